// Adjusts the books: every loan at the end of a month, in batches, each the difference to what the books hold. Opens them once.

import { monthEntries } from '../../core/accounting/month-entries.ts'
import { firstDayOf, lastDayOf, monthAfter, monthOf } from '../../core/accounting/period.ts'
import { type BooksPolicy, samplePolicy } from '../../core/accounting/policy.ts'
import { addDays, type CalendarDate } from '../../core/calendar-date.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { type Lease, noLease } from '../jobs/run-jobs.ts'
import { lenderDay } from '../portfolio/door.ts'
import { type Adjusted, type LoansAsked, loansToAdjust, measureBooks, storeAdjusted } from './book-store.ts'
import {
  type AdjustmentOf,
  adjustedSoFar,
  findOpening,
  findPeriod,
  holdAdjustments,
  insertOpening,
  insertPeriod,
  listPeriods,
  markAdjusted,
  noteAdjusted,
  openingSums,
} from './period-store.ts'

/** Loans that are read, adjusted and written in one transaction. */
const batchSize = 500

/** By what the lender's books are kept. */
export function booksPolicy({ lender }: Pick<Deps, 'lender'>): BooksPolicy {
  return lender.books?.policy ?? samplePolicy
}

/** The number of the last event of a loan that was posted through a day; 0 for none. */
export async function lastEventThrough(db: Queries, day: CalendarDate): Promise<number> {
  return (
    (await db.value<number>('select coalesce(max(number), 0) as number from loan_event where posting_date <= $1', [
      day,
    ])) ?? 0
  )
}

interface Batch extends LoansAsked {
  readonly kind: 'opening' | 'adjustment'
  /** Where it is noted how far it has come; null for an opening. */
  readonly progress: AdjustmentOf | null
  readonly month: CalendarDate
  readonly policy: BooksPolicy
}

async function adjustBatch(
  { db }: Deps,
  batch: Batch,
): Promise<{ last: string | null; loans: number; entries: number }> {
  return await db.transaction(async (tx) => {
    await holdAdjustments(tx)
    const { before, through, kind, policy, month, progress } = batch
    const found = await loansToAdjust(tx, batch)
    const isKnown = (by: CalendarDate, on: CalendarDate | null): boolean => on !== null && on <= by
    const known = found.filter(
      ({ knownOn, number }) => isKnown(through, knownOn) && (kind !== 'opening' || number === 0),
    )
    const adjusted: Adjusted[] = known.map((of) => ({
      of,
      ...monthEntries({
        ...of,
        ...{ through, kind, policy },
        before: before !== null && isKnown(before, of.knownOn) ? before : null,
      }),
    }))
    await storeAdjusted(tx, adjusted, { month, policy: policy.version })
    const last = found.at(-1)?.id ?? null
    if (progress !== null && last !== null) await noteAdjusted(tx, progress, last)
    const entries = adjusted.reduce((sum, { entries: own }) => sum + own.length, 0)
    return { last, loans: adjusted.length, entries }
  })
}

async function adjustAll(deps: Deps, batch: Batch, lease: Pick<Lease, 'renew'>) {
  let [loans, entries, batches] = [0, 0, 0]
  for (let { after } = batch; ; ) {
    const done = await adjustBatch(deps, { ...batch, after })
    loans += done.loans
    entries += done.entries
    if (done.last === null) return { loans, entries }
    after = done.last
    batches += 1
    // Whenever the tables have doubled: after the 1st, the 2nd, the 4th.
    if ((batches & (batches - 1)) === 0) await measureBooks(deps.db)
    await lease.renew()
  }
}

/**
 * ACCOUNTING-12: begins the books on the day after `through`: what they hold of the loans that are there by then is one opening entry for
 * each. Idempotent: a loan that has an entry is passed over, and books that have begun stay as they began.
 */
export async function openBooks(
  deps: Deps,
  through: CalendarDate,
  lease: Pick<Lease, 'renew'> = noLease,
): Promise<void> {
  if ((await findOpening(deps.db)) !== null) return
  const policy = booksPolicy(deps)
  const month = firstDayOf(monthOf(through))
  await adjustAll(
    deps,
    {
      kind: 'opening',
      month,
      before: null,
      knownEvent: null,
      through,
      policy,
      after: '',
      progress: null,
      limit: batchSize,
    },
    lease,
  )
  await deps.db.transaction(async (tx) => {
    await holdAdjustments(tx)
    const sums = await openingSums(tx)
    const [counted] = await tx.query<{ loans: number; entries: number }>(
      `select (select count(*) from book_loan) as loans, (select count(*) from book_entry where kind = 'opening') as entries`,
    )
    await insertOpening(tx, { through, sums, openedAt: deps.clock.now(), ...(counted ?? { loans: 0, entries: 0 }) })
    await insertPeriod(tx, addDays(through, 1))
  })
}

/** Opens the books at the beginning of this month where they are not open, and adds the months that have begun since. */
export async function openMonths(deps: Deps, lease: Pick<Lease, 'renew'> = noLease): Promise<void> {
  const today = lenderDay(deps)
  await openBooks(deps, addDays(firstDayOf(monthOf(today)), -1), lease)
  const [newest] = await listPeriods(deps.db)
  if (newest === undefined) throw new Error('the books have no month')
  for (let month = monthOf(newest.month); month < monthOf(today); ) {
    month = monthAfter(month)
    await insertPeriod(deps.db, firstDayOf(month))
  }
}

/**
 * ACCOUNTING-9: adjusts all loans at the end of a month that is open. Idempotent: where nothing became known since, nothing is posted. What was
 * cut short goes on behind the last loan that it stored. Throws for a closed month.
 */
export async function adjustMonth(
  deps: Deps,
  month: string,
  lease: Pick<Lease, 'renew'> = noLease,
  limit = batchSize,
): Promise<void> {
  const [first, through] = [firstDayOf(month), lastDayOf(month)]
  const period = await findPeriod(deps.db, first)
  if (period === null || period.state === 'closed') throw new Error(`the month ${month} is not open in the books`)
  // Before the loans are read: what becomes known meanwhile counts as not adjusted.
  const event = await lastEventThrough(deps.db, through)
  const policy = booksPolicy(deps)
  const progress = { month: first, policy: policy.version, event }
  const after = await adjustedSoFar(deps.db, progress)
  const before = addDays(first, -1)
  const last = await findPeriod(deps.db, firstDayOf(monthOf(before)))
  const knownEvent = last?.state === 'closed' ? last.adjustedEvent : null
  const batch = {
    kind: 'adjustment' as const,
    month: first,
    before,
    knownEvent,
    through,
    policy,
    after,
    progress,
    limit,
  }
  await adjustAll(deps, batch, lease)
  const at = deps.clock.now()
  await deps.db.transaction((tx) => markAdjusted(tx, first, { at, policy: policy.version, event }))
}
