// A borrower of the simulation: habits, and a year of them, day by day where something happens.

import { addDays, type CalendarDate, fromEpochDay, toEpochDay } from '../../src/core/calendar-date.ts'
import type { Product } from '../../src/core/loan/product.ts'
import type { PayPurpose } from '../../src/core/payment/pay-purpose.ts'
import { keptViolations } from '../support/book-invariants.ts'
import { expectSound } from '../support/invariants.ts'
import { seenAmount, someOf } from './asked-amounts.ts'
import { lastHeard, spendCreditOf } from './credit-user.ts'
import type { Dice } from './dice.ts'
import { instantOn, Lender, type SimIntent, type SimOrder } from './lender.ts'
import type { Books } from './loan-account.ts'
import { recallOf, someAct } from './officer.ts'
import { pay, usualFaults } from './provider.ts'

export const habits = [
  'paysOnTime',
  'paysLate',
  'paysInParts',
  'paysTwice',
  'paysTooMuch',
  'rollsOver',
  'settlesEarly',
  'changesMind',
  'vanishes',
  'doesAnything',
] as const
export type Habit = (typeof habits)[number]

/** What a year of one borrower needs. */
export interface YearMeans {
  readonly dice: Dice
  readonly books: Books
  readonly products: readonly Product[]
  readonly from: CalendarDate
  readonly days: number
  /** Looks at every day, not only at those on which something can change. */
  readonly everyDay: boolean
}

type Deed = (today: CalendarDate) => void

/** One borrower's year: everything is planned on an agenda, and the days between are passed over. */
export class Borrower {
  readonly lender: Lender
  readonly #means: YearMeans
  /** By days since the first. */
  readonly #agenda: (Deed[] | undefined)[]
  readonly #looks = new Set<number>()
  readonly #firstDay: number
  readonly #lastDay: number
  #transactions = 0

  constructor(id: string, means: YearMeans) {
    this.#means = means
    this.lender = new Lender(id, means.books)
    this.#firstDay = toEpochDay(means.from)
    this.#lastDay = this.#firstDay + means.days
    this.#agenda = new Array(means.days + 1)
  }

  /** Lives the year. */
  live(): void {
    const { from, dice, everyDay, books } = this.#means
    // People come all through the year.
    this.#plan(addDays(from, dice.between(0, 330)), (today) => this.#apply(today))
    for (let day = this.#firstDay; day <= this.#lastDay; day += 1) {
      if (everyDay) this.#closeDay(fromEpochDay(day))
      // Deeds of a day may plan more for the same day.
      const at = day - this.#firstDay
      for (let deeds = this.#agenda[at]; deeds !== undefined; deeds = this.#agenda[at]) {
        this.#agenda[at] = undefined
        if (deeds.length > 1) books.tally.count('fault notices in another order')
        for (const deed of deeds.length > 1 ? dice.shuffled(deeds) : deeds) deed(fromEpochDay(day))
        for (const { account } of this.lender.orders) {
          if (account !== null) for (const next of account.daysThatMatter()) this.#planLook(next)
        }
      }
    }
    this.#closeYear()
  }

  #closeDay(today: CalendarDate): void {
    for (const { account } of this.lender.orders) {
      if (account === null) continue
      account.closeThrough(today)
      if (this.#means.everyDay) account.lookAtReplayClosely()
    }
  }

  #closeYear(): void {
    this.#closeDay(fromEpochDay(this.#lastDay))
    const causes = new Set<string>()
    for (const { account } of this.lender.orders) {
      account?.lookAtJournal()
      account?.lookAtReplay()
      for (const cause of account?.causes ?? []) causes.add(cause)
    }
    const posted = [...this.lender.heard].filter(([key, { on }]) => on !== null && !key.endsWith(':return'))
    const keys = posted.map(([key]) => key)
    expectSound(keptViolations(keys, causes), `of ${this.lender.borrowerId}`)
  }

  #plan(day: CalendarDate, deed: Deed): void {
    this.#planOn(toEpochDay(day), deed)
  }

  #planOn(day: number, deed: Deed): void {
    if (day > this.#lastDay) return
    const at = day - this.#firstDay
    const deeds = this.#agenda[at]
    if (deeds === undefined) this.#agenda[at] = [deed]
    else deeds.push(deed)
  }

  /** Once for each day, whatever else is done on it: a deed may be about another loan. */
  #planLook(day: number): void {
    if (this.#looks.has(day)) return
    this.#looks.add(day)
    this.#planOn(day, this.#look)
  }

  readonly #look: Deed = (today) => this.#closeDay(today)

  #apply(today: CalendarDate): void {
    const { dice, products, books } = this.#means
    const product = dice.pick(products)
    const range = product.maxPrincipalMinor - product.minPrincipalMinor
    const principalMinor = dice.chance(2)
      ? product.maxPrincipalMinor + 1
      : product.minPrincipalMinor + Math.floor(range / 40) * dice.between(0, 40)
    const terms = this.lender.offer(product, principalMinor, today)
    const again = (): void => this.#plan(addDays(today, dice.between(1, 5)), (day) => this.#apply(day))
    if (terms === null) {
      again()
      return
    }
    const offered = { principalMinor, termDays: terms.termDays, agreements: ['a1', 'b1'] }
    const flaw = dice.chance(12)
      ? dice.pick([
          { agreed: false },
          { offerHasExpired: true },
          { accepted: { ...offered, principalMinor: principalMinor + 1 } },
          { accepted: { ...offered, agreements: ['a1', 'b2'] } },
          { payoutAccountIsBound: false },
        ])
      : {}
    const order = this.lender.accept(product, terms, flaw, today)
    if (order === null) {
      again()
      return
    }
    if (dice.chance(10)) this.lender.accept(product, terms, {}, today)
    if (dice.chance(10)) this.#plan(today, (day) => this.#apply(day))
    this.#plan(addDays(today, dice.between(0, 1)), (day) => this.#decided(order, day))
    if (dice.chance(5)) this.lender.command(order, { kind: 'lapse' }, today)
    books.tally.count(`status ${order.order.status}`)
  }

  #decided(order: SimOrder, today: CalendarDate): void {
    const { dice } = this.#means
    const declined = dice.chance(6)
    this.lender.command(order, declined ? { kind: 'decline', reason: 'paysLate' } : { kind: 'approve' }, today)
    if (dice.chance(5)) this.lender.command(order, { kind: 'approve' }, today)
    if (declined) this.#plan(addDays(today, 30), (day) => this.#apply(day))
    else if (order.product.manualWithdrawal) this.#withdrawLater(order, today)
    else this.#paidOut(order, today)
  }

  #withdrawLater(order: SimOrder, today: CalendarDate): void {
    const { dice, books } = this.#means
    if (dice.chance(10)) this.lender.command(order, { kind: 'lapse' }, today)
    this.#plan(addDays(today, dice.between(0, 9)), (day) => {
      if (this.lender.command(order, { kind: 'withdraw', payoutAccountIsBound: true }, day) !== null) {
        this.#paidOut(order, day)
        return
      }
      if (this.lender.command(order, { kind: 'lapse' }, day) !== null) books.tally.count('approval lapsed')
      this.#plan(addDays(day, 3), (later) => this.#apply(later))
    })
  }

  #paidOut(order: SimOrder, today: CalendarDate): void {
    const { dice } = this.#means
    if (dice.chance(20)) this.lender.command(order, { kind: 'payoutSent' }, today)
    if (dice.chance(5)) {
      this.lender.command(order, { kind: 'payoutFailed', reason: 'account closed' }, today)
      if (dice.chance(50)) this.lender.command(order, { kind: 'payoutSucceeded' }, today)
      this.lender.command(order, { kind: 'retryPayout' }, today)
    }
    this.lender.command(order, { kind: 'payoutSucceeded' }, today)
    if (dice.chance(3)) this.lender.command(order, { kind: 'payoutSucceeded' }, today)
    this.#live(order, dice.pick(habits), today)
    this.#plan(addDays(today, dice.between(20, 200)), (day) => this.#officer(order, day))
    for (let tries = dice.between(0, 2); tries > 0; tries -= 1)
      this.#plan(addDays(today, dice.between(0, 120)), (day) => this.lender.moveDate(order, dice, day))
    if (dice.chance(15)) this.#plan(addDays(today, dice.between(20, 250)), (day) => this.#giveUp(order, day))
    if (dice.chance(4)) this.#plan(addDays(today, dice.between(0, 40)), (day) => this.#comesBack(order, day))
  }

  /** The bank sends the money back; the borrower names another account in time, or does not. */
  #comesBack(order: SimOrder, today: CalendarDate): void {
    if (!this.lender.takeBackPayout(order, today)) return
    this.#plan(addDays(today, this.#means.dice.between(0, 9)), (day) => {
      if (this.lender.command(order, { kind: 'retryPayout' }, day) !== null) this.#paidOut(order, day)
      else this.lender.command(order, { kind: 'lapse' }, day)
    })
  }

  /** Plans what a borrower of this habit does with the loan. */
  #live(order: SimOrder, habit: Habit, paidOutOn: CalendarDate): void {
    const { dice } = this.#means
    const schedule = order.account?.loan.schedule ?? []
    const on = (day: CalendarDate, deed: Deed): void => this.#plan(day, deed)
    switch (habit) {
      case 'vanishes':
        break
      case 'changesMind':
        on(addDays(paidOutOn, dice.between(0, order.terms.coolingOffDays + 1)), (day) => {
          if (!this.#pay(order, 'coolingOff', day)) this.#live(order, 'paysOnTime', paidOutOn)
        })
        break
      case 'settlesEarly':
        for (const share of [0.3, 0.6, 0.8]) {
          on(addDays(paidOutOn, Math.floor(order.terms.termDays * share) + dice.between(0, 9)), (day) => {
            this.#pay(order, 'settlement', day, dice.chance(20) ? dice.between(10, 99) : 100)
          })
        }
        this.#live(order, 'paysLate', paidOutOn)
        break
      case 'doesAnything':
        for (let deeds = dice.between(4, 12); deeds > 0; deeds -= 1) {
          const purpose = dice.pick(['repayment', 'partial', 'rollover', 'settlement', 'coolingOff'] as const)
          const day = addDays(paidOutOn, dice.between(0, 300))
          on(day, (today) => this.#pay(order, purpose, today, dice.between(20, 140)))
        }
        break
      default:
        for (const { dueDate } of schedule) this.#liveInstalment(order, habit, dueDate)
    }
  }

  #liveInstalment(order: SimOrder, habit: Habit, dueDate: CalendarDate): void {
    const { dice } = this.#means
    const late = habit === 'paysLate' ? (dice.chance(15) ? dice.between(91, 140) : dice.between(1, 60)) : 0
    const day = addDays(dueDate, habit === 'paysOnTime' ? -dice.between(0, 3) : late)
    switch (habit) {
      case 'paysInParts':
        for (let parts = dice.between(2, 4); parts > 0; parts -= 1) {
          this.#plan(addDays(dueDate, dice.between(-10, 20)), (today) => this.#pay(order, 'partial', today))
        }
        break
      case 'rollsOver':
        this.#plan(addDays(dueDate, dice.between(-1, 12)), (today) =>
          this.#pay(order, 'rollover', today, dice.between(95, 110)),
        )
        this.#plan(addDays(dueDate, dice.between(25, 45)), (today) => this.#pay(order, 'repayment', today))
        break
      case 'paysTwice':
        this.#plan(day, (today) => this.#pay(order, 'repayment', today))
        this.#plan(addDays(day, dice.between(0, 1)), (today) => this.#pay(order, 'repayment', today))
        break
      case 'paysTooMuch':
        this.#plan(day, (today) => this.#pay(order, 'repayment', today, dice.between(101, 160)))
        break
      default:
        this.#plan(day, (today) => this.#pay(order, 'repayment', today))
    }
  }

  /** Asks for a code and pays it, `percent` of what it asks. Answers whether there was one. */
  #pay(order: SimOrder, purpose: PayPurpose, today: CalendarDate, percent = 100): boolean {
    const { dice, books } = this.#means
    const { account } = order
    if (account === null) return false
    const asked = purpose === 'partial' ? someOf(order, dice, today) : seenAmount(order, purpose, dice, today)
    const intent = this.lender.wish(order, purpose, asked, today, dice.pick(['bank-transfer', 'm-wallet']))
    if (intent === null) return false
    if (dice.chance(10)) this.#loseAnswer(order, intent, today)
    if (dice.chance(8)) this.lender.wish(order, purpose, asked, today, dice.pick(['bank-transfer', 'm-wallet']))
    if (dice.chance(5)) return true
    if (percent < 100) books.tally.count('paid short')
    if (percent > 100) books.tally.count('paid too much')
    this.#send(intent, Math.max(1, Math.floor((intent.amountMinor * percent) / 100)), today)
    if (dice.chance(purpose === 'rollover' ? 25 : 6)) {
      books.tally.count('paid twice')
      this.#send(intent, intent.amountMinor, today)
    }
    this.#plan(addDays(today, dice.between(4, 12)), (day) => this.#lookBack(order, day))
    return true
  }

  /** The provider's answer is lost: it is unknown whether there is a code, and a second wish meets that. */
  #loseAnswer(order: SimOrder, intent: SimIntent, today: CalendarDate): void {
    const { books } = this.#means
    if (intent.state !== 'waiting') return
    books.tally.count('fault answer lost')
    intent.state = 'unknown'
    this.lender.wish(order, 'settlement', null, today, 'bank-transfer')
    this.lender.wish(order, intent.purpose, intent.amountMinor, today, 'corner-store')
    this.#plan(addDays(today, 1), () => {
      if (intent.state === 'unknown') intent.state = 'waiting'
    })
  }

  #send(intent: SimIntent, amountMinor: number, today: CalendarDate): void {
    const { dice, books } = this.#means
    this.#transactions += 1
    const transactionId = `${this.lender.borrowerId}-T${this.#transactions}`
    pay(
      intent,
      { transactionId, amountMinor, today },
      {
        dice,
        tally: books.tally,
        faults: usualFaults,
        deliver: (day, notice) => {
          const hear: Deed = (arrival) => this.lender.hear(notice, arrival)
          // What arrives today may come before or after what else happens today.
          if (day <= today) hear(today)
          else this.#plan(day, hear)
        },
      },
    )
  }

  /** Some days after a payment: credit goes back, and who is done borrows again. */
  #lookBack(order: SimOrder, today: CalendarDate): void {
    const { dice } = this.#means
    const { account } = order
    if (account === null) return
    if (dice.chance(35)) this.lender.lookAtQuotes(order, today)
    if (
      account.state.creditBalanceMinor > 0 &&
      dice.chance(70) &&
      spendCreditOf(this.lender, this.#means.books, order, today)
    )
      this.#plan(addDays(today, dice.between(0, 9)), (day) => dice.chance(20) && this.#takeBack(order, day))
    const { creditBalanceMinor } = account.state
    if (creditBalanceMinor > 0 && dice.chance(60)) {
      const id = `${account.id}-refund-${today}`
      this.lender.officer(order, { kind: 'creditRefund', id, valueDate: today, amountMinor: creditBalanceMinor }, today)
      if (dice.chance(20)) this.#plan(addDays(today, dice.between(0, 9)), (day) => this.#takeBack(order, day))
    }
    if (account.state.owedMinor === 0 && dice.chance(50))
      this.#plan(addDays(today, dice.between(1, 30)), (day) => this.#apply(day))
  }

  /** The provider takes the last payment of a loan back, after its credit has gone back or been used already. */
  #takeBack(order: SimOrder, today: CalendarDate): void {
    const last = lastHeard(this.lender, order)
    if (last === undefined) return
    const notice = { type: 'refunded', transactionId: last.id, reference: '', currency: order.terms.currency } as const
    this.lender.hear({ ...notice, amountMinor: last.amountMinor, paidAt: instantOn(today) }, today)
  }

  #officer(order: SimOrder, today: CalendarDate): void {
    const { dice } = this.#means
    const { account } = order
    if (account === null || account.state.owedMinor === 0) return
    account.closeThrough(today)
    const act = someAct(account, dice, today)
    this.lender.officer(order, act, today)
    // A refused act is nothing that has happened to the loan: its payout may come back before that day, and then there is no loan.
    if (act.valueDate > today) this.#plan(act.valueDate, (day) => order.account?.closeThrough(day))
    const recall = recallOf(act, dice, today)
    if (recall !== null) this.#plan(recall.valueDate, (day) => this.lender.officer(order, recall, day))
    if (!dice.chance(50)) return
    this.#plan(addDays(today, dice.between(1, 40)), (day) => this.#pay(order, 'repayment', day))
    this.#plan(addDays(today, dice.between(20, 60)), (day) => this.#pay(order, 'repayment', day))
  }

  /** The lender gives a loan up; some of them are paid yet, and some were given up by mistake. */
  #giveUp(order: SimOrder, today: CalendarDate): void {
    const { dice } = this.#means
    const id = `${order.id}-off-${today}`
    this.lender.officer(order, { kind: 'writeOff', id, valueDate: today }, today)
    if (dice.chance(20)) this.#plan(addDays(today, dice.between(0, 9)), (day) => this.#giveUp(order, day))
    this.#plan(addDays(today, dice.between(1, 60)), (day) => this.#pay(order, 'partial', day))
    if (!dice.chance(25)) return
    this.#plan(addDays(today, dice.between(0, 30)), (day) =>
      this.lender.officer(order, { kind: 'reversal', id: `${id}:undo`, valueDate: day, paymentId: id }, day),
    )
  }
}
