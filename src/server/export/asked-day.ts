// The day that an export is asked for.

import { type CalendarDate, parseCalendarDate } from '../../core/calendar-date.ts'
import { type DeskRefusal, deny } from '../../core/officer/desk-refusal.ts'
import type { Deps } from '../deps.ts'
import { lenderDay } from '../portfolio/door.ts'

/** `asOf` as a day, `usual` where none is given. Refused as `badInput` for no date and for a day to come. */
export function askedDay(
  deps: Pick<Deps, 'clock' | 'config'>,
  asOf: string | undefined,
  usual: CalendarDate,
): CalendarDate | DeskRefusal<'badInput'> {
  const day = asOf === undefined ? usual : parseCalendarDate(asOf)
  return day === null || day > lenderDay(deps) ? deny('badInput', { fields: ['asOf'] }) : day
}
