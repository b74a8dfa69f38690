// A provider's notice as the booking needs it: its transaction, and the amount that our intent asked for.

import type { PaymentNotice } from '../../../contracts/payment.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { ConnectedChannel, NoticeHint, ReturnHint } from '../../ports/payment-channel.ts'
import type { PaymentIntent } from '../intent/payment-intent-store.ts'
import type { Expected, HeardTransaction } from './heard-payment.ts'

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

/** The topic of that job. Payload: `{channel, ref}`; an older release queued `{channel, part}` here, too. */
export const askAboutTopic = 'askAboutPayment'
/** The topic of the question about a refund or dispute. Payload: `{channel, part, payment?}`. */
export const askAboutReturnTopic = 'askAboutReturn'

/** Queues the question, once for each event of a provider. Answers what the notice became. */
export async function noteHint(deps: Deps, channel: ConnectedChannel, hint: NoticeHint | ReturnHint): Promise<string> {
  const queued = await enqueue(deps.db, {
    topic: 'askAbout' in hint ? askAboutTopic : askAboutReturnTopic,
    key: `${channel.provider}:${hint.eventId}`,
    payload: {
      channel: channel.number,
      ...('askAbout' in hint ? { ref: hint.askAbout } : partOf(hint)),
    },
    runAt: deps.clock.now(),
  })
  return queued === null ? 'alreadyApplied' : 'askedAbout'
}

/** With the payment, which nothing but the work list reads. */
const partOf = ({ askAboutReturn: part, ofTransaction: payment }: ReturnHint) => ({
  part,
  ...(payment === undefined ? {} : { payment }),
})

/** A payment that something other than a notice told us of. */
interface MissedPayment {
  readonly provider: string
  readonly reference: string
  /** What led to it, once for each. */
  readonly because: string
}

/** Queues the question about a payment that a provider names and that was never booked; no question is asked where it runs no channel. */
export async function askAboutLater(
  db: Queries,
  deps: Pick<Deps, 'channels' | 'clock'>,
  { provider, reference, because }: MissedPayment,
): Promise<void> {
  const channel = [...deps.channels.values()].find((one) => one.provider === provider)
  if (channel === undefined) return
  const payload = { channel: channel.number, ref: reference }
  await enqueue(db, { topic: askAboutTopic, key: `${provider}:${because}`, payload, runAt: deps.clock.now() })
}
