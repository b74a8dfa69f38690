// When a borrower may be contacted about a payment, by which channel, and from when where not: the same rules for officers and messages.

import { addDays, dateIn, dateTimeIn, startOfDayIn } from '../calendar-date.ts'
import type { Market } from '../market/market.ts'
import {
  type ContactChannel,
  type ContactDirection,
  type ContactOutcome,
  type StandingStop,
  standingStops,
} from './contact.ts'
import { type Counted, withinLimitsFrom } from './contact-limits.ts'

/** A noted contact, as far as it says how the borrower wants to be, or may be, contacted from then on. */
export interface Noted extends Counted {
  readonly direction: ContactDirection
  readonly outcome: ContactOutcome
}

/** True of what sets or ends a rule that stands from then on ({@link standingStop}). */
export const setsRule = ({ direction, outcome }: Pick<Noted, 'direction' | 'outcome'>): boolean =>
  standingOutcomes.includes(outcome) || (outcome === 'ownContact' && direction === 'in')
const standingOutcomes: readonly ContactOutcome[] = ['deceased', 'represented', 'asksNotTo']

/** The hours hold for what rings, speaks or shows itself; a letter is opened when its reader wants. */
const keepsHours = {
  call: true,
  text: true,
  visit: true,
  letter: false,
  inApp: true,
  email: true,
} as const satisfies Record<ContactChannel, boolean>

interface AskedAbout extends Counted {
  readonly outcome?: ContactOutcome
}

/** The first of {@link allStanding}; null where nothing stands. */
export function standingStop(noted: readonly Noted[], asked: AskedAbout): StandingStop | null {
  return allStanding(noted, asked)[0] ?? null
}

/**
 * CONTACT-3: what was told before `at` and stands then. The borrower, in person, ends each of them: `ownContact`, which they began.
 * Somebody who speaks for the borrower may be contacted by every channel (`toRepresentative`).
 */
export function allStanding(noted: readonly Noted[], { channel, at, outcome }: AskedAbout): StandingStop[] {
  let [isDeceased, isRepresented] = [false, false]
  const asked = new Set<ContactChannel>()
  for (const one of noted.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (one.at >= at) break
    if (one.outcome === 'deceased') isDeceased = true
    if (one.outcome === 'represented') isRepresented = true
    if (one.outcome === 'asksNotTo') asked.add(one.channel)
    if (one.outcome !== 'ownContact' || one.direction !== 'in') continue
    ;[isDeceased, isRepresented] = [false, false]
    asked.clear()
  }
  const stands: Readonly<Record<StandingStop, boolean>> = {
    deceased: isDeceased,
    represented: isRepresented && outcome !== 'toRepresentative',
    askedNotTo: asked.has(channel),
  }
  return standingStops.filter((stop) => stands[stop])
}

/** `at`, or the end of the quiet hours where the channel keeps them. */
export function afterHours(market: Market, { channel, at }: Counted): Date {
  return keepsHours[channel] ? afterQuietHours(market, at) : at
}

/** The first moment from `at` on that is within the limits and outside the quiet hours. */
export function freeFrom(counted: readonly Counted[], { channel, at }: Counted, market: Market): Date {
  let free = at
  // Each turn moves it on, past the end of a limit or of a night, and a limit ends once.
  for (let turn = 0; turn <= 2 * counted.length + 1; turn += 1) {
    const next = afterHours(market, { channel, at: withinLimitsFrom(counted, { channel, at: free }, market) })
    if (next.getTime() === free.getTime()) return free
    free = next
  }
  return free
}

/** `now`, or the end of the quiet hours that `now` falls in. */
export function afterQuietHours(market: Market, now: Date): Date {
  const { from, to } = market.quietHours
  const wall = dateTimeIn(market.zone, now).slice(11, 16)
  const overnight = from > to
  const quiet = overnight ? wall >= from || wall < to : wall >= from && wall < to
  if (!quiet) return now
  const today = dateIn(market.zone, now)
  return wallTime(market.zone, overnight && wall >= from ? addDays(today, 1) : today, to)
}

/** The instant at which the wall of `zone` shows `time` (HH:MM) on `day`; right across clock changes to the minute. */
export function wallTime(zone: string, day: ReturnType<typeof addDays>, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const guess = new Date(startOfDayIn(zone, day).getTime() + (hours * 60 + minutes) * 60_000)
  const [shownHours = 0, shownMinutes = 0] = dateTimeIn(zone, guess).slice(11, 16).split(':').map(Number)
  return new Date(guess.getTime() + (hours * 60 + minutes - shownHours * 60 - shownMinutes) * 60_000)
}
