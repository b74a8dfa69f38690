// The sample borrowers whom officers help: help asked for, a plan on offer, a promise to pay, a payment plan, and a loan that was written off.

import { addDays } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { offered } from './at-desk.ts'
import type { Plot } from './stage.ts'

/** `past` leads to a payment that is late. */
export const helpedByOfficers = (past: Plot['steps']): readonly Plot[] => [
  {
    name: 'hardship-asked',
    story: 'Cannot pay: has asked for help, and waits for the answer',
    market: 'standard',
    phone: '13900000163',
    fullName: 'Lina Ocampo',
    steps: [...past, { daysAgo: 1, act: (actor) => actor.askHelp('My shift was cut. I get my wages on the 20th.') }],
  },
  {
    name: 'hardship-offered',
    story: 'A payment plan is on offer: nothing changes until it is accepted',
    market: 'standard',
    phone: '13900000164',
    fullName: 'Mark Villanueva',
    steps: [
      ...past,
      {
        daysAgo: 1,
        act: async (actor, { deps }) => {
          await actor.askHelp('In hospital until Friday.', 'illness')
          const fromDate = deps.clock.today(markets.standard.zone)
          const plan = [
            { n: 3, dueDate: addDays(fromDate, 20) },
            { n: 4, dueDate: addDays(fromDate, 50) },
          ]
          await offered(actor, deps, { fromDate, toDate: addDays(fromDate, 20), plan }, 'Was in hospital')
        },
      },
    ],
  },
  {
    name: 'promised',
    story: 'Told an officer by when the money comes: no reminder until then',
    market: 'standard',
    phone: '13900000165',
    fullName: 'Nora Dizon',
    steps: [...past, { daysAgo: 1, act: (actor) => actor.promised(50_000, 20, 'The new job pays in three weeks.') }],
  },
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
