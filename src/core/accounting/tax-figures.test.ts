// Tax in the books of one loan, worked by hand: owed when it is charged, and no part of what is earned, deferred or suspended.

import { expect, it } from 'vitest'
import { ledgerBalances } from '../ledger/loan-postings.ts'
import type { LoanEvent } from '../loan/loan-event.ts'
import { replayLoan } from '../loan/replay.ts'
import type { LoanTerms } from '../loan/terms.ts'
import { fourPayments, loanOf, onDay, paid } from '../loan/test-loans.ts'
import { loanBooks } from './loan-figures.ts'
import { samplePolicy } from './policy.ts'
import { type BookFigures, balanceOf, noFigures, type PostingRuleName } from './posting-rules.ts'

const vat = { name: 'VAT', rateBps: 1_200 }
/** 250.00 and 12 % on top, taken at payout. */
const exclusive: LoanTerms = {
  ...fourPayments,
  fees: [{ code: 'service', amountMinor: 28_000, taken: 'deducted' }],
  taxes: { fee: vat },
}
/** 250.00 with 12 % in it. */
const inclusive: LoanTerms = { ...fourPayments, taxes: { fee: vat } }
const all: LoanTerms = { ...fourPayments, taxes: { fee: vat, interest: vat, penalty: vat } }
const on = (terms: LoanTerms, day: number, events: readonly LoanEvent[] = [], posted?: BookFigures) =>
  loanBooks(loanOf(terms), events, onDay(day), samplePolicy, posted)

const golden: readonly [string, LoanTerms, number, LoanEvent[], Partial<Record<PostingRuleName, number>>][] = [
  // 28,000 charged, 3,000 of it tax. What is earned is that of a fee of 25,000 without tax (loan-figures.test.ts).
  [
    'a fee with tax on top is deferred without it',
    exclusive,
    0,
    [],
    { feeTax: 3_000, feeTaxed: 25_000, feeDeferred: 25_000 },
  ],
  ['and earned without it', exclusive, 30, [], { feeTax: 3_000, feeTaxed: 25_000, feeDeferred: 15_563 }],
  // 25,000 x 12/112 = 2,678.57.
  ['a fee with tax in it', inclusive, 0, [], { feeTax: 2_679, feeTaxed: 22_321, feeDeferred: 22_321 }],
  // 15,000 x 15/30 = 7,500 of interest, less 7,500 x 12/112 = 803.57: no tax is owed before it is charged.
  ['interest is accrued without tax', all, 15, [], { interestAccrued: 6_696, feeTax: 2_679, feeTaxed: 22_321 }],
  // 15,000 x 12/112 = 1,607.14.
  ['interest that is due owes its tax', all, 30, [], { interestTax: 1_607, interestTaxed: 13_393, interestAccrued: 0 }],
  // A waiver of 5,000 of the 15,000 that were due: tax of 10,000, 1,071.43.
  [
    'what was forgiven owes none',
    all,
    30,
    [{ kind: 'waiver', id: 'w', valueDate: onDay(30), part: 'interest', amountMinor: 5_000 }],
    { interestTax: 1_071, interestTaxed: 8_929 },
  ],
  // One day late: 1,000.00 once and 5 % of 140,000: 107,000 x 12/112 = 11,464.29.
  ['a late charge owes its tax on its day', all, 31, [], { penaltyTax: 11_464, penaltyTaxed: 95_536 }],
]

it.each(golden)('%s', (_story, terms, day, events, figures) => {
  expect(on(terms, day, events).figures).toMatchObject(figures)
})

it('a loan that was paid back has earned what it kept without tax, and owes the tax', () => {
  const events = [30, 60, 90, 120].map((day, n) => paid(`p${n}`, day, 140_000))
  const { figures } = on(all, 130, events)
  // 25,000 and 60,000 x 12/112: 2,678.57 and 6,428.57.
  const owed = { feeTax: 2_679, feeTaxed: 22_321, interestTax: 6_429, interestTaxed: 53_571 }
  expect(figures).toEqual({ ...noFigures, ...owed })
  const ledger = ledgerBalances(replayLoan(loanOf(all), events, onDay(130)))
  const income =
    ledger.feeIncome + ledger.interestIncome + balanceOf(figures, 'feeIncome') + balanceOf(figures, 'interestIncome')
  expect([income, balanceOf(figures, 'taxPayable')]).toEqual([0 - 22_321 - 53_571, 0 - 9_108])
})

it('a loan that was cooled off owes tax of the fee that it kept', () => {
  const exit: LoanEvent = { kind: 'coolingOffExit', id: 'x', valueDate: onDay(2), amountMinor: 1_000_000 }
  // The fee of 25,000 is earned over 120 days: two days earn 417, and 12/112 of that, 44.68, is tax. Of 1,000 interest 107.14 is tax.
  expect(on(all, 2, [exit]).figures).toEqual({
    ...noFigures,
    ...{ feeTax: 45, feeTaxed: 372, interestTax: 107, interestTaxed: 893 },
  })
})

it('what is suspended and lost keeps its tax: none is claimed back', () => {
  const posted = on(all, 124).figures
  const then = on(all, 120).figures
  // 60,000 of interest that was earned and is unpaid, less 6,428.57.
  expect([then.interestSuspended, then.interestTax]).toEqual([53_571, 6_429])
  const { figures } = on(all, 125, [{ kind: 'writeOff', id: 'off', valueDate: onDay(125) }], posted)
  expect([figures.interestTax, figures.writeOffOfSuspended]).toEqual([
    6_429,
    figures.interestSuspended + figures.penaltySuspended,
  ])
  expect(
    on(all, 150, [{ kind: 'writeOff', id: 'off', valueDate: onDay(125) }, paid('r', 140, 9_000)], figures).figures,
  ).toEqual(figures)
})
