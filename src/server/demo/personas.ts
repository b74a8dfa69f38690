// The sample borrowers: one for each state that a screen can show, with the past that led there.

import { addDays, dateIn, startOfDayIn } from '../../core/calendar-date.ts'
import type { MarketId } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { askingCardEnding } from '../adapters/providers/http/protocol.ts'
import { checkedByOthers } from './checked-personas.ts'
import { helpedByOfficers } from './helped-personas.ts'
import { lateLoans } from './late-personas.ts'
import type { Actor, Plot, Stage, Step } from './stage.ts'

const step = (daysAgo: number, act: Step['act']): Step => ({ daysAgo, act })
const bind = (daysAgo: number, ending?: string): Step => step(daysAgo, (actor) => actor.bindAccount(ending))
const borrow = (daysAgo: number, productId: string): Step => step(daysAgo, (actor) => actor.borrow(productId))
const pay = (daysAgo: number, kind: 'due' | 'rollover' = 'due', extraMinor = 0): Step =>
  step(daysAgo, (actor) => actor.pay(kind, extraMinor))

/** The product of the look: four payments, thirty days apart. */
const cash = 'candor-cash'
const standard = 'standard'

/** Borrowed 102 days ago, paid twice, the third payment is 12 days late. */
const lateBy12 = (productId: string): readonly Step[] => [bind(102), borrow(102, productId), pay(72), pay(42)]

const foreign = (
  market: MarketId,
  productId: string,
  phone: string,
  fullName: string,
  steps = lateBy12(productId),
): Plot => ({
  name: `overdue-${market}`,
  story: `Overdue under the ${market} rules: a payment is 12 days late`,
  market,
  phone,
  fullName,
  steps,
})

/** In the order in which the test page shows them. */
export const plots: readonly Plot[] = [
  {
    name: 'new-with-account',
    story: 'New borrower with a bank account: sees the offer and can take it',
    market: standard,
    phone: '13900000001',
    fullName: 'Maria Santos',
    steps: [bind(1)],
  },
  {
    name: 'new-without-account',
    story: 'New borrower without a bank account',
    market: standard,
    phone: '13900000002',
    fullName: 'Jose Reyes',
    steps: [],
  },
  {
    name: 'in-review',
    story: 'Applied an hour ago, is being decided',
    market: standard,
    phone: '13900000021',
    fullName: 'Ana Cruz',
    steps: [bind(1), step(0, (actor) => actor.applyForReview(cash))],
  },
  {
    name: 'declined',
    story: 'Declined, with the reason and when to try again',
    market: standard,
    phone: '13900000110',
    fullName: 'Paolo Garcia',
    steps: [
      bind(2),
      step(2, async (actor, { deps }) => {
        await deps.db.execute('update borrower set birth_date = $2 where id = $1', [actor.borrowerId, '2012-03-01'])
      }),
      borrow(2, cash),
    ],
  },
  {
    name: 'approved-withdraw',
    story: "Approved, waits for 'Withdraw Now'",
    market: standard,
    phone: '13900000151',
    fullName: 'Luz Ramos',
    steps: [bind(1), borrow(1, 'school-start')],
  },
  {
    name: 'payout-failed',
    story: 'Approved, the bank sent the money back: another account is needed',
    market: standard,
    phone: '13900000152',
    fullName: 'Ramon Flores',
    steps: [bind(1, '0000'), borrow(1, cash)],
  },
  {
    name: 'active',
    story: 'Active: two of four payments made, nothing due today',
    market: standard,
    phone: '13900000170',
    fullName: 'Elena Torres',
    steps: [bind(71), borrow(71, cash), pay(41), pay(11)],
  },
  {
    name: 'due',
    story: 'An instalment is due today',
    market: standard,
    phone: '13900000174',
    fullName: 'Carlos Mendoza',
    steps: [bind(60), borrow(60, cash), pay(30)],
  },
  {
    name: 'overdue',
    story: 'Overdue: the third of four payments is 12 days late, a rollover is offered',
    market: standard,
    phone: '13900000180',
    fullName: 'Rosa Bautista',
    steps: lateBy12(cash),
  },
  {
    name: 'settled',
    story: 'Settled: paid in full, with a closure letter',
    market: standard,
    phone: '13900000200',
    fullName: 'Miguel Aquino',
    steps: [
      bind(125),
      borrow(125, cash),
      pay(95),
      pay(65),
      pay(35),
      pay(5),
      step(0, (actor) => actor.mark('score_asked', false)),
    ],
  },
  {
    name: 'rollover-used-up',
    story: 'Overdue again after every rollover was used',
    market: standard,
    phone: '13900000181',
    fullName: 'Teresa Lim',
    steps: [bind(95), borrow(95, cash), pay(65, 'rollover'), pay(35, 'rollover')],
  },
  {
    name: 'two-orders',
    story: 'Two orders: one of them takes no complaints about collection',
    market: standard,
    phone: '13900000172',
    fullName: 'Grace Tan',
    steps: [
      bind(20),
      borrow(20, 'salary-bridge'),
      step(20, (actor) => actor.mark('collection_allowed', false)),
      borrow(10, cash),
    ],
  },
  {
    name: 'score-asked',
    story: 'Active, and the app asks for stars',
    market: standard,
    phone: '13900000175',
    fullName: 'Noel Castro',
    steps: [bind(8), borrow(8, cash), step(8, (actor) => actor.mark('score_asked', true))],
  },
  {
    name: 'repeat-overdue',
    story: 'A repeat client, overdue: the lower one-off sum',
    market: standard,
    phone: '13900000182',
    fullName: 'Isabel Navarro',
    client: 'repeat',
    steps: [bind(42), borrow(42, cash)],
  },
  {
    name: 'complaint-answered',
    story: 'A complaint answered with pictures, to be rated',
    market: standard,
    phone: '13900000176',
    fullName: 'Victor Salazar',
    steps: [
      bind(20),
      borrow(20, cash),
      step(5, (actor) => actor.payAtCounter()),
      step(4, (actor) =>
        actor.complain('I paid at the shop yesterday, and the page still says that I owe the payment.', 2),
      ),
      step(3, (actor) => actor.counterTells()),
      step(2, (actor) =>
        actor.answered(
          'You are right, and we are sorry. The shop told us late. Your payment counts from the day you paid, nothing was charged.',
          2,
          true,
        ),
      ),
    ],
  },
  {
    name: 'complaint-open',
    story: 'A complaint that waits for its answer',
    market: standard,
    phone: '13900000177',
    fullName: 'Lorna Diaz',
    steps: [
      bind(15),
      borrow(15, cash),
      step(1, (actor) => actor.complain('The amount on the receipt is not the amount that I paid.', 0)),
    ],
  },
  {
    name: 'debt-free',
    story: 'Owes nothing: the account can be deleted',
    market: standard,
    phone: '13900000201',
    fullName: 'Andres Villanueva',
    steps: [],
  },
  {
    name: 'payway-code',
    story: 'Pays by a saved card that asks for a code',
    market: standard,
    phone: '13900000178',
    fullName: 'Monica Pascual',
    steps: [bind(30), borrow(30, cash), step(0, (actor) => actor.keepCard(true))],
  },
  {
    name: 'payway-plain',
    story: 'Pays by a saved card that asks for nothing',
    market: standard,
    phone: '13900000179',
    fullName: 'Oscar Rivera',
    steps: [bind(30), borrow(30, cash), step(0, (actor) => actor.keepCard(false))],
  },
  {
    name: 'payway-bank',
    story: 'Pays by a saved card whose bank asks for a confirmation',
    market: standard,
    phone: '13900000187',
    fullName: 'Ramon Aguilar',
    steps: [bind(30), borrow(30, cash), step(0, (actor) => actor.keepCard(false, askingCardEnding))],
  },
  {
    name: 'payway-wallet',
    story: 'Pays in a wallet',
    market: standard,
    phone: '13900000183',
    fullName: 'Diana Ocampo',
    steps: [bind(30), borrow(30, cash)],
  },
  {
    name: 'just-paid-out',
    story: 'The money came yesterday: it can still be given back',
    market: standard,
    phone: '13900000184',
    fullName: 'Nina Aguilar',
    steps: [bind(1), borrow(1, cash)],
  },
  {
    name: 'overpaid',
    story: 'Settled, and the last payment was 150.00 too much: a credit to ask back',
    market: standard,
    phone: '13900000202',
    fullName: 'Ernesto Gomez',
    steps: [
      bind(125),
      borrow(125, cash),
      pay(95),
      pay(65),
      pay(35),
      pay(5, 'due', 15_000),
      step(0, (actor) => actor.mark('score_asked', false)),
    ],
  },
  {
    name: 'stranger',
    story: 'Logged in for the first time, from no app: has not applied for anything',
    market: standard,
    phone: '13900000401',
    fullName: 'Liza Soriano',
    stranger: true,
    steps: [],
  },
  {
    name: 'application-half',
    story: 'An application that is half filled in',
    market: standard,
    phone: '13900000402',
    fullName: 'Nguyễn Thị Ánh',
    stranger: true,
    steps: [step(1, async (actor) => void (await actor.fillIn(cash, 2)))],
  },
  {
    name: 'application-ready',
    story: 'An application that is filled in and waits to be sent',
    market: standard,
    phone: '13900000403',
    fullName: 'Marco Delgado',
    stranger: true,
    steps: [step(1, async (actor) => void (await actor.fillIn(cash, 5)))],
  },
  {
    name: 'application-approved',
    story: 'An application that is approved: the offer waits to be taken',
    market: standard,
    phone: '13900000404',
    fullName: 'Hanna Aguilar',
    stranger: true,
    steps: [bind(1), step(1, (actor) => actor.handIn(cash))],
  },
  {
    name: 'application-unaffordable',
    story: 'An application that was declined: the payments are too much for the income, a smaller amount may do',
    market: standard,
    phone: '13900000405',
    fullName: 'Pia Manalo',
    stranger: true,
    steps: [step(1, (actor) => actor.handIn(cash, '300000'))],
  },
  {
    name: 'application-referred',
    story: 'An application that the rules left to a person: the payments are a little too much for the income',
    market: standard,
    phone: '13900000408',
    fullName: 'Joy Alonzo',
    stranger: true,
    steps: [step(0, (actor) => actor.handIn(cash, '320000'))],
  },
  {
    name: 'application-second-look',
    story: 'An application that was declined: the borrower has asked a person to look again',
    market: standard,
    phone: '13900000409',
    fullName: 'Ben Villar',
    stranger: true,
    steps: [step(1, (actor) => actor.handIn(cash, '300000')), step(0, (actor) => actor.askSecondLook())],
  },
  {
    name: 'application-declined',
    story: 'Paid a loan very late and was declined for it, with the day of the next try',
    market: standard,
    phone: '13900000406',
    fullName: 'Dante Robles',
    steps: [
      bind(138),
      borrow(138, cash),
      step(110, async (actor) => void (await actor.fillIn('salary-bridge', 5))),
      pay(35),
      pay(18),
      step(2, (actor) => actor.send()),
    ],
  },
  {
    name: 'phone-blocked',
    story: 'The phone is blocked for some weeks: told before any form',
    market: standard,
    phone: '13900000407',
    fullName: 'Rico Santiago',
    stranger: true,
    steps: [
      step(2, async (actor, { deps }) => {
        const until = addDays(deps.clock.today(markets[standard].zone), 22)
        await deps.db.execute('update borrower set blocked_until = $2 where id = $1', [actor.borrowerId, until])
      }),
    ],
  },
  ...helpedByOfficers(lateBy12(cash)),
  foreign('philippines', 'candor-cash-ph', '09170000001', 'Bea Domingo'),
  foreign('india', 'harvest-loan-in', '9800000001', 'Asha Verma', [bind(102), borrow(102, 'harvest-loan-in')]),
  ...checkedByOthers,
  ...lateLoans,
  foreign('indonesia', 'harvest-loan-id', '081200000001', 'Dewi Lestari'),
  foreign('reference', 'candor-cash-ref', '13900000301', 'Sam Carter'),
]

/** The hour of the day at which a past step happens, so that minutes of waiting never cross midnight. */
const stepHour = 10

function momentOf(daysAgo: number, present: Date): Date {
  if (daysAgo === 0) return present
  const { zone } = markets[standard]
  return new Date(startOfDayIn(zone, addDays(dateIn(zone, present), -daysAgo)).getTime() + stepHour * 3_600_000)
}

/** Plays all pasts on one line of time, oldest first, and ends at the present. */
export async function playPersonas(stage: Stage, actors: ReadonlyMap<string, Actor>, present: Date): Promise<void> {
  const line = plots
    .flatMap((plot, order) => plot.steps.map((each, index) => ({ plot, each, order, index })))
    .sort((a, b) => b.each.daysAgo - a.each.daysAgo || a.order - b.order || a.index - b.index)
  for (const { plot, each } of line) {
    const actor = actors.get(plot.name)
    if (actor === undefined) throw new Error(`nobody plays ${plot.name}`)
    const at = momentOf(each.daysAgo, present)
    if (at > stage.deps.clock.now()) await stage.time.passUntil(at)
    await each.act(actor, stage)
  }
}
