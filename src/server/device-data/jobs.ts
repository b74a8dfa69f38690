// Forgetting what a phone told, on the day that was promised when it was asked.

import { z } from 'zod'
import type { JobHandlers } from '../jobs/run-jobs.ts'
import { consentHash, forgetFact } from './consent-store.ts'

/** Payload: `{consentRef}`. */
export const forgetDeviceFactTopic = 'forgetDeviceFact'

const payload = z.object({ consentRef: z.string().min(1) })

export const deviceDataJobs: JobHandlers = {
  [forgetDeviceFactTopic]: {
    kind: 'database',
    run: (tx, job) => forgetFact(tx, consentHash(payload.parse(job.payload).consentRef)),
  },
}
