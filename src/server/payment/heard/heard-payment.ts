// A payment reported by a provider and the intent behind it: the types used for booking, returns and suspense.

import type { PayPurpose } from '../../../core/payment/pay-purpose.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'

export interface HeardTransaction {
  readonly provider: string
  readonly transactionId: string
  readonly channel: string
  /** The reference that came with it: ours, or an unknown one. */
  readonly reference: string
  readonly amountMinor: number
  readonly currency: string
  readonly paidAt: Date
  /** The transaction whose return this money is a part of, where it came back. */
  readonly backOf?: string
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
  /** True for money that the bank had taken back and gives again. */
  readonly isBack?: true
}

/** The natural key of a transaction: the id of its loan event, and what a reversal refers to. */
export function transactionKey(of: Pick<HeardTransaction, 'provider' | 'transactionId'>): string {
  return `${of.provider}:${of.transactionId}`
}

/**
 * Lets one transaction of ours after the other deal with this transaction of a provider: its payment and its return must see
 * each other, also where no order could be locked for them.
 */
export async function takeTurns(tx: Tx, heard: Pick<HeardTransaction, 'provider' | 'transactionId'>): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`payment ${transactionKey(heard)}`])
}

/** A line at `error` with `kind` paymentAlert: the alarm on the log calls an operator. Holds no personal data. */
export function alertOf(
  deps: Deps,
  heard: Pick<HeardTransaction, 'channel'>,
  {
    orderId,
    reason,
    whatWasDone,
  }: { readonly orderId: string | null; readonly reason: string; readonly whatWasDone: string },
): void {
  deps.log.error({ kind: 'paymentAlert', reason, channel: heard.channel, orderId }, whatWasDone)
}
