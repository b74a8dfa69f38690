// Promises to pay as rows. What was paid since is counted from the loan's events each time.

import type { CalendarDate } from '../../core/calendar-date.ts'
import { paymentKinds } from '../../core/loan/loan-event.ts'
import type { PromiseEnd } from '../../core/promise/promise.ts'
import type { Queries, Tx } from '../db/database.ts'
import { sqlList } from '../db/sql-list.ts'

export interface NewPromise {
  readonly id: string
  readonly orderId: string
  readonly borrowerId: string
  readonly amountMinor: number
  readonly promisedOn: CalendarDate
  /** The last moment of that day. */
  readonly until: Date
  readonly note: string
  readonly officerId: string
  readonly madeAt: Date
}

export interface PromiseToPay extends NewPromise {
  /** Booked since, with a value date up to the promised day. */
  readonly paidMinor: number
  readonly endedAt: Date | null
  readonly endedAs: PromiseEnd | null
  /** Of the officer. */
  readonly by: string
}

/** The caller holds the loan's lock: no payment is booked between the newest event and the promise. */
export async function insertPromise(tx: Tx, of: NewPromise): Promise<void> {
  await tx.execute(
    `insert into promise_to_pay (id, order_id, borrower_id, amount_minor, promised_on, until, note, officer_id, made_at, after_number)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, (select coalesce(max(number), 0) from loan_event where order_id = $2))`,
    [of.id, of.orderId, of.borrowerId, of.amountMinor, of.promisedOn, of.until, of.note, of.officerId, of.madeAt],
  )
}

/** Money of the borrower that was booked after the promise `p`, payments that were taken back left out. */
const paymentsSince = `select sum(e.amount_minor) from loan_event e
    where e.order_id = p.order_id and e.number > p.after_number and e.kind in ${sqlList(paymentKinds)}
      and not exists (select from loan_event r
        where r.order_id = e.order_id and r.kind = 'reversal' and r.data->>'paymentId' = e.id)`
const paidInTime = `coalesce((${paymentsSince} and e.value_date <= p.promised_on), 0)::bigint`
const paidAtAll = `coalesce((${paymentsSince}), 0)::bigint`

const columns = `p.id, p.order_id as "orderId", p.borrower_id as "borrowerId", p.amount_minor as "amountMinor",
  p.promised_on as "promisedOn", p.until, p.note, p.officer_id as "officerId", p.made_at as "madeAt",
  ${paidInTime} as "paidMinor", p.ended_at as "endedAt", p.ended_as as "endedAs",
  (select o.name from officer o where o.id = p.officer_id) as by`

const listedMax = 50

/** The promises about a loan, the newest first. */
export async function promisesOf(db: Queries, orderId: string): Promise<PromiseToPay[]> {
  return await db.query<PromiseToPay>(
    `select ${columns} from promise_to_pay p where p.order_id = $1 order by p.number desc limit $2`,
    [orderId, listedMax],
  )
}

/** What a borrower promised about any loan, the newest first: for the inbox. */
export async function promisesOfBorrower(db: Queries, borrowerId: string): Promise<PromiseToPay[]> {
  return await db.query<PromiseToPay>(
    `select ${columns} from promise_to_pay p where p.borrower_id = $1 order by p.number desc limit $2`,
    [borrowerId, listedMax],
  )
}

/** The last promise about a loan that was not taken back. */
export function newestPromise(db: Queries, orderId: string): Promise<PromiseToPay | null> {
  return db.first<PromiseToPay>(
    `select ${columns} from promise_to_pay p
      where p.order_id = $1 and p.ended_as is distinct from 'withdrawn' order by p.number desc limit 1`,
    [orderId],
  )
}

export function findPromise(db: Queries, promiseId: string): Promise<PromiseToPay | null> {
  return db.first<PromiseToPay>(`select ${columns} from promise_to_pay p where p.id = $1`, [promiseId])
}

/** Open promises: their day is not over and the amount is not paid; `$1` is now. */
const openPromises = `from promise_to_pay p where p.ended_at is null and p.until >= $1 and ${paidInTime} < p.amount_minor`

/** The loans with an open promise, at the moment that `$1` names. */
export const loansWithOpenPromise = `select p.order_id ${openPromises}`

/** PROMISE-3: those of these loans that have an open promise. */
export async function promisedOrders(db: Queries, orderIds: readonly string[], now: Date): Promise<Set<string>> {
  return new Set(
    await db.column<string>(
      `select distinct p.order_id as "orderId" ${openPromises} and p.order_id = any($2::text[])`,
      [now, orderIds],
    ),
  )
}

/** The open promise about each of these loans that has one. */
export async function openPromisesAbout(
  db: Queries,
  orderIds: readonly string[],
  now: Date,
): Promise<Map<string, Pick<PromiseToPay, 'amountMinor' | 'promisedOn' | 'until' | 'madeAt'>>> {
  const rows = await db.query<Pick<PromiseToPay, 'orderId' | 'amountMinor' | 'promisedOn' | 'until' | 'madeAt'>>(
    `select distinct on (p.order_id) p.order_id as "orderId", p.amount_minor as "amountMinor", p.promised_on as "promisedOn",
        p.until, p.made_at as "madeAt"
      ${openPromises} and p.order_id = any($2::text[]) order by p.order_id, p.number desc`,
    [now, orderIds],
  )
  return new Map(rows.map(({ orderId, ...of }) => [orderId, of]))
}

/** A newer promise replaces one that is still open; the caller holds the loan's lock. */
export async function replacePromise(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx.execute(
    `update promise_to_pay set ended_at = $1, ended_as = 'replaced'
      where id in (select p.id ${openPromises} and p.order_id = $2)`,
    [at, orderId],
  )
}

/**
 * An accepted plan takes the place of what was promised before it, kept promises left out: its dates are those that hold now. An open
 * promise for a day before the plan begins stays. The caller holds the loan's lock.
 */
export async function endPromisesByPlan(tx: Tx, orderId: string, firstDay: CalendarDate, at: Date): Promise<void> {
  await tx.execute(
    `update promise_to_pay set ended_at = $1, ended_as = 'replaced'
      where id in (select p.id from promise_to_pay p
        where p.order_id = $2 and p.ended_at is null and (p.promised_on >= $3 or p.until < $1) and ${paidInTime} < p.amount_minor)`,
    [at, orderId, firstDay],
  )
}

/** The promise about a loan that was broken and is still to be followed up; null where there is none. */
export async function brokenPromiseAbout(db: Queries, orderId: string, now: Date): Promise<string | null> {
  return await db.value<string>(`select b.id from (${brokenPromises('$1')}) b where b.order_id = $2`, [now, orderId])
}

/** Takes a promise back; false where it has ended. The caller holds the loan's lock. */
export async function withdrawRow(tx: Tx, promiseId: string, at: Date): Promise<boolean> {
  return await tx.changed(
    `update promise_to_pay set ended_at = $2, ended_as = 'withdrawn' where id = $1 and ended_at is null`,
    [promiseId, at],
  )
}

/** Forgets what officers noted about promises: that can be about an illness. */
export async function forgetNotes(tx: Tx, borrowerId: string): Promise<void> {
  await tx.execute(`update promise_to_pay set note = '' where borrower_id = $1`, [borrowerId])
}

/**
 * PROMISE-5: broken promises that no officer has followed up, for the work list; `now` is the placeholder of the moment. Over once the amount
 * is there after all, the loan is closed, or a newer promise was given.
 */
export const brokenPromises = (now: string): string => `
  select p.id, p.order_id, p.borrower_id, p.amount_minor, p.promised_on, p.until
    from promise_to_pay p
    where p.ended_at is null and p.until < ${now} and (select l.settled_on from loan_order l where l.id = p.order_id) is null
      and ${paidAtAll} < p.amount_minor
      and not exists (select from promise_to_pay n
        where n.order_id = p.order_id and n.number > p.number and n.ended_as is distinct from 'withdrawn')`
