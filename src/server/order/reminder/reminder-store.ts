// Reminders: planned once by the day job, looked at again when the quiet hours are over, sent or stopped, and logged.

import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import { addresses, addressWith } from '../../../contracts/addresses.ts'
import type { CalendarDate } from '../../../core/calendar-date.ts'
import { amountToPay } from '../../../core/loan/amount-due.ts'
import type { LoanState } from '../../../core/loan/loan-state.ts'
import { isMovedAhead } from '../../../core/loan/pause-ahead.ts'
import type { MarketId } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import { type Reminder, type ReminderTurn, reminderOf, whyReminderIsStopped } from '../../../core/order/reminder.ts'
import { type Counted, limitPassed } from '../../../core/outbox/contact-limits.ts'
import { afterQuietHours, type Noted, standingStop } from '../../../core/outbox/contact-rules.ts'
import { fillOwnText } from '../../../core/outbox/text-template.ts'
import { marketDay } from '../../account/change/door.ts'
import { type MessageMeans, queueLoanMessage } from '../../account/facts/door.ts'
import { loadLoan, stateOf } from '../../account/loan/door.ts'
import type { LoanAccount } from '../../account/open/door.ts'
import { lockOrder } from '../../account/order/door.ts'
import type { Order } from '../../account/record/door.ts'
import { json } from '../../db/column-types.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { enqueue, type JobToQueue } from '../../jobs/queue.ts'
import { type JobHandlers, jobDay } from '../../jobs/run-jobs.ts'
import { countedOf, notedContacts } from '../../outbox/contact/door.ts'
import { stopReminders, wantsReminders } from '../../outbox/wish/door.ts'
import { isChargeTold } from '../../payment/autopay/door.ts'
import { type Borrower, lockBorrower } from '../../people/borrower/door.ts'
import { reminderRulesOf } from '../../ports/lender/lender-data.ts'
import { promisedOrders } from '../../promise/door.ts'

/** Payload: `{orderId, borrowerId, dueDate, days}`. */
const remindTopic = 'remind'
const dayMs = 86_400_000
/** Characters of a stop link's token: 96 bits. */
const tokenLength = 16

/** A loan on the day of its reminder. */
export interface LoanToday {
  readonly order: Order
  readonly state: LoanState
  /** A plan that begins by the next due date moves it. */
  readonly isMovedAhead: boolean
}

/**
 * Plans what is to be said today of these loans, in one call, and answers the jobs that say it, for the caller to queue in the
 * same transaction. What was planned before, by another close of the day, is left out.
 */
export async function planReminders(tx: Tx, deps: Deps, loans: readonly LoanToday[]): Promise<JobToQueue[]> {
  const wanted = loans.flatMap(({ order, state, isMovedAhead }) => {
    const reminder = reminderOf(state, reminderRulesOf(deps.lender, markets[order.market]), isMovedAhead)
    if (reminder === null) return []
    const { dueDate, days } = reminder
    return { order_id: order.id, due_date: dueDate, days, borrower_id: order.borrowerId, planned_on: state.asOf }
  })
  if (wanted.length === 0) return []
  const ids = wanted.map((one) => one.order_id)
  const promised = await promisedOrders(tx, ids, deps.clock.now())
  const toPlan = wanted.filter((one) => !promised.has(one.order_id))
  if (toPlan.length === 0) return []
  const planned = await tx.query<Planned>(
    `insert into reminder (order_id, due_date, days, borrower_id, planned_on)
      select x.order_id, x.due_date, x.days, x.borrower_id, x.planned_on
        from json_to_recordset($1) as x (order_id text, due_date date, days integer, borrower_id text, planned_on date)
      on conflict (order_id, due_date, days) do nothing
      returning order_id as "orderId", borrower_id as "borrowerId", due_date as "dueDate", days`,
    [json(toPlan)],
  )
  const marketOf = new Map(loans.map(({ order }) => [order.id, order.market]))
  return planned.map((reminder) => {
    const market = marketOf.get(reminder.orderId)
    if (market === undefined) throw new Error('a reminder was planned for a loan that nobody named')
    return turnOf(deps, market, reminder)
  })
}

/** Every reminder that a borrower was sent. `days` is before the due date (negative), on it (0) or past it. */
export async function sentReminders(
  db: Queries,
  borrowerId: string,
): Promise<{ readonly orderId: string; readonly dueDate: CalendarDate; readonly days: number; readonly at: Date }[]> {
  return await db.query(
    `select order_id as "orderId", due_date as "dueDate", days, done_at as at from reminder
      where borrower_id = $1 and state = 'sent' and done_at is not null`,
    [borrowerId],
  )
}

type Planned = z.output<typeof payload>

/** Its turn is when the quiet hours are over. */
function turnOf(deps: Deps, market: MarketId, { orderId, borrowerId, dueDate, days }: Planned): JobToQueue {
  const runAt = afterQuietHours(markets[market], deps.clock.now())
  return {
    topic: remindTopic,
    key: `${orderId}:${dueDate}:${days}:${runAt.toISOString()}`,
    payload: { orderId, borrowerId, dueDate, days },
    runAt,
  }
}

const payload = z.object({ orderId: z.string(), borrowerId: z.string(), dueDate: jobDay, days: z.int() })

/** The jobs of reminders. A reminder is queued as a message and noted as sent in one transaction, so that it is queued once. */
export const reminderJobs: JobHandlers = {
  [remindTopic]: {
    kind: 'database',
    run: (tx, job, deps) => remind(tx, deps, payload.parse(job.payload)),
  },
}

async function remind(tx: Tx, deps: Deps, planned: Planned): Promise<void> {
  const order = await lockOrder(tx, planned.orderId)
  // Locks the borrower's row, so that the reminders of several loans are counted one after the other.
  const borrower = await lockBorrower(tx, planned.borrowerId)
  if (borrower === null || order === null) throw new Error(`the loan of a reminder is gone: ${planned.orderId}`)
  // The job came late, into the next night: a message of today must not arrive tomorrow.
  const now = deps.clock.now()
  if (afterQuietHours(markets[order.market], now) > now) {
    await enqueue(tx, turnOf(deps, order.market, planned))
    return
  }
  const [row] = await tx.query<{ plannedOn: CalendarDate }>(
    `select planned_on as "plannedOn" from reminder
      where order_id = $1 and due_date = $2 and days = $3 and state = 'planned'`,
    [order.id, planned.dueDate, planned.days],
  )
  const account = await loadLoan(tx, order)
  const state = stateOf(account, marketDay(deps, order))
  if (row === undefined || state === null) return
  const noted = (await notedContacts(tx, [borrower.id])).get(borrower.id) ?? []
  const asked = { at: now, channel: 'text' } as const
  const turn = {
    ...(await factsOf(tx, deps, planned, { account, state, borrower })),
    plannedOn: row.plannedOn,
    standing: standingStop(noted, asked),
    limit: limitPassed(await countedBefore(tx, borrower.id, noted, now), asked, markets[order.market]),
  }
  const stopped = whyReminderIsStopped(planned, turn)
  if (stopped === null) {
    const about = `${order.id}:${planned.dueDate}:${planned.days}`
    const stopUrl = await stopAddress(tx, deps, borrower.id)
    await queueLoanMessage(tx, deps, order, { purpose: 'reminder', about }, (means) =>
      reminderText(means, planned, state, stopUrl),
    )
  }
  await tx.execute(
    `update reminder set state = $4, stopped_because = $5, done_at = $6
      where order_id = $1 and due_date = $2 and days = $3`,
    [order.id, planned.dueDate, planned.days, stopped === null ? 'sent' : 'stopped', stopped, now],
  )
  deps.log.info({ orderId: order.id, days: planned.days, stopped }, 'reminder was handled')
}

type Facts = Omit<ReminderTurn, 'plannedOn' | 'standing' | 'limit'>

/** What the loan and its borrower say of a reminder now. */
async function factsOf(
  tx: Tx,
  deps: Deps,
  { dueDate }: Pick<Planned, 'dueDate'>,
  { account, state, borrower }: { account: LoanAccount; state: LoanState; borrower: Borrower },
): Promise<Facts> {
  const orderId = account.order.id
  return {
    state,
    isMovedAhead: isMovedAhead(state.loan, account.events, state),
    isPromised: (await promisedOrders(tx, [orderId], deps.clock.now())).has(orderId),
    isWanted: await wantsReminders(tx, borrower.id),
    isChargeTold: await isChargeTold(tx, account.order, dueDate),
    isHelpAsked: await asksForHelp(tx, borrower.id),
    hasPhone: borrower.phone !== null,
  }
}

/**
 * Whether what a reminder says no longer holds: its day is over, or the loan was paid, moved or promised since it was queued. `about` is
 * the line of its message.
 */
export async function isReminderOver(db: Queries, deps: Deps, about: string): Promise<boolean> {
  const [orderId = '', dueDate = '', days = ''] = about.split(':')
  return await db.transaction(async (tx) => {
    const [row] = await tx.query<{
      orderId: string
      borrowerId: string
      dueDate: CalendarDate
      days: number
      plannedOn: CalendarDate
    }>(
      `select order_id as "orderId", borrower_id as "borrowerId", due_date as "dueDate", days, planned_on as "plannedOn"
        from reminder where order_id = $1 and due_date = $2::date and days = $3::integer`,
      [orderId, dueDate, days],
    )
    const order = row === undefined ? null : await lockOrder(tx, row.orderId)
    const borrower = row === undefined ? null : await lockBorrower(tx, row.borrowerId)
    if (row === undefined || order === null || borrower === null) return true
    const account = await loadLoan(tx, order)
    const state = stateOf(account, marketDay(deps, order))
    if (state === null) return true
    const facts = await factsOf(tx, deps, row, { account, state, borrower })
    return whyReminderIsStopped(row, { ...facts, plannedOn: row.plannedOn, standing: null, limit: null }) !== null
  })
}

/** CONTACT-3: true while a request of the borrower for help, with whichever loan, waits for its answer. */
async function asksForHelp(db: Queries, borrowerId: string): Promise<boolean> {
  const asked = await db.value<boolean>(
    'select exists (select from hardship_request where borrower_id = $1 and ended_at is null) as asked',
    [borrowerId],
  )
  return asked ?? false
}

/** Reminders that were sent in the seven days before `now`, and contacts that officers made. */
async function countedBefore(db: Queries, borrowerId: string, noted: readonly Noted[], now: Date): Promise<Counted[]> {
  const sent = await db.query<{ at: Date }>(
    `select done_at as at from reminder where borrower_id = $1 and state = 'sent' and done_at > $2`,
    [borrowerId, new Date(now.getTime() - 7 * dayMs)],
  )
  return [...countedOf(noted), ...sent.map(({ at }) => ({ at, channel: 'text' as const }))]
}

/** CONTACT-3: those of these loans with which their borrower asked for help and was not answered yet, with the moment of the request. */
export async function helpAskedAbout(db: Queries, orderIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db.query<{ orderId: string; at: Date }>(
    `select order_id as "orderId", asked_at as at from hardship_request
      where order_id = any($1::text[]) and ended_at is null`,
    [orderIds],
  )
  return new Map(rows.map(({ orderId, at }) => [orderId, at]))
}

function reminderText(
  { words, lender, money, texts }: MessageMeans,
  { dueDate, days }: Reminder,
  state: LoanState,
  stopUrl: string,
): string {
  const amount = money(amountToPay(state)?.totalMinor ?? 0)
  const { messages } = words
  const own = texts?.reminders ?? null
  const values = { lender, amount, dueDate: words.day(dueDate), days: words.days({ count: Math.abs(days) }) }
  if (own !== null) {
    const kind = days < 0 ? 'dueSoon' : days === 0 ? 'dueToday' : 'overdue'
    return `${fillOwnText(kind, own[kind], values)} ${messages.stopReminders({ url: stopUrl })}`
  }
  const said =
    days < 0
      ? messages.dueSoon({ lender, amount, dueDate })
      : days === 0
        ? messages.dueToday({ lender, amount })
        : messages.overdue({ lender, amount, days })
  return `${said} ${messages.stopReminders({ url: stopUrl })}`
}

/** The borrower's link that stops reminders, the same in each message; it cannot be guessed and holds no personal data. */
async function stopAddress(tx: Tx, deps: Deps, borrowerId: string): Promise<string> {
  const key = createHmac('sha256', deps.config.sessionSecret).update('candor/stop-reminders').digest()
  const token = createHmac('sha256', key).update(borrowerId).digest('base64url').slice(0, tokenLength)
  const row = { tokenHash: hashOf(token), borrowerId }
  await tx.insert('insert into reminder_link (token_hash, borrower_id) on conflict do nothing', row)
  return `${deps.config.publicOrigin}${addressWith(addresses.stopReminders, { t: token })}`
}

function hashOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}

/** Stops the reminders of the borrower to whom the link belongs; false for an unknown link. Idempotent. */
export async function stopByLink(db: Queries, token: string, now: Date): Promise<boolean> {
  const [row] = await db.query<{ borrowerId: string }>(
    'select borrower_id as "borrowerId" from reminder_link where token_hash = $1',
    [hashOf(token)],
  )
  if (row === undefined) return false
  await stopReminders(db, row.borrowerId, now)
  return true
}

/** Forgets the link of a borrower who leaves. */
export async function eraseReminderLink(tx: Tx, borrowerId: string): Promise<void> {
  await tx.execute('delete from reminder_link where borrower_id = $1', [borrowerId])
}
