// One loan of the simulation: its events and its ledger, written as the loan book writes them, looked at on every day that matters.

import { isDeepStrictEqual } from 'node:util'
import { type CalendarDate, toEpochDay } from '../../src/core/calendar-date.ts'
import type { LedgerBalances, LedgerTransfer } from '../../src/core/ledger/accounts.ts'
import { applyTransfers, ledgerBalances, noBalances, postingsBetween } from '../../src/core/ledger/loan-postings.ts'
import { type KeptReplay, keepReplay, onDay, withEvent } from '../../src/core/loan/kept-replay.ts'
import { isPause, type Loan, type LoanEvent } from '../../src/core/loan/loan-event.ts'
import { type LoanState, stateOf } from '../../src/core/loan/loan-state.ts'
import { replayLoan } from '../../src/core/loan/replay.ts'
import { buildSchedule } from '../../src/core/loan/schedule.ts'
import type { LoanTerms } from '../../src/core/loan/terms.ts'
import type { Order } from '../../src/core/order/order.ts'
import { type JournalEntry, journalViolations } from '../support/book-invariants.ts'
import { expectSound } from '../support/invariants.ts'
import { loanViolations } from '../support/loan-invariants.ts'
import type { Happening } from './happenings.ts'
import { BookKeeper } from './loan-books.ts'
import type { Tally } from './tally.ts'

/** What the accounts of a run share. */
export interface Books {
  readonly tally: Tally<Happening>
  /** Every entry of the run, in order: equal runs have equal ledgers. */
  readonly write: (line: string) => void
  /** Entries and looks so far. */
  readonly work: { loanDays: number; looks: number; entries: number; events: number }
  /** Whose loans an accountant keeps the books of, as well. */
  readonly isKept: (accountId: string) => boolean
}

/** Stores in the order what its loan has come to, and answers the order as it then is. */
export type StoreOrder = (state: LoanState, since: 'days' | 'events') => Order

const noDays: readonly number[] = []

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
  readonly #storeOrder: StoreOrder
  readonly #keeper: BookKeeper | null
  /** Due dates whose days ahead have been told. */
  readonly #dueDatesTold = new Set<CalendarDate>()

  constructor(id: string, terms: LoanTerms, disbursedOn: CalendarDate, books: Books, storeOrder: StoreOrder) {
    this.id = id
    this.accepted = terms
    this.loan = { terms, disbursedOn, schedule: buildSchedule(terms, disbursedOn) }
    this.#replay = keepReplay(this.loan)
    this.#books = books
    this.#storeOrder = storeOrder
    this.#keeper = books.isKept(id) ? new BookKeeper(id, this.loan, books.tally) : null
    this.closedOn = disbursedOn
    this.state = stateOf(this.#replay.book, disbursedOn)
    this.#post('payout', id)
    this.#look('days')
  }

  /**
   * Closes the days until `today`, in one step where no day between can differ from its neighbours in kind: the ledger of
   * the last day is the same, whether the days before were closed one by one or not.
   */
  closeThrough(today: CalendarDate): void {
    if (this.closedOn >= today) return
    this.#keeper?.closeMonthsBefore(today)
    this.#books.work.loanDays += toEpochDay(today) - toEpochDay(this.closedOn)
    this.closedOn = today
    this.#replay = onDay(this.#replay, today)
    this.state = stateOf(this.#replay.book, today)
    this.#post('dayClose', null)
    this.#look('days')
  }

  /** Records what happened, once for each cause, as the loan book does. Answers false when the cause is known. */
  record(event: LoanEvent, today: CalendarDate): boolean {
    this.closeThrough(today)
    if (this.causes.has(event.id)) return false
    this.causes.add(event.id)
    this.#books.work.events += 1
    const known = event.valueDate > today && !isPause(event) ? { ...event, valueDate: today } : event
    const before = this.state
    this.#keeper?.know(known, today)
    this.#replay = withEvent(this.#replay, known)
    this.state = stateOf(this.#replay.book, today)
    if (this.state.lateChargedMinor < before.lateChargedMinor && known.valueDate < today && known.kind !== 'reversal')
      this.#books.tally.count('charge taken back by a late notice')
    const entries = this.journal.length
    this.#post(event.kind, event.id)
    // Until its first day nothing of the loan differs, and nothing is posted.
    const isAhead = known.valueDate > today
    if (isAhead && (this.journal.length > entries || !isDeepStrictEqual(this.state, before)))
      throw new Error(`${known.kind} of ${this.id} counts before its first day`)
    this.#look('events')
    this.#tallyEvent(known, before)
    return true
  }

  /** The payout came back before anything happened: nothing of the loan is left in the ledger. */
  takeBack(): void {
    this.#keeper?.takeBack(this.closedOn)
    this.#enter('payoutReturned', `${this.id}:back`, postingsBetween(this.balances, noBalances))
    this.lookAtJournal()
  }

  /** The year is over. */
  endBooks(): void {
    this.#keeper?.end(this.state, this.balances)
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

  /** The kept replay against one from the start: what the ledger and the last receipt make of it. */
  lookAtReplay(): void {
    const fresh = replayLoan(this.loan, this.events, this.closedOn)
    const isSame =
      postingsBetween(this.balances, ledgerBalances(fresh)).length === 0 &&
      this.state.owedMinor === fresh.owedMinor &&
      this.state.lateNominalMinor === fresh.lateNominalMinor &&
      this.state.nextInstalment?.dueDate === fresh.nextInstalment?.dueDate &&
      this.state.receipts.at(-1)?.owedAfterMinor === fresh.receipts.at(-1)?.owedAfterMinor
    if (!isSame) throw new Error(`the kept replay of ${this.id} differs on ${this.closedOn}`)
  }

  /** {@link lookAtReplay} to the last field, while anything is owed: dear, for a few borrowers. */
  lookAtReplayClosely(): void {
    if (this.state.owedMinor === 0) return
    const [kept, fresh] = [this.state, replayLoan(this.loan, this.events, this.closedOn)].map((one) =>
      JSON.stringify(one),
    )
    if (kept !== fresh) throw new Error(`the kept replay of ${this.id} differs on ${this.closedOn}: ${kept}, ${fresh}`)
  }

  /**
   * Epoch days ahead on which something changes by itself: due dates, the end of grace, the edges of the late tiers. Told once
   * for each due date that comes to be the next, because nothing else moves them.
   */
  daysThatMatter(): readonly number[] {
    const { nextInstalment } = this.state
    if (nextInstalment === null || this.#dueDatesTold.has(nextInstalment.dueDate)) return noDays
    this.#dueDatesTold.add(nextInstalment.dueDate)
    const { tiers, graceDays } = this.loan.terms.late
    const due = toEpochDay(nextInstalment.dueDate)
    const days = [due, due + 1, due + graceDays + 1]
    for (const { fromDay } of tiers) days.push(due + fromDay - 1, due + fromDay)
    for (const { dueDate } of this.loan.schedule) days.push(toEpochDay(dueDate))
    const today = toEpochDay(this.closedOn)
    return days.filter((day) => day > today)
  }

  /** Without a key of its own the entry is the day's. */
  #post(kind: string, ownKey: string | null): void {
    this.#enter(
      kind,
      ownKey ?? `${this.id}:${this.closedOn}`,
      postingsBetween(this.balances, ledgerBalances(this.state)),
    )
  }

  #enter(kind: string, key: string, transfers: readonly LedgerTransfer[]): void {
    if (transfers.length === 0) return
    this.balances = applyTransfers(this.balances, transfers)
    this.journal.push({ kind, key, transfers })
    this.#books.work.entries += 1
    let line = `${kind} ${key}`
    for (const { debit, credit, amountMinor } of transfers) line += ` ${debit}>${credit}:${amountMinor}`
    this.#books.write(line)
  }

  #look(since: 'days' | 'events'): void {
    const { state, events, balances, accepted } = this
    const { tally, work } = this.#books
    work.looks += 1
    const { status } = this.#storeOrder(state, since)
    this.#keeper?.look(state, balances)
    expectSound(loanViolations({ accepted, events, balances, state, status }), `of ${this.id} on ${state.asOf}`)
    tally.count(`status ${status}`)
    if (status === 'overdue') {
      const days = state.daysPastDue - this.loan.terms.late.graceDays
      tally.count(days > 90 ? 'late days from 91' : days > 30 ? 'late days 31 to 90' : 'late days 1 to 30')
      if (state.lateChargedMinor < state.lateNominalMinor) tally.count('late charge below the tariff')
    }
    if (state.closed !== null && state.closed.on === state.asOf) tally.count(`closed by ${state.closed.by}`)
    if (state.excessRefundMinor > state.excessUsedMinor) tally.count('refunded beyond the credit')
    if (state.excessUsedMinor > 0) tally.count('used credit owed')
    if (state.hardship !== null) tally.count(`hardship plan ${state.hardship.standing}`)
    if (state.recoveredMinor > 0) tally.count('recovered')
  }

  #tallyEvent(event: LoanEvent, { asOf }: LoanState): void {
    const { tally } = this.#books
    if (event.valueDate > asOf) tally.count('pause agreed for later')
    const undone = event.kind === 'reversal' ? this.events.find(({ id }) => id === event.paymentId) : undefined
    if (undone !== undefined && undone.valueDate > asOf) tally.count('pause taken back before it began')
    if (event.kind === 'waiver') tally.count('charge waived')
    if (event.kind === 'chargeHoliday') tally.count('charge holiday')
    if (event.kind === 'creditRefund') tally.count('credit refunded')
    if (event.kind === 'writeOff') tally.count('written off')
    if (event.kind === 'reversal' && event.id.endsWith(':undo')) tally.count('written off by mistake')
    const receipt = this.state.receipts.find(({ id }) => id === event.id)
    if (receipt === undefined) return
    tally.count(`counted as ${receipt.countedAs}`)
    if (receipt.kind === 'rollover' && receipt.countedAs === 'payment') tally.count('rollover money counted as payment')
    if (receipt.kind === 'settlement' && receipt.countedAs === 'payment')
      tally.count('settlement money counted as payment')
  }
}
