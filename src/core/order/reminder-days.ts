// The days on which a lender reminds, which may be others than the market's own, and what keeps them from being used.

import type { Market, ReminderRules } from '../market/market.ts'

const weekDays = 7

/** The most reminders that these days would plan within seven days, for one loan. */
function mostInAWeek({ daysBefore, onTheDay, daysLate }: ReminderRules): number {
  const days = [...daysBefore.map((before) => -before), ...(onTheDay ? [0] : []), ...daysLate]
  return Math.max(0, ...days.map((first) => days.filter((day) => day >= first && day < first + weekDays).length))
}

/**
 * REMINDER-6: a lender's days that plan more than the market lets leave, in words that follow their place; null where they do not. The
 * limits hold over the message as well: this says so to the author, before a borrower gets one reminder and not the next.
 */
export function wrongReminderDays(
  days: ReminderRules,
  { id, contactCaps, channelCaps }: Pick<Market, 'id' | 'contactCaps' | 'channelCaps'>,
): string | null {
  const most = Math.min(contactCaps.reminders.weekAtMost, channelCaps.text.weekAtMost)
  const planned = mostInAWeek(days)
  if (planned <= most) return null
  return `plans ${planned} reminders within seven days, and the market ${id} allows ${most}`
}
