// Counts the portfolio at the end of a day, in parts.

import type { CalendarDate } from '../../core/calendar-date.ts'
import { rebuildLoanDays } from '../account/open/door.ts'
import type { Deps } from '../deps.ts'
import { endPart, partsWorth, planParts, rangeOf, resultsOf } from '../jobs/parts.ts'
import type { Lease } from '../jobs/run-jobs.ts'
import { countLoans, countMonth, joinLoanFigures, type LoanFigures } from './day-figures.ts'
import { figuresOf, isToCount, keepDay, lastEndedDay } from './days.ts'

/** Topic of the daily count. Payload: `{}`. */
export const countPortfolioTopic = 'countPortfolio'

/** Topic of one part of a count. Payload: `{day, part, parts}`. */
export const countPartTopic = 'countPart'

/** Fewer loans than this are not worth a part of their own. */
const smallestCountPart = 20_000

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
