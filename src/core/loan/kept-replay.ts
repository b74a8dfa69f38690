// An incremental replay: it continues by days and events, and recomputes only from the value date of a late event.

import { type CalendarDate, toEpochDay } from '../calendar-date.ts'
import { chargedThrough } from './accrual.ts'
import { type BookOfDay, copyOf, type LoanBook, openBook } from './loan-book.ts'
import { assertSound, byOrder, eventsInOrder, type Loan, type LoanEvent } from './loan-event.ts'
import { takeStep } from './replay.ts'

/** One applied event and the book after it, through its day. Steps form a linked list and are immutable. */
interface Step {
  readonly event: LoanEvent
  readonly book: LoanBook
  readonly before: Step | null
}

/**
 * A loan through `asOf` with all known events. Immutable: continuing returns a new one. A property test holds that the result
 * equals a replay of the same events from the start (`replayBook`).
 */
export interface KeptReplay extends BookOfDay {
  readonly loan: Loan
  /** In the order they came. */
  readonly events: readonly LoanEvent[]
  /** Events with a value date after `asOf`: applied once that day is reached. */
  readonly ahead: readonly LoanEvent[]
  /** The last event that counts by now. */
  readonly last: Step | null
}

/** The replay of the known events; without `asOf` and events, of a loan on the day of its payout. */
export function keepReplay(loan: Loan, events: readonly LoanEvent[] = [], asOf = loan.disbursedOn): KeptReplay {
  let last: Step | null = null
  for (const event of eventsInOrder(events, asOf)) last = stepAfter(loan, last, event)
  const book = chargedThrough(last?.book ?? openBook(loan), toEpochDay(asOf))
  return { loan, asOf, events, ahead: events.filter((event) => event.valueDate > asOf), book, last }
}

/** The replay on a later day. Throws a RangeError for an earlier one: the replay only moves forward. */
export function onDay(kept: KeptReplay, asOf: CalendarDate): KeptReplay {
  if (asOf < kept.asOf) throw new RangeError(`a replay of ${kept.asOf} does not go back to ${asOf}`)
  const book = chargedThrough(kept.book, toEpochDay(asOf))
  // Stryker disable next-line ConditionalExpression: saves a step where nothing is ahead
  if (kept.ahead.length === 0) return { ...kept, asOf, book }
  let on: KeptReplay = { ...kept, asOf, book, ahead: kept.ahead.filter((event) => event.valueDate > asOf) }
  for (const event of kept.ahead) if (event.valueDate <= asOf) on = counted(on, event)
  return on
}

/**
 * The replay with one more event, on the same day. The event is inserted by its value date; later events are applied again.
 * Throws as a replay from the start does: for an id that is known, for an amount that is not whole.
 */
export function withEvent(kept: KeptReplay, event: LoanEvent): KeptReplay {
  assertSound(event)
  if (kept.events.some(({ id }) => id === event.id))
    throw new RangeError(`two events of a loan share the id ${event.id}`)
  const known = { ...kept, events: [...kept.events, event] }
  return event.valueDate > kept.asOf ? { ...known, ahead: [...kept.ahead, event] } : counted(known, event)
}

/** Adds an event whose value date is reached. A reversal and its payment are both left out, in any order of arrival. */
function counted(kept: KeptReplay, event: LoanEvent): KeptReplay {
  const { loan, events, asOf } = kept
  const isReversed = (one: LoanEvent): boolean => {
    // Stryker disable next-line ConditionalExpression: nothing but a reversal names a payment
    if (one.kind !== 'reversal') return false
    return one.paymentId === event.id && one.valueDate <= asOf
  }
  if (event.kind !== 'reversal' && events.some(isReversed)) return kept
  const last = event.kind === 'reversal' ? without(loan, kept.last, event.paymentId) : inserted(loan, kept.last, event)
  // Stryker disable next-line ConditionalExpression: saves a step where nothing is taken out
  if (last === kept.last) return kept
  return { ...kept, last, book: chargedThrough(last?.book ?? openBook(loan), toEpochDay(asOf)) }
}

function inserted(loan: Loan, last: Step | null, event: LoanEvent): Step {
  // Stryker disable next-line EqualityOperator: no two events have the same place
  if (last === null || byOrder(last.event, event) < 0) return stepAfter(loan, last, event)
  return stepAfter(loan, inserted(loan, last.before, event), last.event)
}

/** The steps without the one of this id; the same steps when there is none. */
function without(loan: Loan, last: Step | null, id: string): Step | null {
  if (last === null) return null
  if (last.event.id === id) return last.before
  const before = without(loan, last.before, id)
  // Stryker disable next-line ConditionalExpression: saves steps where nothing is taken out
  return before === last.before ? last : stepAfter(loan, before, last.event)
}

function stepAfter(loan: Loan, before: Step | null, event: LoanEvent): Step {
  const book = before === null ? openBook(loan) : copyOf(before.book)
  takeStep(book, event)
  return { event, book, before }
}
