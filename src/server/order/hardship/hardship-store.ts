// Stores requests for help with a loan and the plans offered for it: one unanswered request and one unanswered plan at a time.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import type { NewDueDate } from '../../../core/loan/loan-event.ts'
import type { HardshipEnd, HardshipReason, PlanAnswer } from '../../../core/order/hardship.ts'
import { json } from '../../db/column-types.ts'
import type { Queries, Tx } from '../../db/database.ts'

export interface NewHardshipRequest {
  readonly id: string
  readonly orderId: string
  readonly borrowerId: string
  readonly reason: HardshipReason
  readonly words: string
  readonly canPayMinor: number
  readonly payFrom: CalendarDate
  readonly askedAt: Date
  /** Null where the lender promises no time. */
  readonly answerBy: Date | null
}

export interface HardshipRequest extends NewHardshipRequest {
  readonly endedAt: Date | null
  readonly endedAs: HardshipEnd | null
  /** Why it was declined. */
  readonly answer: string | null
}

export async function insertRequest(tx: Tx, of: NewHardshipRequest): Promise<void> {
  await tx.insert(
    'insert into hardship_request (id, order_id, borrower_id, reason, words, can_pay_minor, pay_from, asked_at, answer_by)',
    of,
  )
}

const requestColumns = `id, order_id as "orderId", borrower_id as "borrowerId", reason, words, can_pay_minor as "canPayMinor",
  pay_from as "payFrom", asked_at as "askedAt", answer_by as "answerBy", ended_at as "endedAt", ended_as as "endedAs", answer`

/** The newest request about a loan, open or not. */
export function newestRequest(db: Queries, orderId: string): Promise<HardshipRequest | null> {
  return db.first<HardshipRequest>(
    `select ${requestColumns} from hardship_request where order_id = $1
      order by (ended_at is null) desc, asked_at desc, id desc limit 1`,
    [orderId],
  )
}

/** One request, by its id alone: for officers, and for a borrower whose own loan is locked. */
export function findRequest(db: Queries, requestId: string): Promise<HardshipRequest | null> {
  return db.first<HardshipRequest>(`select ${requestColumns} from hardship_request where id = $1`, [requestId])
}

interface RequestEnd {
  readonly endedAs: HardshipEnd
  readonly at: Date
  readonly officerId: string | null
  readonly answer: string | null
}

/** Ends the open request of a loan; true where there was one. The caller holds the loan's lock. */
export async function endRequest(tx: Tx, orderId: string, { endedAs, at, officerId, answer }: RequestEnd) {
  return await tx.changed(
    `update hardship_request set ended_as = $2, ended_at = $3, officer_id = $4, answer = $5
      where order_id = $1 and ended_at is null`,
    [orderId, endedAs, at, officerId, answer],
  )
}

/** Erases what a borrower wrote in own words: that can be about an illness. */
export async function forgetOwnWords(tx: Tx, borrowerId: string): Promise<void> {
  await tx.execute(`update hardship_request set words = '' where borrower_id = $1`, [borrowerId])
}

export interface NewPlanOffer {
  /** Of the proposal that was signed. */
  readonly id: string
  readonly orderId: string
  readonly firstDay: CalendarDate
  readonly lastDay: CalendarDate
  readonly dueDates: readonly NewDueDate[]
  /** Who signed it, and why it was proposed. */
  readonly officerId: string
  readonly reason: string
  readonly offeredAt: Date
  readonly expiresAt: Date
}

export interface PlanOffer extends NewPlanOffer {
  readonly answeredAt: Date | null
  readonly answeredAs: PlanAnswer | null
}

const offerColumns = `id, order_id as "orderId", first_day as "firstDay", last_day as "lastDay", due_dates as "dueDates",
  officer_id as "officerId", reason, offered_at as "offeredAt", expires_at as "expiresAt", answered_at as "answeredAt",
  answered_as as "answeredAs"`

export async function insertOffer(tx: Tx, of: NewPlanOffer): Promise<void> {
  await tx.insert(
    'insert into plan_offer (id, order_id, first_day, last_day, due_dates, officer_id, reason, offered_at, expires_at)',
    { ...of, dueDates: json(of.dueDates) },
  )
}

/** The newest plan that was offered for a loan; an unanswered one before all others. */
export function newestOffer(db: Queries, orderId: string): Promise<PlanOffer | null> {
  return db.first<PlanOffer>(
    `select ${offerColumns} from plan_offer where order_id = $1
      order by (answered_at is null) desc, offered_at desc, id desc limit 1`,
    [orderId],
  )
}

/** The plan that the borrower accepted last; null where none was. */
export function acceptedPlan(db: Queries, orderId: string): Promise<PlanOffer | null> {
  return db.first<PlanOffer>(
    `select ${offerColumns} from plan_offer where order_id = $1 and answered_as = 'accepted' order by answered_at desc, id desc limit 1`,
    [orderId],
  )
}

/** An offer of this loan, and of no other. */
export function findOffer(
  db: Queries,
  { orderId, offerId }: { readonly orderId: string; readonly offerId: string },
): Promise<PlanOffer | null> {
  return db.first<PlanOffer>(`select ${offerColumns} from plan_offer where id = $1 and order_id = $2`, [
    offerId,
    orderId,
  ])
}

/** The offers of these proposals. */
export async function offersOf(db: Queries, proposalIds: readonly string[]): Promise<PlanOffer[]> {
  return await db.query<PlanOffer>(`select ${offerColumns} from plan_offer where id = any($1::text[])`, [proposalIds])
}

/** Answers the unanswered offer of a loan; true where there was one. The caller holds the loan's lock. */
export async function storeAnswer(tx: Tx, orderId: string, answeredAs: PlanAnswer, at: Date): Promise<boolean> {
  return await tx.changed(
    'update plan_offer set answered_as = $2, answered_at = $3 where order_id = $1 and answered_at is null',
    [orderId, answeredAs, at],
  )
}

export interface ToldHelp {
  readonly id: string
  readonly kind: 'planOffered' | 'planBegun' | 'planLapsed' | 'hardshipAsked' | 'hardshipDeclined'
  readonly orderId: string
  readonly at: Date
}

/** What a borrower was told about help with loans: for the inbox. */
export async function toldHelp(db: Queries, borrowerId: string, now: Date): Promise<ToldHelp[]> {
  return await db.query<ToldHelp>(
    `select r.id || ':asked' as id, 'hardshipAsked' as kind, r.order_id as "orderId", r.asked_at as at
       from hardship_request r where r.borrower_id = $1
     union all
     select r.id || ':declined', 'hardshipDeclined', r.order_id, r.ended_at
       from hardship_request r where r.borrower_id = $1 and r.ended_as = 'declined'
     union all
     select p.id || ':offered', 'planOffered', p.order_id, p.offered_at
       from plan_offer p join loan_order o on o.id = p.order_id where o.borrower_id = $1
     union all
     select p.id || ':begun', 'planBegun', p.order_id, p.answered_at
       from plan_offer p join loan_order o on o.id = p.order_id where o.borrower_id = $1 and p.answered_as = 'accepted'
     union all
     select p.id || ':lapsed', 'planLapsed', p.order_id, p.expires_at
       from plan_offer p join loan_order o on o.id = p.order_id
       where o.borrower_id = $1 and p.answered_at is null and p.expires_at < $2`,
    [borrowerId, now],
  )
}
