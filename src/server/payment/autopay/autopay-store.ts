// Stores automatic repayment: agreements, the notices before charges, and the charges, at most one under way for each loan.

import { addDays, type CalendarDate, dateIn } from '../../../core/calendar-date.ts'
import type { MarketId } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import { type AutopayOutcome, type AutopayStop, autopayRules } from '../../../core/payment/autopay.ts'
import type { Order } from '../../account/record/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import { leftAt } from '../../outbox/sms/door.ts'

/** What a borrower agreed to for a loan. */
export interface Autopay {
  readonly id: string
  readonly orderId: string
  readonly borrowerId: string
  readonly cardId: string
  /** sha256 of the words that the screen showed, and their language. */
  readonly textHash: string
  readonly language: string
  readonly agreedAt: Date
  readonly stoppedAt: Date | null
  readonly stoppedBecause: AutopayStop | null
}

const columns = `id, order_id as "orderId", borrower_id as "borrowerId", card_id as "cardId", text_hash as "textHash",
  language, agreed_at as "agreedAt",
  stopped_at as "stoppedAt", stopped_because as "stoppedBecause"`

/** How it was agreed to. */
interface NewAutopay extends Omit<Autopay, 'stoppedAt' | 'stoppedBecause'> {
  /** sha256 of the token in its messages. */
  readonly linkHash: Uint8Array
}

/** Stores an agreement. The caller holds the order's lock and has seen that none is alive. */
export async function insertAutopay(tx: Tx, autopay: NewAutopay): Promise<void> {
  await tx.insert(
    'insert into autopay (id, order_id, borrower_id, card_id, text_hash, language, link_hash, agreed_at)',
    autopay,
  )
}

/** The newest agreement of an order, ended or not; null where there never was one. */
export function latestAutopay(db: Queries, orderId: string): Promise<Autopay | null> {
  return db.first<Autopay>(
    `select ${columns} from autopay where order_id = $1 order by stopped_at is null desc, agreed_at desc, id desc limit 1`,
    [orderId],
  )
}

/** The agreements of a borrower, the newest first: all of them, or the live ones. */
export async function listAutopays(
  db: Queries,
  borrowerId: string,
  { liveOnly }: { readonly liveOnly: boolean },
): Promise<Autopay[]> {
  return await db.query<Autopay>(
    `select ${columns} from autopay where borrower_id = $1 and (not $2 or stopped_at is null) order by agreed_at desc, id`,
    [borrowerId, liveOnly],
  )
}

/** An agreement by its id. */
export function findAutopay(db: Queries, id: string): Promise<Autopay | null> {
  return db.first<Autopay>(`select ${columns} from autopay where id = $1`, [id])
}

/** Locks an agreement until the transaction ends: a stop and a charge take turns. */
export function lockAutopay(tx: Tx, id: string): Promise<Autopay | null> {
  return tx.first<Autopay>(`select ${columns} from autopay where id = $1 for no key update`, [id])
}

/** The agreement to which the token of a message belongs. */
export function autopayOfLink(db: Queries, linkHash: Uint8Array): Promise<Autopay | null> {
  return db.first<Autopay>(`select ${columns} from autopay where link_hash = $1`, [linkHash])
}

/** Ends an agreement. False where it had ended before. */
export async function endAutopay(db: Queries, id: string, because: AutopayStop, now: Date): Promise<boolean> {
  return await db.changed(
    'update autopay set stopped_at = $2, stopped_because = $3 where id = $1 and stopped_at is null',
    [id, now, because],
  )
}

/** Ends the agreements to charge a card. */
export async function endAutopaysOfCard(tx: Tx, cardId: string, now: Date): Promise<void> {
  await tx.execute(
    `update autopay set stopped_at = $2, stopped_because = 'cardRemoved' where card_id = $1 and stopped_at is null`,
    [cardId, now],
  )
}

/** Erases the links of a borrower's agreements and ends the live ones, when the account is deleted. */
export async function closeAutopays(tx: Tx, borrowerId: string, now: Date): Promise<void> {
  await tx.execute(
    `update autopay set link_hash = null, stopped_at = coalesce(stopped_at, $2),
        stopped_because = coalesce(stopped_because, 'borrower') where borrower_id = $1`,
    [borrowerId, now],
  )
}

/**
 * The live agreements of a market with something to do, by id, after one of them: the oldest unpaid instalment is due by then, or there is
 * none. The newest row of a loan's days says what is so today, once the day was closed; a moved date or a payment has written it.
 */
export async function autopaysToLook(
  db: Queries,
  { market, dueBy, after, atMost }: { market: MarketId; dueBy: CalendarDate; after: string; atMost: number },
): Promise<string[]> {
  return await db.column<string>(
    `select a.id from autopay a join loan_order o on o.id = a.order_id
        left join lateral (select d.next_due from loan_day d where d.order_id = a.order_id order by d.day desc limit 1) d on true
      where o.market = $1 and a.stopped_at is null and a.id > $3 and coalesce(d.next_due <= $2, true) order by a.id limit $4`,
    [market, dueBy, after, atMost],
  )
}

/** A notice with what became of its text. */
interface StoredNotice extends Pick<StoredTry, 'orderId' | 'dueDate' | 'n' | 'autopayId' | 'amountMinor'> {
  readonly writtenAt: Date
  readonly smsId: string
}

const noticeColumns = `order_id as "orderId", due_date as "dueDate", n, autopay_id as "autopayId", amount_minor as "amountMinor",
  written_at as "writtenAt", sms_id as "smsId"`

/** The notices of an order, the oldest first. */
export async function noticesOf(db: Queries, orderId: string): Promise<StoredNotice[]> {
  return await db.query<StoredNotice>(
    `select ${noticeColumns} from autopay_notice where order_id = $1 order by due_date, n`,
    [orderId],
  )
}

/** The notices of a borrower, for the inbox. */
export async function sentNotices(db: Queries, borrowerId: string): Promise<StoredNotice[]> {
  return await db.query<StoredNotice>(
    `select ${noticeColumns} from autopay_notice where borrower_id = $1 order by written_at desc`,
    [borrowerId],
  )
}

/** Stores a notice with the text that says it, in one transaction. */
export async function insertNotice(tx: Tx, notice: StoredNotice & { readonly borrowerId: string }): Promise<void> {
  await tx.insert(
    'insert into autopay_notice (order_id, due_date, n, autopay_id, borrower_id, amount_minor, sms_id, written_at)',
    notice,
  )
}

/** A charge, or a due date that was missed. */
export interface StoredTry {
  readonly orderId: string
  readonly dueDate: CalendarDate
  readonly n: number
  readonly autopayId: string
  readonly borrowerId: string
  readonly amountMinor: number
  readonly cardPaymentId: string | null
  readonly begunAt: Date
  readonly outcome: AutopayOutcome | null
  readonly endedAt: Date | null
}

const tryColumns = `order_id as "orderId", due_date as "dueDate", n, autopay_id as "autopayId", borrower_id as "borrowerId",
  amount_minor as "amountMinor", card_payment_id as "cardPaymentId", begun_at as "begunAt", outcome, ended_at as "endedAt"`

/** The charges of an order, the oldest first. */
export async function triesOf(db: Queries, orderId: string): Promise<StoredTry[]> {
  return await db.query<StoredTry>(`select ${tryColumns} from autopay_try where order_id = $1 order by due_date, n`, [
    orderId,
  ])
}

/** The charges of a borrower that did not end in a payment, for the inbox. */
export async function failedTries(db: Queries, borrowerId: string): Promise<StoredTry[]> {
  return await db.query<StoredTry>(
    `select ${tryColumns} from autopay_try
      where borrower_id = $1 and outcome in ('declined', 'unclear', 'missed') order by begun_at desc`,
    [borrowerId],
  )
}

/** The charge that a card payment is; null for a payment that the borrower made. */
export function findTry(db: Queries, cardPaymentId: string): Promise<StoredTry | null> {
  return db.first<StoredTry>(`select ${tryColumns} from autopay_try where card_payment_id = $1`, [cardPaymentId])
}

/** Begins a charge, or notes that there is none. The key lets one of two workers do it. */
export async function insertTry(tx: Tx, begun: StoredTry): Promise<void> {
  await tx.insert(
    'insert into autopay_try (order_id, due_date, n, autopay_id, borrower_id, amount_minor, card_payment_id, begun_at, outcome, ended_at)',
    begun,
  )
}

/** Ends a charge that is under way. False where it had ended before. */
export async function endTry(tx: Tx, cardPaymentId: string, outcome: AutopayOutcome, now: Date): Promise<boolean> {
  return await tx.changed(
    'update autopay_try set outcome = $2, ended_at = $3 where card_payment_id = $1 and outcome is null',
    [cardPaymentId, outcome, now],
  )
}

/** True while an agreement is alive whose notice of this due date left in time: without one there is no charge. */
export async function isChargeTold(
  db: Queries,
  { id, market }: Pick<Order, 'id' | 'market'>,
  dueDate: CalendarDate,
): Promise<boolean> {
  const autopay = await latestAutopay(db, id)
  if (autopay === null || autopay.stoppedAt !== null) return false
  const said = (await noticesOf(db, id)).filter((one) => one.autopayId === autopay.id && one.dueDate === dueDate)
  const smsIds = said.map(({ smsId }) => smsId)
  const left = await leftAt(db, smsIds)
  const latest = addDays(dueDate, -autopayRules.noticeLeastDays)
  return [...left.values()].some((at) => dateIn(markets[market].zone, at) <= latest)
}
