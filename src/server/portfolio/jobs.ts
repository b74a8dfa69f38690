// The jobs of the portfolio: once a day the day that has ended is counted and the days of loans that lack them are made anew; then the
// loans behind its figures are listed.

import { z } from 'zod'
import { addDays, type CalendarDate, startOfDayIn } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { rebuildLoanDays } from '../account/open/door.ts'
import type { Deps } from '../deps.ts'
import { endPart, partsWorth, planParts, rangeOf, resultsOf } from '../jobs/parts.ts'
import { enqueue } from '../jobs/queue.ts'
import { type JobHandlers, jobDay, type Lease, outside } from '../jobs/run-jobs.ts'
import { countLoans, countMonth, joinLoanFigures, type LoanFigures } from './day-figures.ts'
import { figuresOf, isToCount, keepDay, lastEndedDay, lenderDay, listPortfolioDayTopic } from './days.ts'
import { listDay } from './portfolio-list-store.ts'

/** Topic of the daily count. Payload: `{}`. */
const countPortfolioTopic = 'countPortfolio'
/** Topic of one part of a count. Payload: `{day, part, parts}`. */
const countPartTopic = 'countPart'

/** Begins this long after the close of the new day: both go through every loan. */
const afterCloseMs = 30 * 60_000

/** Fewer loans than this are not worth a part of their own. */
const smallestCountPart = 20_000

const listedDay = z.object({ day: jobDay })
const countedPart = listedDay.extend({ part: z.int().min(0), parts: z.int().min(1) })

/** Queues today's count and tomorrow's. To be called at every start; each count queues the next. */
export async function schedulePortfolio(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const today = lenderDay(deps)
  const { zone } = markets[deps.config.policyPack]
  for (const day of [today, addDays(today, 1)]) {
    const runAt = new Date(startOfDayIn(zone, day).getTime() + afterCloseMs)
    await enqueue(deps.db, { topic: countPortfolioTopic, key: `day:${day}`, payload: {}, runAt })
  }
}

/** Counts the day that has ended, so that the first officer of the morning does not wait for it. Safe to run twice. */
async function countPortfolio(deps: Deps, lease: Pick<Lease, 'renew'>): Promise<void> {
  for (let after: string | null = ''; after !== null; await lease.renew()) after = await rebuildLoanDays(deps.db, after)
  await figuresOf(deps, [lastEndedDay(deps)])
}

/**
 * As {@link countPortfolio}, where there are many loans in parts: at most `CLOSE_PARTS`. A day that is not closed yet, or was counted
 * before, is not divided.
 */
export async function beginCount(
  deps: Deps,
  lease: Pick<Lease, 'renew'>,
  smallestPart = smallestCountPart,
): Promise<void> {
  const { db, clock, config } = deps
  const day = lastEndedDay(deps)
  const [found] = await db.query<{ loans: number }>(
    `select count(*)::int as loans from (select from loan_order where disbursed_on is not null limit $1) one`,
    [smallestPart * config.closeParts],
  )
  const parts = partsWorth(found?.loans ?? 0, smallestPart, config.closeParts)
  if (parts === 1 || !(await isToCount(deps, day))) {
    await countPortfolio(deps, lease)
    return
  }
  for (let after: string | null = ''; after !== null; await lease.renew()) after = await rebuildLoanDays(db, after)
  await db.transaction((tx) =>
    planParts(tx, countWork(day), parts, ({ part, parts: all }) => ({
      topic: countPartTopic,
      payload: { day, part, parts: all },
      runAt: clock.now(),
    })),
  )
}

/** DESK-22: counts one part of a day's loans. The one that ends last puts them together. */
export async function countPart(
  deps: Deps,
  { day, part, parts }: { readonly day: CalendarDate; readonly part: number; readonly parts: number },
): Promise<void> {
  const { db, clock } = deps
  const work = countWork(day)
  const figures = await countLoans(db, day, rangeOf(part, parts))
  await db.transaction((tx) => endPart(tx, { work, part, parts }, figures, clock.now()))
  const counted = await resultsOf<LoanFigures>(db, work)
  // The last part, also where an attempt before has ended it and was cut short here.
  if (counted.length < parts || !(await isToCount(deps, day))) return
  const loans = await joinLoanFigures(db, counted)
  await keepDay(deps, day, { ...loans, ...(await countMonth(db, deps, day)) })
}

const countWork = (day: CalendarDate): string => `${countPortfolioTopic}:${day}`

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
