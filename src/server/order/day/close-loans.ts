// The loans of a day's close: each accrues the day once, in batches of one transaction each, and its borrower is reminded.

import { isMovedAhead } from '../../../core/loan/pause-ahead.ts'
import { replayLoan } from '../../../core/loan/replay.ts'
import { payableStatuses } from '../../../core/order/status.ts'
import { closeLoanUntil } from '../../account/change/door.ts'
import { type LoanRow, lastClosedDay, loanColumns, openLoanFrom, openLoans, running } from '../../account/open/door.ts'
import { emptyBatch, writeBatch } from '../../batch/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import { sqlList } from '../../db/sql-list.ts'
import type { HashRange } from '../../jobs/parts.ts'
import { closeBatchSize } from '../limits.ts'
import { type LoanToday, planReminders } from '../reminder/reminder-store.ts'
import type { MarketDay } from './day-steps.ts'

export interface Closing extends MarketDay {
  /** Which loans: those whose number has such a hash. */
  readonly range: HashRange
  /** Orders that could not be closed: added here, and skipped from then on. */
  readonly broken: string[]
}

/** Where a batch begins: after this loan, in the order of the hashes. */
interface LoanKey {
  readonly hash: number
  readonly id: string
}

/**
 * Closes the loans of a range, in batches of one transaction each; skips rows that another transaction has locked, and waits for
 * those at the end. Returns how many were closed.
 */
export async function closeLoans(closing: Closing): Promise<number> {
  let taken = 0
  for (const lock of ['for no key update skip locked', 'for no key update'] as const) {
    for (let after: LoanKey = { hash: closing.range.from, id: '' }; ; ) {
      const loans = await nextLoans(closing, after)
      const last = loans.at(-1)
      if (last === undefined) break
      taken += await closeBatch(
        { ...closing, lock },
        loans.map(({ id }) => id),
      )
      after = last
      await closing.lease.renew()
    }
  }
  return taken - closing.broken.length
}

/** The next loans that are behind the day, without a lock. */
async function nextLoans({ deps, market, day, range, broken }: Closing, after: LoanKey): Promise<LoanKey[]> {
  return await deps.db.query<LoanKey>(
    `select hashtext(id) as hash, id from loan_order
      where market = $1 and status in ${sqlList(payableStatuses)} and status_on < $2
        and (hashtext(id), id) > ($3, $4) and hashtext(id) <= $5 and not (id = any($6::text[]))
      order by hashtext(id), id limit $7`,
    [market, day, after.hash, after.id, range.to, broken, closeBatchSize],
  )
}

interface Batch extends Closing {
  readonly lock: 'for no key update skip locked' | 'for no key update'
}

/** One batch in one transaction; if that fails, one transaction for each loan. Returns how many loans were tried. */
async function closeBatch(batch: Batch, loans: readonly string[]): Promise<number> {
  let ids = loans
  try {
    await batch.deps.db.transaction(async (tx) => {
      ids = await holdLoans(tx, batch, loans)
      await closeTogether(tx, batch, ids)
    })
  } catch (error) {
    const { day, market } = batch
    batch.deps.log.warn(
      { market, day, count: ids.length, err: error },
      'loans are closed one by one: their batch failed',
    )
    // Where the wait for a lock timed out, waiting for each loan by itself shows which one.
    for (const orderId of ids) {
      await closeAlone(batch, orderId)
      await batch.lease.renew()
    }
  }
  return ids.length
}

/** Locks those of the loans that are still behind, by ascending id as every other lock of several loans. */
async function holdLoans(tx: Queries, { day, lock }: Batch, ids: readonly string[]): Promise<string[]> {
  return await tx.column<string>(
    `select id from loan_order where id = any($1::text[]) and status in ${sqlList(payableStatuses)} and status_on < $2
      order by id ${lock}`,
    [ids, day],
  )
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
export async function remindOfMovedLoans({ deps, market, day, range, lease }: Closing): Promise<void> {
  let after = ''
  for (;;) {
    const last = await deps.db.transaction(async (tx) => {
      // Not `exists`: PostgreSQL may answer that by a hash of the whole table.
      const rows = await tx.query<LoanRow>(
        `select ${loanColumns} from read_loans(array(select o.id from loan_order o
          where o.market = $1 and o.status in ${sqlList(payableStatuses)} and o.status_on >= $2 and o.id > $3
            and hashtext(o.id) between $5 and $6
            and (select true from loan_event e where e.order_id = o.id and e.posting_date = $2 limit 1)
          order by o.id limit $4))`,
        [market, day, after, closeBatchSize, range.from, range.to],
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
