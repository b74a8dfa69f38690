// The job of the bank selection: finding out what became of a charge whose answer was lost.

import { z } from 'zod'
import type { JobHandlers } from '../jobs/run-jobs.ts'
import { reconcileCardPayment, reconcileCardTopic } from './capture-card-payment.ts'

const payload = z.object({ recordId: z.string(), check: z.int() })

export const paywayJobs: JobHandlers = {
  [reconcileCardTopic]: {
    kind: 'outside',
    async run(job, deps) {
      const { recordId, check } = payload.parse(job.payload)
      await reconcileCardPayment(deps, recordId, check)
    },
  },
}
