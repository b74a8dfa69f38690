// The only door to loan accounts: find, lock, read, and record what happened to them. Every feature goes through here.

import type { CalendarDate } from '../../core/calendar-date.ts'
import { noBalances } from '../../core/ledger/loan-postings.ts'
import type { Receipt } from '../../core/loan/loan-book.ts'
import type { Loan, LoanEvent } from '../../core/loan/loan-event.ts'
import type { LoanState } from '../../core/loan/loan-state.ts'
import { statusOf } from '../../core/loan/loan-status.ts'
import { replayLoan } from '../../core/loan/replay.ts'
import { buildSchedule } from '../../core/loan/schedule.ts'
import { markets } from '../../core/market/markets.ts'
import { type OrderStatus, openStatuses } from '../../core/order/status.ts'
import { json } from '../db/column-types.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/queue.ts'
import { appendEvent, eventsOf, findEvent } from './loan-event-store.ts'
import { queueLoanMessage } from './loan-messages.ts'
import { closeDays, postDifference } from './loan-postings.ts'
import { type Order, type OrderRow, orderColumns, orderFrom } from './order-record.ts'

/** An order with the loan that came of it: null, and no events, until the money was paid out. */
export interface LoanAccount {
  readonly order: Order
  readonly loan: Loan | null
  readonly events: readonly LoanEvent[]
}

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

/** The order when it is this borrower's; null when it is somebody else's or does not exist: nobody can tell which. */
export async function findOrder(
  db: Queries,
  { orderId, borrowerId }: { readonly orderId: string; readonly borrowerId: string },
): Promise<Order | null> {
  const rows = await db.query<OrderRow>(`select ${orderColumns} from loan_order where id = $1 and borrower_id = $2`, [
    orderId,
    borrowerId,
  ])
  return firstOrder(rows)
}

/** The newest order of a borrower, of one product where it is given. */
export async function latestOrder(db: Queries, borrowerId: string, productId: string | null): Promise<Order | null> {
  const rows = await db.query<OrderRow>(
    `select ${orderColumns} from loan_order where borrower_id = $1 and ($2::text is null or product_id = $2)
      order by applied_at desc, id desc limit 1`,
    [borrowerId, productId],
  )
  return firstOrder(rows)
}

/** All orders of a borrower, newest first. */
export async function listOrders(db: Queries, borrowerId: string): Promise<Order[]> {
  const rows = await db.query<OrderRow>(
    `select ${orderColumns} from loan_order where borrower_id = $1 order by applied_at desc, id desc`,
    [borrowerId],
  )
  return rows.map(orderFrom)
}

/**
 * The order, locked until the transaction ends. Whoever changes a loan locks it first and reads afterwards; whoever locks
 * several takes them by ascending id.
 */
export async function lockOrder(tx: Tx, orderId: string): Promise<Order | null> {
  const rows = await tx.query<OrderRow>(`select ${orderColumns} from loan_order where id = $1 for no key update`, [
    orderId,
  ])
  return firstOrder(rows)
}

/** {@link lockOrder} for the borrower's own order only. */
export async function lockOwnOrder(
  tx: Tx,
  { orderId, borrowerId }: { readonly orderId: string; readonly borrowerId: string },
): Promise<Order | null> {
  const rows = await tx.query<OrderRow>(
    `select ${orderColumns} from loan_order where id = $1 and borrower_id = $2 for no key update`,
    [orderId, borrowerId],
  )
  return firstOrder(rows)
}

function firstOrder(rows: readonly OrderRow[]): Order | null {
  const row = rows[0]
  return row === undefined ? null : orderFrom(row)
}

/** The order with its loan and everything that happened to it. */
export async function loadLoan(db: Queries, order: Order): Promise<LoanAccount> {
  const loan = loanOf(order)
  return { order, loan, events: loan === null ? [] : await eventsOf(db, order.id) }
}

function loanOf(order: Order): Loan | null {
  if (order.disbursedOn === null || order.schedule === null) return null
  return { terms: order.terms, disbursedOn: order.disbursedOn, schedule: order.schedule }
}

/** Today in the order's market. */
export function marketDay(deps: Deps, order: Pick<Order, 'market'>): CalendarDate {
  return deps.clock.today(markets[order.market].zone)
}

/** The state of the loan on `today`; null before the payout. */
export function stateOf(account: LoanAccount, today: CalendarDate): LoanState | null {
  return account.loan === null ? null : replayLoan(account.loan, account.events, today)
}

/** The status on `today`: computed from the events and the market day, never read from the index. */
export function statusOn(account: LoanAccount, today: CalendarDate): OrderStatus {
  const state = stateOf(account, today)
  return state === null ? account.order.status : statusOf(state)
}

/**
 * Records what happened to a loan: locks it, closes the days until today, appends the event unless its cause was recorded
 * before, and posts the difference between what the ledger has and what the loan now is. All in the caller's transaction.
 * A value date in the future counts as today. Throws when there is no such loan.
 */
export async function recordEvent(tx: Tx, deps: Deps, record: EventRecord): Promise<Recorded> {
  const { account, state: before, today } = await lockedLoan(tx, deps, record.orderId)
  const statusBefore = statusOf(before)
  const known = await findEvent(tx, record.sourceKey)
  if (known !== null) {
    if (known.orderId !== record.orderId) throw new Error(`event ${record.sourceKey} belongs to another loan`)
    const receipt = receiptOf(before, record.sourceKey)
    return {
      outcome: 'alreadyRecorded',
      account: { ...account, order: await indexState(tx, deps, account.order, before) },
      before,
      after: before,
      statusBefore,
      statusAfter: statusBefore,
      receipt,
    }
  }
  let { valueDate } = record.event
  if (valueDate > today) valueDate = today
  const event: LoanEvent = { ...record.event, valueDate, id: record.sourceKey }
  await appendEvent(tx, { orderId: record.orderId, event, postingDate: today, createdAt: deps.clock.now() })
  const events = [...account.events, event]
  const after = replayLoan(account.loan, events, today)
  await postDifference(tx, account.order, {
    kind: event.kind,
    key: record.sourceKey,
    valueDate,
    postingDate: today,
    after,
  })
  const order = await indexState(tx, deps, account.order, after)
  return {
    outcome: 'recorded',
    account: { order, loan: account.loan, events },
    before,
    after,
    statusBefore,
    statusAfter: order.status,
    receipt: receiptOf(after, record.sourceKey),
  }
}

function receiptOf(state: LoanState, id: string): Receipt | null {
  return state.receipts.find((receipt) => receipt.id === id) ?? null
}

/**
 * Closes the days of one loan until `today` (default: the market's): posts what each day added, keyed by order and day, and
 * brings the stored status up to date. Doing it again changes nothing. Orders without a loan are returned as they are.
 */
export async function refreshStatus(tx: Tx, deps: Deps, orderId: string, today?: CalendarDate): Promise<Order> {
  const order = await lockOrder(tx, orderId)
  if (order === null) throw new Error(`no order ${orderId}`)
  if (order.disbursedOn === null) return order
  const { account, state } = await lockedLoan(tx, deps, orderId, today)
  return await indexState(tx, deps, account.order, state)
}

/**
 * Starts the loan of an approved order: the money reached the borrower on `disbursedOn`. Makes the schedule, posts the payout
 * and stores the status. The caller holds the lock and has checked that the order waits for this.
 */
export async function startLoan(
  tx: Tx,
  deps: Deps,
  order: Order,
  disbursedOn: CalendarDate,
): Promise<LoanAccount & { readonly state: LoanState }> {
  if (order.disbursedOn !== null) throw new Error(`order ${order.id} was paid out before`)
  const schedule = buildSchedule(order.terms, disbursedOn)
  const loan: Loan = { terms: order.terms, disbursedOn, schedule }
  const state = replayLoan(loan, [], disbursedOn)
  await tx.execute(
    `update loan_order set schedule = $2, disbursed_on = $3, status_on = $3, payout_state = 'paid', payout_failure = null
      where id = $1`,
    [order.id, json(schedule), disbursedOn],
  )
  await postDifference(tx, order, {
    kind: 'payout',
    key: order.id,
    valueDate: disbursedOn,
    postingDate: disbursedOn,
    after: state,
    posted: noBalances,
  })
  const today = marketDay(deps, order)
  const account: LoanAccount & { readonly loan: Loan } = {
    order: { ...order, schedule, disbursedOn, statusOn: disbursedOn, payoutState: 'paid', payoutFailure: null },
    loan,
    events: [],
  }
  const closed = await closeDays(tx, account, today, deps.clock.now())
  const now = replayLoan(loan, [], today)
  return { order: await indexState(tx, deps, closed, now), loan, events: [], state: now }
}

/** What a borrower still has to do with us: every order that is alive, and every credit balance. */
export interface Obligation {
  readonly orderId: string
  readonly status: OrderStatus
  /** Owed by the borrower, future interest included; 0 before the payout. */
  readonly owedMinor: number
  /** Owed to the borrower. */
  readonly creditMinor: number
}

/** Empty when nothing is owed either way and no application is open: then the account may be deleted. */
export async function obligationsOf(db: Queries, deps: Deps, borrowerId: string): Promise<Obligation[]> {
  const obligations: Obligation[] = []
  for (const order of await listOrders(db, borrowerId)) {
    const account = await loadLoan(db, order)
    const today = marketDay(deps, order)
    const state = stateOf(account, today)
    const status = statusOn(account, today)
    const creditMinor = state?.creditBalanceMinor ?? 0
    if (!openStatuses.includes(status) && creditMinor === 0) continue
    obligations.push({ orderId: order.id, status, owedMinor: state?.owedMinor ?? 0, creditMinor })
  }
  return obligations
}

/** True from the acceptance of an offer until its payout: the account that the money goes to must not change. */
export async function payoutIsUnderWay(db: Queries, borrowerId: string): Promise<boolean> {
  const rows = await db.query<{ id: string }>(
    `select id from loan_order where borrower_id = $1
        and (status = 'inReview' or (status = 'approved' and payout_state in ('none', 'queued', 'sent'))) limit 1`,
    [borrowerId],
  )
  return rows.length > 0
}

/** The orders whose payout failed and that wait for another account, oldest first. */
export async function failedPayoutsOf(db: Queries, borrowerId: string): Promise<Order[]> {
  const rows = await db.query<OrderRow>(
    `select ${orderColumns} from loan_order where borrower_id = $1 and status = 'approved' and payout_state = 'failed'
      order by applied_at, id`,
    [borrowerId],
  )
  return rows.map(orderFrom)
}

/** Locks a loan that was paid out and closes its days until `through`. */
async function lockedLoan(
  tx: Tx,
  deps: Deps,
  orderId: string,
  through?: CalendarDate,
): Promise<{ account: LoanAccount & { readonly loan: Loan }; state: LoanState; today: CalendarDate }> {
  const order = await lockOrder(tx, orderId)
  if (order === null) throw new Error(`no order ${orderId}`)
  const { loan, events } = await loadLoan(tx, order)
  if (loan === null) throw new Error(`order ${orderId} has no loan: nothing was paid out`)
  const today = through ?? marketDay(deps, order)
  const closed = await closeDays(tx, { order, loan, events }, today, deps.clock.now())
  return { account: { order: closed, loan, events }, state: replayLoan(loan, events, today), today }
}

/** Stores the status as an index, and the closure of a loan that has just been settled (or takes it back). */
async function indexState(tx: Tx, deps: Deps, order: Order, state: LoanState): Promise<Order> {
  const status = statusOf(state)
  const settledOn = status === 'settled' ? (state.closed?.on ?? state.asOf) : null
  const isAsStored = status === order.status && settledOn === order.settledOn
  if (isAsStored) return order
  const closureNumber = settledOn === null ? null : (order.closureNumber ?? (await nextClosureNumber(tx, settledOn)))
  await tx.execute(
    'update loan_order set status = $2, settled_on = $3, closure_number = $4, version = version + 1 where id = $1',
    [order.id, status, settledOn, closureNumber],
  )
  const indexed: Order = { ...order, status, settledOn, closureNumber, version: order.version + 1 }
  if (closureNumber !== null && order.closureNumber === null) await afterSettlement(tx, deps, indexed, closureNumber)
  return indexed
}

/** `CL-2026-0417`: unique, not without gaps. */
async function nextClosureNumber(tx: Tx, settledOn: CalendarDate): Promise<string> {
  const [row] = await tx.query<{ number: number }>(`select nextval('closure_number') as number`)
  if (row === undefined) throw new Error('no closure number')
  return `CL-${settledOn.slice(0, 4)}-${String(row.number).padStart(4, '0')}`
}

/** Topic of the job that asks, a day after a loan was settled, how the borrower liked the app. Payload: `{orderId}`. */
export const askForScoreTopic = 'askForScore'

/** From the first loan that was paid back on, a borrower is a repeat client, whose one-off late sum is lower. */
async function afterSettlement(tx: Tx, deps: Deps, order: Order, number: string): Promise<void> {
  await tx.execute(`update borrower set client_kind = 'repeat' where id = $1 and client_kind = 'new'`, [
    order.borrowerId,
  ])
  await queueLoanMessage(tx, deps, order, 'receipt', ({ words, lender }) => words.messages.settled({ lender, number }))
  const runAt = new Date(deps.clock.now().getTime() + 86_400_000)
  await enqueue(tx, { topic: askForScoreTopic, key: number, payload: { orderId: order.id }, runAt })
}
