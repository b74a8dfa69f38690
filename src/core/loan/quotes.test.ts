// Quotes of the day: rollover, early settlement, cooling-off. Each is what the replay then takes.

import { describe, expect, it } from 'vitest'
import { isRefusal, type Refusal } from '../refusal.ts'
import { aprPercent, roundPercent } from './apr.ts'
import { ukRebate } from './early-settlement-rebate.ts'
import type { LoanEvent } from './loan-event.ts'
import { statusOf } from './loan-state.ts'
import { coolingOffQuote, type RolloverQuote, rolloverQuote, type SettlementQuote, settlementQuote } from './quotes.ts'
import { bookOn, replayLoan } from './replay.ts'
import { sampleEarlyRepayment } from './sample-terms.ts'
import type { EarlyRepaymentTerms, LoanTerms } from './terms.ts'
import { fourPayments, loanOf, onDay, onePayment, paid, payoutDay, referenceCaps } from './test-loans.ts'

const calm = { paymentIsPending: false }
const loan = loanOf(fourPayments)
const capped = loanOf({ ...fourPayments, caps: referenceCaps })
const twoPaid = [paid('first', 29, 140_000), paid('second', 60, 140_000)]

function granted<Quote extends object>(quote: Quote | Refusal): Quote {
  if (isRefusal(quote)) throw new Error(`refused: ${quote.refused}`)
  return quote
}

const settles = (days: number, amountMinor: number, id = 'settle'): LoanEvent => ({
  kind: 'settlement',
  id,
  valueDate: onDay(days),
  amountMinor,
})
const exits = (days: number, amountMinor: number): LoanEvent => ({
  kind: 'coolingOffExit',
  id: 'exit',
  valueDate: onDay(days),
  amountMinor,
})

describe('a rollover quote', () => {
  it('says the fee, the new plan, and what paying now would take instead', () => {
    const quote = granted<RolloverQuote>(rolloverQuote(bookOn(capped, twoPaid, onDay(102))))
    expect(quote).toEqual({
      asOf: '2026-11-20',
      validUntil: '2026-11-20',
      feeMinor: 21_000,
      days: 30,
      plan: [
        { n: 3, dueDateBefore: '2026-11-08', dueDate: '2026-12-20', amountMinor: 153_440 },
        { n: 4, dueDateBefore: '2026-12-08', dueDate: '2027-01-07', amountMinor: 140_000 },
      ],
      nextDueDate: '2026-12-20',
      owedAfterMinor: 293_440,
      newTotalMinor: 314_440,
      payNowMinor: 153_440,
      rolloversUsed: 0,
      rolloversLeft: 1,
    })
  })

  it('counts from the due date when it is taken on that day', () => {
    const quote = granted<RolloverQuote>(rolloverQuote(bookOn(loan, [], onDay(30))))
    expect(quote).toMatchObject({ feeMinor: 42_000, nextDueDate: onDay(60), payNowMinor: 140_000 })
    expect(quote.plan.map((one) => one.dueDate)).toEqual([60, 90, 120, 150].map(onDay))
  })

  it('is what the replay takes', () => {
    const quote = granted<RolloverQuote>(rolloverQuote(bookOn(capped, twoPaid, onDay(102))))
    const { feeMinor } = quote
    const taken: LoanEvent = {
      kind: 'rollover',
      id: 'r',
      valueDate: onDay(102),
      amountMinor: feeMinor,
      quotedFeeMinor: feeMinor,
    }
    const state = replayLoan(capped, [...twoPaid, taken], onDay(102))
    expect(statusOf(state)).toBe('active')
    expect(state.owedMinor).toBe(quote.owedAfterMinor)
    expect(state.instalments.slice(2).map((one) => [one.n, one.dueDate, one.unpaidMinor])).toEqual(
      quote.plan.map((one) => [one.n, one.dueDate, one.amountMinor]),
    )
  })

  const small = onePayment(500_000, { rollover: { feeBps: 2_000, days: 10, limit: 1 } })
  it.each([
    ['the room under the cap on all costs', { totalCostBps: 500 }, 25_000],
    ['the all-in cap of the days it buys', { allInDailyBps: 80 }, 40_000],
    ['nothing', {}, 100_000],
  ])('is capped by %s', (_name, caps, feeMinor) => {
    expect(rolloverQuote(bookOn(loanOf({ ...small, caps }), [], onDay(91)))).toMatchObject({ feeMinor })
  })

  it.each([
    ['nothing is due', loan, [], 29, 'rolloverIsNotOffered'],
    ['the product has none', loanOf({ ...fourPayments, rollover: null }), [], 31, 'rolloverIsNotOffered'],
    ['the caps leave no room', loanOf({ ...small, caps: { totalCostBps: 0 } }), [], 91, 'rolloverIsNotOffered'],
    ['all is paid', loan, [paid('all', 3, 560_000)], 31, 'nothingIsOwed'],
  ] as const)('is refused when %s', (_name, of, events, day, refused) => {
    expect(rolloverQuote(bookOn(of, events, onDay(day)))).toEqual({ refused })
  })

  it('is refused once the limit is reached', () => {
    const taken = (id: string, days: number): LoanEvent => ({
      kind: 'rollover',
      id,
      valueDate: onDay(days),
      amountMinor: 42_000,
      quotedFeeMinor: 42_000,
    })
    expect(rolloverQuote(bookOn(loan, [taken('a', 30)], onDay(60)))).toMatchObject({
      rolloversUsed: 1,
      rolloversLeft: 0,
    })
    expect(rolloverQuote(bookOn(loan, [taken('a', 30), taken('b', 60)], onDay(90)))).toEqual({
      refused: 'rolloverIsNotOffered',
    })
  })
})

describe('an early-settlement quote', () => {
  const withMethod = (method: EarlyRepaymentTerms['method'], changes: Partial<LoanTerms> = {}) =>
    loanOf({ ...fourPayments, ...changes, earlyRepayment: { ...sampleEarlyRepayment, method } })

  it('opens after half the term', () => {
    expect(settlementQuote(bookOn(loan, [], onDay(59)), calm)).toEqual({
      refused: 'earlyRepaymentIsNotYetOpen',
      values: { from: onDay(60) },
    })
    expect(isRefusal(settlementQuote(bookOn(loan, [], onDay(60)), calm))).toBe(false)
  })

  it('opens on the first whole day after half of an odd term, and never before seven days', () => {
    const odd = loanOf(onePayment(500_000))
    expect(settlementQuote(bookOn(odd, [], onDay(45)), calm)).toMatchObject({ values: { from: onDay(46) } })
    const odder = loanOf(onePayment(500_000, { termDays: 93 }))
    expect(settlementQuote(bookOn(odder, [], onDay(46)), calm)).toMatchObject({ values: { from: onDay(47) } })
    const soon = loanOf({ ...fourPayments, earlyRepayment: { ...sampleEarlyRepayment, afterTermBps: 0 } })
    expect(settlementQuote(bookOn(soon, [], onDay(6)), calm)).toMatchObject({ values: { from: onDay(7) } })
  })

  it('takes interest to the day: 20 of the 30 days of the running period', () => {
    // Two instalments paid; day 80. Principal 2,500.00, interest 20 days of 150.00, nothing of the last period.
    expect(settlementQuote(bookOn(loan, twoPaid, onDay(80)), calm)).toEqual({
      asOf: onDay(80),
      validUntil: onDay(80),
      totalMinor: 260_000,
      penaltyMinor: 0,
      feeMinor: 0,
      interestMinor: 10_000,
      principalMinor: 250_000,
      planTotalMinor: 280_000,
      savingMinor: 20_000,
      feeRebateMinor: 0,
      sentBackMinor: 0,
      usedBackMinor: 0,
    })
  })

  it('takes interest to the next due date where the product says so', () => {
    const quote = settlementQuote(bookOn(withMethod('toNextDueDate'), twoPaid, onDay(80)), calm)
    expect(quote).toMatchObject({ interestMinor: 15_000, totalMinor: 265_000, savingMinor: 15_000 })
    // On a due date the next period has not begun.
    expect(settlementQuote(bookOn(withMethod('toNextDueDate'), twoPaid, onDay(60)), calm)).toMatchObject({
      interestMinor: 0,
      totalMinor: 250_000,
    })
  })

  it('gives the statutory rebate where the product says so, never more than the interest to come', () => {
    const quote = granted<SettlementQuote>(settlementQuote(bookOn(withMethod('ukRebate'), twoPaid, onDay(80)), calm))
    expect(quote.principalMinor).toBe(250_000)
    // 2,800.00 to come less 4,750.00 x 1.069274^(80/30) + 1,400.00 twice likewise; APR 125.9 %.
    expect(quote.savingMinor).toBe(15_037)
    expect(quote.interestMinor).toBe(30_000 - quote.savingMinor)
    const dear = withMethod('ukRebate', { fees: [{ code: 'service', amountMinor: 200_000, taken: 'deducted' }] })
    expect(settlementQuote(bookOn(dear, twoPaid, onDay(80)), calm)).toMatchObject({
      interestMinor: 0,
      principalMinor: 250_000,
    })
    // The third is due on day 90, and its interest is not given back any more.
    expect(settlementQuote(bookOn(dear, twoPaid, onDay(90)), calm)).toMatchObject({
      interestMinor: 15_000,
      principalMinor: 250_000,
    })
  })

  it('gives the statutory rebate of a plan with an added fee, and of a single payment', () => {
    const rebateOf = (repayments: readonly { day: number; amountMinor: number }[], periods: number) => {
      const advance = { atPeriods: 0, day: 0, amountMinor: 500_000 }
      const rate = aprPercent('eu', { advances: [advance], payments: repayments })
      return ukRebate({
        advances: [advance],
        repayments: repayments.map((one, index) => ({ ...one, atPeriods: index + 1 })),
        settlementAtPeriods: periods,
        aprPercent: roundPercent(rate, 1),
        periodsPerYear: 365 / (repayments[0]?.day ?? 1),
      })
    }
    const added = withMethod('ukRebate', { fees: [{ code: 'card', amountMinor: 5_000, taken: 'added' }] })
    const plan = [30, 60, 90, 120].map((day) => ({ day, amountMinor: day === 30 ? 145_000 : 140_000 }))
    const paidWithFee = [paid('first', 29, 145_000), paid('second', 60, 140_000)]
    expect(settlementQuote(bookOn(added, paidWithFee, onDay(80)), calm)).toMatchObject({
      savingMinor: rebateOf(plan, 80 / 30),
    })
    const single = withMethod('ukRebate', { termDays: 91, instalmentCount: 1, fees: [] })
    const saved = rebateOf([{ day: 91, amountMinor: 545_500 }], 60 / 91)
    expect(saved).toBeGreaterThan(0)
    expect(settlementQuote(bookOn(single, [], onDay(60)), calm)).toMatchObject({
      savingMinor: saved,
      principalMinor: 500_000,
    })
  })

  it('asks for charges and interest that are due in full', () => {
    const quote = settlementQuote(bookOn(withMethod('ukRebate'), [], onDay(125)), calm)
    expect(quote).toMatchObject({ interestMinor: 60_000, principalMinor: 500_000, savingMinor: 0 })
    expect(granted<SettlementQuote>(settlementQuote(bookOn(loan, [], onDay(125)), calm)).penaltyMinor).toBeGreaterThan(
      0,
    )
  })

  it('counts interest that was paid in advance and is not owed any more', () => {
    // Three paid by day 60: of the third period, 150.00 interest was paid, and on day 65 only 5 of 30 days are owed.
    const three = [...twoPaid, paid('third', 60, 140_000)]
    expect(settlementQuote(bookOn(loan, three, onDay(65)), calm)).toMatchObject({
      totalMinor: 125_000 - 12_500,
      interestMinor: 0,
    })
  })

  it('does not give back what the lender had forgiven', () => {
    const waiver: LoanEvent = { kind: 'waiver', id: 'w', valueDate: onDay(61), part: 'interest', amountMinor: 30_000 }
    expect(settlementQuote(bookOn(loan, [...twoPaid, waiver], onDay(65)), calm)).toMatchObject({
      totalMinor: 250_000,
      interestMinor: 0,
    })
    expect(replayLoan(loan, [...twoPaid, waiver, settles(65, 249_899)], onDay(65)).closed).toBeNull()
    expect(replayLoan(loan, [...twoPaid, waiver, settles(65, 250_000)], onDay(65)).closed?.by).toBe('settlement')
  })

  it('gives no negative amount: what was paid beyond it is credit', () => {
    const nearly = loanOf({ ...fourPayments, allocation: ['principal', 'penalty', 'fee', 'interest'] })
    const events = [paid('p', 20, 558_000)]
    expect(settlementQuote(bookOn(nearly, events, onDay(60)), calm)).toMatchObject({
      totalMinor: 0,
      savingMinor: 2_000,
    })
    const state = replayLoan(nearly, [...events, settles(60, 0)], onDay(60))
    expect(state).toMatchObject({ owedMinor: 0, creditBalanceMinor: 28_000, closed: { by: 'settlement' } })
  })

  it('is refused while a payment is pending, and on a loan that is closed', () => {
    expect(settlementQuote(bookOn(loan, twoPaid, onDay(80)), { paymentIsPending: true })).toEqual({
      refused: 'paymentIsPending',
    })
    expect(settlementQuote(bookOn(loan, [paid('all', 3, 560_000)], onDay(80)), { paymentIsPending: true })).toEqual({
      refused: 'nothingIsOwed',
    })
  })

  it.each(['toTheDay', 'toNextDueDate', 'ukRebate'] as const)(
    'closes the loan when it is paid exactly (%s)',
    (method) => {
      const of = withMethod(method, { caps: referenceCaps })
      const quote = granted<SettlementQuote>(settlementQuote(bookOn(of, twoPaid, onDay(95)), calm))
      const state = replayLoan(of, [...twoPaid, settles(95, quote.totalMinor)], onDay(95))
      expect(state).toMatchObject({ owedMinor: 0, creditBalanceMinor: 0, closed: { by: 'settlement', on: onDay(95) } })
      expect(statusOf(replayLoan(of, [...twoPaid, settles(95, quote.totalMinor)], onDay(400)))).toBe('settled')
    },
  )

  it('closes the loan where no more is missing than the tolerance of the market, waives that, and the receipt says so', () => {
    const short = (amountMinor: number, of = loan) => replayLoan(of, [...twoPaid, settles(80, amountMinor)], onDay(80))
    for (const missing of [1, 100]) {
      const state = short(260_000 - missing)
      expect(state).toMatchObject({ owedMinor: 0, creditBalanceMinor: 0, closed: { by: 'settlement' } })
      expect(state.receipts.at(-1)).toMatchObject({
        countedAs: 'settlement',
        amountMinor: 260_000 - missing,
        shortMinor: missing,
        owedAfterMinor: 0,
      })
      expect(state.waivers.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(missing)
    }
    expect(short(259_899)).toMatchObject({ closed: null, receipts: [{}, {}, { countedAs: 'payment', shortMinor: 0 }] })
    const generous = loanOf({ ...fourPayments, closingToleranceMinor: 10_000 })
    expect(short(250_000, generous).closed?.by).toBe('settlement')
    expect(short(249_999, generous).closed).toBeNull()
  })

  it('closes nothing when the money is short or comes too early: then it is an ordinary payment', () => {
    const short = replayLoan(loan, [...twoPaid, settles(80, 259_899)], onDay(80))
    expect(short).toMatchObject({ closed: null, owedMinor: 20_101, receipts: [{}, {}, { countedAs: 'payment' }] })
    expect(replayLoan(loan, [settles(30, 520_000)], onDay(30))).toMatchObject({ closed: null, owedMinor: 40_000 })
  })

  it('paid twice leaves the second as credit', () => {
    const state = replayLoan(loan, [...twoPaid, settles(80, 260_000), settles(80, 260_000, 'again')], onDay(80))
    expect(state).toMatchObject({ owedMinor: 0, creditBalanceMinor: 260_000 })
    expect(state.receipts.at(-1)).toMatchObject({ countedAs: 'payment', creditMinor: 260_000 })
  })
})

describe('the cooling-off exit', () => {
  it('takes the money back and the cost of the days used: interest by the day, fees by their share of the term', () => {
    // Day 2 of 120: interest 10.00; of the 250.00 fee 4.17 are used, so 245.83 come off what is to give back.
    expect(coolingOffQuote(bookOn(loan, [], onDay(2)), calm)).toEqual({
      asOf: onDay(2),
      validUntil: onDay(2),
      totalMinor: 500_000 - 24_583 + 1_000,
      penaltyMinor: 0,
      feeMinor: 0,
      interestMinor: 1_000,
      principalMinor: 475_417,
      planTotalMinor: 560_000,
      savingMinor: 83_583,
      feeRebateMinor: 24_583,
      sentBackMinor: 0,
      usedBackMinor: 0,
    })
  })

  it('costs nothing on the day of payout: exactly what was received', () => {
    expect(coolingOffQuote(bookOn(loan, [], payoutDay), calm)).toMatchObject({ totalMinor: 475_000 })
    const single = loanOf({ ...fourPayments, termDays: 91, instalmentCount: 1 })
    expect(coolingOffQuote(bookOn(single, [], payoutDay), calm)).toMatchObject({ totalMinor: 475_000 })
  })

  it('takes the used share of an added fee', () => {
    const added = loanOf({ ...fourPayments, fees: [{ code: 'card', amountMinor: 12_000, taken: 'added' }] })
    expect(coolingOffQuote(bookOn(added, [], onDay(3)), calm)).toMatchObject({
      feeMinor: 300,
      totalMinor: 500_000 + 300 + 1_500,
    })
  })

  it('is open to the last of its days and not after it', () => {
    expect(isRefusal(coolingOffQuote(bookOn(loan, [], onDay(3)), calm))).toBe(false)
    expect(coolingOffQuote(bookOn(loan, [], onDay(4)), calm)).toEqual({
      refused: 'coolingOffHasEnded',
      values: { lastDay: onDay(3) },
    })
    expect(isRefusal(coolingOffQuote(bookOn(loan, [], onDay(-1)), calm))).toBe(true)
  })

  it('closes the loan when it is paid, and not after its days', () => {
    const state = replayLoan(loan, [exits(2, 476_417)], onDay(30))
    expect(state).toMatchObject({
      owedMinor: 0,
      outstandingPrincipalMinor: 0,
      creditBalanceMinor: 0,
      feeRebateMinor: 24_583,
      closed: { by: 'coolingOffExit', on: onDay(2) },
    })
    expect(replayLoan(loan, [exits(4, 476_417)], onDay(30))).toMatchObject({
      closed: null,
      owedMinor: 560_000 - 476_417,
    })
  })

  it('charges no penalty where a product is late within its cooling-off days, and counts what was paid', () => {
    const quick = loanOf({ ...fourPayments, coolingOffDays: 40 })
    const state = replayLoan(quick, [paid('p', 31, 107_000), exits(32, 500_000)], onDay(32))
    expect(state).toMatchObject({ owedMinor: 0, lateChargedMinor: 0, closed: { by: 'coolingOffExit' } })
    // 5,000.00 less 183.33 of the fee, and 160.00 interest: 4,976.67.
    expect(state.creditBalanceMinor).toBe(107_000 + 500_000 - (500_000 - 18_333 + 16_000))
  })
})
