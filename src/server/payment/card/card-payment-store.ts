// Payments with a saved card, as rows: from the commit to the capture, one alive for each order.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import { codeLifeMinutes } from '../../../core/identity/code-rules.ts'
import type { Currency } from '../../../core/market/market.ts'
import { type CardPaymentState, liveCardPaymentStates } from '../../../core/payment/transfer-state.ts'
import type { Queries, Tx } from '../../db/database.ts'
import { sqlList } from '../../db/sql-list.ts'

export interface CardPayment {
  /** Also the processor's idempotency key. */
  readonly id: string
  /** Null for a charge without its borrower present: no screen has shown it. */
  readonly tokenHash: Uint8Array | null
  readonly requestKey: string | null
  readonly orderId: string
  readonly borrowerId: string
  readonly cardId: string
  readonly amountMinor: number
  readonly currency: Currency
  readonly quoteDay: CalendarDate
  readonly state: CardPaymentState
  readonly createdAt: Date
  /** When the right code moved it on. */
  readonly confirmedAt: Date | null
  readonly confirmKey: string | null
  /** When the bank asked the borrower to confirm; null where it did not. */
  readonly bankAskedAt: Date | null
  /** Why a charge for which the bank asked was withdrawn; null for every other end. */
  readonly withdrawn: Withdrawn | null
}

/** `givenUp`: the borrower chose another way. `late`: it was not confirmed in time. */
export type Withdrawn = 'givenUp' | 'late'

const columns = `id, token_hash as "tokenHash", request_key as "requestKey", order_id as "orderId",
  borrower_id as "borrowerId", card_id as "cardId", amount_minor as "amountMinor", currency, quote_day as "quoteDay",
  state, created_at as "createdAt", confirmed_at as "confirmedAt", confirm_key as "confirmKey",
  bank_asked_at as "bankAskedAt", withdrawn`

export async function insertCardPayment(
  tx: Tx,
  payment: Omit<CardPayment, 'confirmedAt' | 'confirmKey' | 'bankAskedAt' | 'withdrawn'>,
): Promise<void> {
  await tx.insert(
    'insert into card_payment (id, token_hash, request_key, order_id, borrower_id, card_id, amount_minor, currency, quote_day, state, created_at)',
    payment,
  )
}

/** The record when it is this borrower's and of this order; null otherwise. */
export function findOwnCardPayment(
  db: Queries,
  recordId: string,
  owner: { readonly borrowerId: string; readonly orderId: string },
): Promise<CardPayment | null> {
  return db.first<CardPayment>(
    `select ${columns} from card_payment where id = $1 and borrower_id = $2 and order_id = $3`,
    [recordId, owner.borrowerId, owner.orderId],
  )
}

/** For reconciliation, which has no borrower. */
export function findCardPayment(db: Queries, recordId: string): Promise<CardPayment | null> {
  return db.first<CardPayment>(`select ${columns} from card_payment where id = $1`, [recordId])
}

export function findByToken(db: Queries, tokenHash: Uint8Array): Promise<CardPayment | null> {
  return db.first<CardPayment>(`select ${columns} from card_payment where token_hash = $1`, [tokenHash])
}

/** The payment of an order that waits for its code or its outcome. */
export function findLiveCardPayment(db: Queries, orderId: string): Promise<CardPayment | null> {
  return db.first<CardPayment>(
    `select ${columns} from card_payment where order_id = $1 and state in ${sqlList(liveCardPaymentStates)}`,
    [orderId],
  )
}

/** Whether a payment that waits for its code can no longer be confirmed: no money was taken, and a new one replaces it. */
export function codeHasLapsed(payment: Pick<CardPayment, 'createdAt'>, now: Date): boolean {
  return now.getTime() - payment.createdAt.getTime() > codeLifeMinutes * 60_000
}

/** Moves a record to its next state. False when it was no longer in `from`: of two callers at once, one moves it. */
export async function moveCardPayment(
  db: Queries,
  recordId: string,
  { from, to, now }: { readonly from: CardPaymentState; readonly to: CardPaymentState; readonly now: Date },
): Promise<boolean> {
  return await db.changed(
    `update card_payment set state = $3, finished_at = case when $3 in ('paid', 'declined', 'dead') then $4::timestamptz end
      where id = $1 and state = $2`,
    [recordId, from, to, now],
  )
}

/** Whether a card is being charged, or its outcome is unknown. */
export async function hasChargeUnderWay(db: Queries, cardId: string): Promise<boolean> {
  const rows = await db.query<{ id: string }>(
    `select id from card_payment where card_id = $1 and state = 'unknown' limit 1`,
    [cardId],
  )
  return rows.length > 0
}

/** Gives up what waits for a code to charge a card that is removed. */
export async function dropCodesOfCard(tx: Tx, cardId: string, now: Date): Promise<void> {
  await tx.execute(
    `update card_payment set state = 'dead', finished_at = $2 where card_id = $1 and state = 'codeAsked'`,
    [cardId, now],
  )
}

/** The bank asks the borrower to confirm an `unknown` record. The first moment stays. */
export async function noteBankAsked(db: Queries, recordId: string, now: Date): Promise<void> {
  await db.execute(
    `update card_payment set bank_asked_at = coalesce(bank_asked_at, $2) where id = $1 and state = 'unknown'`,
    [recordId, now],
  )
}

/** How the bank said no. */
export interface Declined {
  readonly mayPass: boolean
  readonly ownerMustConfirm?: boolean
}

/** How the bank said no to a declined record; null for any other. */
export async function declineOf(db: Queries, recordId: string): Promise<Declined | null> {
  const [row] = await db.query<{ mayPass: boolean | null; needsOwner: boolean }>(
    `select may_pass as "mayPass", needs_owner as "needsOwner" from card_payment where id = $1 and state = 'declined'`,
    [recordId],
  )
  return row === undefined ? null : { mayPass: row.mayPass ?? false, ownerMustConfirm: row.needsOwner }
}

/** The bank has said no to an `unknown` record, or it was withdrawn before the bank said anything. */
export async function declineCardPayment(
  db: Queries,
  recordId: string,
  { mayPass, ownerMustConfirm = false, withdrawn = null }: Declined & { readonly withdrawn?: Withdrawn | null },
  now: Date,
): Promise<void> {
  await db.execute(
    `update card_payment set state = 'declined', may_pass = $2, needs_owner = $4, finished_at = $3,
       withdrawn = case when bank_asked_at is not null then $5::text end
      where id = $1 and state = 'unknown'`,
    [recordId, mayPass, now, ownerMustConfirm, withdrawn],
  )
}

/** Moves a record that waits for its code on to its charge. False where it no longer waits: of two at once, one goes on. */
export async function confirmRecord(tx: Tx, recordId: string, key: string | null, now: Date): Promise<boolean> {
  return await tx.changed(
    `update card_payment set state = 'unknown', confirmed_at = $2, confirm_key = $3 where id = $1 and state = 'codeAsked'`,
    [recordId, now, key],
  )
}
