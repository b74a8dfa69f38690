// Checks the clocks before a day is closed: a wrong clock would charge for days that have not come.

import { type CalendarDate, daysBetween } from '../../core/calendar-date.ts'
import type { MarketId } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import type { Deps } from '../deps.ts'
import { clockSkewSecondsAtMost, dayLeapAtMost } from './limits.ts'

/**
 * Throws when the clocks of this machine and the database disagree, and in production when today lies more than
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
    throw new Error(`the clocks of this machine and the database differ by ${Math.round(skewSeconds)} seconds`)
  }
  const { mode, allowDayLeap } = deps.config
  if (mode !== 'production' || allowDayLeap || row.through === null) return
  const leap = daysBetween(row.through, deps.clock.today(markets[market].zone))
  if (leap > dayLeapAtMost) {
    throw new Error(
      `${market} was last closed ${leap} days ago: check the clock, then start once with ALLOW_DAY_LEAP=1`,
    )
  }
}
