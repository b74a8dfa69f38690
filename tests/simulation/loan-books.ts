// The accountant of the simulation: keeps the books of one loan day by day and month by month, and looks at what must hold of them.

import { type LoanBooks, loanBooks } from '../../src/core/accounting/loan-figures.ts'
import { type BookEntry, monthEntries, withLines } from '../../src/core/accounting/month-entries.ts'
import { firstDayOf, lastDayOf, monthAfter, monthOf } from '../../src/core/accounting/period.ts'
import { samplePolicy } from '../../src/core/accounting/policy.ts'
import {
  type BookAccount,
  type BookFigures,
  balanceOf,
  bookAccounts,
  noFigures,
} from '../../src/core/accounting/posting-rules.ts'
import { addDays, type CalendarDate } from '../../src/core/calendar-date.ts'
import { type LedgerBalances, ledgerAccounts } from '../../src/core/ledger/accounts.ts'
import type { Loan, LoanEvent } from '../../src/core/loan/loan-event.ts'
import type { LoanState } from '../../src/core/loan/loan-state.ts'
import { statementOf } from '../../src/core/loan/statement.ts'
import type { PostedEvent } from '../../src/core/portfolio/loan-day.ts'
import type { Happening } from './happenings.ts'
import type { Tally } from './tally.ts'

const memoranda: readonly BookAccount[] = ['memoSuspended', 'memoTaxed', 'memoContra']
const assets = ['cashClearing', 'payoutClearing', 'refundClearing', 'loanPrincipal'] as const
const receivables = ['interestReceivable', 'feeReceivable', 'penaltyReceivable'] as const

/** Months as they were closed: what was posted, and what the books then hold. */
interface Months {
  readonly entries: readonly BookEntry[]
  readonly posted: BookFigures
  readonly closedThrough: CalendarDate | null
}

export class BookKeeper {
  readonly #id: string
  readonly #loan: Loan
  readonly #tally: Tally<Happening>
  #known: PostedEvent[] = []
  #months: Months = { entries: [], posted: noFigures, closedThrough: null }
  /** The journal of each closed month, as it was at its close. */
  readonly #sealed = new Map<CalendarDate, string>()
  #since: CalendarDate | null = null

  constructor(id: string, loan: Loan, tally: Tally<Happening>) {
    this.#id = id
    this.#loan = loan
    this.#tally = tally
  }

  /** Closes the months that ended before this day, with what was known by then. */
  closeMonthsBefore(today: CalendarDate): void {
    for (let end = this.#nextEnd(); end < today; end = this.#nextEnd()) {
      this.#months = closed(this.#loan, this.#known, this.#months, end)
      this.#sealed.set(end, journalThrough(this.#months, end))
      this.#tally.count('books month closed')
      if (
        this.#months.entries.some(
          ({ kind, postingDate }) => kind === 'late' && postingDate <= end && postingDate > addDays(end, -28),
        )
      )
        this.#tally.count('books late entry')
    }
  }

  /** An event comes in, whenever it is said to have been. */
  know(event: LoanEvent, today: CalendarDate): void {
    this.#known.push({ event, postingDate: today })
  }

  /** What must hold of the books at the end of any day. */
  look(state: LoanState, ledger: LedgerBalances): void {
    const books = loanBooks(
      this.#loan,
      this.#known.map(({ event }) => event),
      state.asOf,
      samplePolicy,
      this.#months.posted,
    )
    const { figures } = books
    this.#balanceSheet(figures, ledger, state)
    const allowance = 0 - balanceOf(figures, 'lossAllowance')
    if (allowance > state.owedMinor) this.#breach(state, `an allowance of ${allowance} for ${state.owedMinor}`)
    const isOver = state.closed !== null || state.writtenOff !== null
    for (const account of bookAccounts) {
      const isLeft =
        account === 'impairmentLoss' || account === 'taxPayable' || account === 'memoTaxed' || account === 'memoContra'
      if (isOver && !isLeft && balanceOf(figures, account) !== 0)
        this.#breach(state, `${account} is ${balanceOf(figures, account)} after the end`)
    }
    this.#countStory(books, figures)
  }

  /** Assets are debts and what was earned and lost; the memoranda balance by themselves, and no account has the wrong sign. */
  #balanceSheet(figures: BookFigures, ledger: LedgerBalances, state: LoanState): void {
    const all = (account: string): number =>
      ((ledgerAccounts as readonly string[]).includes(account) ? ledger[account as keyof LedgerBalances] : 0) +
      balanceOf(figures, account as BookAccount)
    const own: readonly BookAccount[] = ['incomeAccrued', 'suspendedIncome', 'lossAllowance']
    const assetsMinor = [...assets, ...receivables, ...own].reduce((sum, account) => sum + all(account), 0)
    const debts = ['creditBalance', 'suspense', 'deferredFees', 'interestUnearned', 'taxPayable']
    const debtsMinor = 0 - debts.reduce((sum, account) => sum + all(account), 0)
    const results = [
      ...[
        'feeIncome',
        'interestIncome',
        'penaltyIncome',
        'recoveryIncome',
        'waiverExpense',
        'writeOff',
        'impairmentLoss',
      ],
    ]
    const earnedMinor = 0 - results.reduce((sum, account) => sum + all(account), 0)
    if (assetsMinor !== debtsMinor + earnedMinor)
      this.#breach(state, `assets of ${assetsMinor}, debts of ${debtsMinor} and ${earnedMinor} earned`)
    if (memoranda.reduce((sum, account) => sum + all(account), 0) !== 0) this.#breach(state, 'memoranda do not balance')
    for (const account of ['incomeAccrued', 'memoSuspended', 'impairmentLoss'])
      if (all(account) < 0) this.#breach(state, `${account} is ${all(account)}`)
    for (const account of ['suspendedIncome', 'lossAllowance', 'deferredFees', 'interestUnearned', 'taxPayable'])
      if (all(account) > 0) this.#breach(state, `${account} is ${all(account)}`)
    if (0 - all('suspendedIncome') > receivables.reduce((sum, account) => sum + all(account), all('incomeAccrued')))
      this.#breach(state, 'more is suspended than is earned and unpaid')
  }

  #countStory({ nonAccrualSince }: LoanBooks, figures: BookFigures): void {
    if (this.#since === null && nonAccrualSince !== null) this.#tally.count('books accrual stopped')
    if (figures.allowanceUsed > 0) this.#tally.count('books allowance used')
    if (figures.feeTax > 0) this.#tally.count('books tax owed')
    this.#since = nonAccrualSince
  }

  /** The payout came back: the next close takes everything back. */
  takeBack(today: CalendarDate): void {
    this.closeMonthsBefore(today)
    const end = this.#nextEnd()
    const { entries } = monthEntries({ ...monthOfLoan(this.#loan, this.#known, this.#months, end), loan: null })
    const left = entries.reduce((figures, { lines }) => withLines(figures, lines), this.#months.posted)
    if (Object.values(left).some((figure) => figure !== 0)) throw new Error(`the books keep something of ${this.#id}`)
  }

  /** In the end: closed months are as they were, and all together they are what they would be had nothing been late. */
  end(state: LoanState, ledger: LedgerBalances): void {
    this.closeMonthsBefore(addDays(lastDayOf(monthOf(state.asOf)), 1))
    for (const [end, journal] of this.#sealed)
      if (journalThrough(this.#months, end) !== journal) this.#breach(state, `the journal through ${end} has changed`)
    const inTime = this.#known.map(({ event, postingDate }) => ({
      event,
      postingDate: earliest(event.valueDate, postingDate),
    }))
    let months: Months = { entries: [], posted: noFigures, closedThrough: null }
    for (const end of this.#sealed.keys()) months = closed(this.#loan, inTime, months, end)
    const [late, timely] = [sums(this.#months), sums(months)]
    if (JSON.stringify(late) !== JSON.stringify(timely))
      this.#breach(state, `late events give ${JSON.stringify(late)}, in time ${JSON.stringify(timely)}`)
    this.#statement(state, ledger)
  }

  /** The borrower's statement of the month against the receivable accounts, and what is not charged yet. */
  #statement(state: LoanState, ledger: LedgerBalances): void {
    if (state.writtenOff !== null) return
    const { closingMinor } = statementOf(
      this.#loan,
      this.#known.map(({ event }) => event),
      firstDayOf(monthOf(state.asOf)),
      state.asOf,
    )
    let aheadMinor = 0
    for (const { plannedDueDate, dueMinor, paidMinor, waivedMinor } of state.instalments)
      for (const part of ['interest', 'fee', 'penalty'] as const)
        if (plannedDueDate > state.asOf) aheadMinor += dueMinor[part] - paidMinor[part] - waivedMinor[part]
    for (const { n, to, interestMinor } of state.dateMoves) {
      const of = state.instalments.find((one) => one.n === n)
      if (of === undefined || of.plannedDueDate > state.asOf || to <= state.asOf) continue
      const unpaid = of.dueMinor.interest - of.paidMinor.interest - of.waivedMinor.interest
      aheadMinor += Math.min(interestMinor, unpaid)
    }
    // `suspense`: money that was sent back, and turned out to be owed.
    const accounts = [...receivables, 'loanPrincipal', 'creditBalance', 'suspense'] as const
    const receivableMinor = accounts.reduce((sum, account) => sum + ledger[account], 0)
    if (closingMinor !== receivableMinor + aheadMinor)
      this.#breach(state, `the statement says ${closingMinor}, the accounts ${receivableMinor} and ${aheadMinor} ahead`)
  }

  #nextEnd(): CalendarDate {
    const { closedThrough } = this.#months
    return lastDayOf(closedThrough === null ? monthOf(this.#loan.disbursedOn) : monthAfter(monthOf(closedThrough)))
  }

  #breach({ asOf }: LoanState, says: string): never {
    throw new Error(`the books of ${this.#id} on ${asOf}: ${says}`)
  }
}

function monthOfLoan(
  loan: Loan,
  known: readonly PostedEvent[],
  { entries, posted, closedThrough }: Months,
  through: CalendarDate,
) {
  return {
    loan,
    events: known.filter(({ postingDate }) => postingDate <= through),
    lateDone: new Set(entries.filter(({ kind }) => kind === 'late').map(({ cause }) => cause)),
    ...{ posted, before: closedThrough, through, kind: 'adjustment' as const, policy: samplePolicy },
  }
}

/** The months with one more: nothing of it is posted before its first day or after its last. */
function closed(loan: Loan, known: readonly PostedEvent[], months: Months, through: CalendarDate): Months {
  const { entries, books } = monthEntries(monthOfLoan(loan, known, months, through))
  const { closedThrough } = months
  for (const { postingDate, cause } of entries)
    if (postingDate > through || (closedThrough !== null && postingDate <= closedThrough))
      throw new Error(`${cause} is posted on ${postingDate}, outside of the month to ${through}`)
  const posted = entries.reduce((figures, { lines }) => withLines(figures, lines), months.posted)
  if (JSON.stringify(posted) !== JSON.stringify(books?.figures))
    throw new Error(`the entries to ${through} do not lead to the figures`)
  return { entries: [...months.entries, ...entries], posted, closedThrough: through }
}

function earliest(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a < b ? a : b
}

function journalThrough({ entries }: Months, end: CalendarDate): string {
  return JSON.stringify(entries.filter(({ postingDate }) => postingDate <= end))
}

/** What all months moved, by account. A loss is one sum: an allowance that was there in time bears more of a write-off. */
function sums({ entries }: Months): Record<string, number> {
  const found: Record<string, number> = {}
  const add = (account: BookAccount, minor: number): void => {
    const name = account === 'impairmentLoss' || account === 'writeOff' ? 'loss' : account
    found[name] = (found[name] ?? 0) + minor
  }
  for (const { lines } of entries)
    for (const { debit, credit, amountMinor } of lines) {
      add(debit, amountMinor)
      add(credit, 0 - amountMinor)
    }
  return Object.fromEntries(
    Object.entries(found)
      .filter(([, minor]) => minor !== 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}
