// The portfolios of several cells as one: what is added up, and what is kept apart.

import { expect, it } from 'vitest'
import type { DeskOutput } from '../../contracts/desk-endpoints.ts'
import { summedPortfolio } from './sum-portfolio.ts'

type Portfolio = DeskOutput<'readPortfolio'>
type Book = Portfolio['books'][number]

const book = (currency: string, loans: number, late: number): Book => {
  const outstandingMinor = loans * 100
  const atRisk = [{ par: 1, loans: late, principalMinor: late * 100, shareBps: 0, owedMinor: late * 120 }]
  return {
    ...{ market: 'standard', currency, loans, outstandingMinor, owedMinor: loans * 120 },
    before: { loans, outstandingMinor, atRisk },
    atRisk,
    buckets: [],
    rolls: [],
    cured: { loans: 0, principalMinor: 0, ofLoans: 0, shareBps: 0 },
    lost: { loans: 0, principalMinor: 0 },
    ...{ vintages: [], history: [], decisions: [], payments: [] },
    complaints: { opened: loans, perThousandLoansHundredths: 0, withinClock: 0, overClock: 0 },
  }
}

const of = (...books: Book[]): Portfolio => ({
  ...{ asOf: '2026-09-01', before: '2026-08-31', today: '2026-09-01' },
  books,
})

it('books of one currency are added, with their shares worked out anew', () => {
  const sum = summedPortfolio([of(book('PHP', 2, 1)), of(book('PHP', 6, 1))])
  expect(sum?.books).toMatchObject([
    { currency: 'PHP', loans: 8, outstandingMinor: 800, atRisk: [{ loans: 2, shareBps: 2_500, owedMinor: 240 }] },
  ])
})

it('books of one market in two currencies stay apart', () => {
  const sum = summedPortfolio([of(book('PHP', 2, 1)), of(book('USD', 5, 0), book('PHP', 1, 0))])
  expect(sum?.books.map(({ currency, loans }) => ({ currency, loans }))).toEqual([
    { currency: 'PHP', loans: 3 },
    { currency: 'USD', loans: 5 },
  ])
})
