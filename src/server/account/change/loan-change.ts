// Applies an event to an open loan in memory: the result is the changed loan and the rows to write. The database is asked only for
// the number of a closure letter, when a loan is settled.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import { withEvent } from '../../../core/loan/kept-replay.ts'
import type { ClosedBy, Receipt } from '../../../core/loan/loan-book.ts'
import { isPause, type LoanEvent } from '../../../core/loan/loan-event.ts'
import { type LoanState, stateOf, statusOf } from '../../../core/loan/loan-state.ts'
import { markets } from '../../../core/market/markets.ts'
import { evolveAll, factsOfLoan } from '../../../core/order/order.ts'
import type { OrderStatus } from '../../../core/order/status.ts'
import { positionOf } from '../../../core/portfolio/loan-day.ts'
import type { Batch } from '../../batch/door.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { addLoanMessage, type MessageMeans } from '../facts/loan-messages.ts'
import { tellLoanEvent, tellMoved } from '../facts/loan-webhooks.ts'
import { keepPosition } from '../open/loan-days.ts'
import { type LoanAccount, lastClosedDay, type OpenRunningLoan } from '../open/open-loan.ts'
import { addOrder } from '../order/order-store.ts'
import { eventRow } from '../record/loan-event-store.ts'
import type { Order } from '../record/order-record.ts'
import { closeDays, postDifference } from './loan-postings.ts'

/** An event without its id: that is the `sourceKey`, so that ties on one day never depend on the order of arrival. */
export type NewLoanEvent = WithoutId<LoanEvent>
type WithoutId<Event> = Event extends LoanEvent ? Omit<Event, 'id'> : never

/** What to record. `sourceKey` is the natural key of the cause, e.g. `sandbox:tx-81`: the same cause is applied once. */
export interface EventRecord {
  readonly orderId: string
  readonly event: NewLoanEvent
  readonly sourceKey: string
}

/** What recording did. After `alreadyRecorded` nothing changed, and `before` is `after`. */
export interface Recorded {
  readonly outcome: 'recorded' | 'alreadyRecorded'
  readonly account: LoanAccount
  readonly before: LoanState
  readonly after: LoanState
  readonly statusBefore: OrderStatus
  readonly statusAfter: OrderStatus
  /** What this event's money did; null for events that bring none. */
  readonly receipt: Receipt | null
}

/** What a change of a loan needs from outside. */
export interface ChangeMeans {
  readonly deps: Deps
  /** For the number of a closure letter. */
  readonly db: Queries
  /** Collects the rows to write. */
  readonly writes: Batch
  /** The caller says that the loan has closed (`tellClosing`), with what else it knows of the moment, or that it has not after all. */
  readonly tellsClosingItself?: boolean
}

/** Today in the order's market. */
export function marketDay(deps: Deps, order: Pick<Order, 'market'>): CalendarDate {
  return deps.clock.today(markets[order.market].zone)
}

/**
 * Records what happened to an open loan: closes the days until today, appends the event unless its cause was recorded before,
 * and posts the difference between what the ledger has and what the loan now is. A pause or a plan may begin
 * on a later day: it is known from now on, and counts from its value date. Of any other event a value date in the future counts as today.
 */
export async function changeLoan(
  means: ChangeMeans,
  opened: OpenRunningLoan,
  record: EventRecord,
): Promise<{ readonly open: OpenRunningLoan; readonly recorded: Recorded }> {
  const { deps, writes } = means
  const today = marketDay(deps, opened.account.order)
  const { closed, replay } = closeDays(writes, opened, today, deps.clock.now())
  const { order, loan, events } = closed.account
  const before = stateOf(replay.book, today)
  const statusBefore = statusOf(before)
  if (events.some(({ id }) => id === record.sourceKey)) {
    const open = await indexState({ ...means, tellsClosingItself: false }, closed, before, 'days')
    const receipt = receiptOf(before, record.sourceKey)
    const known = {
      outcome: 'alreadyRecorded',
      before,
      after: before,
      statusBefore,
      statusAfter: statusBefore,
    } as const
    return { open, recorded: { ...known, account: open.account, receipt } }
  }
  const valueDate = valueDateOf(record.event, today)
  const event: LoanEvent = { ...record.event, valueDate, id: record.sourceKey }
  writes.loanEvents.push(eventRow({ orderId: order.id, event, postingDate: today, createdAt: deps.clock.now() }))
  const after = stateOf(withEvent(replay, event).book, today)
  keepPosition(writes, {
    orderId: order.id,
    day: lastClosedDay(closed),
    before: positionOf(before),
    after: positionOf(after),
  })
  const posted = postDifference(writes, order, {
    kind: event.kind,
    key: record.sourceKey,
    valueDate,
    postingDate: today,
    posted: closed.posted,
    after,
  })
  // Before what follows from it, such as the end of the loan.
  tellLoanEvent(writes, deps, { order, events, event }, { after, status: statusOf(after) })
  const changed = { ...closed, account: { order, loan, events: [...events, event] }, posted }
  const open = await indexState(means, changed, after, 'events')
  const statusAfter = open.account.order.status
  const receipt = receiptOf(after, record.sourceKey)
  return {
    open,
    recorded: { outcome: 'recorded', account: open.account, before, after, statusBefore, statusAfter, receipt },
  }
}

function valueDateOf(event: NewLoanEvent, today: CalendarDate): CalendarDate {
  return event.valueDate > today && !isPause(event) ? today : event.valueDate
}

function receiptOf(state: LoanState, id: string): Receipt | null {
  return state.receipts.find((receipt) => receipt.id === id) ?? null
}

/** Closes the days of an open loan until `today` and brings the stored status up to date. */
export async function closeLoanUntil(
  means: ChangeMeans,
  opened: OpenRunningLoan,
  today: CalendarDate,
): Promise<{ readonly open: OpenRunningLoan; readonly state: LoanState }> {
  const { closed, replay } = closeDays(means.writes, opened, today, means.deps.clock.now())
  const state = stateOf(replay.book, today)
  return { open: await indexState(means, closed, state, 'days'), state }
}

/** Updates the status of the order from the state of its loan, and sets the closure of a settled loan or clears it. */
async function indexState(
  means: ChangeMeans,
  open: OpenRunningLoan,
  state: LoanState,
  since: 'days' | 'events',
): Promise<OpenRunningLoan> {
  const { order } = open.account
  const facts = factsOfLoan(order, state, since)
  if (facts.length === 0) return open
  const moved = evolveAll(order, facts)
  const { settledOn } = moved
  const isFirst = settledOn !== null && order.closureNumber === null
  const closureNumber = isFirst ? await nextClosureNumber(means.db, settledOn) : order.closureNumber
  const indexed = addOrder(means.writes, order, { ...moved, closureNumber: settledOn === null ? null : closureNumber })
  tellMoved(means.writes, means.deps, order.status, indexed, state)
  if (isFirst && closureNumber !== null) afterSettlement(means, open, closureNumber, state.closed?.by)
  return { ...open, account: { ...open.account, order: indexed } }
}

/** `CL-2026-0417`: unique, not without gaps. */
async function nextClosureNumber(db: Queries, settledOn: CalendarDate): Promise<string> {
  const [row] = await db.query<{ number: number }>(`select nextval('closure_number') as number`)
  if (row === undefined) throw new Error('no closure number')
  return `CL-${settledOn.slice(0, 4)}-${String(row.number).padStart(4, '0')}`
}

/** Topic of the job that asks, a day after a loan was settled, how the borrower liked the app. Payload: `{orderId}`. */
export const askForScoreTopic = 'askForScore'

/** From the first loan that was paid back on, a borrower is a repeat client, whose one-off late sum is lower. */
function afterSettlement(means: ChangeMeans, open: OpenRunningLoan, number: string, by: ClosedBy | undefined): void {
  const { deps, writes } = means
  const { id: orderId, borrowerId } = open.account.order
  writes.repeatClients.push(borrowerId)
  if (means.tellsClosingItself !== true) tellClosing(means, open, { number, by })
  const runAt = new Date(deps.clock.now().getTime() + 86_400_000)
  writes.jobs.push({ topic: askForScoreTopic, key: number, payload: { orderId }, runAt })
}

/** Says that a loan has closed, with its letter. `more` follows in the same message: what the same moment changes of it. */
export function tellClosing(
  { deps, writes }: Pick<ChangeMeans, 'deps' | 'writes'>,
  { account, borrower }: { readonly account: Pick<LoanAccount, 'order'> } & Pick<OpenRunningLoan, 'borrower'>,
  { number, by }: { readonly number: string; readonly by: ClosedBy | undefined },
  more: (means: MessageMeans) => string = () => '',
): void {
  const { id: orderId, market } = account.order
  const message = { purpose: 'loan', about: `${orderId}:closed` } as const
  addLoanMessage(writes, deps, { market, borrower }, message, (means) => {
    const { cancelled, settled } = means.words.messages
    const closing = (by === 'coolingOffExit' ? cancelled : settled)({ lender: means.lender, number })
    return `${closing} ${more(means)}`.trim()
  })
}
