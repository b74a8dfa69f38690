// A database as a cell: which one it is, where its numbers begin, and the news that it tells home of what it has made.

import type { Db, Tx } from '../db/database.ts'
import { StartFault } from '../db/start-fault.ts'
import { type CellPlace, numbersOfACell } from './cells-file.ts'

/** Any number, the same for all processes: one of them makes a database a cell. */
const advisoryLock = 20_261_129
/** News that are told at once. */
const toldAtOnce = 500

/** What is told of a row: its kind, and the columns that its key is made of. */
const told: readonly (readonly [table: string, when: string, kind: NewsKind, columns: string])[] = [
  ['borrower', 'insert or update of phone', 'borrower', `'id'`],
  ['loan_order', 'insert', 'order', `'id'`],
  ['payment_intent', 'insert', 'reference', `'ref'`],
  ['payment', 'insert', 'transaction', `'provider', 'transaction_id'`],
  ['complaint', 'insert', 'case', `'case_number'`],
  ['partner_borrower', 'insert', 'partner', `'reference'`],
]

type NewsKind = 'borrower' | 'order' | 'reference' | 'transaction' | 'case' | 'partner'

export interface News {
  readonly kind: NewsKind
  readonly key: string
  readonly borrowerId: string | null
}

/**
 * Makes a database the cell of this place, or finds that it is it. Throws {@link StartFault} for the database of another cell, and for one
 * with borrowers whose numbers would stand in another cell as well.
 */
export async function becomeCell(db: Db, { name, number }: Pick<CellPlace, 'name' | 'number'>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [advisoryLock])
    const [known] = await tx.query<{ name: string; number: number }>('select name, number from own_cell')
    if (known !== undefined && (known.name !== name || known.number !== number))
      throw new StartFault(
        `CELLS_FILE gives the cell ${name} (number ${number}) the database of the cell ${known.name} (number ${known.number}): each cell keeps its database, its name and its number.`,
      )
    if (known === undefined) await begin(tx, name, number)
    // Also after a migration that has made more of them.
    if (number > 0) await beginNumbers(tx, number * numbersOfACell)
    await watch(tx)
  })
}

async function begin(tx: Tx, name: string, number: number): Promise<void> {
  const [used] = await tx.query<{ isUsed: boolean }>('select exists (select from borrower) as "isUsed"')
  if (used?.isUsed === true && number !== 0)
    throw new StartFault(
      `The database of the cell ${name} has borrowers already, whose receipts have the numbers of a database that was alone: give it the number 0 in CELLS_FILE.`,
    )
  await tx.execute('insert into own_cell (name, number) values ($1, $2)', [name, number])
}

async function beginNumbers(tx: Tx, from: number): Promise<void> {
  await tx.query(
    `select setval(c.oid::regclass, $1) from pg_class c
      where c.relkind = 'S' and c.relnamespace = current_schema()::regnamespace
        and coalesce(pg_sequence_last_value(c.oid), 0) < $1`,
    [from],
  )
}

/** The triggers that tell what is made. No database has them that is no cell. */
async function watch(tx: Tx): Promise<void> {
  const [known] = await tx.query<{ count: number }>(
    `select count(*)::int as count from pg_trigger
      where tgname = 'tell_home' and tgrelid = any(array(select unnest($1::text[])::regclass))`,
    [told.map(([table]) => table)],
  )
  if (known?.count === told.length) return
  await tx.script(`create or replace function tell_home() returns trigger language plpgsql as $tell$
    declare
      made jsonb := to_jsonb(new);
    begin
      insert into cell_news (kind, key, borrower_id) values (
        tg_argv[0],
        case when tg_nargs > 2 then (made ->> tg_argv[1]) || ':' || (made ->> tg_argv[2]) else made ->> tg_argv[1] end,
        case when tg_argv[0] = 'borrower' then made ->> 'id' else made ->> 'borrower_id' end);
      return null;
    end $tell$`)
  for (const [table, when, kind, columns] of told)
    await tx.script(`create or replace trigger tell_home after ${when} on ${table} for each row
      execute function tell_home('${kind}', ${columns})`)
}

/**
 * Hands the oldest news to `tell`, and forgets them when it is done. Answers how many they were. Several processes may tell the same
 * news: `tell` is idempotent.
 */
export async function handOnNews(db: Db, tell: (news: readonly News[]) => Promise<void>): Promise<number> {
  const rows = await db.query<News & { position: number }>(
    'select position, kind, key, borrower_id as "borrowerId" from cell_news order by position limit $1',
    [toldAtOnce],
  )
  if (rows.length === 0) return 0
  await tell(rows)
  await db.execute('delete from cell_news where position = any($1::bigint[])', [
    rows.map(({ position }) => String(position)),
  ])
  return rows.length
}
