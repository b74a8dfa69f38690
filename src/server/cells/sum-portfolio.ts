// The portfolio of all cells as one: counts and sums are added, and shares worked out anew of the sums.

import type { DeskOutput } from '../../contracts/desk-endpoints.ts'
import { shareBps } from '../../core/portfolio/standing.ts'

type Portfolio = DeskOutput<'readPortfolio'>
type Book = Portfolio['books'][number]

/** The fields that tell rows of a list apart; they are no figures. */
const keys = [
  ...['market', 'currency', 'par', 'bucket', 'was', 'standing'],
  ...['paidOut', 'months', 'day', 'step', 'reason', 'channel'],
]
const keyOf = (row: unknown): string =>
  typeof row === 'object' && row !== null
    ? JSON.stringify(keys.map((key) => (row as Record<string, unknown>)[key] ?? null))
    : JSON.stringify(row)

function added(one: unknown, other: unknown): unknown {
  if (typeof one === 'number' && typeof other === 'number') return one + other
  if (Array.isArray(one) && Array.isArray(other)) {
    const rows = new Map<string, unknown>()
    for (const row of [...one, ...other]) {
      const key = keyOf(row)
      rows.set(key, rows.has(key) ? added(rows.get(key), row) : row)
    }
    return [...rows.values()]
  }
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one
  const sum = Object.entries(one).map(([name, value]) =>
    keys.includes(name) ? [name, value] : [name, added(value, (other as Record<string, unknown>)[name])],
  )
  return Object.fromEntries(sum)
}

function withShares(book: Book): Book {
  const ofRisk = <Risk extends { readonly principalMinor: number }>(risks: readonly Risk[], outstanding: number) =>
    risks.map((risk) => ({ ...risk, shareBps: shareBps(risk.principalMinor, outstanding) }))
  const { before, cured, complaints } = book
  return {
    ...book,
    before: { ...before, atRisk: ofRisk(before.atRisk, before.outstandingMinor) },
    atRisk: ofRisk(book.atRisk, book.outstandingMinor),
    cured: { ...cured, shareBps: shareBps(cured.loans, cured.ofLoans) },
    vintages: book.vintages
      .toSorted((one, other) => (one.paidOut < other.paidOut ? -1 : 1))
      .map((vintage) => ({
        ...vintage,
        everLate: vintage.everLate.map((late) => ({ ...late, shareBps: shareBps(late.loans, vintage.loans) })),
      })),
    history: book.history.map((one) => ({ ...one, atRisk: ofRisk(one.atRisk, one.outstandingMinor) })),
    complaints: {
      ...complaints,
      perThousandLoansHundredths: book.loans === 0 ? 0 : Math.round((complaints.opened * 100_000) / book.loans),
    },
  }
}

/** The first is home's: days are the same in all of them. */
export function summedPortfolio(all: readonly Portfolio[]): Portfolio | null {
  const [home, ...others] = all
  if (home === undefined) return null
  const books = others.reduce<unknown>((sum, { books: more }) => added(sum, more), home.books) as Book[]
  return { ...home, books: books.map(withShares) }
}
