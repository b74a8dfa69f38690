// The jobs of this room.

import { z } from 'zod'
import type { JobHandlers } from '../jobs/run-jobs.ts'
import { holdRole, roleHoldsTopic } from './role/give-role.ts'

const grantPayload = z.object({ grantId: z.string().min(1) })

export const officerJobs: JobHandlers = {
  [roleHoldsTopic]: {
    kind: 'database',
    run: (tx, job, deps) => holdRole(tx, deps, grantPayload.parse(job.payload).grantId),
  },
}
