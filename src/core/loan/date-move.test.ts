// A moved due date: which days are open, what they cost, and what later facts make of it.

import { describe, expect, it } from 'vitest'
import { ledgerBalances } from '../ledger/loan-postings.ts'
import { dateMoveQuote, movableDate } from './date-move.ts'
import type { LoanEvent } from './loan-event.ts'
import { statusOf } from './loan-state.ts'
import { settlementQuote } from './quotes.ts'
import { replayBook, replayLoan } from './replay.ts'
import type { LoanTerms } from './terms.ts'
import { fourPayments, loanOf, onDay, onePayment, paid, referenceCaps } from './test-loans.ts'

const terms: LoanTerms = { ...fourPayments, dueDateMoves: { maxDays: 15, times: 1 } }
const loan = loanOf(terms)
const move = (changes: Partial<Extract<LoanEvent, { kind: 'dateMove' }>> = {}): LoanEvent => ({
  kind: 'dateMove',
  id: 'move',
  valueDate: onDay(20),
  n: 1,
  dueDate: onDay(40),
  quotedInterestMinor: 1_000_000,
  ...changes,
})
const on = (day: number, events: readonly LoanEvent[], of = loan) => replayLoan(of, events, onDay(day))
const bookOn = (day: number, events: readonly LoanEvent[] = [], of = loan) => ({
  book: replayBook(of, events, onDay(day)),
  asOf: onDay(day),
})
const quoteOn = (day: number, to: number, events: readonly LoanEvent[] = [], of = loan) =>
  dateMoveQuote(bookOn(day, events, of), onDay(to))
const reversal = (paymentId: string, day: number): LoanEvent => ({
  kind: 'reversal',
  id: `undo-${paymentId}`,
  valueDate: onDay(day),
  paymentId,
})

describe('a moved due date', () => {
  it('moves one payment and no other, and adds the interest of the days to it', () => {
    const state = on(20, [move()])
    expect(state.instalments.map(({ dueDate }) => dueDate)).toEqual([onDay(40), onDay(60), onDay(90), onDay(120)])
    // 1,250.00 of principal x 0.1 % x 10 days.
    expect(state.instalments.map(({ unpaidMinor }) => unpaidMinor)).toEqual([141_250, 140_000, 140_000, 140_000])
    expect(state.dateMoves).toEqual([{ id: 'move', n: 1, from: onDay(30), to: onDay(40), interestMinor: 1_250 }])
  })

  it('is not late until its new day is over, and then by the first rate on what it asks for', () => {
    expect(statusOf(on(39, [move()]))).toBe('active')
    expect([statusOf(on(40, [move()])), on(40, [move()]).lateChargedMinor]).toEqual(['due', 0])
    expect(on(41, [move()]).lateChargedMinor).toBe(100_000 + 7_063)
  })

  it.each<[string, Partial<LoanTerms>, number, number]>([
    ['flat, ten days', {}, 40, 1_250],
    ['flat, one day', {}, 31, 125],
    [
      'by the day on what is owed: of the principal of the first payment alone',
      { interest: { kind: 'dailySimple', dailyRateMicros: 2_000 } },
      40,
      2_286,
    ],
    ['by the year', { interest: { kind: 'declining', annualRateMicros: 365_000, basis: 'actual/365' } }, 40, 1_195],
    ['without interest', { interest: { kind: 'flat', dailyRateMicros: 0 } }, 40, 0],
    // 0.12 % a day of 5,000.00 is 600; the plan takes 500 of it, so that ten days have room for 1,000.
    ['within the all-in cap of each day', { caps: { allInDailyBps: 12 } }, 40, 1_000],
    // All costs are 850.00 already.
    ['within the cap on all costs', { caps: { totalCostBps: 1_710 } }, 40, 500],
    ['nothing where the caps leave no room', { caps: { totalCostBps: 1_700 } }, 40, 0],
  ])('costs, %s, what its days cost', (_, changes, to, interestMinor) => {
    const of = loanOf({ ...terms, ...changes })
    const quote = quoteOn(20, to, [], of)
    expect(quote).toMatchObject({ days: to - 30, interestMinor })
    expect(on(20, [move({ dueDate: onDay(to) })], of).owedMinor).toBe(on(20, [], of).owedMinor + interestMinor)
  })

  it('costs at most what was quoted, also after later events', () => {
    const later = reversal('p', 25)
    const events = [paid('p', 10, 50_000), move({ quotedInterestMinor: 1_100 })]
    expect(on(20, events).dateMoves[0]?.interestMinor).toBe(900)
    expect(on(25, [...events, later]).dateMoves[0]?.interestMinor).toBe(1_100)
  })

  it('leaves less room under the cap on all costs for what comes later', () => {
    // All costs are 850.00 already, and 860.00 is the cap: the first move takes 5.00 of the room, late charges the rest.
    const of = loanOf({ ...terms, caps: { totalCostBps: 1_720 } })
    const late = on(90, [move({ dueDate: onDay(34) })], of)
    expect([late.dateMoves[0]?.interestMinor, late.lateChargedMinor]).toEqual([500, 500])
  })

  it('costs interest on what is unpaid alone', () => {
    // 500.00 came: 150.00 of it interest, 350.00 principal. 900.00 x 0.1 % x 10 days.
    expect(quoteOn(20, 40, [paid('p', 10, 50_000)])).toMatchObject({ interestMinor: 900 })
  })

  it('is nothing, and costs nothing, once the payment turns out to be paid', () => {
    expect(on(25, [move(), paid('late notice', 15, 140_000)])).toMatchObject({ dateMoves: [], owedMinor: 420_000 })
    expect(on(20, [move(), paid('of the same day', 20, 140_000)])).toMatchObject({ dateMoves: [], owedMinor: 420_000 })
    expect(on(21, [move(), paid('a day later', 21, 140_000)])).toMatchObject({ owedMinor: 421_250 })
  })

  it('holds where a payment before it was taken back: the promised day stays', () => {
    const events = [paid('p', 10, 140_000), move({ valueDate: onDay(40), n: 2, dueDate: onDay(70) })]
    const state = on(45, [...events, reversal('p', 45)])
    expect(state.instalments.map(({ dueDate }) => dueDate)).toEqual([onDay(30), onDay(70), onDay(90), onDay(120)])
    expect(statusOf(state)).toBe('overdue')
  })

  it('takes what follows along where history would put it before: days stay in order', () => {
    const far = move({ dueDate: onDay(100) })
    expect(on(20, [far]).instalments.map(({ dueDate }) => dueDate)).toEqual([
      onDay(100),
      onDay(100),
      onDay(100),
      onDay(120),
    ])
  })

  it('leads to no earlier day, to no payment that there is not, and not into a loan that was given up', () => {
    expect(on(25, [move({ dueDate: onDay(30) })])).toEqual(on(25, []))
    expect(on(25, [move({ n: 5 })])).toEqual(on(25, []))
    const givenUp: LoanEvent = { kind: 'writeOff', id: 'w', valueDate: onDay(19) }
    expect(on(25, [givenUp, move()])).toEqual(on(25, [givenUp]))
  })

  it('is gone with its interest where it is taken back', () => {
    expect(on(25, [move(), reversal('move', 25)])).toEqual(on(25, []))
  })

  it('earns its interest on the new day, or when it is paid', () => {
    const income = (day: number, events: readonly LoanEvent[]) => 0 - ledgerBalances(on(day, events)).interestIncome
    expect([29, 30, 39, 40].map((day) => income(day, [move()]))).toEqual([0, 15_000, 15_000, 16_250])
    expect(income(35, [move(), paid('p', 35, 141_250)])).toBe(16_250)
  })

  it('saves the days that an early end does not use', () => {
    const late = { ...terms, termDays: 91 as const }
    const of = loanOf({ ...late, instalmentCount: 1 })
    const moved = move({ valueDate: onDay(60), n: 1, dueDate: onDay(101) })
    const quote = (day: number, events: readonly LoanEvent[]) =>
      settlementQuote(bookOn(day, events, of), { paymentIsPending: false })
    expect(quote(90, [moved])).toEqual({ ...quote(90, []), planTotalMinor: 550_500, savingMinor: 5_500 })
    expect(quote(95, [moved])).toMatchObject({ interestMinor: 45_500 + 2_000 })
  })

  it('asks for the days of the moved payment once, beside those of the plan', () => {
    // The second payment's 150.00, six of the thirty days of the third, and six of the fifteen days of 18.75.
    const events = [paid('p', 30, 140_000), move({ valueDate: onDay(50), n: 2, dueDate: onDay(75) })]
    const quote = settlementQuote(bookOn(66, events), { paymentIsPending: false })
    expect(quote).toMatchObject({ interestMinor: 15_000 + 3_000 + 750 })
  })

  it('keeps the whole interest of days that have begun where the product does', () => {
    const of = loanOf({ ...terms, earlyRepayment: { ...terms.earlyRepayment, method: 'toNextDueDate' } })
    const moved = move({ valueDate: onDay(50), n: 1, dueDate: onDay(65) })
    const first = on(64, [moved], of)
    expect(first.dateMoves[0]).toMatchObject({ interestMinor: 4_375 })
    const quote = settlementQuote(bookOn(64, [moved], of), { paymentIsPending: false })
    expect(quote).toMatchObject({ interestMinor: 3 * 15_000 + 4_375 })
  })

  it('leaves late charges of other payments less room on its days under an all-in cap', () => {
    // The first payment was taken back: on day 61 it is late, and the second, moved over that day, bears interest of its own.
    const of = loanOf({ ...terms, caps: { allInDailyBps: 15 } })
    const history = [paid('p', 10, 140_000), reversal('p', 41)]
    const without = on(70, history, of).lateChargedMinor - on(60, history, of).lateChargedMinor
    const moved = move({ valueDate: onDay(40), n: 2, dueDate: onDay(70) })
    const withMove = on(70, [...history, moved], of).lateChargedMinor - on(60, [...history, moved], of).lateChargedMinor
    expect(without).toBe(10 * 250)
    expect(withMove).toBe(10 * 125)
  })
})

describe('what can be moved', () => {
  it('is the next payment, by the days of the product, to the day before the one after it', () => {
    expect(movableDate(bookOn(20))).toEqual({
      n: 1,
      dueDate: onDay(30),
      earliest: onDay(31),
      latest: onDay(45),
      movesLeft: 1,
    })
    const roomy = loanOf({ ...terms, dueDateMoves: { maxDays: 60, times: 2 } })
    expect(movableDate(bookOn(20, [], roomy))).toMatchObject({ latest: onDay(59), movesLeft: 2 })
    expect(movableDate(bookOn(20, [paid('p', 10, 140_000)]))).toMatchObject({ n: 2, dueDate: onDay(60) })
  })

  it('is the last payment to the end of the longest term', () => {
    const year = loanOf({ ...onePayment(100_000), termDays: 360, dueDateMoves: { maxDays: 15, times: 1 } })
    expect(movableDate(bookOn(100, [], year))).toMatchObject({ latest: onDay(365) })
  })

  const used = [move(), paid('p', 35, 141_250)]
  const givenUp: LoanEvent = { kind: 'writeOff', id: 'w', valueDate: onDay(10) }
  const daily = loanOf({ ...terms, termDays: 91, instalmentCount: 91 })
  const whole = loanOf({ ...terms, termDays: 365, instalmentCount: 1 })
  it.each<[string, () => ReturnType<typeof movableDate>, string]>([
    ['where everything is paid', () => movableDate(bookOn(20, [paid('p', 10, 560_000)])), 'nothingIsOwed'],
    ['by a product that has it not', () => movableDate(bookOn(20, [], loanOf(fourPayments))), 'dateMoveIsNotOffered'],
    ['on a loan that was given up', () => movableDate(bookOn(20, [givenUp])), 'dateMoveIsNotOffered'],
    ['where the next payment follows at once', () => movableDate(bookOn(0, [], daily)), 'dateMoveIsNotOffered'],
    ['at the end of the longest term', () => movableDate(bookOn(20, [], whole)), 'dateMoveIsNotOffered'],
    ['a second time', () => movableDate(bookOn(36, used)), 'dateWasMoved'],
    ['on the due date', () => movableDate(bookOn(30)), 'dateMoveIsTooLate'],
    ['once it is late', () => movableDate(bookOn(31)), 'dateMoveIsTooLate'],
  ])('is nothing %s', (_, answer, refused) => {
    expect(answer()).toEqual({ refused })
  })

  it('has no price where nothing can be moved', () => {
    expect(quoteOn(30, 40)).toEqual({ refused: 'dateMoveIsTooLate' })
  })

  it('is counted: of two times one is left after the first', () => {
    const twice = loanOf({ ...terms, dueDateMoves: { maxDays: 15, times: 2 } })
    expect(movableDate(bookOn(36, used, twice))).toMatchObject({ n: 2, movesLeft: 1 })
  })

  it('is told with the payments that are open, and no other', () => {
    const quote = dateMoveQuote(bookOn(40, [paid('p', 10, 140_000)]), onDay(70))
    expect('plan' in quote && quote.plan.map(({ n }) => n)).toEqual([2, 3, 4])
  })

  it.each([30, 46])('is not day %i', (day) => {
    expect(quoteOn(20, day)).toEqual({ refused: 'valueIsNotAccepted', fields: ['dueDate'] })
  })

  it('is told with the plan before and after, and without a change to the book', () => {
    const of = bookOn(20)
    const quote = dateMoveQuote(of, onDay(40))
    expect(quote).toMatchObject({
      validUntil: onDay(20),
      days: 10,
      interestMinor: 1_250,
      owedBeforeMinor: 560_000,
      owedAfterMinor: 561_250,
    })
    expect('plan' in quote && quote.plan.slice(0, 2)).toEqual([
      {
        n: 1,
        dueDateBefore: onDay(30),
        amountBeforeMinor: 140_000,
        dueDate: onDay(40),
        amountMinor: 141_250,
      },
      {
        n: 2,
        dueDateBefore: onDay(60),
        amountBeforeMinor: 140_000,
        dueDate: onDay(60),
        amountMinor: 140_000,
      },
    ])
    expect(of.book).toEqual(bookOn(20).book)
  })

  it('is told as the replay will take it, under caps too', () => {
    const of = loanOf({ ...terms, caps: referenceCaps })
    const quote = quoteOn(20, 45, [], of)
    expect('interestMinor' in quote && quote.owedAfterMinor).toBe(on(20, [move({ dueDate: onDay(45) })], of).owedMinor)
  })

  it.each([
    ['leads into the past', { dueDate: onDay(20) }, 'leads into the past'],
    ['carries half a unit', { quotedInterestMinor: 0.5 }, 'no interest in whole units'],
    ['carries less than nothing', { quotedInterestMinor: -1 }, 'no interest in whole units'],
  ])('stops the replay where it %s', (_, changes, message) => {
    expect(() => on(40, [move(changes)])).toThrow(message)
  })
})
