// A provider's notice as the booking needs it: its transaction, and the amount that our intent asked for.

import type { PaymentNotice } from '../../../contracts/payment.ts'
import type { Deps } from '../../deps.ts'
import type { ConnectedChannel } from '../../ports/payment-channel.ts'
import type { PaymentIntent } from '../intent/payment-intent-store.ts'
import type { Expected, HeardTransaction } from './heard-payment.ts'

/** A notice that was verified. */
export interface Notice {
  readonly channel: ConnectedChannel
  readonly notice: PaymentNotice
  /** sha256 of the raw body. */
  readonly bodyHash: Uint8Array
  /** A directory of several databases has its reference in this one. */
  readonly isKnownHere?: boolean
}

/** The transaction of a notice. */
export function heardIn({ channel, notice }: Notice): HeardTransaction {
  return {
    provider: channel.provider,
    transactionId: notice.transactionId,
    channel: channel.number,
    reference: notice.reference,
    amountMinor: notice.amountMinor,
    currency: notice.currency,
    paidAt: new Date(notice.paidAt),
  }
}

/** What an intent asked for. */
export function expectedOf(
  intent: Pick<PaymentIntent, 'id' | 'ref' | 'orderId' | 'borrowerId' | 'purpose' | 'amountMinor' | 'currency'>,
): Expected {
  const { id, ref, orderId, borrowerId, purpose, amountMinor, currency } = intent
  return { orderId, borrowerId, purpose, amountMinor, currency, intent: { id, ref } }
}

/** An event id that came again with another body: nothing of it is applied, and an officer asks the provider. */
export function alertOfAnotherBody(deps: Deps, channel: ConnectedChannel): void {
  const fields = { kind: 'paymentAlert', channel: channel.number, reason: 'eventIdWithAnotherBody' }
  deps.log.error(fields, 'an event id was repeated with a different body')
}
