// The job of the books: each day after the close the months that have ended and are open are adjusted, so that they can be closed.

import { addDays, startOfDayIn } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/queue.ts'
import type { JobHandlers } from '../jobs/run-jobs.ts'
import { lenderDay } from '../portfolio/door.ts'
import { adjustBooks, adjustBooksTopic } from './close-books.ts'

/** After the portfolio was counted and files were planned. */
const afterCloseMs = 60 * 60_000

/** Queues today's adjustment and tomorrow's. To be called at every start; each one queues the next. */
export async function scheduleBooks(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const today = lenderDay(deps)
  const { zone } = markets[deps.config.policyPack]
  for (const day of [today, addDays(today, 1)]) {
    const runAt = new Date(startOfDayIn(zone, day).getTime() + afterCloseMs)
    await enqueue(deps.db, { topic: adjustBooksTopic, key: `day:${day}`, payload: {}, runAt })
  }
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
