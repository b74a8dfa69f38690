// The sample borrowers on whose loans an officer has acted: a payment plan, and a loan that was written off.

import { addDays } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import type { Plot } from './stage.ts'

/** `past` leads to a payment that is late. */
export const helpedByOfficers = (past: Plot['steps']): readonly Plot[] => [
  {
    name: 'hardship-plan',
    story: 'Keeps to a payment plan: later dates, no late charges and no reminders for 25 days',
    market: 'standard',
    phone: '13900000161',
    fullName: 'Tessa Ramos',
    steps: [
      ...past,
      {
        daysAgo: 5,
        act: async (actor, { deps }) => {
          const valueDate = deps.clock.today(markets.standard.zone)
          const dueDates = [
            { n: 3, dueDate: addDays(valueDate, 25) },
            { n: 4, dueDate: addDays(valueDate, 55) },
          ]
          await actor.acted(
            { kind: 'hardshipPlan', valueDate, lastDay: addDays(valueDate, 25), dueDates },
            'Was ill for a month and works again',
          )
        },
      },
    ],
  },
  {
    name: 'written-off',
    story: 'Written off by the lender: late charges have stopped, and what was owed is still owed',
    market: 'standard',
    phone: '13900000162',
    fullName: 'Victor Lim',
    steps: [
      ...past,
      {
        daysAgo: 3,
        act: async (actor, { deps }) => {
          const valueDate = deps.clock.today(markets.standard.zone)
          await actor.acted({ kind: 'writeOff', valueDate }, 'Nobody can be reached')
        },
      },
    ],
  },
]
