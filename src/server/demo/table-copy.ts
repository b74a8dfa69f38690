// Demo mode: a copy of every row, so that a reset is as quick as a test needs it.

import { json } from '../db/column-types.ts'
import type { Db, Tx } from '../db/database.ts'

/** Rows that migrations wrote: they are no sample data. */
const fixedTables = ['schema_migration', 'schema_function', 'gl_account']

interface Column {
  readonly name: string
  readonly type: string
}

/** Rows with every value as PostgreSQL's own text: the one form that every type comes back from exactly. */
interface TableRows {
  readonly table: string
  readonly rows: unknown
}

export interface DataCopy {
  readonly tables: readonly TableRows[]
}

/** The tables of the product, each after those that it refers to. */
async function tablesInOrder(tx: Tx): Promise<string[]> {
  const tables = await tx.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all($1)`,
    [fixedTables],
  )
  const references = await tx.query<{ from_table: string; to_table: string }>(
    `select conrelid::regclass::text as from_table, confrelid::regclass::text as to_table
     from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  )
  const ordered: string[] = []
  let left = tables.map((table) => table.name).sort()
  while (left.length > 0) {
    const ready = left.filter(
      (name) => !references.some(({ from_table, to_table }) => from_table === name && left.includes(to_table)),
    )
    if (ready.length === 0) throw new Error(`tables refer to each other in a circle: ${left.join(', ')}`)
    ordered.push(...ready)
    left = left.filter((name) => !ready.includes(name))
  }
  return ordered
}

async function columnsOf(tx: Tx, table: string): Promise<Column[]> {
  return tx.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [`"${table}"`],
  )
}

/** Reads everything. For the small data of the demo only. */
export async function copyData(db: Db): Promise<DataCopy> {
  return db.transaction(async (tx) => {
    const tables: TableRows[] = []
    for (const table of await tablesInOrder(tx)) {
      const texts = (await columnsOf(tx, table)).map(({ name }) => `"${name}"::text as "${name}"`).join(', ')
      const [found] = await tx.query<{ rows: unknown }>(
        `select coalesce(jsonb_agg(to_jsonb(t)), '[]'::jsonb) as rows from (select ${texts} from "${table}") t`,
      )
      tables.push({ table, rows: found?.rows ?? [] })
    }
    return { tables }
  })
}

/** Empties the product's tables and writes `copy` back. Append-only guards stand aside for this one transaction. */
export async function restoreData(db: Db, copy: DataCopy | null): Promise<void> {
  await db.transaction(async (tx) => {
    const tables = await tablesInOrder(tx)
    for (const table of tables) await tx.execute(`alter table "${table}" disable trigger user`)
    await tx.execute(`truncate ${tables.map((table) => `"${table}"`).join(', ')} restart identity`)
    for (const { table, rows } of copy?.tables ?? []) await writeRows(tx, table, rows)
    for (const table of tables) await continueIdentity(tx, table)
    for (const table of tables) await tx.execute(`alter table "${table}" enable trigger user`)
  })
}

async function writeRows(tx: Tx, table: string, rows: unknown): Promise<void> {
  const columns = await columnsOf(tx, table)
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const values = columns.map(({ name, type }) => `(r->>'${name}')::${type}`).join(', ')
  await tx.execute(
    `insert into "${table}" (${names}) overriding system value select ${values} from jsonb_array_elements($1::jsonb) r`,
    [json(rows)],
  )
}

/** Numbers go on after the highest one that was written back. */
async function continueIdentity(tx: Tx, table: string): Promise<void> {
  const columns = await tx.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_identity = 'YES'`,
    [table],
  )
  for (const { name } of columns) {
    await tx.query(
      `select setval(pg_get_serial_sequence('"${table}"', '${name}'), greatest((select coalesce(max("${name}"), 0) from "${table}"), 1),
        (select count(*) from "${table}") > 0)`,
    )
  }
}
