// A lender's days of reminders against the limits of its market.

import { expect, it } from 'vitest'
import { philippines } from '../market/philippines.ts'
import { wrongReminderDays } from './reminder.ts'

it.each([
  [[3], true, [1, 7, 30], null],
  [[], false, [], null],
  [[14, 7], true, [7, 14], null],
  [[3, 1], true, [1], 'plans 4 reminders within seven days, and the market philippines allows 3'],
  // Seven days apart are two weeks: the eighth day counts the first no more.
  [[], true, [2, 4, 7], null],
  [[], true, [2, 4, 6], 'plans 4 reminders within seven days, and the market philippines allows 3'],
] as const)('%j before, on the day %s, %j late: %s', (daysBefore, onTheDay, daysLate, wrong) => {
  expect(wrongReminderDays({ daysBefore, onTheDay, daysLate }, philippines)).toBe(wrong)
})
