// The rule for migrations: expand, then contract. A migration that says `expand` only adds, so that the release before works beside it.

import { migrationOf } from '../../src/server/db/migrate.ts'

/** The statements of a script, without comments. What stands between dollar quotes is one word. */
function statementsOf(sql: string): string[] {
  const bodies: string[] = []
  const plain = sql
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, (body) => `__body${bodies.push(body)}__`)
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
  return plain
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '')
}

/** What takes something from the release before, or refuses what it writes. */
const contracting: readonly (readonly [RegExp, string])[] = [
  [/^drop (?!index)/, 'drops what the release before may use'],
  [/^alter table .*\bdrop (?!constraint|default)/, 'drops a column, or a rule of one, that the release before may use'],
  [/\brename\b/, 'renames what the release before knows by its name'],
  [/\balter( column)? \w+ (set data )?type\b/, 'changes the type of a column'],
  [/\bset not null\b/, 'refuses rows that the release before writes'],
  [
    /\badd( column)?( if not exists)? \w+ (?!.*\bdefault\b).*\bnot null\b/,
    'adds a column that the release before leaves empty',
  ],
  [
    /\badd( constraint \w+)? (check|unique|primary key|foreign key|exclude)\b/,
    'refuses rows that the release before writes',
  ],
  [/^create unique index/, 'refuses rows that the release before writes'],
  [/^(truncate|delete)\b/, 'takes away rows that the release before may read'],
]

const tableOf = (statement: string): string =>
  /^(?:alter table(?: if exists)?(?: only)?|create(?: unique)? index(?: if not exists)?(?: \w+)? on|truncate|delete from) (\w+)/.exec(
    statement,
  )?.[1] ?? ''

/** What is wrong with a migration by the rule, a sentence each. `releases` are those of CHANGELOG.md. */
export function faultsOfMigration(name: string, text: string, releases: readonly string[]): string[] {
  const { release, isAdditive, sql } = migrationOf(name, text)
  if (release === null)
    return [
      `${name} has to begin with a line '-- Release ${releases[0]}, expand: why', or 'contract' (docs/operate.md)`,
    ]
  const faults = releases.includes(release) ? [] : [`${name} belongs to ${release}, which CHANGELOG.md does not have`]
  if (!isAdditive) return faults
  const statements = statementsOf(sql)
  const made = statements.map((statement) => /^create table(?: if not exists)? (\w+)/.exec(statement)?.[1])
  const own = new Set(made.filter((table) => table !== undefined))
  for (const statement of statements) {
    if (own.has(tableOf(statement))) continue
    for (const [pattern, what] of contracting)
      if (pattern.test(statement)) faults.push(`${name} says expand, and ${what}: ${statement.slice(0, 80)}`)
  }
  return faults
}
