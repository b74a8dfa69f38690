// The figures of days: those that have ended are counted once and kept, today is counted each time.

import { addDays, type CalendarDate, date, parseCalendarDate, startOfDayIn } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { type DeskRefusal, deny } from '../../core/officer/desk-refusal.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/queue.ts'
import { countDay, type DayFigures } from './day-figures.ts'
import { findDays, storeDay } from './portfolio-day-store.ts'

/** Today where the lender is. */
export function lenderDay({ clock, config }: Pick<Deps, 'clock' | 'config'>): CalendarDate {
  return clock.today(markets[config.policyPack].zone)
}

/** The last day that has ended. */
export function lastEndedDay(deps: Pick<Deps, 'clock' | 'config'>): CalendarDate {
  return addDays(lenderDay(deps), -1)
}

/** No loan is older. The months before it, which a day is compared with, are days of our calendar. */
const firstDay = date('2000-01-01')

/** `asOf` as a day, `usual` where none is given. Refused as `badInput` for no date, for one before {@link firstDay}, and for a day to come. */
export function askedDay(
  deps: Pick<Deps, 'clock' | 'config'>,
  asOf: string | undefined,
  usual: CalendarDate,
): CalendarDate | DeskRefusal<'badInput'> {
  const day = asOf === undefined ? usual : parseCalendarDate(asOf)
  return day === null || day < firstDay || day > lenderDay(deps) ? deny('badInput', { fields: ['asOf'] }) : day
}

/** Queues today's job of a topic and tomorrow's, so long after the lender's day begins. Each of them queues the next. */
export async function queueDaily(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  topic: string,
  intoDayMs: number,
): Promise<void> {
  const today = lenderDay(deps)
  const { zone } = markets[deps.config.policyPack]
  for (const day of [today, addDays(today, 1)]) {
    const runAt = new Date(startOfDayIn(zone, day).getTime() + intoDayMs)
    await enqueue(deps.db, { topic, key: `day:${day}`, payload: {}, runAt })
  }
}

/** The figures of days, in their order. A day that has ended and is closed for all loans is kept as it was first counted. */
export async function figuresOf(deps: Deps, days: readonly CalendarDate[]): Promise<DayFigures[]> {
  const { db, reads } = deps
  const kept = await findDays(reads.lists, days)
  const through = await closedThrough(db)
  const found: DayFigures[] = []
  for (const day of days) {
    const known = kept.get(day)
    if (known !== undefined) {
      found.push(known)
      continue
    }
    const hasEnded = isOver(deps, day, through)
    // What is kept for good is not counted on a replica, which may not have all of the day's close yet.
    const figures = await countDay(hasEnded ? db : reads.lists, deps, day)
    if (hasEnded) await keepDay(deps, day, figures)
    found.push(figures)
  }
  return found
}

/** Over, and closed for all loans. */
function isOver(deps: Deps, day: CalendarDate, through: CalendarDate | null): boolean {
  return day < lenderDay(deps) && through !== null && day <= through
}

/** True where a day can be counted for good, and was not. */
export async function isToCount(deps: Deps, day: CalendarDate): Promise<boolean> {
  return isOver(deps, day, await closedThrough(deps.db)) && (await findDays(deps.db, [day])).size === 0
}

/** Topic of the job that lists the loans behind the figures of a day. Payload: `{ day }`. */
export const listPortfolioDayTopic = 'listPortfolioDay'

/** Keeps the figures of a day; its loans are listed soon after. */
export async function keepDay({ db, clock }: Deps, day: CalendarDate, figures: DayFigures): Promise<void> {
  await db.transaction(async (tx) => {
    await storeDay(tx, day, figures, clock.now())
    await enqueue(tx, { topic: listPortfolioDayTopic, key: `day:${day}`, payload: { day }, runAt: clock.now() })
  })
}

/** The day through which every market is closed that ever was; null before the first close. */
async function closedThrough(db: Queries): Promise<CalendarDate | null> {
  return await db.value<CalendarDate>('select min(through) as through from closed_day')
}
