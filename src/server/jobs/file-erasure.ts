// Stored files that have to go: erased by a job that the change which made them superfluous enqueues.

import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from './queue.ts'
import type { JobHandlers } from './run-jobs.ts'

const eraseFileTopic = 'eraseUpload'

/** Queues the erasure of a stored file in the caller's transaction. */
export async function queueErasure(tx: Tx, deps: Deps, name: string): Promise<void> {
  await enqueue(tx, { topic: eraseFileTopic, key: name, payload: { name }, runAt: deps.clock.now() })
}

/** Idempotent. */
export const fileErasureJobs: JobHandlers = {
  [eraseFileTopic]: {
    kind: 'outside',
    run: ({ payload }, deps) => deps.uploads.erase(String(payload.name)),
  },
}
