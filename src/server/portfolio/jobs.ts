// The jobs of the portfolio: once a day the day that has ended is counted and the days of loans that lack them are made anew; then the
// loans behind its figures are listed.

import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type JobHandlers, jobDay, outside } from '../jobs/run-jobs.ts'
import { beginCount, countPart, countPartTopic, countPortfolioTopic } from './count-portfolio.ts'
import { listPortfolioDayTopic, queueDaily } from './days.ts'
import { listDay } from './portfolio-list-store.ts'

/** Begins this long after the close of the new day: both go through every loan. */
const afterCloseMs = 30 * 60_000

const listedDay = z.object({ day: jobDay })
const countedPart = listedDay.extend({ part: z.int().min(0), parts: z.int().min(1) })

/** Queues today's count and tomorrow's. To be called at every start; each count queues the next. */
export async function schedulePortfolio(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  await queueDaily(deps, countPortfolioTopic, afterCloseMs)
}

export const portfolioJobs: JobHandlers = {
  [countPortfolioTopic]: {
    kind: 'outside',
    async run(_job, deps, lease) {
      await schedulePortfolio(deps)
      await beginCount(deps, lease)
    },
  },
  [countPartTopic]: outside(countedPart, countPart),
  [listPortfolioDayTopic]: {
    kind: 'database',
    run: (tx, job, deps) => listDay(tx, deps, listedDay.parse(job.payload).day),
  },
}
