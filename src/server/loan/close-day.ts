// Closing a day of a market: every open loan accrues it once, approvals that nobody took up lapse, reminders are queued.

import { addDays, type CalendarDate, startOfDayIn } from '../../core/calendar-date.ts'
import type { LoanState } from '../../core/loan/loan-state.ts'
import type { MarketId } from '../../core/market/market.ts'
import { marketIds } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { decide } from '../../core/order/order.ts'
import { isRefusal } from '../../core/refusal.ts'
import { noWrites } from '../books/book-writes.ts'
import { lockOrder } from '../books/loan-book.ts'
import { closeLoanUntil, marketDay } from '../books/loan-change.ts'
import { lastClosedDay, openLoans, running } from '../books/open-loan.ts'
import type { Order } from '../books/order-record.ts'
import { planReminder } from '../books/reminder-book.ts'
import { writeBooks } from '../books/write-books.ts'
import type { Queries, Tx } from '../db/database.ts'
import { sealLedger } from '../db/ledger-seal.ts'
import type { Deps } from '../deps.ts'
import { enqueue, reviveJob } from '../jobs/queue.ts'
import { assertTimeIsSound } from './clock-check.ts'
import { closeBatchSize } from './limits.ts'
import { coreOrder, writeFacts } from './order-store.ts'
import { forgetPaperLinks } from './paper-link-store.ts'
import { resumeApplications } from './resume-applications.ts'

/** Topic of the job. Payload: `{market, day}`. */
export const closeDayTopic = 'closeDay'

/** What closing a day did. */
export interface ClosedDay {
  readonly loans: number
  readonly lapsed: number
}

/**
 * Closes `day` for a market, then queues the next day. Safe at any time: a loan that was closed for the day is passed over, one
 * that is locked is waited for in the end, a gap is caught up by the loan book. Throws when a loan could not be closed, after
 * everything else was: the job comes back for it, and no other loan waits.
 */
export async function closeDay(deps: Deps, market: MarketId, day: CalendarDate): Promise<ClosedDay> {
  if (day > deps.clock.today(markets[market].zone)) throw new Error(`${day} has not begun in ${market}`)
  await assertTimeIsSound(deps, market)
  const { closed, broken } = await closeLoans(deps, market, day)
  const lapsed = await lapseApprovals(deps, market, day)
  await resumeApplications(deps, market, day)
  await forgetPaperLinks(deps.db, deps.clock.now())
  await deps.db.transaction(async (tx) => {
    await tx.execute(
      `insert into closed_day (market, through, closed_at) values ($1, $2, $3)
        on conflict (market) do update set through = greatest(closed_day.through, excluded.through),
          closed_at = excluded.closed_at`,
      [market, day, deps.clock.now()],
    )
    await queueDay(tx, market, addDays(day, 1))
  })
  const seal = await sealLedger(deps.db)
  // Beside the ledger, where whoever can change the one cannot change the other.
  if (seal !== null)
    deps.log.info({ sealNumber: seal.number, count: seal.entries, sealHash: seal.hash }, 'ledger sealed')
  if (broken > 0) throw new Error(`${broken} loans could not be closed for ${day}`)
  return { loans: closed, lapsed }
}

/**
 * Queues the days that are still to be closed: the one after the last closed day, or today in a market that never closed one.
 * To be called at every start; each closed day queues the next. A day that was given up is taken up again.
 */
export async function scheduleDayClose(deps: Deps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const dead = await tx.query<{ id: number }>('select id from job where topic = $1 and dead_at is not null', [
      closeDayTopic,
    ])
    for (const { id } of dead) await reviveJob(tx, id, deps.clock.now())
    const closed = await tx.query<{ market: MarketId; through: CalendarDate }>('select market, through from closed_day')
    for (const market of marketIds) {
      const through = closed.find((row) => row.market === market)?.through
      const today = deps.clock.today(markets[market].zone)
      await queueDay(tx, market, through === undefined ? today : addDays(through, 1))
    }
  })
}

/** Due in the first instant of the day on the wall of the market. */
async function queueDay(tx: Tx, market: MarketId, day: CalendarDate): Promise<void> {
  const runAt = startOfDayIn(markets[market].zone, day)
  await enqueue(tx, { topic: closeDayTopic, key: `${market}:${day}`, payload: { market, day }, runAt })
}

/**
 * In batches of one transaction, by ascending id, each beginning where the last one ended; passes over what somebody else holds,
 * and waits for the rest in the end.
 */
async function closeLoans(
  deps: Deps,
  market: MarketId,
  day: CalendarDate,
): Promise<{ readonly closed: number; readonly broken: number }> {
  const broken: string[] = []
  let closed = 0
  for (const whenLocked of ['skip locked', ''] as const) {
    let after = ''
    for (;;) {
      const batch = await closeBatch(deps, { market, day, whenLocked, broken, after })
      const last = batch.at(-1)
      if (last === undefined) break
      closed += batch.length
      after = last
    }
  }
  return { closed: closed - broken.length, broken: broken.length }
}

interface Batch {
  readonly market: MarketId
  readonly day: CalendarDate
  readonly whenLocked: 'skip locked' | ''
  /** Loans that could not be closed: added to here, and passed over from then on. */
  readonly broken: string[]
  /** The last loan of the batch before. */
  readonly after: string
}

/** One batch in one transaction; where that fails, each of its loans by itself. Returns those that were taken, by id. */
async function closeBatch(deps: Deps, batch: Batch): Promise<readonly string[]> {
  let ids: readonly string[] = []
  try {
    return await deps.db.transaction(async (tx) => {
      ids = await openLoanIds(tx, batch)
      await closeTogether(tx, deps, ids, batch.day)
      return ids
    })
  } catch (error) {
    if (ids.length === 0) throw error
    for (const orderId of ids) await closeAlone(deps, batch, orderId)
    return ids
  }
}

async function closeAlone(deps: Deps, { day, broken }: Batch, orderId: string): Promise<void> {
  try {
    await deps.db.transaction((tx) => closeTogether(tx, deps, [orderId], day))
  } catch (error) {
    deps.log.error({ orderId, day, err: error }, 'a loan could not be closed for the day')
    broken.push(orderId)
  }
}

async function openLoanIds(tx: Queries, { market, day, whenLocked, broken, after }: Batch): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from loan_order
      where market = $1 and status in ('active', 'due', 'overdue') and status_on < $2 and id > $5
        and not (id = any($4::text[]))
      order by id limit $3 for no key update ${whenLocked}`,
    [market, day, closeBatchSize, broken, after],
  )
  return rows.map(({ id }) => id)
}

/** Reads the loans in one call and writes what the day did to them in another; then plans the reminders of the day. */
async function closeTogether(tx: Tx, deps: Deps, ids: readonly string[], day: CalendarDate): Promise<void> {
  const writes = noWrites()
  const closed: { readonly order: Order; readonly state: LoanState }[] = []
  for (const opened of (await openLoans(tx, ids)).values()) {
    const loan = running(opened)
    // Between a batch that failed and its loans one by one, a payment may have brought a loan to a later day.
    if (lastClosedDay(loan) >= day) continue
    const { open, state } = await closeLoanUntil({ deps, db: tx, writes }, loan, day)
    closed.push({ order: open.account.order, state })
  }
  await writeBooks(tx, writes)
  for (const { order, state } of closed) {
    // A day that is caught up later is no day to remind anybody of.
    if (day === marketDay(deps, order)) await planReminder(tx, deps, order, state)
  }
}

async function lapseApprovals(deps: Deps, market: MarketId, day: CalendarDate): Promise<number> {
  const candidates = await deps.db.query<{ id: string }>(
    `select id from loan_order where market = $1 and status = 'approved' and approval_ends_on < $2 order by id`,
    [market, day],
  )
  let lapsed = 0
  for (const { id } of candidates) {
    lapsed += await deps.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order === null) return 0
      const facts = decide({ kind: 'lapse' }, coreOrder(order), { today: day })
      if (isRefusal(facts)) return 0
      await writeFacts(tx, deps, order, facts)
      return 1
    })
  }
  return lapsed
}
