// Checks the clocks before a day is closed: a wrong clock would charge for days that have not come.

import { type CalendarDate, daysBetween } from '../../core/calendar-date.ts'
import type { MarketId } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import type { Deps } from '../deps.ts'
import { NeedsOperator } from '../jobs/run-jobs.ts'
import { clockSkewSecondsAtMost, dayLeapAtMost } from './limits.ts'

/** The alarm in the log while no day is closed. */
const clockAlert = 'clockAlert'

/**
 * Throws {@link NeedsOperator} when the clocks of this machine and the database disagree, and in production when today lies more than
 * {@link dayLeapAtMost} days after the last closed day and the operator has not said that this is right (ALLOW_DAY_LEAP).
 * In demo mode time is moved on purpose.
 */
export async function assertTimeIsSound(deps: Deps, market: MarketId): Promise<void> {
  const [row] = await deps.db.query<{ at: Date; through: CalendarDate | null }>(
    'select clock_timestamp() as at, (select through from closed_day where market = $1) as through',
    [market],
  )
  if (row === undefined) throw new Error('the database does not tell its time')
  const skewSeconds = Math.abs(row.at.getTime() - deps.clock.machineNow().getTime()) / 1000
  if (skewSeconds > clockSkewSecondsAtMost) {
    throw new NeedsOperator(
      clockAlert,
      `the clocks of this machine and of the database differ by ${Math.round(skewSeconds)} seconds: set the one that is wrong`,
    )
  }
  const { mode, allowDayLeap } = deps.config
  if (mode !== 'production' || allowDayLeap || row.through === null) return
  const leap = daysBetween(row.through, deps.clock.today(markets[market].zone))
  if (leap > dayLeapAtMost) {
    throw new NeedsOperator(
      clockAlert,
      `${market} was last closed ${leap} days ago: check the clock, then start once with ALLOW_DAY_LEAP=1`,
    )
  }
}
