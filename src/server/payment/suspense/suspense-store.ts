// Suspense: stores received money that is not assigned to a loan yet, and tells the borrower where one is known.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import type { LedgerTransfer } from '../../../core/ledger/accounts.ts'
import { markets } from '../../../core/market/markets.ts'
import type { SuspenseReason } from '../../../core/payment/notice.ts'
import { type Batch, emptyBatch, writeBatch } from '../../batch/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type HeardTransaction, transactionKey } from '../heard/heard-payment.ts'

/** Posts money that is not placed yet, once for each transaction, or a part of a return that has left from there. */
export function putAside(
  writes: Batch,
  deps: Deps,
  heard: HeardTransaction,
  valueDate: CalendarDate,
  what: 'payment' | { readonly returnPart: number },
): void {
  const transfer: LedgerTransfer =
    what === 'payment'
      ? { debit: 'cashClearing', credit: 'suspense', amountMinor: heard.amountMinor }
      : { debit: 'suspense', credit: 'cashClearing', amountMinor: heard.amountMinor }
  const key = transactionKey(heard)
  writes.entries.push({
    kind: what === 'payment' ? 'suspense' : 'suspenseReturn',
    idemKey: what === 'payment' || what.returnPart === 1 ? key : `${key}:part:${what.returnPart}`,
    loanId: null,
    valueDate,
    postingDate: deps.clock.today(markets[deps.config.policyPack].zone),
    // In any currency: the ledger keeps three letters, and each currency sums to zero by itself.
    currency: heard.currency,
    transfers: [transfer],
  })
}

export interface PayoutBack {
  readonly orderId: string
  readonly borrowerId: string
  readonly provider: string
  /** Order and attempt, as the provider knows it. */
  readonly key: string
  readonly currency: string
  readonly amountMinor: number
}

/**
 * Puts aside what of a payout has come back since we last heard, so that it is somebody's work: it may belong on the loan, or go
 * out again. 0 where nothing is new. The caller has locked the order.
 */
export async function putPayoutBackAside(tx: Tx, deps: Deps, back: PayoutBack): Promise<number> {
  const { provider, key, amountMinor, currency, orderId, borrowerId } = back
  const [known] = await tx.query<{ sum: number }>(
    `select coalesce(sum(amount_minor), 0)::bigint as sum from payment
      where provider = $1 and reference = $2 and suspense_reason = 'payoutCameBack'`,
    [provider, key],
  )
  const freshMinor = amountMinor - (known?.sum ?? 0)
  if (freshMinor <= 0) return 0
  const now = deps.clock.now()
  const heard: HeardTransaction = {
    provider,
    transactionId: `${key}:back:${amountMinor}`,
    channel: 'payout',
    reference: key,
    amountMinor: freshMinor,
    currency,
    paidAt: now,
  }
  const valueDate = deps.clock.today(markets[deps.config.policyPack].zone)
  const writes = emptyBatch()
  const reason: SuspenseReason = 'payoutCameBack'
  writes.payments.push({
    id: deps.ids.inOrder('payment'),
    provider,
    transaction_id: heard.transactionId,
    back_of: null,
    channel: heard.channel,
    reference: key,
    intent_id: null,
    order_id: orderId,
    borrower_id: borrowerId,
    amount_minor: freshMinor,
    currency,
    paid_at: now,
    value_date: valueDate,
    state: 'suspense',
    suspense_reason: reason,
    applied_as: null,
    loan_event_id: null,
    received_at: now,
  })
  putAside(writes, deps, heard, valueDate, 'payment')
  await writeBatch(tx, writes)
  return freshMinor
}

/** Whether a part of a payout came back before. */
export async function isPartAside(tx: Tx, key: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from payment where reference = $1 and suspense_reason = 'payoutCameBack' limit 1`,
    [key],
  )
  return rows.length > 0
}

/** Money in suspense, for the desk that finds out where it belongs: oldest first. */
export interface SuspenseItem extends Omit<HeardTransaction, 'backOf'> {
  readonly paymentId: string
  readonly orderId: string | null
  readonly reason: SuspenseReason
  readonly receivedAt: Date
}

/** At most `limit` unresolved items. */
export async function listSuspense(db: Queries, limit: number): Promise<SuspenseItem[]> {
  return await db.query<SuspenseItem>(
    `select id as "paymentId", provider, transaction_id as "transactionId", channel, reference, order_id as "orderId",
       amount_minor - out_minor as "amountMinor", currency, paid_at as "paidAt", suspense_reason as reason,
       received_at as "receivedAt"
      from payment where state = 'suspense' and resolved_at is null and returned_at is null order by received_at, id limit $1`,
    [limit],
  )
}

/** What of an order lies in suspense, for the notice that the borrower sees: one sum for each currency in which it came. */
export async function putAsideOf(
  db: Queries,
  orderId: string,
): Promise<{ readonly currency: string; readonly amountMinor: number }[]> {
  return await db.query(
    `select p.currency, sum(p.amount_minor - p.out_minor)::bigint as "amountMinor" from payment p
      where p.order_id = $1 and p.state = 'suspense' and p.resolved_at is null and p.returned_at is null
      group by p.currency order by p.currency`,
    [orderId],
  )
}
