// The job of the books: each day after the close the months that have ended and are open are adjusted, so that they can be closed.

import { monthOf } from '../../core/accounting/period.ts'
import { addDays, startOfDayIn } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/queue.ts'
import type { JobHandlers, Lease } from '../jobs/run-jobs.ts'
import { lenderDay } from '../portfolio/door.ts'
import { adjustMonth, openMonths } from './adjust-books.ts'
import { listPeriods } from './period-store.ts'
import { adjustBooksTopic } from './topics.ts'

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

/** Opens the books where they are not, and adjusts every open month that has ended, the oldest first. Safe to run twice. */
export async function adjustBooks(deps: Deps, lease: Pick<Lease, 'renew'>): Promise<void> {
  await openMonths(deps, lease)
  const running = monthOf(lenderDay(deps))
  const open = (await listPeriods(deps.db)).filter(({ state, month }) => state === 'open' && monthOf(month) < running)
  for (const { month } of open.toReversed()) await adjustMonth(deps, monthOf(month), lease)
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
