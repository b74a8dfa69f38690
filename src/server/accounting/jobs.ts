// The job of the books: each day after the close the months that have ended and are open are adjusted, so that they can be closed.

import type { Deps } from '../deps.ts'
import type { JobHandlers } from '../jobs/run-jobs.ts'
import { queueDaily } from '../portfolio/door.ts'
import { adjustBooks, adjustBooksTopic } from './close-books.ts'

/** After the portfolio was counted and files were planned. */
const afterCloseMs = 60 * 60_000

/** Queues today's adjustment and tomorrow's. To be called at every start; each one queues the next. */
export async function scheduleBooks(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  await queueDaily(deps, adjustBooksTopic, afterCloseMs)
}

export const booksJobs: JobHandlers = {
  [adjustBooksTopic]: {
    kind: 'outside',
    async run(_job, deps, lease) {
      await scheduleBooks(deps)
      await adjustBooks(deps, lease)
    },
  },
}
