// The job that erases device data on the day that was promised with the consent, and how long a question without an answer is kept.

import { z } from 'zod'
import type { Forgetting } from '../../jobs/forget-old.ts'
import type { JobHandlers } from '../../jobs/run-jobs.ts'
import { consentHash, forgetFact, forgetUnansweredQuestions } from './consent-store.ts'

/** Payload: `{consentRef}`. */
export const forgetDeviceFactTopic = 'forgetDeviceFact'

const payload = z.object({ consentRef: z.string().min(1) })

/** A question without a yes is no consent, and proves nothing. */
export const unansweredQuestions: Forgetting = {
  what: 'unansweredQuestions',
  keptDays: 1,
  forget: forgetUnansweredQuestions,
}

export const deviceDataJobs: JobHandlers = {
  [forgetDeviceFactTopic]: {
    kind: 'database',
    run: (tx, job) => forgetFact(tx, consentHash(payload.parse(job.payload).consentRef)),
  },
}
