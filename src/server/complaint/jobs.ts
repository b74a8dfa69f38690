// Forgetting pictures that were sent for a complaint which never came.

import { z } from 'zod'
import { queueErasure } from '../jobs/file-erasure.ts'
import type { JobHandlers } from '../jobs/run-jobs.ts'
import { forgetUnusedImage } from './picture/image-store.ts'

/** Payload: `{name}`. */
export const forgetUnusedPictureTopic = 'forgetUnusedPicture'

const payload = z.object({ name: z.string().min(1) })

export const complaintJobs: JobHandlers = {
  [forgetUnusedPictureTopic]: {
    kind: 'database',
    async run(tx, job, deps) {
      const { name } = payload.parse(job.payload)
      if (await forgetUnusedImage(tx, name, deps.clock.now())) await queueErasure(tx, deps, name)
    },
  },
}
