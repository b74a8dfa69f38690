// Sends one event to the lender's address.

import { nextTry } from '../../core/webhook/retry.ts'
import type { Deps } from '../deps.ts'
import { retryDelaySeconds } from '../jobs/run-jobs.ts'
import { restMs } from '../ports/breaker.ts'
import type { WebhookAnswer } from '../ports/webhook-sender.ts'
import { noteTry, takeTurn, type WaitingWebhook } from './webhook-store.ts'

/**
 * Sends the event if it is its turn, with no transaction held open, and stores what became of it. A process that ends in between sends it
 * again: the receiver knows it by its number.
 */
export async function sendWebhook(deps: Deps, eventId: string): Promise<void> {
  const event = await deps.db.transaction((tx) => takeTurn(tx, eventId, deps.clock.now()))
  if (event === null) return
  const answer = await answerTo(deps, event)
  const now = deps.clock.now()
  const failure = failureOf(answer)
  const pauseSeconds = Math.max(retryDelaySeconds(event.attempts + 1), answer.outcome === 'resting' ? restMs / 1000 : 0)
  const nextTryAt = failure === null ? null : nextTry(event, { now, pauseSeconds })
  const noted = await deps.db.transaction((tx) => noteTry(tx, event, { now, failure, nextTryAt }))
  if (noted && failure !== null) logFailure(deps, event, failure, nextTryAt)
}

/** A resting receiver is not called, and its pause grows: many events must not poll it every few seconds. */
function failureOf(answer: WebhookAnswer): string | null {
  if (answer.outcome === 'taken') return null
  return answer.outcome === 'failed' ? answer.why : 'theReceiverRests'
}

/** Without a receiver an event that waits since there was one fails like any other. */
async function answerTo({ webhooks, clock }: Deps, { id, body }: WaitingWebhook): Promise<WebhookAnswer> {
  if (webhooks === null) return { outcome: 'failed', why: 'noReceiver' }
  return await webhooks.send({ id, body, at: clock.machineNow() })
}

function logFailure({ log }: Deps, event: WaitingWebhook, reason: string, nextTryAt: Date | null): void {
  const fields = { eventId: event.id, attempt: event.attempts + 1, reason }
  if (nextTryAt === null)
    log.error({ kind: 'webhookAlert', ...fields }, 'an event was parked: its receiver did not take it')
  else log[event.attempts === 0 ? 'warn' : 'info'](fields, 'an event was not taken and is sent again')
}
