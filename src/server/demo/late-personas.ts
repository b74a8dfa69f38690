// The sample borrowers of the officers who look after late loans: one in each bucket, a broken plan, a calamity, calls up to the limit, and
// one whose credit on another loan could pay.

import { addDays } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { accepted, contacted, doubted, offered, spared } from './at-desk.ts'
import type { Actor, Plot } from './stage.ts'

const market = 'standard'
/** Its first payment is due 30 days after the payout. */
const product = 'candor-cash'

/** Nothing was ever paid: late by so many days today. */
const neverPaid = (daysLate: number): Plot['steps'] => [
  { daysAgo: daysLate + 30, act: (actor) => actor.bindAccount() },
  { daysAgo: daysLate + 30, act: (actor) => actor.borrow(product) },
]

/** Of two loans one is 7 days late with its fourth payment; the other, begun a day later, is paid, and 150.00 more than that. */
function lateBesideCredit(): Plot['steps'] {
  let late: string | null = null
  const paidOn = [97, 67, 37]
  const payLate = async (actor: Actor): Promise<void> => {
    const newest = actor.orderId
    actor.orderId = late
    await actor.pay('due', 0)
    actor.orderId = newest
  }
  return [
    { daysAgo: 127, act: (actor) => actor.bindAccount() },
    { daysAgo: 127, act: (actor) => actor.borrow('home-repair') },
    {
      daysAgo: 126,
      act: async (actor) => {
        late = actor.orderId
        await actor.borrow(product)
      },
    },
    ...paidOn.flatMap((daysAgo) => [
      { daysAgo, act: payLate },
      { daysAgo: daysAgo - 1, act: (actor: Actor) => actor.pay('due', 0) },
    ]),
    { daysAgo: 6, act: (actor) => actor.pay('due', 15_000) },
  ]
}

export const lateLoans: readonly Plot[] = [
  {
    name: 'plan-broken',
    story: 'Accepted a payment plan, and missed its first date: a person calls, with a clock',
    market,
    phone: '13900000190',
    fullName: 'Irene Valdez',
    steps: [
      ...neverPaid(20),
      {
        daysAgo: 12,
        act: async (actor, { deps }) => {
          const fromDate = deps.clock.today(markets[market].zone)
          const plan = [{ n: 1, dueDate: addDays(fromDate, 4) }]
          await actor.askHelp('The shop was closed for a month.')
          await offered(actor, deps, { fromDate, toDate: addDays(fromDate, 4), plan }, 'Lost a month of income')
          await accepted(actor)
        },
      },
    ],
  },
  {
    name: 'contacts-at-limit',
    story: '45 days late, and contacted as often today as the rules allow: the next call is refused, with the day',
    market,
    phone: '13900000191',
    fullName: 'Ramil Cortez',
    steps: [
      ...neverPaid(45),
      {
        daysAgo: 0,
        act: (actor, { deps }) =>
          contacted(actor, deps, [
            { channel: 'call', outcome: 'noAnswer', note: 'Rang for a minute.' },
            { channel: 'text', outcome: 'leftMessage', note: 'Asked to call back.' },
          ]),
      },
    ],
  },
  {
    name: 'calamity',
    story: '75 days late, in a flooded town: a holiday from late charges for all late loans waits for a manager',
    market,
    phone: '13900000192',
    fullName: 'Celia Magno',
    steps: [
      ...neverPaid(75),
      {
        daysAgo: 0,
        act: (actor, { deps }) => spared(actor, deps, 30, 'The flood of Sunday: the towns on the river have no power'),
      },
    ],
  },
  {
    name: 'late-100',
    story: '100 days late, and nobody has been reached: the last bucket',
    market,
    phone: '13900000193',
    fullName: 'Dario Pineda',
    steps: neverPaid(100),
  },
  {
    name: 'identity-in-doubt',
    story: 'An officer doubts the birth date: the picture shows another one',
    market: 'indonesia',
    phone: '81100000015',
    fullName: 'Wayan Saputra',
    stranger: true,
    steps: [
      {
        daysAgo: 1,
        act: (actor) => actor.handIn('harvest-loan-id', '3000000000', '3174055204920002', 1_000_000_000),
      },
      { daysAgo: 0, act: (actor, { deps }) => doubted(actor, deps, 'The card shows 1990') },
    ],
  },
  {
    name: 'credit-and-late',
    story: 'Paid 150.00 too much on a settled loan, and is 7 days late with another: the credit can pay a part of it',
    market,
    phone: '13900000203',
    fullName: 'Teodora Ilagan',
    steps: lateBesideCredit(),
  },
]
