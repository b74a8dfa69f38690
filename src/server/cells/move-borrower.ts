// Moves a borrower with everything from one cell to another. Killed at any step, it can be run again: the directory says who has her.

import type { CalendarDate } from '../../core/calendar-date.ts'
import { runningPayoutStates } from '../../core/order/status.ts'
import { liveCardPaymentStates, liveTransferStates } from '../../core/payment/transfer-state.ts'
import type { Db, Queries, Tx } from '../db/database.ts'
import { isOutOfTime } from '../db/database-errors.ts'
import { sqlList } from '../db/sql-list.ts'
import { StartFault } from '../db/start-fault.ts'
import { type Place, placeOf, putPlaces, writePlaces } from './directory.ts'
import { balancesOf, type LoanBalance } from './moved-balances.ts'
import { herJob, herJobs, movedJobs, moving, rest, restJobs, stayingJobs, wakeJobs } from './moved-jobs.ts'
import { movedTables, sharedTables, stayingTables } from './moved-tables.ts'

export interface CellDatabase {
  readonly name: string
  readonly db: Db
}

export interface MoveMeans {
  readonly home: Db
  readonly from: CellDatabase
  readonly to: CellDatabase
  /** The phone of the borrower as the directory has it; null where the account is deleted. */
  readonly phoneKey: string | null
  /** The lender's day, on which the move is posted. */
  readonly day: CalendarDate
  readonly now: Date
  /** Told at each step; a test ends it there. */
  readonly step?: (name: 'locked' | 'copied' | 'told') => Promise<void>
}

/** What a move did, for the operator. */
export interface Moved {
  readonly rows: number
  readonly loans: readonly LoanBalance[]
}

/** Refused, with the sentence for the operator. Nothing was changed. */
export class MoveIsRefused extends StartFault {}

/** Which of the cells has a borrower; two after a move that was killed. */
export async function cellsOfBorrower(
  cells: readonly CellDatabase[],
  borrowerId: string,
): Promise<readonly CellDatabase[]> {
  const has = await Promise.all(cells.map(({ db }) => hasBorrower(db, borrowerId)))
  return cells.filter((_, at) => has[at])
}

/**
 * Her row and those of her loans are held meanwhile: what she does waits, some seconds at most, and then finds her in the other cell.
 * Sessions end. Throws {@link MoveIsRefused} while something of hers is under way. Where it is killed, her jobs rest in both cells, so
 * that none is done twice, until it is run again.
 */
export async function moveBorrower(given: MoveMeans, borrowerId: string): Promise<Moved> {
  const { home, from, to } = given
  await sayWhereSheIs(given, borrowerId)
  await restJobs(from.db, borrowerId)
  // Of two cells that have her, the one that the directory names does her jobs.
  const wake = async (): Promise<void> => {
    const place = await placeOf(home, { kind: 'borrower', key: borrowerId })
    await wakeJobs(place === to.name ? to.db : from.db, borrowerId)
  }
  const moved = await moveAtOnce(given, borrowerId).catch(async (error: unknown) => {
    // What stopped the move is what the operator has to know: a database that is away says the same here once more.
    await wake().catch(() => {})
    throw error
  })
  await wake()
  return moved
}

/**
 * Only the cell that the directory names has all of hers; what stands elsewhere was left by a move that was killed. It is told before
 * there are two: of a borrower from before there was a directory it may not know.
 */
async function sayWhereSheIs({ home, from, to, now }: MoveMeans, borrowerId: string): Promise<void> {
  await writePlaces(home, [{ kind: 'borrower', key: borrowerId, cell: from.name, borrowerId }], now)
  const place = await placeOf(home, { kind: 'borrower', key: borrowerId })
  if (place !== null && place !== from.name && place !== to.name)
    throw new MoveIsRefused(
      `The borrower was not moved: the directory says ${place}, and ${from.name} has what an earlier move left there. End that one first, by moving the borrower to ${place}.`,
    )
}

async function moveAtOnce(given: MoveMeans, borrowerId: string): Promise<Moved> {
  const { home, from, to } = given
  let begun = 0
  return await from.db.transaction(async (source) => {
    // Entries of each beginning have a key of their own: those of the one before may stand in the other cell.
    const means = { ...given, now: new Date(given.now.getTime() + begun) }
    begun += 1
    // Where home is one of the two, its directory is read and written in that one's transaction.
    const directory = home === from.db ? source : home
    // Within: after a deadlock this is begun again, and by then the directory may say that the other cell has her.
    if ((await placeOf(directory, { kind: 'borrower', key: borrowerId })) === to.name)
      return await forgetLeft(source, means, borrowerId)
    const orders = await holdBorrower(source, borrowerId)
    // A copy that nobody was told of.
    await to.db.transaction((tx) => leave(tx, means, borrowerId))
    await refuseWhileBusy(source, borrowerId)
    await means.step?.('locked')
    const balances = await balancesOf(source, orders)
    const places = await placesOf(source, means, borrowerId)
    // All waiting for locks is over before the other cell has her: she leaves here first, but only together with what follows.
    const rows = await to.db.transaction(async (target) => {
      const arrived = await arrive(source, target, means, { borrowerId, balances })
      // Nothing arrives where this is begun again after she has left.
      if (arrived === 0 || (await leave(source, means, borrowerId)) !== arrived)
        throw new MoveIsRefused('The borrower was not moved: something of hers was written meanwhile. Run it again.')
      return arrived
    })
    await means.step?.('copied')
    await putPlaces(directory, places, means.now)
    await means.step?.('told')
    return { rows, loans: balances }
  })
}

/** The directory has told that the other cell has her: what stands here was left behind by a move that was killed. */
async function forgetLeft(source: Tx, means: MoveMeans, borrowerId: string): Promise<Moved> {
  const { name, db } = means.to
  if (!(await hasBorrower(db, borrowerId)))
    throw new MoveIsRefused(
      `The borrower was not moved: the directory says ${name}, which does not have her. Nothing was deleted.`,
    )
  const rows = await leave(source, means, borrowerId)
  return { rows, loans: await balancesOf(db, await ordersOf(db, borrowerId)) }
}

const hasBorrower = async (db: Queries, borrowerId: string): Promise<boolean> =>
  (await db.query('select from borrower where id = $1', [borrowerId])).length > 0

const ordersOf = async (db: Queries, borrowerId: string): Promise<string[]> =>
  (await db.query<{ id: string }>('select id from loan_order where borrower_id = $1 order by id', [borrowerId])).map(
    ({ id }) => id,
  )

/** Orders first, by id, then the borrower: the order of all locks. */
async function holdBorrower(tx: Tx, borrowerId: string): Promise<string[]> {
  const orders = await tx.query<{ id: string }>(
    'select id from loan_order where borrower_id = $1 order by id for update',
    [borrowerId],
  )
  const [borrower] = await tx.query('select from borrower where id = $1 for update', [borrowerId])
  if (borrower === undefined) throw new MoveIsRefused('The borrower is not in this cell any more: run it again.')
  return orders.map(({ id }) => id)
}

const busy: readonly (readonly [sentence: string, sql: string])[] = [
  [
    'a payout of hers is under way',
    `select from loan_order where borrower_id = $1 and payout_state in ${sqlList(runningPayoutStates)}`,
  ],
  [
    'a payment of hers lies in suspense, whose ledger stays in this cell: place it first',
    `select from payment where borrower_id = $1 and state = 'suspense' and resolved_at is null`,
  ],
  [
    'a card of hers is being charged',
    `select from card_payment where borrower_id = $1 and state in ${sqlList(liveCardPaymentStates)}`,
  ],
  [
    'money of hers is being sent back',
    `select from credit_refund where borrower_id = $1 and state in ${sqlList(liveTransferStates)}`,
  ],
  [
    'the books of a month have figures of her loans, and stay in this cell',
    'select from book_loan where loan_id in (select id from loan_order where borrower_id = $1)',
  ],
  [
    'an act on many loans has one of hers',
    'select from desk_bulk_loan where order_id in (select id from loan_order where borrower_id = $1)',
  ],
  [
    'a job of hers was given up: revive it, or have it done, first',
    `select from job where dead_at is not null and ${herJob}`,
  ],
]

async function refuseWhileBusy(tx: Tx, borrowerId: string): Promise<void> {
  for (const [sentence, sql] of busy)
    if ((await tx.query(`${sql} limit 1`, [borrowerId])).length > 0)
      throw new MoveIsRefused(`The borrower was not moved: ${sentence}.`)
  const [unknown] = await tx.query<{ name: string }>(
    `select c.relname as name from pg_class c
      where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = current_schema()::regnamespace
        and c.relname not like 'schema\\_%' and c.relname <> all($1::text[]) limit 1`,
    [[...movedTables.map(([table]) => table), ...sharedTables.map(([table]) => table), ...Object.keys(stayingTables)]],
  )
  if (unknown !== undefined)
    throw new MoveIsRefused(`The borrower was not moved: this version does not know the table ${unknown.name}.`)
  const [job] = await tx.query<{ topic: string }>(
    'select topic from job where done_at is null and topic <> all($1::text[]) limit 1',
    [[...Object.keys(movedJobs), ...Object.keys(stayingJobs)]],
  )
  if (job !== undefined)
    throw new MoveIsRefused(
      `The borrower was not moved: this version does not know what the job ${job.topic} is about.`,
    )
  const jobs = await tx.query<{ isUnderWay: boolean | null }>(
    // Held: a worker passes over those that it finds held.
    `select locked_until > statement_timestamp() and locked_by is distinct from '${moving}' as "isUnderWay"
      from job where ${herJobs} order by id for update`,
    [borrowerId],
  )
  if (jobs.some(({ isUnderWay }) => isUnderWay === true))
    throw new MoveIsRefused('The borrower was not moved: a job of hers is under way. Run it again.')
}

interface Arriving {
  readonly borrowerId: string
  readonly balances: readonly LoanBalance[]
}

/** Writes all of hers into the other cell, and proves it there. Answers how many rows that are. */
async function arrive(source: Tx, target: Tx, means: MoveMeans, { borrowerId, balances }: Arriving): Promise<number> {
  let count = 0
  // The other ledger counts its entries by itself: of hers, which are posted there, none is passed over.
  await source.execute('update loan_order set entries_after = 0 where borrower_id = $1', [borrowerId])
  for (const [table, where] of [...sharedTables, ...movedTables]) {
    const [{ rows = null, many = 0 } = {}] = await source.query<{ rows: string | null; many: number }>(
      `select json_agg(t)::text as rows, count(*)::int as many from (select * from ${table} where ${where}) t`,
      [borrowerId],
    )
    if (rows === null) continue
    const isShared = sharedTables.some(([shared]) => shared === table)
    await target.execute(
      `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1::json)
        ${isShared ? 'on conflict do nothing' : ''}`,
      [rows],
    )
    if (!isShared) count += many
  }
  await moveJobs(source, target, borrowerId)
  // The move itself tells the directory.
  await target.execute('delete from cell_news where borrower_id = $1', [borrowerId])
  await post(target, means, balances, 'cellMoveIn')
  await prove(source, target, borrowerId, balances)
  return count
}

async function moveJobs(source: Tx, target: Tx, borrowerId: string): Promise<void> {
  const [{ jobs = null } = {}] = await source.query<{ jobs: string | null }>(
    `select json_agg(t)::text as jobs from (select topic, key, payload, run_at, attempts, created_at from job where ${herJobs}) t`,
    [borrowerId],
  )
  if (jobs === null) return
  await target.execute(
    `insert into job (topic, key, payload, run_at, attempts, created_at, locked_until, locked_by)
      select topic, key, payload, run_at, attempts, created_at, ${rest}, '${moving}'
        from json_to_recordset($1::json) as t (topic text, key text, payload jsonb, run_at timestamptz, attempts int, created_at timestamptz)
      on conflict (topic, key) do nothing`,
    [jobs],
  )
}

/** Each table has the same rows on both sides, and each loan the same balance: what was posted there is made of these alone. */
async function prove(source: Tx, target: Tx, borrowerId: string, balances: readonly LoanBalance[]): Promise<void> {
  for (const [table, where] of movedTables) {
    const digest = `select md5(coalesce(string_agg(t::text, '~' order by t::text), '')) as digest from ${table} t where ${where}`
    const [here] = await source.query<{ digest: string }>(digest, [borrowerId])
    const [there] = await target.query<{ digest: string }>(digest, [borrowerId])
    if (here?.digest !== there?.digest)
      throw new MoveIsRefused(`The borrower was not moved: ${table} would not be the same in the other cell.`)
  }
  const arrived = await balancesOf(target, await ordersOf(target, borrowerId))
  if (JSON.stringify(arrived) !== JSON.stringify(balances))
    throw new MoveIsRefused('The borrower was not moved: a loan would not have the same balance in the other cell.')
}

/**
 * Posts the balances of loans: in, as they are; out, reversed. A loan's accounts add up to nothing, so each is an entry of its own accounts.
 * What was posted before stays where it was sealed.
 */
async function post(
  tx: Tx,
  { day, now }: Pick<MoveMeans, 'day' | 'now'>,
  balances: readonly LoanBalance[],
  kind: 'cellMoveIn' | 'cellMoveOut',
): Promise<void> {
  const entries: object[] = []
  const lines: object[] = []
  for (const [of, own] of Map.groupBy(balances, ({ loanId, currency }) => `${loanId} ${currency}`)) {
    const [loan_id = '', currency = ''] = of.split(' ')
    const pairs = pairsOf(kind === 'cellMoveIn' ? own : own.map((one) => ({ ...one, balance: -one.balance })))
    if (pairs.length === 0) continue
    const amount = pairs.reduce((sum, pair) => sum + pair.amount, 0)
    const idem_key = `${loan_id}:${currency}:${now.toISOString()}`
    entries.push({ loan_id, kind, idem_key, value_date: day, posting_date: day, amount, currency })
    const entry_id = entries.length
    lines.push(...pairs.map((pair, at) => ({ entry_id, line: at + 1, ...pair, loan_id, currency })))
  }
  if (entries.length === 0) return
  const accounts = [...new Set(balances.map(({ account }) => account))]
  await tx.execute('select open_accounts($1)', [accounts])
  await tx.execute('select post_entries($1::json, $2::json)', [JSON.stringify(entries), JSON.stringify(lines)])
}

/** Few pairs that make these balances out of nothing. */
function pairsOf(balances: readonly LoanBalance[]): { debit: string; credit: string; amount: number }[] {
  const open = balances.map(({ account, balance }) => ({ account, balance }))
  const pairs: { debit: string; credit: string; amount: number }[] = []
  for (const debit of open.filter(({ balance }) => balance > 0))
    for (const credit of open.filter(({ balance }) => balance < 0)) {
      const amount = Math.min(debit.balance, -credit.balance)
      if (amount <= 0) continue
      pairs.push({ debit: debit.account, credit: credit.account, amount })
      debit.balance -= amount
      credit.balance += amount
    }
  if (open.some(({ balance }) => balance !== 0))
    throw new MoveIsRefused('The borrower was not moved: the accounts of a loan do not add up to nothing.')
  return pairs
}

/** Takes all of hers out of a cell, and posts her balances out. Answers how many rows that were; 0 where she is not there. */
async function leave(tx: Tx, means: MoveMeans, borrowerId: string): Promise<number> {
  if (!(await hasBorrower(tx, borrowerId))) return 0
  await post(tx, means, await balancesOf(tx, await holdBorrower(tx, borrowerId)), 'cellMoveOut')
  await tx.execute(`delete from job where ${herJobs}`, [borrowerId])
  for (const table of ['session', 'document_link'])
    await tx.execute(`delete from ${table} where borrower_id = $1`, [borrowerId])
  await tx.execute('delete from cell_news where borrower_id = $1', [borrowerId])
  // Rows that never go are guarded by triggers, which sleep until the end of this transaction: theirs go along to the other cell.
  const guarded = await tx.query<{ name: string }>(
    `select distinct c.relname as name from pg_trigger g join pg_class c on c.oid = g.tgrelid
      where not g.tgisinternal and c.relname = any($1::text[]) and c.relnamespace = current_schema()::regnamespace`,
    [movedTables.map(([table]) => table)],
  )
  await holdTables(
    tx,
    guarded.map(({ name }) => name),
  )
  for (const { name } of guarded) await tx.script(`alter table ${name} disable trigger user`)
  let count = 0
  // From the end: what others refer to goes last.
  for (const [table, where] of movedTables.toReversed())
    count += await tx.execute(`delete from ${table} where ${where}`, [borrowerId])
  for (const { name } of guarded) await tx.script(`alter table ${name} enable trigger user`)
  return count
}

/**
 * Who writes one of these tables is waited for, and everybody else who writes waits behind: for a moment, no longer. The same ends a circle
 * with a move the other way, which no database sees.
 */
async function holdTables(tx: Tx, names: readonly string[]): Promise<void> {
  try {
    await tx.script(`set local lock_timeout = '1s';
      lock table ${names.join(', ')} in share row exclusive mode;
      set local lock_timeout to default`)
  } catch (error) {
    if (isOutOfTime(error))
      throw new MoveIsRefused('The borrower was not moved: others write for long in this cell. Run it again later.')
    throw error
  }
}

/** Everything of hers that the directory knows, with its new cell. */
async function placesOf(source: Tx, { to, phoneKey }: MoveMeans, borrowerId: string): Promise<Place[]> {
  const rows = await source.query<Pick<Place, 'kind' | 'key'>>(
    `select 'borrower' as kind, $1 as key union all select 'order', id from loan_order where borrower_id = $1
      union all select 'reference', ref from payment_intent where borrower_id = $1
      union all select 'transaction', provider || ':' || transaction_id from payment where borrower_id = $1
      union all select 'case', case_number from complaint where borrower_id = $1
      union all select 'partner', reference from partner_borrower where borrower_id = $1`,
    [borrowerId],
  )
  const phones = phoneKey === null ? [] : [{ kind: 'phone' as const, key: phoneKey }]
  return [...rows, ...phones].map((row) => ({ ...row, cell: to.name, borrowerId }))
}
