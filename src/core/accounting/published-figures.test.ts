// The books against figures that others have published, each with its source: standards, an ERP's lending module, a banking platform, tax rules.

import { describe, expect, it } from 'vitest'
import { ledgerBalances } from '../ledger/loan-postings.ts'
import type { Loan, LoanEvent } from '../loan/loan-event.ts'
import { replayLoan } from '../loan/replay.ts'
import { taxIn } from '../loan/tax.ts'
import type { LateTariff } from '../loan/terms.ts'
import { loanOf, onDay, onePayment, paid } from '../loan/test-loans.ts'
import { mulDivHalfUp } from '../money.ts'
import { amortisedCost } from './amortised-cost.ts'
import { earnedFees } from './fee-earning.ts'
import { loanBooks } from './loan-figures.ts'
import { allowanceRate, type BooksPolicy, samplePolicy } from './policy.ts'
import { type BookFigures, balanceOf, linesBetween, noFigures } from './posting-rules.ts'

const off = (day: number): LoanEvent => ({ kind: 'writeOff', id: 'off', valueDate: onDay(day) })
/** One late charge, once, and nothing by days. */
const onceLate = (onceNewMinor: number): LateTariff => ({
  onceNewMinor,
  onceRepeatMinor: 0,
  tiers: [{ fromDay: 1, dailyBps: 0 }],
  graceDays: 0,
})
/** What a loan came to so far, income less losses, minor units: below 0 a loss. */
function resultOf(loan: Loan, events: readonly LoanEvent[], day: number, figures: BookFigures): number {
  const ledger = ledgerBalances(replayLoan(loan, events, onDay(day)))
  const accounts = ['feeIncome', 'interestIncome', 'penaltyIncome', 'writeOff'] as const
  const both = accounts.reduce((sum, account) => sum + ledger[account] + balanceOf(figures, account), 0)
  return 0 - (both + ledger.recoveryIncome + ledger.waiverExpense + balanceOf(figures, 'impairmentLoss'))
}

describe('amortised cost', () => {
  it('is that of the example in the IFRS for SMEs, to the cent', () => {
    // Its 11.20 (July 2009): a bond of 900 with costs of 50, five payments of 40 and 1,100 at the end: 6.9583 % a year.
    // https://www.yumpu.com/en/document/view/52280283/ifrs-for-small-and-medium-sized-entities-smes/62
    const payments = [40, 40, 40, 40, 1_140].map((amountMinor, index) => ({ at: (index + 1) * 365, amountMinor }))
    const costs = [0, 1, 2, 3, 4].map((year) => amortisedCost(950, payments, year * 365).toFixed(2))
    expect(costs).toEqual(['950.00', '976.11', '1004.03', '1033.89', '1065.83'])
  })
})

describe('a fee over the days of a loan', () => {
  it('is earned as Apache Fineract amortises a buy-down fee', () => {
    // 50.00 from 1 January to 1 April 2024, 91 days: 16.48 after 30 days, 17.03 after 31, 0.55 of it on that day.
    // https://github.com/apache/fineract, tests of 'Buy Down Fee Amortization': 50 * 31/91 - 50 * 30/91 = 17.03 - 16.48 = 0.55
    const loan = loanOf(onePayment(10_000, { fees: [{ code: 'service', amountMinor: 5_000, taken: 'deducted' }] }))
    const at = (day: number) => earnedFees(loan, onDay(day), { feeMethod: 'straightLine' })
    expect([at(1), at(30), at(31), at(31) - at(30), at(91)]).toEqual([55, 1_648, 1_703, 55, 5_000])
  })
})

describe('interest by days', () => {
  it('is accrued as frappe/lending accrues a demand loan', () => {
    // 1,000,000 at 13.5 % a year: 30 days accrue 1,000,000 x 13.5 x 30 / (365 x 100) = 11,095.89, the 35 days to its closure 12,945.21.
    // https://github.com/frappe/lending, test_loan_interest_accrual.py (test_loan_interest_accural), test_loan.py (test_loan_closure)
    const terms = onePayment(100_000_000)
    const instalment = { n: 1, principalMinor: 100_000_000, interestMinor: 1_294_521, feeMinor: 0 }
    const loan = { ...loanOf(terms), schedule: [{ ...instalment, dueDate: onDay(35) }] }
    const accrued = (day: number) => loanBooks(loan, [], onDay(day), samplePolicy).figures.interestAccrued
    expect([accrued(30), accrued(34)]).toEqual([1_109_589, 1_257_535])
  })
})

describe('income in suspense', () => {
  // A loan in arrears with 300 of interest, 30 of fees and 10 of penalties that were accrued and are unpaid: 340.
  // https://conflux.atlassian.net/wiki/spaces/MANUAL (Finflux on Apache Fineract, 'Non Performing Assets', page 53350019)
  const terms = onePayment(1_000_000, {
    fees: [{ code: 'service', amountMinor: 3_000, taken: 'added' }],
    late: onceLate(1_000),
  })
  const plain = loanOf(terms)
  const loan = { ...plain, schedule: plain.schedule.map((one) => ({ ...one, interestMinor: 30_000 })) }
  const on = (day: number, events: readonly LoanEvent[] = [], posted = noFigures) =>
    loanBooks(loan, events, onDay(day), samplePolicy, posted).figures
  const then = on(185)

  it('is what was accrued and not received', () => {
    expect(then).toMatchObject({ interestSuspended: 30_000, feeSuspended: 3_000, penaltySuspended: 1_000 })
    expect([then.memorandum, balanceOf(then, 'suspendedIncome')]).toEqual([34_000, -34_000])
  })

  it('is income when it is paid', () => {
    const after = on(190, [paid('p', 190, 34_000)], then)
    const recovered = linesBetween(then, after).filter(
      ({ credit }) => credit.endsWith('Income') && credit !== 'suspendedIncome',
    )
    expect(recovered.map(({ credit, amountMinor }) => [credit, amountMinor])).toEqual([
      ['feeIncome', 3_000],
      ['interestIncome', 30_000],
      ['penaltyIncome', 1_000],
    ])
    expect(after.memorandum).toBe(0)
  })

  it('is cleared by a write-off and is no loss: that is the principal alone', () => {
    const after = on(190, [off(190)], then)
    expect([after.writeOffOfSuspended, balanceOf(after, 'suspendedIncome')]).toEqual([34_000, 0])
    const { writeOff } = ledgerBalances(replayLoan(loan, [off(190)], onDay(190)))
    expect(writeOff + balanceOf(after, 'writeOff') + after.allowanceUsed).toBe(1_000_000)
  })
})

describe('a charge-off and what comes after it', () => {
  // 1,000 with 30 of interest and 113 of fees and penalties, charged off on 22 February: income of 143 is taken back, 1,000 is lost, and 500
  // that is paid later is a recovery.
  // https://github.com/apache/fineract, LoanChargeOff.feature, scenarios C2571 and C2574
  const terms = onePayment(100_000, {
    fees: [{ code: 'service', amountMinor: 10_000, taken: 'added' }],
    late: onceLate(1_300),
  })
  const plain = loanOf(terms)
  const loan = { ...plain, schedule: plain.schedule.map((one) => ({ ...one, interestMinor: 3_000 })) }

  it('cost the principal, whatever was accrued before, and the recovery is income', () => {
    const before = loanBooks(loan, [], onDay(120), samplePolicy).figures
    expect(resultOf(loan, [], 120, { ...before, allowance: 0 })).toBe(14_300)
    const given = loanBooks(loan, [off(121)], onDay(121), samplePolicy, before).figures
    expect(resultOf(loan, [off(121)], 121, given)).toBe(-100_000)
    const events = [off(121), paid('r', 140, 50_000)]
    const after = loanBooks(loan, events, onDay(140), samplePolicy, given).figures
    expect(linesBetween(given, after)).toEqual([])
    expect(0 - ledgerBalances(replayLoan(loan, events, onDay(140))).recoveryIncome).toBe(50_000)
    expect(resultOf(loan, events, 140, after)).toBe(-50_000)
  })
})

describe('an allowance by days past due', () => {
  /** https://www.faqifrs.com/step-6-apply-the-provision-matrix/: receivables of 30,000, which the page gives as whole euros. */
  const policy: Pick<BooksPolicy, 'allowance'> = {
    allowance: [
      { stage: 1, fromDays: 0, rateBps: 50 },
      { stage: 1, fromDays: 1, rateBps: 220 },
      { stage: 2, fromDays: 31, rateBps: 270 },
      { stage: 2, fromDays: 61, rateBps: 450 },
    ],
  }
  it.each([
    [0, 15_000, 75],
    [30, 7_500, 165],
    [31, 4_000, 108],
    // 112.50: the page prints it without its half.
    [90, 2_500, 112.5],
  ])('of %i days and %i owed is the one of a published matrix: %d', (days, owed, allowance) => {
    const { rateBps } = allowanceRate(policy, days)
    expect(mulDivHalfUp(owed * 100, rateBps, 10_000)).toBe(allowance * 100)
  })
})

describe('tax within an amount', () => {
  it.each([
    // CGST Rules 2017, rule 35: value x rate / (100 + rate). https://lawcrux.com/data5t/gt/gtstrl/cgst_rule_35.htm
    ['India, 18 %', 11_800, 1_800, 1_800],
    // RMC 70-2004: one eleventh of the total while the rate was 10 %. https://8box.solutions/rmc-no-70-2004
    ['the Philippines, 10 % until 2006', 11_000, 1_000, 1_000],
    ['the Philippines, 12 %', 11_200, 1_200, 1_200],
  ])('is that of %s', (_where, gross, rateBps, tax) => {
    expect(taxIn(gross, { rateBps }, 1)).toBe(tax)
  })
})
