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
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all($1) order by c.relname`,
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

/** A table beyond this size is emptied by `truncate`, which leaves nothing of its old rows. Bytes. */
const largeBytes = 524_288

/**
 * Puts triggers and foreign keys to sleep until the transaction ends, where the account may: append-only guards let rows go, and a table may
 * go without those that refer to it. Otherwise {@link emptied} switches the guards of each table off, which every connection has to hear of.
 */
async function putToSleep(tx: Tx): Promise<boolean> {
  return (
    (await tx.value<string>(
      `select case when has_parameter_privilege('session_replication_role', 'set')
       then set_config('session_replication_role', 'replica', true) end as role`,
    )) === 'replica'
  )
}

/** Empties these tables; no other table refers to them. Append-only guards are off during `then`. */
async function emptied(tx: Tx, tables: readonly Table[], isAsleep: boolean, then: () => Promise<void>): Promise<void> {
  if (tables.length === 0) return
  const guarded = isAsleep ? [] : await withParts(tx, tables)
  for (const name of guarded) await tx.execute(`alter table ${name} disable trigger user`)
  await tx.execute(`truncate ${quoted(tables.map(({ name }) => name))} restart identity`)
  await then()
  for (const name of guarded) await tx.execute(`alter table ${name} enable trigger user`)
}

/** The names of these tables and of their partitions, which have guards of their own. */
async function withParts(tx: Tx, tables: readonly Table[]): Promise<string[]> {
  return await tx.column<string>(
    `select whole::text as name from (select quote_ident(name)::regclass as whole from unnest($1::text[]) as name) named
     union select part.relid::text from unnest($1::text[]) as name, pg_partition_tree(quote_ident(name)::regclass) part`,
    [tables.map(({ name }) => name)],
  )
}

/** Where rows of a table are: in the table itself, or in each of its partitions. */
interface TableFile {
  readonly of: string
  /** Quoted. */
  readonly file: string
  readonly bytes: number
}

async function filesOf(tx: Tx, tables: readonly Table[]): Promise<TableFile[]> {
  return await tx.query<TableFile>(
    `select name as of, coalesce(part.relid, whole)::text as file, pg_relation_size(coalesce(part.relid, whole)) as bytes
       from (select name, quote_ident(name)::regclass as whole from unnest($1::text[]) as name) named
         left join lateral pg_partition_tree(whole) part on part.isleaf`,
    [tables.map(({ name }) => name)],
  )
}

/** Empties all tables of the product. */
export async function emptyTables(db: Db): Promise<void> {
  await db.transaction(async (tx) => emptied(tx, await tablesInOrder(tx), await putToSleep(tx), async () => {}))
}

async function contentOf(tx: Tx, { name: table, columns }: Table): Promise<Content> {
  const texts = columns.map(({ name }) => `"${name}"::text as "${name}"`).join(', ')
  const numbers = columns
    .filter(({ isIdentity }) => isIdentity)
    // Of rows that have gone by now, too, as done jobs have: their numbers are not given out again.
    .map(
      ({ name }) => `'${name}', (select greatest(max("${name}"), pg_sequence_last_value(
        pg_get_serial_sequence('"${table}"', '${name}')::regclass), 0) from "${table}")`,
    )
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
  const contentIn = ({ name }: Pick<Table, 'name'>): Content => saved.tables[name] ?? { rows: [], lastNumbers: {} }

  /** The tables that are not as they were copied. Only files that have pages are read: most tables, and most months, have none. */
  async function changed(tx: Tx, files: readonly TableFile[]): Promise<ReadonlySet<string>> {
    const different: string[] = []
    const looks: string[] = []
    for (const table of tables) {
      const writer = wroteBy.get(table)
      const count = contentIn(table).rows.length
      const written = files.filter(({ of, bytes }) => of === table.name && bytes > 0)
      if (writer === undefined || (written.length === 0 && count > 0)) different.push(table.name)
      else if (written.length > 0)
        looks.push(`select '${table.name}' as name
          from (${written.map(({ file }) => `select xmin from ${file}`).join(' union all ')}) as rows_of
          having count(*) <> ${count} or bool_or(xmin <> '${writer}'::xid)`)
    }
    const found = looks.length === 0 ? [] : await tx.query<{ name: string }>(looks.join(' union all '))
    return new Set([...different, ...found.map(({ name }) => name)])
  }

  /** These tables, and those that refer to them, which have to go and come back together where foreign keys are awake. */
  function withReferring(names: ReadonlySet<string>): readonly Table[] {
    const all = new Set(names)
    // In this order, those that a table refers to come first.
    for (const { name, refersTo } of tables) if (refersTo.some((other) => all.has(other))) all.add(name)
    return tables.filter(({ name }) => all.has(name))
  }

  return {
    saved,
    async restore(db) {
      await db
        .transaction(async (tx) => {
          // A writer ends first.
          await tx.execute(`lock table ${quoted(tables.map(({ name }) => name))} in access exclusive mode`)
          const [self] = await tx.query<{ id: string }>('select pg_current_xact_id()::xid::text as id')
          const isAsleep = await putToSleep(tx)
          const files = await filesOf(tx, tables)
          const names = await changed(tx, files)
          const isByRows = isAsleep && files.every(({ of, bytes }) => !names.has(of) || bytes <= largeBytes)
          const stale = isByRows ? tables.filter(({ name }) => names.has(name)) : withReferring(names)
          // Should this transaction not last, nothing is known of these tables.
          for (const table of stale) wroteBy.delete(table)
          const putBack = async (): Promise<void> => {
            await makeMonths(tx, contentIn({ name: 'borrower' }).rows)
            for (const table of stale) await writeRows(tx, table, contentIn(table).rows)
          }
          if (isByRows) {
            // A file without a page has no row: at a first start that is every table.
            const filled = new Set(files.filter(({ bytes }) => bytes > 0).map(({ of }) => of))
            const withRows = stale.filter(({ name }) => filled.has(name))
            await tx.script(withRows.map(({ name }) => `delete from "${name}";`).join('\n'))
            await putBack()
          } else await emptied(tx, stale, isAsleep, putBack)
          await tx.query(`select ${numbersToGoOnFrom().join(', ')}`)
          return { stale, id: self?.id ?? '' }
        })
        .then(({ stale, id }) => {
          for (const table of stale) wroteBy.set(table, id)
        })
    },
  }

  /** Numbers go on after the highest one that was copied. */
  function numbersToGoOnFrom(): string[] {
    const ofColumns = tables.flatMap((table) =>
      Object.entries(contentIn(table).lastNumbers).map(
        ([column, last]) =>
          `setval(pg_get_serial_sequence('"${table.name}"', '${column}'), ${Math.max(last, 1)}, ${last > 0})`,
      ),
    )
    const others = Object.entries(saved.sequences).map(
      ([name, last]) => `setval('"${name}"'::regclass, ${last ?? 1}, ${last !== null})`,
    )
    return ['1', ...ofColumns, ...others]
  }
}

/**
 * Makes the months that the copied rows belong to, and the next one: a new database lacks those of the past, and days that the demo's clock
 * went ahead may have dropped them. No row is older than the first borrower.
 */
async function makeMonths(tx: Tx, borrowers: readonly unknown[]): Promise<void> {
  await tx.query(
    `select make_months(first, greatest(2, 12 * extract(year from past) + extract(month from past) + 2)::integer)
       from (select first, age(date_trunc('month', current_date), date_trunc('month', first)) as past
         from (select coalesce(min((r ->> 'created_at')::timestamptz at time zone 'UTC'), current_date)::date as first
           from jsonb_array_elements($1::jsonb) r) borrowers) months`,
    [json(borrowers)],
  )
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
