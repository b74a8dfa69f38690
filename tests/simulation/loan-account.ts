// One loan of the simulation: its events and its ledger, written as the loan book writes them, looked at on every day that matters.

import { addDays, type CalendarDate, fromEpochDay, toEpochDay } from '../../src/core/calendar-date.ts'
import { type JournalEntry, journalViolations } from '../../src/core/invariants/book-invariants.ts'
import { loanViolations } from '../../src/core/invariants/loan-invariants.ts'
import type { LedgerBalances } from '../../src/core/ledger/accounts.ts'
import { applyTransfers, ledgerBalances, noBalances, postingsBetween } from '../../src/core/ledger/loan-postings.ts'
import { type KeptReplay, keepReplay, onDay, withEvent } from '../../src/core/loan/kept-replay.ts'
import type { Loan, LoanEvent } from '../../src/core/loan/loan-event.ts'
import { type LoanState, stateOf } from '../../src/core/loan/loan-state.ts'
import { statusOf } from '../../src/core/loan/loan-status.ts'
import { buildSchedule } from '../../src/core/loan/schedule.ts'
import type { LoanTerms } from '../../src/core/loan/terms.ts'
import { expectSound } from '../support/invariants.ts'
import type { Happening } from './happenings.ts'
import type { Tally } from './tally.ts'

/** What the accounts of a run share. */
export interface Books {
  readonly tally: Tally<Happening>
  /** Every entry of the run, in order: equal runs have equal ledgers. */
  readonly write: (line: string) => void
  /** Entries and looks so far. */
  readonly work: { loanDays: number; looks: number; entries: number; events: number }
}

export class LoanAccount {
  readonly id: string
  readonly loan: Loan
  readonly accepted: LoanTerms
  readonly journal: JournalEntry[] = []
  readonly causes = new Set<string>()
  balances: LedgerBalances = noBalances
  state: LoanState
  #replay: KeptReplay
  /** The last day that was closed. */
  closedOn: CalendarDate
  readonly #books: Books
  /** The state whose days ahead have been told. */
  #lookedAhead: LoanState | null = null

  constructor(id: string, terms: LoanTerms, disbursedOn: CalendarDate, books: Books) {
    this.id = id
    this.accepted = terms
    this.loan = { terms, disbursedOn, schedule: buildSchedule(terms, disbursedOn) }
    this.#replay = keepReplay(this.loan)
    this.#books = books
    this.closedOn = disbursedOn
    this.state = stateOf(this.#replay.book, disbursedOn)
    this.#post('payout', id, this.state)
    this.#look()
  }

  /**
   * Closes the days until `today`, in one step where no day between can differ from its neighbours in kind: the ledger of
   * the last day is the same, whether the days before were closed one by one or not.
   */
  closeThrough(today: CalendarDate): void {
    if (this.closedOn >= today) return
    this.#books.work.loanDays += toEpochDay(today) - toEpochDay(this.closedOn)
    this.closedOn = today
    this.#replay = onDay(this.#replay, today)
    this.state = stateOf(this.#replay.book, today)
    this.#post('dayClose', `${this.id}:${today}`, this.state)
    this.#look()
  }

  /** Records what happened, once for each cause, as the loan book does. Answers false when the cause is known. */
  record(event: LoanEvent, today: CalendarDate): boolean {
    this.closeThrough(today)
    if (this.causes.has(event.id)) return false
    this.causes.add(event.id)
    this.#books.work.events += 1
    const known = event.valueDate > today ? { ...event, valueDate: today } : event
    const before = this.state
    this.#replay = withEvent(this.#replay, known)
    this.state = stateOf(this.#replay.book, today)
    if (this.state.lateChargedMinor < before.lateChargedMinor && known.valueDate < today && known.kind !== 'reversal')
      this.#books.tally.count('charge taken back by a late notice')
    this.#post(event.kind, event.id, this.state)
    this.#look()
    this.#tallyEvent(known)
    return true
  }

  get events(): readonly LoanEvent[] {
    return this.#replay.events
  }

  /** Through the last closed day. */
  get replay(): KeptReplay {
    return this.#replay
  }

  /** All of it, for a refusal that may change nothing. */
  fingerprint(): string {
    return `${this.events.length} ${this.journal.length} ${this.closedOn}`
  }

  /** Entries against balances: once, in the end, and where somebody wants to know. */
  lookAtJournal(): void {
    expectSound(journalViolations(this.journal, this.balances), `in the journal of ${this.id}`)
  }

  /** Days ahead on which something changes by itself, told once for each state: due dates, the end of grace, the edges of the late tiers. */
  daysThatMatter(): CalendarDate[] {
    const next = this.state.nextInstalment
    if (next === null || this.#lookedAhead === this.state) return []
    this.#lookedAhead = this.state
    const { tiers, graceDays } = this.loan.terms.late
    const due = toEpochDay(next.dueDate)
    const edges = [0, 1, graceDays + 1, ...tiers.flatMap(({ fromDay }) => [fromDay - 1, fromDay])].map(
      (day) => due + day,
    )
    const later = this.state.instalments.map(({ plannedDueDate }) => toEpochDay(plannedDueDate))
    const today = toEpochDay(this.closedOn)
    return [...new Set([...edges, ...later])].filter((day) => day > today).map(fromEpochDay)
  }

  #post(kind: string, key: string, after: LoanState): void {
    const target = ledgerBalances(after)
    const transfers = postingsBetween(this.balances, target)
    if (transfers.length === 0) return
    this.balances = applyTransfers(this.balances, transfers)
    this.journal.push({ kind, key, transfers })
    this.#books.work.entries += 1
    this.#books.write(`${kind} ${key} ${transfers.map((t) => `${t.debit}>${t.credit}:${t.amountMinor}`).join(' ')}`)
  }

  #look(): void {
    const { state, events, balances, accepted } = this
    const { tally, work } = this.#books
    work.looks += 1
    const status = statusOf(state)
    expectSound(loanViolations({ accepted, events, balances, state, status }), `of ${this.id} on ${state.asOf}`)
    tally.count(`status ${status}`)
    if (status === 'overdue') {
      const days = state.daysPastDue - this.loan.terms.late.graceDays
      tally.count(days > 90 ? 'late days from 91' : days > 30 ? 'late days 31 to 90' : 'late days 1 to 30')
      if (state.lateChargedMinor < state.lateNominalMinor) tally.count('late charge below the tariff')
    }
    if (state.closed !== null && state.closed.on === state.asOf) tally.count(`closed by ${state.closed.by}`)
    if (state.excessRefundMinor > 0) tally.count('refunded beyond the credit')
  }

  #tallyEvent(event: LoanEvent): void {
    const { tally } = this.#books
    if (event.kind === 'waiver') tally.count('charge waived')
    if (event.kind === 'chargeHoliday') tally.count('charge holiday')
    if (event.kind === 'creditRefund') tally.count('credit refunded')
    const receipt = this.state.receipts.find(({ id }) => id === event.id)
    if (receipt === undefined) return
    tally.count(`counted as ${receipt.countedAs}`)
    if (receipt.kind === 'rollover' && receipt.countedAs === 'payment') tally.count('rollover money counted as payment')
    if (receipt.kind === 'settlement' && receipt.countedAs === 'payment')
      tally.count('settlement money counted as payment')
  }
}

/** The days from one to another, both counted. */
export function* daysThrough(first: CalendarDate, last: CalendarDate): Generator<CalendarDate> {
  for (let day = first; day <= last; day = addDays(day, 1)) yield day
}
