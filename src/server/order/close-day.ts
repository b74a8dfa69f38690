// Closing a day of a market: every open loan accrues it once, approvals that were not accepted expire, reminders are queued.

import { addDays, type CalendarDate, startOfDayIn } from '../../core/calendar-date.ts'
import { isMovedAhead } from '../../core/loan/pause-ahead.ts'
import { replayLoan } from '../../core/loan/replay.ts'
import type { MarketId } from '../../core/market/market.ts'
import { marketIds } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { decide } from '../../core/order/order.ts'
import { payableStatuses } from '../../core/order/status.ts'
import { isRefusal } from '../../core/refusal.ts'
import {
  closeLoanUntil,
  type LoanRow,
  lastClosedDay,
  lockOrder,
  openLoanFrom,
  openLoans,
  running,
  writeFacts,
} from '../account/door.ts'
import { emptyBatch, writeBatch } from '../batch/door.ts'
import type { Queries, Tx } from '../db/database.ts'
import { newestSeal, sealLedger } from '../db/ledger-seal.ts'
import { sqlList } from '../db/sql-list.ts'
import type { Deps } from '../deps.ts'
import { enqueue, hastenJobs, reviveJob } from '../jobs/queue.ts'
import { type Lease, noLease } from '../jobs/run-jobs.ts'
import { forgetPaperLinks } from '../papers/door.ts'
import { planAutopays } from '../payment/door.ts'
import { type LoanToday, planReminders } from '../reminder/door.ts'
import { assertTimeIsSound } from './clock-check.ts'
import { closeBatchSize } from './limits.ts'
import { resumeApplications } from './resume-applications.ts'

/** Topic of the job. Payload: `{market, day}`. */
export const closeDayTopic = 'closeDay'

/** What closing a day did. */
export interface ClosedDay {
  readonly loans: number
  readonly lapsed: number
}

/**
 * Closes `day` for a market, then queues the next day. Idempotent: loans already closed for the day are skipped, locked loans are
 * waited for at the end, missed days are closed one by one. Throws when a loan could not be closed, after all others were: the job
 * is retried for it, and no other loan waits. A close of many loans takes long: `lease` keeps its
 * job from being handed out again meanwhile.
 */
export async function closeDay(
  deps: Deps,
  market: MarketId,
  day: CalendarDate,
  lease: Lease = noLease,
): Promise<ClosedDay> {
  if (day > deps.clock.today(markets[market].zone)) throw new Error(`${day} has not begun in ${market}`)
  await assertTimeIsSound(deps, market)
  const closing = { deps, market, day, lease, remindsToday: day === deps.clock.today(markets[market].zone), broken: [] }
  const taken = await closeLoans(closing)
  const closed = taken - closing.broken.length
  if (closing.remindsToday) {
    await remindOfMovedLoans(closing)
    await planAutopays(deps, market, day, lease)
  }
  const lapsed = await lapseApprovals(closing)
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
  await sealPast(closing)
  const broken = closing.broken.length
  if (broken > 0) throw new Error(`${broken} loans could not be closed for ${day}`)
  return { loans: closed, lapsed }
}

/**
 * Queues the days that are still to be closed: the one after the last closed day, or today in a market that never closed one.
 * To be called at every start; each closed day queues the next. A day whose job was given up is queued again, and one
 * that waits for another attempt is tried at once: the operator may have mended what stopped it (ALLOW_DAY_LEAP).
 */
export async function scheduleDayClose(deps: Deps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const dead = await tx.query<{ id: number }>('select id from job where topic = $1 and dead_at is not null', [
      closeDayTopic,
    ])
    for (const { id } of dead) await reviveJob(tx, id, deps.clock.now())
    await hastenJobs(tx, closeDayTopic, deps.clock.now())
    const closed = await tx.query<{ market: MarketId; through: CalendarDate }>('select market, through from closed_day')
    for (const market of marketIds) {
      const through = closed.find((row) => row.market === market)?.through
      const today = deps.clock.today(markets[market].zone)
      await queueDay(tx, market, through === undefined ? today : addDays(through, 1))
    }
  })
}

/** Due at midnight, when the day begins in the market's time zone. */
async function queueDay(tx: Tx, market: MarketId, day: CalendarDate): Promise<void> {
  const runAt = startOfDayIn(markets[market].zone, day)
  await enqueue(tx, { topic: closeDayTopic, key: `${market}:${day}`, payload: { market, day }, runAt })
}

/** Verifies the seal of the last close, then seals what was posted since. */
async function sealPast({ deps, lease }: Closing): Promise<void> {
  const newest = await newestSeal(deps.db)
  if (newest?.isBroken) {
    const alert = { kind: 'ledgerAlert', sealNumber: newest.number, sealHash: newest.hash }
    deps.log.error(alert, 'a ledger seal does not match: posted entries were changed')
  }
  for (;;) {
    const seal = await sealLedger(deps.db)
    if (seal === null) return
    // The log is outside the database: who changes the ledger cannot change this line.
    deps.log.info({ sealNumber: seal.number, count: seal.entries, sealHash: seal.hash }, 'ledger sealed')
    await lease.renew()
  }
}

interface Closing {
  readonly deps: Deps
  readonly market: MarketId
  readonly day: CalendarDate
  readonly lease: Lease
  /** False for a day that is closed late: no reminders are queued for it. */
  readonly remindsToday: boolean
  /** Orders that could not be closed or expired: added here, and skipped from then on. */
  readonly broken: string[]
}

/**
 * In batches of one transaction each, by ascending id; skips rows that another transaction has locked, and waits for those at the
 * end. Returns how many were processed.
 */
async function closeLoans(closing: Closing): Promise<number> {
  let taken = 0
  for (const lock of ['for no key update skip locked', 'for no key update'] as const) {
    let after = ''
    for (;;) {
      const batch = await closeBatch({ ...closing, lock, after })
      const last = batch.at(-1)
      if (last === undefined) break
      taken += batch.length
      after = last
      await closing.lease.renew()
    }
  }
  return taken
}

interface Batch extends Closing {
  readonly lock: 'for no key update skip locked' | 'for no key update' | ''
  /** The last loan of the batch before. */
  readonly after: string
}

/** One batch in one transaction; if that fails, one transaction for each loan. Returns the ids of the loans that were processed. */
async function closeBatch(batch: Batch): Promise<readonly string[]> {
  const { db } = batch.deps
  let ids: readonly string[] = []
  try {
    return await db.transaction(async (tx) => {
      ids = await openLoanIds(tx, batch)
      await closeTogether(tx, batch, ids)
      return ids
    })
  } catch {
    // The wait for a lock timed out: waiting for each loan by itself shows which one.
    if (ids.length === 0) ids = await openLoanIds(db, { ...batch, lock: '' })
    for (const orderId of ids) {
      await closeAlone(batch, orderId)
      await batch.lease.renew()
    }
    return ids
  }
}

async function closeAlone(batch: Batch, orderId: string): Promise<void> {
  const { deps, day, broken } = batch
  try {
    await deps.db.transaction((tx) => closeTogether(tx, batch, [orderId]))
  } catch (error) {
    deps.log.error({ orderId, day, err: error }, 'a loan could not be closed for the day')
    broken.push(orderId)
  }
}

async function openLoanIds(tx: Queries, { market, day, lock, broken, after }: Batch): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from loan_order
      where market = $1 and status in ${sqlList(payableStatuses)} and status_on < $2 and id > $5
        and not (id = any($4::text[]))
      order by id limit $3 ${lock}`,
    [market, day, closeBatchSize, broken, after],
  )
  return rows.map(({ id }) => id)
}

/** Three statements: reads the loans, plans the reminders of the day, writes the rows of the closed day. */
async function closeTogether(tx: Tx, { deps, day, remindsToday }: Closing, ids: readonly string[]): Promise<void> {
  const writes = emptyBatch()
  const closed: LoanToday[] = []
  for (const opened of (await openLoans(tx, ids)).values()) {
    const loan = running(opened)
    // Between a batch that failed and its loans one by one, a payment may have brought a loan to a later day.
    if (lastClosedDay(loan) >= day) continue
    const { open, state } = await closeLoanUntil({ deps, db: tx, writes }, loan, day)
    const { order, events } = open.account
    closed.push({ order, state, isMovedAhead: isMovedAhead(state.loan, events, state) })
  }
  if (remindsToday) writes.jobs.push(...(await planReminders(tx, deps, closed)))
  await writeBatch(tx, writes)
}

/**
 * Plans the reminders of loans whose day was closed before this job reached them, as by a partial payment after midnight, which
 * leaves the rest due. No lock is needed: a reminder is checked again before it is sent.
 */
async function remindOfMovedLoans({ deps, market, day, lease }: Closing): Promise<void> {
  let after = ''
  for (;;) {
    const last = await deps.db.transaction(async (tx) => {
      // Not `exists`: PostgreSQL may answer that by a hash of the whole table.
      const rows = await tx.query<LoanRow>(
        `select * from read_loans(array(select o.id from loan_order o
          where o.market = $1 and o.status in ${sqlList(payableStatuses)} and o.status_on >= $2 and o.id > $3
            and (select true from loan_event e where e.order_id = o.id and e.posting_date = $2 limit 1)
          order by o.id limit $4))`,
        [market, day, after, closeBatchSize],
      )
      const moved = rows.map((row): LoanToday => {
        const { order, loan, events } = running(openLoanFrom(row)).account
        const state = replayLoan(loan, events, day)
        return { order, state, isMovedAhead: isMovedAhead(loan, events, state) }
      })
      const writes = emptyBatch()
      writes.jobs.push(...(await planReminders(tx, deps, moved)))
      await writeBatch(tx, writes)
      return moved.at(-1)?.order.id
    })
    if (last === undefined) return
    after = last
    await lease.renew()
  }
}

async function lapseApprovals({ deps, market, day, broken }: Closing): Promise<number> {
  const candidates = await deps.db.query<{ id: string }>(
    `select id from loan_order where market = $1 and status = 'approved' and approval_ends_on < $2 order by id`,
    [market, day],
  )
  let lapsed = 0
  for (const { id } of candidates) {
    try {
      if (await lapse(deps, id, day)) lapsed += 1
    } catch (error) {
      deps.log.error({ orderId: id, day, err: error }, 'an approval could not be expired')
      broken.push(id)
    }
  }
  return lapsed
}

async function lapse(deps: Deps, orderId: string, day: CalendarDate): Promise<boolean> {
  return await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === null) return false
    const facts = decide({ kind: 'lapse' }, order, { today: day })
    if (isRefusal(facts)) return false
    await writeFacts(tx, deps, order, facts)
    return true
  })
}
