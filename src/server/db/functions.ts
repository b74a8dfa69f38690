// Functions and views of the database are source: one file each in functions/, today's version, applied when it has changed. Those in
// row-guards/ stand in for the ones of the same names where statements cannot be guarded as a whole.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Queries, Tx } from './database.ts'
import type { Guards } from './distributed-schema.ts'
import { applyFile, inFile, MigrationIsRefused } from './migration-refusal.ts'
import { compareVersions } from './schema-state.ts'

/** A function or view, with the triggers that call it. */
export interface SqlFunction {
  readonly name: string
  /** With its folder. */
  readonly file: string
  readonly sql: string
  /** sha256 of the text, hex. */
  readonly hash: string
  /** The other functions and views that the text names: they are there before it. */
  readonly uses: readonly string[]
}

const FILE_NAME = /^([a-z_]+)\.sql$/

/**
 * Makes functions of their texts, by name, in an order in which they can be applied; line ends do not count. Those in `standIns` replace
 * others. Throws {@link MigrationIsRefused} for a text that makes something else than what its name says, and for two that name each other.
 */
export function functionsOf(
  usual: Readonly<Record<string, string>>,
  standIns: Readonly<Record<string, string>> = {},
): SqlFunction[] {
  const texts = { ...usual, ...standIns }
  const names = Object.keys(texts).sort()
  const fileOf = (name: string): string => `${Object.hasOwn(standIns, name) ? 'row-guards' : 'functions'}/${name}.sql`
  const functions = names.map((name): SqlFunction => {
    const sql = (texts[name] ?? '').replaceAll('\r\n', '\n')
    const code = sql.replaceAll(/--.*$/gm, '')
    const made = [...code.matchAll(/^create (?:function|view) (\w+)|\bexecute function (\w+)/gm)]
    const [first, ...triggers] = made.map(([, own, called]) => own ?? called)
    if (first !== name || triggers.some((called) => called !== name) || made[0]?.[1] !== name)
      throw new MigrationIsRefused(`${fileOf(name)} does not make ${name}, and triggers that call it, and nothing else`)
    const words = new Set(code.match(/\w+/g))
    const uses = names.filter((other) => other !== name && words.has(other))
    return { name, file: fileOf(name), sql, hash: createHash('sha256').update(sql).digest('hex'), uses }
  })
  return inOrder(functions)
}

/** Each after those that it uses. */
function inOrder(functions: readonly SqlFunction[]): SqlFunction[] {
  const ordered: SqlFunction[] = []
  let left = [...functions]
  while (left.length > 0) {
    const ready = left.filter(({ uses }) => !left.some(({ name }) => uses.includes(name)))
    if (ready.length === 0)
      throw new MigrationIsRefused(`${left.map(({ file }) => file).join(', ')} use each other in a circle`)
    ordered.push(...ready)
    left = left.filter((one) => !ready.includes(one))
  }
  return ordered
}

/** The functions and views of the product. */
export function productFunctions(guards: Guards = 'statements'): SqlFunction[] {
  return functionsOf(textsIn('functions'), guards === 'rows' ? textsIn('row-guards') : {})
}

function textsIn(folder: 'functions' | 'row-guards'): Record<string, string> {
  const dir = new URL(`./${folder}/`, import.meta.url)
  const texts = readdirSync(dir).map((file) => {
    const name = FILE_NAME.exec(file)?.[1]
    if (name === undefined) throw new MigrationIsRefused(`${folder}/${file} is not called name.sql`)
    return [name, readFileSync(new URL(file, dir), 'utf8')] as const
  })
  return Object.fromEntries(texts)
}

/** What is in the database: its hash when it was applied, and its place among those that were. */
async function appliedFunctions(tx: Tx): Promise<Map<string, string>> {
  await tx.script(`create table if not exists schema_function (
    name text primary key, hash text not null, position integer not null, applied_at timestamptz not null default now())`)
  const columns = await tx.query(
    `select from pg_attribute where attrelid = 'schema_function'::regclass and attname = 'release'`,
  )
  if (columns.length === 0) await tx.script('alter table schema_function add column if not exists release text')
  // The last first: nothing that is dropped is used by one that is still there.
  const rows = await tx.query<{ name: string; hash: string }>(
    'select name, hash from schema_function order by position desc',
  )
  return new Map(rows.map((row) => [row.name, row.hash]))
}

/** True where a later release than `release` has applied its functions: ours would take its own away while it runs. */
async function isOfLaterRelease(db: Queries, release: string): Promise<boolean> {
  const rows = await db.query<{ release: string | null }>(
    `select distinct to_jsonb(f) ->> 'release' as release from schema_function f`,
  )
  return rows.some((row) => row.release !== null && compareVersions(row.release, release) > 0)
}

/** True where {@link applyFunctions} would apply nothing. */
export async function hasTheseFunctions(
  db: Queries,
  functions: readonly SqlFunction[],
  release: string,
): Promise<boolean> {
  if (await isOfLaterRelease(db, release)) return true
  const rows = await db.query<{ name: string; hash: string }>('select name, hash from schema_function')
  const applied = new Map(rows.map((row) => [row.name, row.hash]))
  return applied.size === functions.length && functions.every(({ name, hash }) => applied.get(name) === hash)
}

/** A function, its triggers, or a view: whatever has the name. */
async function drop(tx: Tx, name: string): Promise<void> {
  const found = await tx.query<{ statement: string }>(
    `with own as (select oid from pg_proc where pronamespace = current_schema()::regnamespace and proname = $1)
     select format('drop trigger %I on %s', tgname, tgrelid::regclass) as statement
       from pg_trigger where tgfoid in (select oid from own) and not tgisinternal and tgparentid = 0
     union all select format('drop function %s', oid::regprocedure) from own
     union all select format('drop view %I', relname) from pg_class
       where relnamespace = current_schema()::regnamespace and relname = $1 and relkind = 'v'`,
    [name],
  )
  for (const { statement } of found) await tx.execute(statement)
}

/**
 * Applies the functions that have changed, and those that use them; with `all`, as after a migration, every one. Those that are no
 * longer there are dropped. The others are not touched. None is applied over those of a later release, which runs beside this one or
 * did: it is made to serve this one, too. Returns the names. Throws {@link MigrationIsRefused} with the file's name.
 */
export async function applyFunctions(
  tx: Tx,
  functions: readonly SqlFunction[],
  { all, release }: { readonly all: boolean; readonly release: string },
): Promise<string[]> {
  const applied = await appliedFunctions(tx)
  // What a function with its owner's rights keeps by `set search_path from current`: no schema of a caller, nor temporary tables, first.
  await tx.query(`select set_config('search_path', quote_ident(current_schema()) || ', pg_temp', true)`)
  if (!all && (await isOfLaterRelease(tx, release))) return []
  const stale = new Set<string>([...applied.keys()].filter((name) => !functions.some((one) => one.name === name)))
  for (const { name, hash, uses } of functions)
    if (all || applied.get(name) !== hash || uses.some((used) => stale.has(used))) stale.add(name)
  for (const name of applied.keys()) if (stale.has(name)) await inFile(`the function ${name}`, () => drop(tx, name))
  await tx.execute('delete from schema_function where name = any($1)', [[...stale]])
  const toApply = functions.filter(({ name }) => stale.has(name))
  for (const { name, file, sql, hash } of toApply) {
    await applyFile(tx, file, sql)
    const values = [name, hash, release]
    await tx.execute('insert into schema_function (name, hash, position, release) values ($1, $2, 0, $3)', values)
  }
  if (stale.size > 0)
    await tx.execute(
      `update schema_function f set position = x.position from unnest($1::text[]) with ordinality as x (name, position)
        where f.name = x.name`,
      [functions.map(({ name }) => name)],
    )
  return toApply.map(({ name }) => name)
}
