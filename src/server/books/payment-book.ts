// Payments that came: booked once for each transaction of a provider, on the loan or aside, with everything that follows.

import { type CalendarDate, dateIn } from '../../core/calendar-date.ts'
import type { LedgerTransfer } from '../../core/ledger/accounts.ts'
import type { Currency } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { isRefusal } from '../../core/refusal.ts'
import { judgePayment, type SuspenseReason } from '../../core/repayment/notice.ts'
import type { PayPurpose } from '../../core/repayment/pay-purpose.ts'
import { eventOf } from '../../core/repayment/purpose.ts'
import type { Queries, Tx } from '../db/database.ts'
import { postEntry } from '../db/ledger.ts'
import type { Deps } from '../deps.ts'
import { lockOrder, type Recorded, recordEvent } from './loan-book.ts'
import { queueLoanMessage } from './loan-messages.ts'
import type { Order } from './order-record.ts'
import { markIntentPaid } from './payment-intent-book.ts'

/** A transaction that a provider reports. */
export interface HeardTransaction {
  readonly provider: string
  readonly transactionId: string
  readonly channel: string
  /** The reference that came with it: ours, or one that nobody knows. */
  readonly reference: string
  readonly amountMinor: number
  readonly currency: string
  readonly paidAt: Date
}

/** What was asked, when the reference is ours: a payment intent, or a card payment. */
export interface Expected {
  readonly orderId: string
  readonly borrowerId: string
  readonly purpose: PayPurpose
  readonly amountMinor: number
  readonly currency: string
  /** Null for what was asked without an intent. */
  readonly intent: { readonly id: string; readonly ref: string } | null
}

export type Booked =
  | { readonly outcome: 'posted'; readonly recorded: Recorded }
  | { readonly outcome: 'suspense'; readonly reason: SuspenseReason }
  | { readonly outcome: 'alreadyBooked' }

/** The natural key of a transaction: the id of its loan event, and what a reversal refers to. */
export function transactionKey(of: Pick<HeardTransaction, 'provider' | 'transactionId'>): string {
  return `${of.provider}:${of.transactionId}`
}

/**
 * Books a transaction in the caller's transaction: on the loan when it is what was asked, else in suspense with the reason
 * and an alert. The same transaction of a provider is booked once, however often and by whichever way it is heard of.
 */
export async function bookPayment(
  tx: Tx,
  deps: Deps,
  heard: HeardTransaction,
  expected: Expected | null,
): Promise<Booked> {
  const order = expected === null ? null : await lockOrder(tx, expected.orderId)
  const houseZone = markets[deps.config.policyPack].zone
  const asked =
    expected === null || order === null
      ? null
      : { ...expected, disbursedOn: order.disbursedOn, zone: markets[order.market].zone }
  const verdict = judgePayment(heard, asked, houseZone, deps.clock.now())
  const isNew = await insertPayment(tx, deps, heard, expected, verdict.valueDate, verdict.suspense)
  if (!isNew) return { outcome: 'alreadyBooked' }
  if (verdict.suspense !== null || expected === null || order === null) {
    const reason = verdict.suspense ?? 'referenceIsUnknown'
    await postAside(tx, deps, heard, verdict.valueDate, 'payment')
    if (order !== null) await tellPutAside(tx, deps, order, heard.amountMinor)
    alert(deps, heard, reason, expected)
    return { outcome: 'suspense', reason }
  }
  const recorded = await recordEvent(tx, deps, {
    orderId: order.id,
    sourceKey: transactionKey(heard),
    event: eventOf(expected.purpose, { valueDate: verdict.valueDate, amountMinor: heard.amountMinor }),
  })
  if (expected.intent !== null) await markIntentPaid(tx, expected.intent.ref, heard.paidAt)
  await noteHowItCounted(tx, heard, recorded)
  await tellReceived(tx, deps, recorded, heard.amountMinor)
  return { outcome: 'posted', recorded }
}

async function insertPayment(
  tx: Tx,
  deps: Deps,
  heard: HeardTransaction,
  expected: Expected | null,
  valueDate: CalendarDate,
  suspense: SuspenseReason | null,
): Promise<boolean> {
  const inserted = await tx.execute(
    `insert into payment (id, provider, transaction_id, channel, reference, intent_id, order_id, borrower_id,
       amount_minor, currency, paid_at, value_date, state, suspense_reason, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     on conflict (provider, transaction_id) do nothing`,
    [
      deps.ids.next('payment'),
      heard.provider,
      heard.transactionId,
      heard.channel,
      heard.reference,
      expected?.intent?.id ?? null,
      expected?.orderId ?? null,
      expected?.borrowerId ?? null,
      heard.amountMinor,
      heard.currency,
      heard.paidAt,
      valueDate,
      suspense === null ? 'posted' : 'suspense',
      suspense,
      deps.clock.now(),
    ],
  )
  return inserted === 1
}

async function noteHowItCounted(tx: Tx, heard: HeardTransaction, recorded: Recorded): Promise<void> {
  await tx.execute(
    'update payment set applied_as = $3, loan_event_id = $4 where provider = $1 and transaction_id = $2',
    [heard.provider, heard.transactionId, recorded.receipt?.countedAs ?? null, transactionKey(heard)],
  )
}

/** Money that is here and belongs to nobody yet, or (`return`) has left again from there. */
async function postAside(
  tx: Tx,
  deps: Deps,
  heard: HeardTransaction,
  valueDate: CalendarDate,
  what: 'payment' | 'return',
): Promise<void> {
  const transfer: LedgerTransfer =
    what === 'payment'
      ? { debit: 'cashClearing', credit: 'suspense', amountMinor: heard.amountMinor }
      : { debit: 'suspense', credit: 'cashClearing', amountMinor: heard.amountMinor }
  const entry = await postEntry(tx, {
    kind: what === 'payment' ? 'suspense' : 'suspenseReturn',
    idemKey: transactionKey(heard),
    requestHash: `${heard.reference} ${heard.amountMinor} ${heard.currency}`,
    loanId: null,
    valueDate,
    postingDate: deps.clock.today(markets[deps.config.policyPack].zone),
    // Whatever currency it came in: the ledger keeps three letters, and each currency sums to zero by itself.
    currency: heard.currency as Currency,
    transfers: [transfer],
    response: null,
  })
  if (isRefusal(entry) || !entry.fresh) throw new Error(`${transactionKey(heard)} was put aside before`)
}

/**
 * A provider takes money back. What was asked and paid leaves the loan as if it had never come, also when the payment itself
 * is heard of later; anything else leaves suspense. Once for each transaction.
 */
export async function bookReturn(
  tx: Tx,
  deps: Deps,
  heard: HeardTransaction,
  expected: Expected | null,
): Promise<'reversed' | 'suspense' | 'alreadyBooked'> {
  const order = expected === null ? null : await lockOrder(tx, expected.orderId)
  const inserted = await tx.execute(
    `insert into payment_return (provider, transaction_id, reference, amount_minor, currency, returned_at, received_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (provider, transaction_id) do nothing`,
    [
      heard.provider,
      heard.transactionId,
      heard.reference,
      heard.amountMinor,
      heard.currency,
      heard.paidAt,
      deps.clock.now(),
    ],
  )
  if (inserted === 0) return 'alreadyBooked'
  const zone = markets[order?.market ?? deps.config.policyPack].zone
  const valueDate = dateIn(zone, heard.paidAt)
  const fits =
    expected !== null &&
    order !== null &&
    order.disbursedOn !== null &&
    expected.amountMinor === heard.amountMinor &&
    expected.currency === heard.currency &&
    !(await isPutAside(tx, heard))
  alert(deps, heard, 'moneyWasTakenBack', expected)
  if (!fits) {
    await postAside(tx, deps, heard, valueDate, 'return')
    return 'suspense'
  }
  const recorded = await recordEvent(tx, deps, {
    orderId: order.id,
    sourceKey: `${transactionKey(heard)}:return`,
    event: { kind: 'reversal', valueDate, paymentId: transactionKey(heard) },
  })
  const left = recorded.after.owedMinor
  await queueLoanMessage(tx, deps, order, 'receipt', ({ repayment, lender, money }) =>
    repayment.messages.returned({ lender, amount: money(heard.amountMinor), left: money(left) }),
  )
  return 'reversed'
}

async function isPutAside(tx: Tx, heard: HeardTransaction): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from payment where provider = $1 and transaction_id = $2 and state = 'suspense'`,
    [heard.provider, heard.transactionId],
  )
  return rows.length > 0
}

/** An alert is a line at `error` with `kind` paymentAlert: what watches the log calls somebody. */
function alert(deps: Deps, heard: HeardTransaction, reason: string, expected: Expected | null): void {
  const { channel } = heard
  deps.log.error({ kind: 'paymentAlert', reason, channel, orderId: expected?.orderId ?? null }, 'money was put aside')
}

async function tellReceived(tx: Tx, deps: Deps, recorded: Recorded, amountMinor: number): Promise<void> {
  const { account, after, receipt, statusAfter } = recorded
  // A settled loan has a message of its own, with the closure letter.
  if (statusAfter === 'settled' && recorded.statusBefore !== 'settled') return
  await queueLoanMessage(tx, deps, account.order, 'receipt', ({ repayment, lender, money }) => {
    const amount = money(amountMinor)
    const left = money(after.owedMinor)
    const next = after.nextInstalment
    return receipt?.countedAs === 'rollover' && next !== null
      ? repayment.messages.rolledOver({ lender, amount, dueDate: next.dueDate, owed: left })
      : repayment.messages.received({ lender, amount, left })
  })
}

async function tellPutAside(tx: Tx, deps: Deps, order: Order, amountMinor: number): Promise<void> {
  await queueLoanMessage(tx, deps, order, 'receipt', ({ repayment, lender, money }) =>
    repayment.messages.putAside({ lender, amount: money(amountMinor) }),
  )
}

/** Money in suspense, for the desk that finds out where it belongs: oldest first. */
export interface SuspenseItem {
  readonly paymentId: string
  readonly provider: string
  readonly transactionId: string
  readonly channel: string
  readonly reference: string
  readonly orderId: string | null
  readonly amountMinor: number
  readonly currency: string
  readonly paidAt: Date
  readonly reason: SuspenseReason
  readonly receivedAt: Date
}

/** At most `limit` items that nobody has resolved. */
export async function listSuspense(db: Queries, limit: number): Promise<SuspenseItem[]> {
  return await db.query<SuspenseItem>(
    `select id as "paymentId", provider, transaction_id as "transactionId", channel, reference, order_id as "orderId",
       amount_minor as "amountMinor", currency, paid_at as "paidAt", suspense_reason as reason,
       received_at as "receivedAt"
      from payment where state = 'suspense' and resolved_at is null order by received_at, id limit $1`,
    [limit],
  )
}

/** What of an order lies in suspense, minor units of its currency, for the notice that the borrower sees; 0 for nothing. */
export async function putAsideOf(db: Queries, orderId: string): Promise<number> {
  const [row] = await db.query<{ sum: number }>(
    `select coalesce(sum(p.amount_minor), 0)::bigint as sum from payment p
      where p.order_id = $1 and p.state = 'suspense' and p.resolved_at is null
        and not exists (select 1 from payment_return r
                         where r.provider = p.provider and r.transaction_id = p.transaction_id)`,
    [orderId],
  )
  return row?.sum ?? 0
}
