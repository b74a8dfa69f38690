// Payment intents as rows: found with their owner, locked with their order, one alive for each order and purpose.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import type { Currency } from '../../../core/market/market.ts'
import { addsUp, type IntentState, liveIntentStates, paidInFullAt } from '../../../core/payment/intent.ts'
import type { PayPurpose } from '../../../core/payment/pay-purpose.ts'
import type { Queries, Tx } from '../../db/database.ts'
import { sqlList } from '../../db/sql-list.ts'
import type { PayCodeMade } from '../../ports/payment-channel.ts'
import type { WayFacts } from '../../ports/way-to-pay.ts'

export interface PaymentIntent {
  readonly id: string
  /** 128 random bits: the key at the provider, and all that an address carries. */
  readonly ref: string
  readonly orderId: string
  readonly borrowerId: string
  readonly purpose: PayPurpose
  readonly channel: string
  readonly amountMinor: number
  readonly currency: Currency
  /** The market day whose figures the amount is. */
  readonly quoteDay: CalendarDate
  /** Of a code for what is due: the last instalment that it asks for. Null for other purposes, and for codes of earlier releases. */
  readonly throughInstalment: number | null
  readonly state: IntentState
  /** Null while the provider's answer is not here. */
  readonly providerRef: string | null
  /** Null while the provider's answer is not here, and where there is no code that a person could type. */
  readonly payCode: string | null
  readonly qrText: string | null
  readonly pageUrl: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly paidAt: Date | null
}

const columns = `id, ref, order_id as "orderId", borrower_id as "borrowerId", purpose, channel,
  amount_minor as "amountMinor", currency, quote_day as "quoteDay",
  through_instalment as "throughInstalment", state, provider_ref as "providerRef",
  pay_code as "payCode", qr_text as "qrText", page_url as "pageUrl", created_at as "createdAt",
  expires_at as "expiresAt", paid_at as "paidAt"`

/** The intent when it is this borrower's; null when it is another borrower's or does not exist. */
export function findOwnIntent(db: Queries, ref: string, borrowerId: string): Promise<PaymentIntent | null> {
  return db.first<PaymentIntent>(`select ${columns} from payment_intent where ref = $1 and borrower_id = $2`, [
    ref,
    borrowerId,
  ])
}

/** The intent of a reference that a provider named: for notices and reconciliation, which have no borrower. */
export function findIntentByRef(db: Queries, ref: string): Promise<PaymentIntent | null> {
  return db.first<PaymentIntent>(`select ${columns} from payment_intent where ref = $1`, [ref])
}

/** The live intent of an order and purpose, whether or not its time is over. */
export function findLiveIntent(db: Queries, orderId: string, purpose: PayPurpose): Promise<PaymentIntent | null> {
  return db.first<PaymentIntent>(
    `select ${columns} from payment_intent
      where order_id = $1 and purpose = $2 and state in ${sqlList(liveIntentStates)}`,
    [orderId, purpose],
  )
}

/** All live intents of an order, whatever their purpose. */
export async function findLiveIntents(db: Queries, orderId: string): Promise<PaymentIntent[]> {
  return await db.query<PaymentIntent>(
    `select ${columns} from payment_intent where order_id = $1 and state in ${sqlList(liveIntentStates)} order by id`,
    [orderId],
  )
}

/** True while the outcome of a code or card payment of this order is unknown: a second one could be paid as well. */
export async function hasUnknownPayment(db: Queries, orderId: string, now: Date): Promise<boolean> {
  return (
    (await db.value<boolean>(
      `select exists (select 1 from payment_intent where order_id = $1 and state = 'unknown' and expires_at > $2)
         or exists (select 1 from card_payment where order_id = $1 and state = 'unknown') as pending`,
      [orderId, now],
    )) ?? false
  )
}

/** Stores a new intent as `unknown`: from here on it may exist at the provider. The caller holds the order's lock. */
export async function insertIntent(
  tx: Tx,
  intent: Omit<PaymentIntent, 'state' | 'providerRef' | 'payCode' | 'qrText' | 'pageUrl' | 'paidAt'>,
): Promise<void> {
  await tx.insert(
    'insert into payment_intent (id, ref, order_id, borrower_id, purpose, channel, amount_minor, currency, quote_day, through_instalment, state, created_at, expires_at)',
    { ...intent, state: 'unknown' },
  )
}

/** Writes the provider's code down. Only an `unknown` intent becomes `waiting`; the code itself is kept in any case. */
export async function keepCode(db: Queries, ref: string, code: PayCodeMade): Promise<void> {
  await db.execute(
    `update payment_intent set provider_ref = $2, pay_code = $3, qr_text = $4, page_url = $5,
       state = case when state = 'unknown' then 'waiting' else state end
      where ref = $1`,
    [ref, code.providerRef, code.payCode, code.qrText, code.pageUrl],
  )
}

/** Moves an intent from one of `from` to `to`. False when it was in another state. */
export async function moveIntent(
  db: Queries,
  ref: string,
  from: readonly IntentState[],
  to: IntentState,
): Promise<boolean> {
  return await db.changed('update payment_intent set state = $3 where ref = $1 and state = any($2::text[])', [
    ref,
    from,
    to,
  ])
}

/** What a person can type; empty where the way to pay has no such code, whatever the row says. */
export function typedCode({ payCode }: Pick<PaymentIntent, 'payCode'>, { isTyped }: WayFacts): string {
  return isTyped ? (payCode ?? '') : ''
}

/**
 * True where a payment has ended the code, though it was not all of it: such a code is not offered again. Wherever the money is: also put
 * aside, placed on another loan, or gone back, since the provider has ended the code all the same.
 */
export async function isUsedUp(db: Queries, intent: PaymentIntent, way: WayFacts): Promise<boolean> {
  if (!way.isUsedUp || intent.state === 'paid') return false
  return (
    (await db.value<boolean>(
      `select (select true from payment p where ${ofIntent} limit 1) is not null
        or (select true from payment p where p.intent_id = $1 and p.state = 'suspense' limit 1) is not null as "isUsed"`,
      [intent.id],
    )) ?? false
  )
}

/**
 * The payments of an intent by the order of its loan, which has an index: by the intent alone all payments are read. Money that was put
 * aside and placed on another loan is none of them.
 */
const ofIntent = 'p.order_id = (select i.order_id from payment_intent i where i.id = $1) and p.intent_id = $1'
/** Those that are on the loan: at once, or placed there after they were put aside. */
const onLoan = `${ofIntent} and p.loan_event_id is not null`

/** What came on an intent, left its loan, and has not come again, minor units. */
export async function goneOfIntent(db: Queries, intentId: string): Promise<number> {
  return Math.max(
    0,
    (await db.value<number>(
      `select coalesce(sum(case when p.returned_at is null then p.out_minor else p.amount_minor end
        - (select coalesce(sum(r.came_back_minor) filter (where r.left_place = 'loan'), 0) from payment_return r
            where r.provider = p.provider and r.transaction_id = p.transaction_id and r.currency = p.currency)), 0)::bigint as gone
      from payment p where ${onLoan}`,
      [intentId],
    )) ?? 0,
  )
}

/** {@link goneOfIntent} of a code that was paid in full, as far as it is missing now; 0 for any other code. */
export async function goneOfPaid(db: Queries, { id, state, amountMinor }: PaymentIntent): Promise<number> {
  if (state !== 'paid') return 0
  // What closed its loan within the tolerance was short from the first, and what was paid beyond the code may go.
  return amountMinor > (await receivedOnIntent(db, id)) ? await goneOfIntent(db, id) : 0
}

/** What came on an intent and is on the loan, what went back since left out, minor units. */
export async function receivedOnIntent(db: Queries, intentId: string): Promise<number> {
  return (
    (await db.value<number>(
      `select coalesce(sum(p.amount_minor - p.out_minor), 0)::bigint as sum from payment p
      where ${onLoan} and p.returned_at is null`,
      [intentId],
    )) ?? 0
  )
}

/**
 * Marks the code of a payment as paid, where the money that was put aside has been placed on the code's own loan and nothing of the code is
 * missing. A code whose whole is another act than a payment, such as a rollover, is not fulfilled by what was placed as a payment.
 */
export async function settlePlaced(
  tx: Tx,
  { provider, transactionId }: { readonly provider: string; readonly transactionId: string },
  orderId: string,
): Promise<void> {
  const [intent] = await tx.query<Pick<PaymentIntent, 'id' | 'purpose' | 'amountMinor'>>(
    `select i.id, i.purpose, i.amount_minor as "amountMinor" from payment p join payment_intent i on i.id = p.intent_id
      where p.provider = $1 and p.transaction_id = $2 and i.order_id = $3 and i.state <> 'paid'`,
    [provider, transactionId, orderId],
  )
  if (intent === undefined || !addsUp[intent.purpose]) return
  const payments = await tx.query<{ amountMinor: number; paidAt: Date }>(
    `select p.amount_minor - p.out_minor as "amountMinor", p.paid_at as "paidAt" from payment p
      where ${onLoan} and p.returned_at is null`,
    [intent.id],
  )
  const paidAt = paidInFullAt(intent, payments)
  if (paidAt === null) return
  await tx.execute(`update payment_intent set state = 'paid', paid_at = $2 where id = $1`, [intent.id, paidAt])
}
