// Who writes which table, read from the sources: the statements of TypeScript files and of the database's functions.

/** A file by its path in the repository. */
export interface Source {
  readonly file: string
  readonly text: string
}

/** What is checked: the schema, the files, and which room says that a table is its own. */
export interface House {
  readonly migrations: string
  readonly sources: readonly Source[]
  readonly roomOf: ReadonlyMap<string, string>
}

/** By table: its columns, in their order. */
export function tablesIn(migrations: string): ReadonlyMap<string, readonly string[]> {
  const sql = withoutComments(migrations, 'sql')
  const tables = new Map<string, string[]>()
  for (const [, table = '', body = ''] of sql.matchAll(/create table (?:if not exists )?(\w+) \(([\s\S]*?)\n\)/gi)) {
    tables.set(
      table,
      [...body.matchAll(/^\s+(\w+) /gm)].map(([, column = '']) => column),
    )
  }
  for (const [, table = '', changes = ''] of sql.matchAll(/alter table (\w+)\s+([^;]*);/gi)) {
    for (const [, column = ''] of changes.matchAll(/\badd column (?:if not exists )?(\w+)/gi))
      tables.get(table)?.push(column)
  }
  for (const [, table = ''] of sql.matchAll(/drop table (?:if exists )?(\w+)/gi)) tables.delete(table)
  return tables
}

/** Functions and views that a migration makes: each has a file of its own, so that one reads today's version, as faults. */
function functionsIn(migrations: string): string[] {
  const made = withoutComments(migrations, 'sql').matchAll(/create (?:or replace )?(?:function|procedure|view) (\w+)/gi)
  return [...made].map(
    ([, name]) =>
      `${name} is made by a migration: write it to src/server/db/functions/${name}.sql, which is applied when it changes.`,
  )
}

/** Statements of the schema in which {@link tablesIn} would miss a table or a column, as faults. */
function unreadable(migrations: string): string[] {
  const sql = withoutComments(migrations, 'sql')
  const made = [...sql.matchAll(/create (?:unlogged )?table (?:if not exists )?"?(\w+)"?[^\n]*/gi)]
  const unnamed = /alter table [^;]*\badd (?!(?:column|constraint|check|unique|primary|foreign|exclude)\b)[^;]*;/gi
  return [
    ...made
      .filter(([line]) => !/^create table (?:if not exists )?\w+ \($/i.test(line.trimEnd()))
      .map(([, table]) => `${table}: write its migration as 'create table ${table} (', with a line for each column.`),
    ...[...sql.matchAll(unnamed)].map(([text]) => `'${text.slice(0, 60)}': write 'add column' for each column.`),
  ]
}

/** An insert without a list of columns, unless it takes whole rows of the table's own type. */
const byPosition =
  /\binsert\s+into\s+"?(\w+)"?(?:\s+as\s+\w+)?\s+(?:values\b|(?!select\s+\*\s+from\s+json_populate_recordset\(null::\1,)(?:select|with)\b)/gi

/** Inserts that depend on the order of columns, which is not the same in every database, as faults. */
function insertsByPosition(file: string, text: string): string[] {
  return [...text.matchAll(byPosition)].map(
    ([, table]) =>
      `${file} inserts into ${table} by the position of its columns, which differs between databases: list the columns.`,
  )
}

const statement =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:"?public"?\.)?"?(\w+|\$\{)/gi
const built = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`]?(\w+)/g
/** A name that is joined to its statement: `'insert into ' + table`, or `%I` of the database's `format`. */
const joined = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(?:['"`]\s*(?:\+|\|\|)|"?%\d*\$?[Is])/i

/** What the statements of a text write: tables, words that are none, and `${` where the name is not to be read. */
export function writesIn(text: string): ReadonlySet<string> {
  const names = [statement, built].flatMap((form) => [...text.matchAll(form)].map(([, name = '']) => name))
  return new Set(joined.test(text) ? [...names, '${'] : names)
}

/** A function or view of the database, by its file. */
const nameOf = (file: string): string => file.replace(/^.*\/|\.sql$/g, '')
/** The rows of one change come together there, whatever tables they are for. */
const batch = 'src/server/batch/write-rows.ts'

interface Written {
  readonly file: string
  readonly text: string
  readonly names: ReadonlySet<string>
  readonly byPosition: readonly string[]
  /** Whether a name stands in it, of those that were looked for. */
  readonly named: Map<string, boolean>
}

/** What a file writes, read once: each planted mistake is looked for among all the same files. */
const readings = new WeakMap<Source, Written>()

function readingOf(source: Source): Written {
  const known = readings.get(source)
  if (known !== undefined) return known
  const { file } = source
  const text = withoutComments(source.text, file.endsWith('.sql') ? 'sql' : 'ts')
  const reading = { file, text, names: writesIn(text), byPosition: insertsByPosition(file, text), named: new Map() }
  readings.set(source, reading)
  return reading
}

/** The functions of the database that write a table, themselves or by another one. */
function functionsWriting(table: string, functions: readonly Written[]): ReadonlySet<string> {
  const writing = new Set(functions.filter(({ names }) => names.has(table)).map(({ file }) => nameOf(file)))
  // A set that grows while it is walked is walked to its end.
  for (const name of writing) for (const one of functions) if (isNamedIn(one, name)) writing.add(nameOf(one.file))
  return writing
}

function isNamedIn({ text, named }: Written, name: string): boolean {
  const known = named.get(name)
  if (known !== undefined) return known
  const isNamed = text.includes(name) && new RegExp(`\\b${name}\\b`).test(text)
  named.set(name, isNamed)
  return isNamed
}

/** Who writes a table by a function of the database that is not the table's store. */
function byFunction(table: string, written: readonly Written[], owners: readonly string[], room: string): string[] {
  const functions = written.filter(({ file }) => file.endsWith('.sql'))
  return [...functionsWriting(table, functions)].flatMap((name) => {
    const callers = written.filter((one) => !one.file.endsWith('.sql') && isNamedIn(one, name))
    const strangers = callers.filter(
      ({ file }) => file !== batch && (owners.length > 0 ? !owners.includes(file) : roomAt(file) !== room),
    )
    const owner = owners[0] ?? `a store of the room ${room}`
    // A trigger is called by whoever writes its table, which is looked at as a table of its own.
    const isTrigger = functions.some(({ file, text }) => nameOf(file) === name && /^create trigger /m.test(text))
    if (callers.length === 0)
      return isTrigger
        ? []
        : [`${table} is written by the function ${name}, which nothing calls: call it in ${owner}, or drop it.`]
    return strangers.map(
      ({ file }) =>
        `${table} is written by ${file} through the function ${name}: call it in ${owner}, and that one from here.`,
    )
  })
}

/** What is wrong, a sentence for each that says what to do about it. */
export function tableFaults({ migrations, sources, roomOf }: House): string[] {
  const written = sources.map(readingOf)
  const views = written
    .filter(({ file, text }) => file.endsWith('.sql') && /^create view /m.test(text))
    .map(({ file }) => nameOf(file))
  const schema = writesIn(withoutComments(migrations, 'sql'))
  const faults = written
    .filter(({ names }) => names.has('${'))
    .map(({ file }) => `${file} writes a table whose name cannot be read there: spell it out.`)
    .concat(unreadable(migrations), functionsIn(migrations))
    .concat(insertsByPosition('a migration', withoutComments(migrations, 'sql')))
    .concat(written.flatMap((one) => one.byPosition))
    .concat(
      written.flatMap(({ file, names }) =>
        views.filter((view) => names.has(view)).map((view) => `${file} writes the view ${view}: name its table there.`),
      ),
    )
  for (const table of tablesIn(migrations).keys()) {
    const writers = written.filter(({ names }) => names.has(table)).map(({ file }) => file)
    const owners = writers.filter((file) => !file.endsWith('.sql'))
    if (owners.length > 1) {
      faults.push(
        `${table} is written by ${owners.join(' and ')}: let one of them own it, and the others call a function of that one.`,
      )
    }
    if (writers.length === 0 && !schema.has(table)) {
      faults.push(`${table} is written by nobody: give it a store in its room, or drop it.`)
    }
    const room = roomOf.get(table)
    if (room === undefined) {
      faults.push(`${table} belongs to no room: name it in the own-data.ts of the room that writes it.`)
      continue
    }
    faults.push(...byFunction(table, written, owners, room))
    for (const file of owners.filter((owner) => roomAt(owner) !== room)) {
      faults.push(
        `${table} belongs to the room ${room} and is written by ${file}: call a function of its store by src/server/${room}/door.ts, or have ${room} do it by a hook (src/server/hooks.ts) where it stands above.`,
      )
    }
  }
  return faults
}

const ground = /^src\/server\/(?:db|jobs|adapters|http|messages|cells)\/|^src\/server\/[^/]+$/

/** The room of a file; `ground` for what all rooms stand on, the file itself where it is in none. */
function roomAt(file: string): string {
  if (ground.test(file)) return 'ground'
  return file.match(/^src\/server\/([^/]+)\//)?.[1] ?? file
}

function withoutComments(text: string, language: 'sql' | 'ts'): string {
  if (language === 'sql') return text.replaceAll(/--.*$/gm, '')
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')
}
