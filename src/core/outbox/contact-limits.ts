// How often a borrower may be contacted in a day and in a week, and when there is room again.

import type { Market } from '../market/market.ts'
import type { ContactChannel, LimitStop } from './contact.ts'
import type { ContactCap } from './message-rules.ts'

const dayMs = 86_400_000

const weekMs = 7 * dayMs

/** A contact that was made without the borrower having asked, or a message that left: what the limits count. */
export interface Counted {
  readonly at: Date
  readonly channel: ContactChannel
}

/** Every limit of a market: so often in all, and by one channel. */
type ContactLimits = Pick<Market, 'contactCaps' | 'channelCaps'>

/** The first of {@link limitsPassed}; null where one more contact passes none. */
export function limitPassed(counted: readonly Counted[], asked: Counted, limits: ContactLimits): LimitStop | null {
  return limitsPassed(counted, asked, limits)[0] ?? null
}

/**
 * CONTACT-2: the limits that one more contact at `at` would pass, also of the days after it where it is noted late. Days are 24 hours
 * and weeks seven of them, whatever the zone, so that no midnight makes room.
 */
export function limitsPassed(
  counted: readonly Counted[],
  { channel, at }: Counted,
  { contactCaps, channelCaps }: ContactLimits,
): LimitStop[] {
  const ofChannel = counted.filter((one) => one.channel === channel)
  return [
    ...(passes(counted, at, contactCaps.reminders) ? (['tooMany'] as const) : []),
    ...(passes(ofChannel, at, channelCaps[channel]) ? (['tooManyByChannel'] as const) : []),
  ]
}

function passes(counted: readonly Counted[], at: Date, { dayAtMost, weekAtMost }: ContactCap): boolean {
  const times = counted.map((one) => one.at.getTime())
  const one = at.getTime()
  return isFull(times, one, dayMs, dayAtMost) || isFull(times, one, weekMs, weekAtMost)
}

/** True where some span of `spanMs` that holds `at` has `most` contacts already. A span ends with a contact, which it counts. */
function isFull(times: readonly number[], at: number, spanMs: number, most: number): boolean {
  const ends = [at, ...times.filter((time) => time > at && time < at + spanMs)]
  return ends.some((end) => times.filter((time) => time <= end && time > end - spanMs).length >= most)
}

/** The first moment from `at` on at which one more contact passes no limit. */
export function withinLimitsFrom(counted: readonly Counted[], { channel, at }: Counted, limits: ContactLimits): Date {
  const room = counted.flatMap((one) => [one.at.getTime() + dayMs, one.at.getTime() + weekMs])
  const moments = [at.getTime(), ...room.filter((time) => time > at.getTime())].sort((a, b) => a - b)
  const found = moments.find((time) => limitPassed(counted, { channel, at: new Date(time) }, limits) === null)
  // A week after the last of them none is counted any more.
  return new Date(found ?? Math.max(at.getTime(), ...room))
}
