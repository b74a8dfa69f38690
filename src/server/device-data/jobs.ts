// The job that erases device data on the day that was promised with the consent.

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
