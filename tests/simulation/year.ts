// One seed of the simulation: many borrowers, a year, every invariant where something can change.

import { createHash } from 'node:crypto'
import { date } from '../../src/core/calendar-date.ts'
import type { Product } from '../../src/core/loan/product.ts'
import { catalogue } from '../../src/server/catalogue/samples/products.ts'
import { Borrower } from './borrower.ts'
import { diceOf } from './dice.ts'
import { type Happening, happenings } from './happenings.ts'
import type { Books } from './loan-account.ts'
import { Tally } from './tally.ts'

export interface Year {
  /** sha256 over every entry of every ledger, in order. */
  readonly hash: string
  readonly tally: Tally<Happening>
  readonly work: Books['work']
  /** What every loan comes to on the last day: the same however the days were closed. */
  readonly ends: readonly string[]
}

/** The sample products, and one that no market with caps may offer. */
const products: readonly Product[] = [
  ...catalogue.map(({ product }) => product),
  ...catalogue
    .filter(({ product }) => product.id === 'candor-cash-ref')
    .map(({ product }) => ({
      ...product,
      id: 'too-dear',
      interest: { kind: 'flat' as const, dailyRateMicros: 9_000 },
    })),
]

/** One borrower of so many is checked on every single day. */
const everyDayOneOf = 250

/** Borrowers of whose loans an accountant keeps the books, one of so many: every look is a replay from the start. */
const keptOneOf = 25

/** Lines of the ledger that are hashed together. */
const linesAtOnce = 1_000

/** Lives a year with so many borrowers. `everyDay` looks at every day of all of them. */
export function liveYear(
  seed: number,
  borrowers: number,
  options: { readonly everyDay?: boolean; readonly days?: number } = {},
): Year {
  const hash = createHash('sha256')
  const tally = new Tally(happenings)
  const work = { loanDays: 0, looks: 0, entries: 0, events: 0 }
  const lines: string[] = []
  const flush = (): void => {
    if (lines.length > 0) hash.update(`${lines.join('\n')}\n`)
    lines.length = 0
  }
  const write = (line: string): void => {
    if (lines.push(line) === linesAtOnce) flush()
  }
  const isKept = (accountId: string): boolean => Number.parseInt(accountId.slice(1), 10) % keptOneOf === 0
  const books: Books = { tally, work, write, isKept }
  const dice = diceOf(seed)
  const ends: string[] = []
  for (let number = 0; number < borrowers; number += 1) {
    const borrower = new Borrower(`B${number}`, {
      dice: dice.split(number),
      books,
      products,
      from: date('2026-01-05'),
      days: options.days ?? 365,
      everyDay: options.everyDay ?? number % everyDayOneOf === 0,
    })
    borrower.live()
    for (const { account } of borrower.lender.orders) {
      if (account === null) continue
      account.endBooks()
      const { owedMinor, receivedMinor, lateChargedMinor } = account.state
      ends.push(`${account.id} ${owedMinor} ${receivedMinor} ${lateChargedMinor} ${JSON.stringify(account.balances)}`)
    }
  }
  flush()
  return { hash: hash.digest('hex'), tally, work, ends }
}
