// The job that sends an event to the lender's own systems: at least once, in order per subject, for three days.

import { z } from 'zod'
import { sendWebhookTopic } from '../batch/door.ts'
import type { Forgetting } from '../jobs/forget-old.ts'
import { attemptsFor, type JobHandlers, outside } from '../jobs/run-jobs.ts'
import { sendWebhook } from './send-webhook.ts'
import { forgetEndedWebhooks } from './webhook-store.ts'

const payload = z.object({ eventId: z.string().min(1) })

/** Of a job that cannot even store what became of its attempt. */
const jobAttempts = attemptsFor(3)

export const webhookJobs: JobHandlers = {
  [sendWebhookTopic]: outside(payload, (deps, { eventId }) => sendWebhook(deps, eventId), { maxAttempts: jobAttempts }),
}

/** Until then an officer can have them sent anew. */
export const endedWebhooks: Forgetting = { what: 'endedWebhooks', keptDays: 90, forget: forgetEndedWebhooks }
