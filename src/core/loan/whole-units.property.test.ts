// A market that counts in whole units (MONEY-30): a loan in units of 100 comes to a hundred times the loan in units of 1, figure by figure,
// whatever happens to it. A division that rounds to something else shows as a difference.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loanBooks } from '../accounting/loan-figures.ts'
import { samplePolicy } from '../accounting/policy.ts'
import { addDays } from '../calendar-date.ts'
import { dateMoveQuote } from './date-move.ts'
import { ukRebate } from './early-settlement-rebate.ts'
import { lateRow } from './late-row.ts'
import { priceTerms } from './price.ts'
import { coolingOffQuote, rolloverQuote, settlementQuote } from './quotes.ts'
import { bookOn, replayBook, replayLoan } from './replay.ts'
import { cases, someEvents, someTerms } from './test-arbitraries.ts'
import { loanOf, payoutDay } from './test-loans.ts'

const unitMinor = 100
/** Named, so that it is scaled, too: the usual one is the same for both, and would close a loan of one unit and not of the other. */
const closingToleranceMinor = 100
const nothingPending = { paymentIsPending: false }
/** Amounts that are not named in minor units: the parts of a sum. */
const parts = ['penalty', 'fee', 'interest', 'principal']

/** Every amount times {@link unitMinor}, however deep it lies. */
function scaled<T>(value: T, name = ''): T {
  if (typeof value === 'number') return (/Minor$/.test(name) || parts.includes(name) ? value * unitMinor : value) as T
  if (Array.isArray(value)) return value.map((one) => scaled(one, name)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, scaled(one, key)])) as T
}

/** Without the unit itself, by which the two loans differ. */
function withoutUnit<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (key, one) => (key === 'unitMinor' ? undefined : one)))
}

it('counts a loan in units of 100 as a hundred times the loan in units of 1, by every event, quote and price', () => {
  fc.assert(
    fc.property(someTerms(), someEvents, fc.nat({ max: 450 }), (terms, events, day) => {
      // The statutory rebate and the APR are computed in binary fractions, which a factor may take to the other side of a half. The
      // rebate is tested below; an APR is no amount.
      const method = terms.earlyRepayment.method === 'ukRebate' ? 'toTheDay' : terms.earlyRepayment.method
      const one = loanOf({
        ...terms,
        earlyRepayment: { ...terms.earlyRepayment, method },
        dueDateMoves: { maxDays: 20, times: 3 },
        closingToleranceMinor,
      })
      const hundred = loanOf({ ...scaled(one.terms), unitMinor })
      const asOf = addDays(payoutDay, day)
      for (const figureOf of [
        (loan: typeof one, of: typeof events) => replayLoan(loan, of, asOf),
        (loan: typeof one, of: typeof events) => rolloverQuote(bookOn(loan, of, asOf)),
        (loan: typeof one, of: typeof events) => settlementQuote(bookOn(loan, of, asOf), nothingPending),
        (loan: typeof one, of: typeof events) => coolingOffQuote(bookOn(loan, of, asOf), nothingPending),
        (loan: typeof one, of: typeof events) =>
          dateMoveQuote({ book: replayBook(loan, of, asOf), asOf }, addDays(asOf, 9)),
        ({ terms: agreed }: typeof one) => ({ ...priceTerms(agreed, 'eu', payoutDay), aprBps: null }),
        ({ terms: agreed, schedule }: typeof one) => [7, 30, 60, 90].map((days) => lateRow(agreed, schedule, days)),
      ])
        expect(withoutUnit(figureOf(hundred, scaled(events)))).toEqual(withoutUnit(scaled(figureOf(one, events))))
    }),
    cases(300),
  )
})

it('keeps books of a loan in units of 100 that are a hundred times those of the loan in units of 1', () => {
  // By days: an effective rate is computed in binary fractions, which a factor may take to the other side of a half. It is looked at below.
  const policy = { ...samplePolicy, feeMethod: 'straightLine' as const }
  const vat = { name: 'VAT', rateBps: 1_200 }
  fc.assert(
    fc.property(someTerms(), someEvents, fc.nat({ max: 450 }), fc.boolean(), (terms, events, day, isTaxed) => {
      const method = terms.earlyRepayment.method === 'ukRebate' ? 'toTheDay' : terms.earlyRepayment.method
      const taxes = isTaxed ? { taxes: { fee: vat, interest: vat, penalty: vat } } : {}
      const earlyRepayment = { ...terms.earlyRepayment, method }
      const one = loanOf({ ...terms, earlyRepayment, closingToleranceMinor, ...taxes })
      const hundred = loanOf({ ...scaled(one.terms), unitMinor })
      const asOf = addDays(payoutDay, day)
      const { figures } = loanBooks(one, events, asOf, policy)
      const inUnits = Object.entries(figures).map(([rule, figure]) => [rule, figure * unitMinor])
      expect(Object.entries(loanBooks(hundred, scaled(events), asOf, policy).figures)).toEqual(inUnits)
      // By the effective rate every figure is a whole number of units, too.
      const effective = Object.values(loanBooks(hundred, scaled(events), asOf, samplePolicy).figures)
      expect(effective.filter((figure) => figure % unitMinor !== 0)).toEqual([])
    }),
    cases(150),
  )
})

it('rounds the statutory rebate to the unit', () => {
  // The example of the regulations (vectors.json) in a market of whole units.
  const flows = (amounts: readonly number[]) =>
    amounts.map((amountMinor, index) => ({ atPeriods: index + 1, amountMinor }))
  const rebate = {
    advances: [{ atPeriods: 0, amountMinor: 100_000 }],
    repayments: flows([30_000, 30_000, 30_000, 30_000]),
    settlementAtPeriods: 2,
    aprPercent: 90,
    periodsPerYear: 12,
  }
  const exact = ukRebate(rebate)
  expect(exact % unitMinor).not.toBe(0)
  expect(ukRebate({ ...rebate, unitMinor })).toBe(Math.round(exact / unitMinor) * unitMinor)
})
