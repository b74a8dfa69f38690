// Demo mode: a copy of every row, and putting back what has changed since, so that a reset is as quick as a test needs it.

import { json } from '../db/column-types.ts'
import type { Db, Tx } from '../db/database.ts'

/** Rows that migrations or starts wrote: they are no sample data. */
const fixedTables = ['schema_migration', 'schema_function', 'gl_account', 'process', 'published', 'lasting_key']

interface Column {
  readonly name: string
  readonly type: string
  readonly isIdentity: boolean
}

interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  /** The other tables that have to be there before it. */
  readonly refersTo: readonly string[]
}

/** Rows with every value as PostgreSQL's own text: the one form that every type comes back from exactly. */
interface Content {
  readonly rows: readonly unknown[]
  /** By column: the highest number that was given out. */
  readonly lastNumbers: Readonly<Record<string, number>>
}

/** What a copy holds, as JSON can carry it. */
export interface SavedData {
  readonly tables: Readonly<Record<string, Content>>
  /** The sequences that no column has to itself, and the last number of each that was given out; null: none yet. */
  readonly sequences: Readonly<Record<string, number | null>>
}

export interface DataCopy {
  /** The product's tables hold the copied rows again, and no others. */
  restore(db: Db): Promise<void>
  readonly saved: SavedData
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')

/** The tables of the product, each after those that it refers to. */
async function tablesInOrder(tx: Tx): Promise<Table[]> {
  const found = await tx.query<Table>(
    `select c.relname as name,
       (select jsonb_agg(jsonb_build_object('name', attname, 'type', format_type(atttypid, atttypmod), 'isIdentity', attidentity <> '')
          order by attnum)
        from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       (select coalesce(jsonb_agg(distinct r.relname), '[]') from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "refersTo"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all($1) order by c.relname`,
    [fixedTables],
  )
  const ordered: Table[] = []
  let left = found
  while (left.length > 0) {
    const ready = left.filter(({ refersTo }) => !left.some(({ name }) => refersTo.includes(name)))
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a circle: ${quoted(left.map((t) => t.name))}`)
    ordered.push(...ready)
    left = left.filter((table) => !ready.includes(table))
  }
  return ordered
}

/** Empties these tables; no other table refers to them. Append-only guards are off during `then`. */
async function emptied(tx: Tx, tables: readonly Table[], then: () => Promise<void>): Promise<void> {
  if (tables.length === 0) return
  for (const { name } of tables) await tx.execute(`alter table "${name}" disable trigger user`)
  await tx.execute(`truncate ${quoted(tables.map(({ name }) => name))} restart identity`)
  await then()
  for (const { name } of tables) await tx.execute(`alter table "${name}" enable trigger user`)
}

/** Empties all tables of the product. */
export async function emptyTables(db: Db): Promise<void> {
  await db.transaction(async (tx) => emptied(tx, await tablesInOrder(tx), async () => {}))
}

async function contentOf(tx: Tx, { name: table, columns }: Table): Promise<Content> {
  const texts = columns.map(({ name }) => `"${name}"::text as "${name}"`).join(', ')
  const numbers = columns
    .filter(({ isIdentity }) => isIdentity)
    .map(({ name }) => `'${name}', (select coalesce(max("${name}"), 0) from "${table}")`)
  const [found] = await tx.query<Content>(
    `select coalesce(jsonb_agg(to_jsonb(t)), '[]'::jsonb) as rows, jsonb_build_object(${numbers.join(', ')}) as "lastNumbers"
     from (select ${texts} from "${table}") t`,
  )
  if (found === undefined) throw new Error(`${table} could not be read`)
  return found
}

async function ownSequences(tx: Tx): Promise<Record<string, number | null>> {
  const found = await tx.query<{ name: string; last: number | null }>(
    `select s.sequencename as name, s.last_value::int8 as last from pg_sequences s
     where s.schemaname = 'public' and not exists (
       select from pg_depend d where d.objid = format('%I.%I', s.schemaname, s.sequencename)::regclass and d.deptype in ('a', 'i'))`,
  )
  return Object.fromEntries(found.map(({ name, last }) => [name, last]))
}

/** Reads everything. For the small data of the demo only. */
export async function copyData(db: Db): Promise<DataCopy> {
  return await db.transaction(async (tx) => {
    const tables = await tablesInOrder(tx)
    const contents: Record<string, Content> = {}
    for (const table of tables) contents[table.name] = await contentOf(tx, table)
    return copyOver(tables, { tables: contents, sequences: await ownSequences(tx) })
  })
}

/** The copy that another database of the same version has saved: to be restored here. */
export async function savedCopy(db: Db, saved: SavedData): Promise<DataCopy> {
  return copyOver(await db.transaction(tablesInOrder), saved)
}

function copyOver(tables: readonly Table[], saved: SavedData): DataCopy {
  /** By table, the database transaction that wrote the copied rows: rows written by any other transaction were changed by a test. */
  const wroteBy = new Map<Table, string>()
  const contentIn = (table: Table): Content => saved.tables[table.name] ?? { rows: [], lastNumbers: {} }

  /** The tables that are not as they were copied, and those that refer to them, which have to go and come back together. */
  async function changed(tx: Tx): Promise<Table[]> {
    const unknown = tables.filter((table) => !wroteBy.has(table))
    const known = tables.filter((table) => wroteBy.has(table))
    const looks = known.map(
      (table) =>
        `select '${table.name}' as name where (select count(*) from "${table.name}") <> ${contentIn(table).rows.length}
         or exists (select from "${table.name}" where xmin <> '${wroteBy.get(table)}'::xid)`,
    )
    const found = looks.length === 0 ? [] : await tx.query<{ name: string }>(looks.join(' union all '))
    const names = new Set([...unknown, ...found].map(({ name }) => name))
    // In this order, those that a table refers to come first.
    for (const { name, refersTo } of tables) if (refersTo.some((other) => names.has(other))) names.add(name)
    return tables.filter(({ name }) => names.has(name))
  }

  return {
    saved,
    async restore(db) {
      await db
        .transaction(async (tx) => {
          // A writer ends first.
          await tx.execute(`lock table ${quoted(tables.map(({ name }) => name))} in access exclusive mode`)
          const [self] = await tx.query<{ id: string }>('select pg_current_xact_id()::xid::text as id')
          const stale = await changed(tx)
          // Should this transaction not last, nothing is known of these tables.
          for (const table of stale) wroteBy.delete(table)
          await emptied(tx, stale, async () => {
            for (const table of stale) await writeRows(tx, table, contentIn(table).rows)
          })
          for (const table of tables) await continueNumbers(tx, table, contentIn(table))
          for (const [name, last] of Object.entries(saved.sequences))
            await tx.query('select setval($1::regclass, $2, $3)', [name, last ?? 1, last !== null])
          return { stale, id: self?.id ?? '' }
        })
        .then(({ stale, id }) => {
          for (const table of stale) wroteBy.set(table, id)
        })
    },
  }
}

async function writeRows(tx: Tx, { name: table, columns }: Table, rows: readonly unknown[]): Promise<void> {
  if (rows.length === 0) return
  const values = columns.map(({ name, type }) => `(r->>'${name}')::${type}`).join(', ')
  await tx.execute(
    `insert into "${table}" (${quoted(columns.map(({ name }) => name))}) overriding system value
     select ${values} from jsonb_array_elements($1::jsonb) r`,
    [json(rows)],
  )
}

/** Numbers go on after the highest one that was copied. */
async function continueNumbers(tx: Tx, { name: table }: Table, { lastNumbers }: Content): Promise<void> {
  for (const [column, last] of Object.entries(lastNumbers)) {
    await tx.query(`select setval(pg_get_serial_sequence('"${table}"', '${column}'), $1, $2)`, [
      Math.max(last, 1),
      last > 0,
    ])
  }
}
