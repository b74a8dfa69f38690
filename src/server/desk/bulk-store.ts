// Acts on many loans as rows: the act with its state, and each loan with its effect and what became of it.

import type { BulkEffect } from '../../contracts/desk-bulk.ts'
import type { CalendarDate } from '../../core/calendar-date.ts'
import type { BulkKind, BulkLoanState, BulkState, BulkWhy } from '../../core/desk/bulk.ts'
import type { MarketId } from '../../core/market/market.ts'
import type { WhyNot } from '../../core/proposal/kinds.ts'
import { json } from '../db/column-types.ts'
import type { Queries, Tx } from '../db/database.ts'
import { sqlList } from '../db/sql-list.ts'

export interface NewBulk {
  readonly id: string
  readonly kind: BulkKind
  readonly market: MarketId
  readonly asked: Readonly<Record<string, unknown>>
  readonly view: string
  readonly reason: string
  readonly proposedBy: string
  readonly proposedAt: Date
  readonly expiresAt: Date
}

export interface Bulk extends NewBulk {
  readonly state: BulkState
  readonly proposerName: string
  readonly loans: number
  readonly counted: number
  readonly countedOn: CalendarDate | null
  readonly effect: string | null
  readonly mark: string | null
  readonly decidedBy: string | null
  readonly deciderName: string | null
  readonly decidedAt: Date | null
  readonly decisionReason: string | null
  readonly endedAt: Date | null
  readonly endReason: string | null
}

const select = `select b.id, b.kind, b.market, b.asked, b.view, b.reason, b.state, b.proposed_by as "proposedBy", p.name as "proposerName",
    b.proposed_at as "proposedAt", b.expires_at as "expiresAt", b.loans, b.counted, b.counted_on as "countedOn", b.effect, b.mark,
    b.decided_by as "decidedBy", d.name as "deciderName", b.decided_at as "decidedAt", b.decision_reason as "decisionReason",
    b.ended_at as "endedAt", b.end_reason as "endReason"
  from desk_bulk b join officer p on p.id = b.proposed_by left join officer d on d.id = b.decided_by`

/** With its loans, in the order in which they are counted and done. */
export async function insertBulk(tx: Tx, of: NewBulk, orderIds: readonly string[]): Promise<void> {
  await tx.execute(
    `insert into desk_bulk (id, kind, market, asked, view, reason, state, proposed_by, proposed_at, expires_at, loans, counted)
      values ($1, $2, $3, $4::jsonb, $5, $6, 'counting', $7, $8, $9, $10, 1)`,
    [
      ...[of.id, of.kind, of.market, json(of.asked), of.view, of.reason],
      ...[of.proposedBy, of.proposedAt, of.expiresAt, orderIds.length],
    ],
  )
  await tx.execute(
    `insert into desk_bulk_loan (bulk_id, n, order_id, borrower_id, state)
      select $1, x.n, x.order_id, (select o.borrower_id from loan_order o where o.id = x.order_id), 'waiting'
        from unnest($2::text[]) with ordinality x (order_id, n)`,
    [of.id, orderIds],
  )
}

/** The markets of some loans by number; those that are none have none. */
export async function marketsOf(db: Queries, orderIds: readonly string[]): Promise<MarketId[]> {
  return await db.column<MarketId>(
    'select distinct market from loan_order where id = any($1::text[]) order by market',
    [orderIds],
  )
}

export function findBulk(db: Queries, id: string): Promise<Bulk | null> {
  return db.first<Bulk>(`${select} where b.id = $1`, [id])
}

/** Locked against every decision or stop; `alone` against its own runner, too. */
export function lockBulk(tx: Tx, id: string, { alone }: { readonly alone: boolean }): Promise<Bulk | null> {
  return tx.first<Bulk>(`${select} where b.id = $1 for ${alone ? 'update' : 'share'} of b`, [id])
}

/** Newest first. */
export async function listBulks(
  db: Queries,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Bulk[]> {
  return await db.query<Bulk>(
    `${select} where $1::text is null
        or (b.proposed_at, b.id) < (select last.proposed_at, last.id from desk_bulk last where last.id = $1)
      order by b.proposed_at desc, b.id desc limit $2`,
    [after, limit],
  )
}

export interface BulkLoan {
  readonly n: number
  readonly orderId: string
  readonly userId: string | null
  readonly name: string | null
  readonly state: BulkLoanState
  readonly why: BulkWhy | WhyNot | null
  readonly effect: string | null
  readonly doneAt: Date | null
}

const loanColumns = `l.n, l.order_id as "orderId", l.borrower_id as "userId", l.state, l.why, l.effect, l.done_at as "doneAt"`

export async function listBulkLoans(
  db: Queries,
  of: { readonly bulkId: string; readonly state: BulkLoanState | null; readonly after: number; readonly limit: number },
): Promise<BulkLoan[]> {
  return await db.query<BulkLoan>(
    `select ${loanColumns}, b.name from desk_bulk_loan l left join borrower b on b.id = l.borrower_id
      where l.bulk_id = $1 and ($2::text is null or l.state = $2) and l.n > $3 order by l.n limit $4`,
    [of.bulkId, of.state, of.after, of.limit],
  )
}

export type Progress = Readonly<Record<BulkLoanState, number>>

export async function progressOf(db: Queries, bulkId: string): Promise<Progress> {
  const rows = await db.query<{ state: BulkLoanState; n: number }>(
    'select state, count(*)::int as n from desk_bulk_loan where bulk_id = $1 group by state',
    [bulkId],
  )
  const found = new Map(rows.map(({ state, n }) => [state, n]))
  const of = (state: BulkLoanState): number => found.get(state) ?? 0
  return { waiting: of('waiting'), counted: of('counted'), left: of('left'), done: of('done') }
}

/** The next loan in a state after a place, under its lock; null where none is left. */
export function lockNextLoan(
  tx: Tx,
  { bulkId, state, after }: { readonly bulkId: string; readonly state: BulkLoanState; readonly after: number },
): Promise<BulkLoan | null> {
  return tx.first<BulkLoan>(
    `select ${loanColumns}, null as name from desk_bulk_loan l
      where l.bulk_id = $1 and l.state = $2 and l.n > $3 order by l.n limit 1 for update`,
    [bulkId, state, after],
  )
}

export type BulkLoanOutcome =
  | { readonly state: 'counted'; readonly effect: string }
  | { readonly state: 'left'; readonly why: BulkWhy | WhyNot }
  | { readonly state: 'done'; readonly at: Date }

export async function storeLoan(tx: Tx, bulkId: string, n: number, to: BulkLoanOutcome): Promise<void> {
  const changed = await tx.execute(
    `update desk_bulk_loan set state = $3, effect = coalesce($4, effect), why = $5, done_at = $6
      where bulk_id = $1 and n = $2 and state in ${sqlList(['waiting', 'counted'] satisfies BulkLoanState[])}`,
    [
      ...[bulkId, n, to.state, to.state === 'counted' ? to.effect : null],
      ...[to.state === 'left' ? to.why : null, to.state === 'done' ? to.at : null],
    ],
  )
  if (changed !== 1) throw new Error('a loan of an act on many loans was done twice')
}

/** The sums over the loans that were counted, and the mark of what each of them is. */
export async function sumsOf(
  tx: Tx,
  bulkId: string,
): Promise<{ readonly effect: BulkEffect; readonly marked: string | null }> {
  const side = (name: 'before' | 'after', figure: 'owedMinor' | 'dueMinor'): string =>
    `coalesce(sum((l.effect::json->'${name}'->>'${figure}')::bigint), 0)::bigint`
  const [sums] = await tx.query<Omit<BulkEffect, 'transfers'> & { readonly marked: string | null }>(
    `select count(*)::int as loans, max(l.effect::json->>'asOf') as "asOf", ${side('before', 'owedMinor')} as "owedBeforeMinor", ${side('after', 'owedMinor')} as "owedAfterMinor",
        ${side('before', 'dueMinor')} as "dueBeforeMinor", ${side('after', 'dueMinor')} as "dueAfterMinor",
        encode(sha256(convert_to(string_agg(l.order_id || ' ' || l.effect, chr(10) order by l.n), 'UTF8')), 'hex') as marked
      from desk_bulk_loan l where l.bulk_id = $1 and l.state = 'counted'`,
    [bulkId],
  )
  const transfers = await tx.query<BulkEffect['transfers'][number]>(
    `select t->>'debit' as debit, t->>'credit' as credit, sum((t->>'amountMinor')::bigint)::bigint as "amountMinor"
      from desk_bulk_loan l, json_array_elements(l.effect::json->'transfers') t
      where l.bulk_id = $1 and l.state = 'counted' group by 1, 2 order by 1, 2`,
    [bulkId],
  )
  if (sums === undefined) throw new Error('the sums of an act on many loans are not there')
  const { marked, ...effect } = sums
  return { effect: { ...effect, transfers }, marked }
}

export async function storeCounted(
  tx: Tx,
  id: string,
  of: { readonly effect: BulkEffect; readonly mark: string; readonly countedOn: CalendarDate },
): Promise<void> {
  await tx.execute(`update desk_bulk set state = 'open', effect = $2, mark = $3, counted_on = $4 where id = $1`, [
    ...[id, JSON.stringify(of.effect), of.mark, of.countedOn],
  ])
}

/** All of its loans are counted anew. */
export async function storeCountAgain(tx: Tx, id: string): Promise<void> {
  await tx.execute(
    `update desk_bulk set state = 'counting', counted = counted + 1, effect = null, mark = null, counted_on = null where id = $1`,
    [id],
  )
  await tx.execute(
    `update desk_bulk_loan set state = 'waiting', effect = null, why = null where bulk_id = $1 and state in ${sqlList(['counted', 'left'] satisfies BulkLoanState[])}`,
    [id],
  )
}

export async function storeBulkDecision(
  tx: Tx,
  id: string,
  of: { readonly approve: boolean; readonly officerId: string; readonly reason: string; readonly at: Date },
): Promise<void> {
  await tx.execute(
    `update desk_bulk set state = case when $2 then 'running' else 'rejected' end, approved = $2, decided_by = $3, decision_reason = $4,
        decided_at = $5, ended_at = case when $2 then null else $5::timestamptz end
      where id = $1 and state = 'open'`,
    [id, of.approve, of.officerId, of.reason, of.at],
  )
}

export async function storeBulkEnd(
  tx: Tx,
  id: string,
  of: { readonly state: 'done' | 'stopped'; readonly reason: string | null; readonly at: Date },
): Promise<void> {
  await tx.execute('update desk_bulk set state = $2, end_reason = $3, ended_at = $4 where id = $1', [
    ...[id, of.state, of.reason, of.at],
  ])
}
