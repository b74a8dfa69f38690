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

const statement =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:public\.)?"?(\w+|\$\{)/gi
const built = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`]?(\w+)/g

/** What the statements of a text write: tables, words that are none, and `${` where the name is not to be read. */
export function writesIn(text: string): ReadonlySet<string> {
  return new Set([statement, built].flatMap((form) => [...text.matchAll(form)].map(([, name = '']) => name)))
}

/** What is wrong, a sentence for each that says what to do about it. */
export function tableFaults({ migrations, sources, roomOf }: House): string[] {
  const written = sources.map(({ file, text }) => ({
    file,
    names: writesIn(withoutComments(text, file.endsWith('.sql') ? 'sql' : 'ts')),
  }))
  const schema = writesIn(withoutComments(migrations, 'sql'))
  const faults = written
    .filter(({ names }) => names.has('${'))
    .map(({ file }) => `${file} writes a table whose name cannot be read there: spell it out.`)
    .concat(unreadable(migrations))
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
    for (const file of owners.filter((owner) => roomAt(owner) !== room)) {
      faults.push(
        `${table} belongs to the room ${room} and is written by ${file}: call a function of its store by src/server/${room}/door.ts, or have ${room} do it by a hook (src/server/hooks.ts) where it stands above.`,
      )
    }
  }
  return faults
}

const ground = /^src\/server\/(?:db|jobs|adapters|http|messages)\/|^src\/server\/[^/]+$/

/** The room of a file; `ground` for what all rooms stand on, the file itself where it is in none. */
function roomAt(file: string): string {
  if (ground.test(file)) return 'ground'
  return file.match(/^src\/server\/([^/]+)\//)?.[1] ?? file
}

function withoutComments(text: string, language: 'sql' | 'ts'): string {
  if (language === 'sql') return text.replaceAll(/--.*$/gm, '')
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')
}
