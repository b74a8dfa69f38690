// Checks the clocks before a day is closed: a wrong clock would charge for days that have not come.

import { type CalendarDate, daysBetween } from '../../../core/calendar-date.ts'
import type { MarketId } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import type { Deps } from '../../deps.ts'
import { NeedsOperator, NotYet } from '../../jobs/run-jobs.ts'
import { clockSkewSecondsAtMost, dayLeapAtMost } from '../limits.ts'

/** The alarm in the log while no day is closed. */
const clockAlert = 'clockAlert'

/**
 * Throws when the clocks of this machine and the database disagree, and in production when today lies more than
 * {@link dayLeapAtMost} days after the last closed day and the operator has not said that this is right (ALLOW_DAY_LEAP).
 * In demo mode time is moved on purpose. The operator is alerted once for the lender's own market and for each in which there are
 * loans or applications ({@link NeedsOperator}); the days of the others wait in silence for the same act ({@link NotYet}).
 */
export async function assertTimeIsSound(deps: Deps, market: MarketId): Promise<void> {
  const wrong = await whatIsWrong(deps, market)
  if (wrong === null) return
  throw (await isLentIn(deps, market)) ? new NeedsOperator(clockAlert, wrong) : new NotYet(wrong)
}

/** What is wrong with the time, and what to do; null where nothing is. */
async function whatIsWrong(deps: Deps, market: MarketId): Promise<string | null> {
  const [row] = await deps.db.query<{ at: Date; through: CalendarDate | null }>(
    'select statement_timestamp() as at, (select through from closed_day where market = $1) as through',
    [market],
  )
  if (row === undefined) throw new Error('the database does not tell its time')
  const skewSeconds = Math.abs(row.at.getTime() - deps.clock.machineNow().getTime()) / 1000
  if (skewSeconds > clockSkewSecondsAtMost)
    return `the clocks of this machine and of the database differ by ${Math.round(skewSeconds)} seconds: set the one that is wrong`
  const { mode, allowDayLeap } = deps.config
  if (mode !== 'production' || allowDayLeap || row.through === null) return null
  const leap = daysBetween(row.through, deps.clock.today(markets[market].zone))
  return leap > dayLeapAtMost
    ? `${market} was last closed ${leap} days ago: check the clock, then start once with ALLOW_DAY_LEAP=1`
    : null
}

async function isLentIn({ db, config }: Deps, market: MarketId): Promise<boolean> {
  if (market === config.policyPack) return true
  const [row] = await db.query<{ has: boolean }>('select exists (select 1 from loan_order where market = $1) as has', [
    market,
  ])
  return row?.has ?? false
}
