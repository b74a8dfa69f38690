// What a provider hints at: a job asks the provider about the reference that a notice named, and books what it was paid.

import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { ConnectedChannel, NoticeHint, ReturnHint } from '../../ports/payment-channel.ts'

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
export interface MissedPayment {
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
