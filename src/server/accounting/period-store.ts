// The months of the books as rows: opened one after another, adjusted, closed by two people, reopened with a reason.

import type { Chart } from '../../core/accounting/chart.ts'
import type { DaySum } from '../../core/accounting/erpnext.ts'
import { type CalendarDate, date } from '../../core/calendar-date.ts'
import { json } from '../db/column-types.ts'
import type { Queries, Tx } from '../db/database.ts'

export interface Period {
  readonly month: CalendarDate
  readonly state: 'open' | 'closed'
  readonly run: number
  readonly adjustedAt: Date | null
  readonly adjustedEvent: number | null
  readonly policy: string | null
  /** By which it was closed; null where there was none. */
  readonly chart: Chart | null
  readonly reopenedAt: Date | null
  readonly reopenedBy: string | null
  readonly reopenReason: string | null
}

const periodColumns = `p.month, p.state, p.run, p.adjusted_at as "adjustedAt", p.adjusted_event as "adjustedEvent", p.policy, p.chart,
  p.reopened_at as "reopenedAt", (select name from officer where id = p.reopened_by) as "reopenedBy",
  p.reopen_reason as "reopenReason"`

/** Takes the books for a close or a reopening: running postings have ended, and the next one waits. Until the transaction ends. */
export async function holdBooks(tx: Tx): Promise<void> {
  await tx.execute(`select pg_advisory_xact_lock(hashtextextended('books', 0))`)
}

/** One adjustment at a time. Until the transaction ends. */
export async function holdAdjustments(tx: Tx): Promise<void> {
  await tx.execute(`select pg_advisory_xact_lock(hashtextextended('book adjustment', 0))`)
}

/** All months, the newest first. */
export async function listPeriods(db: Queries): Promise<Period[]> {
  return await db.query<Period>(`select ${periodColumns} from book_period p order by p.month desc`)
}

/** A month; null where the books do not have it. */
export function findPeriod(db: Queries, month: CalendarDate): Promise<Period | null> {
  return db.first<Period>(`select ${periodColumns} from book_period p where p.month = $1`, [month])
}

/** Adds a month that is not there. */
export async function insertPeriod(db: Queries, month: CalendarDate): Promise<void> {
  await db.execute('insert into book_period (month) values ($1) on conflict (month) do nothing', [month])
}

/** What an adjustment is made from: another one begins with the first loan again. */
export interface AdjustmentOf {
  readonly month: CalendarDate
  readonly policy: string
  /** The number of the last event of a loan that is known. */
  readonly event: number
}

/** The last loan of an adjustment that was cut short and was made from the same; empty where there is none. */
export async function adjustedSoFar(db: Queries, { month, policy, event }: AdjustmentOf): Promise<string> {
  return (
    (await db.value<string>(
      `select adjusting_after as after from book_period
      where month = $1 and adjusting_after is not null and adjusting_policy = $2 and adjusting_event = $3`,
      [month, policy, event],
    )) ?? ''
  )
}

/** Notes how far an adjustment has come, in the transaction in which it came there. */
export async function noteAdjusted(tx: Tx, { month, policy, event }: AdjustmentOf, after: string): Promise<void> {
  await tx.execute(
    'update book_period set adjusting_after = $2, adjusting_policy = $3, adjusting_event = $4 where month = $1',
    [month, after, policy, event],
  )
}

/** Notes that all loans were adjusted for a month, with what was known. */
export async function markAdjusted(
  tx: Tx,
  month: CalendarDate,
  { at, policy, event }: { readonly at: Date; readonly policy: string; readonly event: number },
): Promise<void> {
  await tx.execute(
    `update book_period set adjusted_at = $2, policy = $3, adjusted_event = $4, adjusting_after = null,
       adjusting_policy = null, adjusting_event = null where month = $1 and state = 'open'`,
    [month, at, policy, event],
  )
}

/** Closes a month; false where it is closed. */
export async function closePeriod(tx: Tx, month: CalendarDate, chart: Chart | null): Promise<boolean> {
  return await tx.changed(`update book_period set state = 'closed', chart = $2 where month = $1 and state = 'open'`, [
    month,
    chart === null ? null : json(chart),
  ])
}

/** Opens a closed month for another run. */
export async function reopenPeriod(
  tx: Tx,
  month: CalendarDate,
  { by, at, reason }: { readonly by: string; readonly at: Date; readonly reason: string },
): Promise<boolean> {
  return await tx.changed(
    `update book_period set state = 'open', run = run + 1, adjusted_at = null, adjusted_event = null, reopened_by = $2,
       reopened_at = $3, reopen_reason = $4 where month = $1 and state = 'closed'`,
    [month, by, at, reason],
  )
}

export interface Opening {
  readonly through: CalendarDate
  readonly loans: number
  readonly entries: number
  /** Minor units by currency, posting rule and side. */
  readonly sums: readonly OpeningSum[]
  readonly openedAt: Date
}

export interface OpeningSum {
  readonly currency: string
  readonly rule: string
  readonly debit: string
  readonly credit: string
  readonly amountMinor: number
}

/** How the books began; null before they did. */
export function findOpening(db: Queries): Promise<Opening | null> {
  return db.first<Opening>('select through, loans, entries, sums, opened_at as "openedAt" from book_opening')
}

/** Records the opening once. */
export async function insertOpening(tx: Tx, of: Opening): Promise<void> {
  await tx.insert('insert into book_opening (through, loans, entries, sums, opened_at) on conflict do nothing', {
    ...of,
    sums: json(of.sums),
  })
}

/** What the opening entries add up to. */
export async function openingSums(db: Queries): Promise<OpeningSum[]> {
  return await db.query<OpeningSum>(
    `select b.currency, l.rule, l.debit, l.credit, sum(l.amount)::bigint as "amountMinor"
      from book_entry b join book_line l on l.loan_id = b.loan_id and l.number = b.number
      where b.kind = 'opening' group by b.currency, l.rule, l.debit, l.credit order by b.currency, l.rule, l.debit`,
  )
}

export interface CloseProposal {
  readonly id: string
  readonly month: CalendarDate
  readonly run: number
  /** JSON as it was computed. */
  readonly figures: string
  readonly reason: string
  readonly proposedBy: string
  readonly proposerName: string
  readonly proposedAt: Date
  readonly decidedBy: string | null
  readonly deciderName: string | null
  readonly decidedAt: Date | null
  readonly approved: boolean | null
  readonly decisionReason: string | null
}

const closeColumns = `c.id, c.month, c.run, c.figures, c.reason, c.proposed_by as "proposedBy",
  (select name from officer where id = c.proposed_by) as "proposerName", c.proposed_at as "proposedAt",
  c.decided_by as "decidedBy", (select name from officer where id = c.decided_by) as "deciderName", c.decided_at as "decidedAt", c.approved,
  c.decision_reason as "decisionReason"`

/** The newest proposal to close a month; null for none. */
export function latestClose(db: Queries, month: CalendarDate): Promise<CloseProposal | null> {
  return db.first<CloseProposal>(
    `select ${closeColumns} from book_close c where c.month = $1 order by c.decided_at is null desc, c.proposed_at desc,
       c.id desc limit 1`,
    [month],
  )
}

/** Locks a proposal; null where there is none. */
export function lockClose(tx: Tx, id: string): Promise<CloseProposal | null> {
  return tx.first<CloseProposal>(`select ${closeColumns} from book_close c where c.id = $1 for update of c`, [id])
}

/** Stores a proposal; false where one of that month waits. */
export async function insertClose(
  tx: Tx,
  close: Pick<CloseProposal, 'id' | 'month' | 'run' | 'figures' | 'reason' | 'proposedBy' | 'proposedAt'>,
): Promise<boolean> {
  const stored = await tx.insert(
    `insert into book_close (id, month, run, figures, reason, proposed_by, proposed_at)
      on conflict (month) where decided_at is null do nothing`,
    close,
  )
  return stored === 1
}

/** Stores the decision on a locked proposal. */
export async function storeCloseDecision(
  tx: Tx,
  { id, by, at, approved, reason }: { id: string; by: string; at: Date; approved: boolean; reason: string },
): Promise<void> {
  await tx.execute(
    `update book_close set decided_by = $2, decided_at = $3, approved = $4, decision_reason = $5
      where id = $1 and decided_at is null`,
    [id, by, at, approved, reason],
  )
}

/** One account of a month, by currency, market and product. Minor units; `openingMinor` debit positive. */
export interface BalanceRow extends Omit<DaySum, 'day'> {
  readonly openingMinor: number
}

const balanceOrder = 'order by currency collate "C", account collate "C", market collate "C", product collate "C"'

/** The trial balance of a run of a closed month, as it was signed. */
export async function storedBalances(db: Queries, month: CalendarDate, run: number): Promise<BalanceRow[]> {
  return await db.query<BalanceRow>(
    `select account, currency, market, product, opening as "openingMinor", debit as "debitMinor", credit as "creditMinor"
      from book_balance where month = $1 and run = $2 ${balanceOrder}`,
    [month, run],
  )
}

export async function insertBalances(
  tx: Tx,
  month: CalendarDate,
  run: number,
  rows: readonly BalanceRow[],
): Promise<void> {
  await tx.execute(
    `insert into book_balance (month, run, account, currency, market, product, opening, debit, credit)
      select $1, $2, x.account, x.currency, x.market, x.product, x."openingMinor", x."debitMinor", x."creditMinor"
        from jsonb_to_recordset($3::jsonb) as x (account text, currency text, market text, product text,
          "openingMinor" bigint, "debitMinor" bigint, "creditMinor" bigint)`,
    [month, run, json(rows)],
  )
}

/** The trial balance of days from the ledger and the books together; `opening` is all before `first`. */
export async function countBalances(db: Queries, first: CalendarDate, last: CalendarDate): Promise<BalanceRow[]> {
  return await countLines(db, date('1900-01-01'), first, last)
}

/** The same without what was before: `opening` is 0. */
export async function countMoves(db: Queries, first: CalendarDate, last: CalendarDate): Promise<BalanceRow[]> {
  return await countLines(db, first, first, last)
}

async function countLines(
  db: Queries,
  from: CalendarDate,
  first: CalendarDate,
  last: CalendarDate,
): Promise<BalanceRow[]> {
  return await db.query<BalanceRow>(
    // Lines are read once, and summed by their pair of accounts: what is then turned into sides is a few rows.
    `with line as (
       select t.debit, t.credit, t.currency, t.loan_id, e.posting_date < $1 as is_before, t.amount
         from transfer t join entry e on e.id = t.entry_id where e.posting_date between $3 and $2
       union all
       select l.debit, l.credit, b.currency, l.loan_id, b.posting_date < $1, l.amount
         from book_line l join book_entry b on b.loan_id = l.loan_id and b.number = l.number where b.posting_date between $3 and $2
     ), pair as (
       select debit, credit, currency, coalesce(o.market, '') as market, coalesce(o.product_id, '') as product, is_before,
           sum(amount) as amount
         from line left join loan_order o on o.id = line.loan_id
        group by debit, credit, currency, coalesce(o.market, ''), coalesce(o.product_id, ''), is_before
     ), side as (
       select debit as account, currency, market, product, is_before, amount as debit, 0 as credit from pair
       union all select credit, currency, market, product, is_before, 0, amount from pair
     )
     select account, currency, market, product, coalesce(sum(debit - credit) filter (where is_before), 0)::bigint as "openingMinor",
         coalesce(sum(debit) filter (where not is_before), 0)::bigint as "debitMinor",
         coalesce(sum(credit) filter (where not is_before), 0)::bigint as "creditMinor"
       from side group by account, currency, market, product ${balanceOrder}`,
    [first, last, from],
  )
}
