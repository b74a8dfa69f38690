// What a provider hints at: a job asks the provider about the reference that a notice named, and books what it was paid.

import type { ConnectedChannel, NoticeHint } from '../adapters/payment-channel.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/queue.ts'

/** The topic of that job. Payload: `{channel, ref}`. */
export const askAboutTopic = 'askAboutPayment'

/** Queues the question, once for each event of a provider. Answers what the notice became. */
export async function noteHint(deps: Deps, channel: ConnectedChannel, hint: NoticeHint): Promise<string> {
  const queued = await enqueue(deps.db, {
    topic: askAboutTopic,
    key: `${channel.provider}:${hint.eventId}`,
    payload: { channel: channel.number, ref: hint.askAbout },
    runAt: deps.clock.now(),
  })
  return queued === null ? 'alreadyApplied' : 'askedAbout'
}
