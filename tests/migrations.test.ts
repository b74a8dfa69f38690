// The rule for migrations, and that each release and each migration say what an operator has to know.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { productMigrations } from '../src/server/db/migrate.ts'
import { faultsOfMigration } from './support/migration-rule.ts'

const changelog = readFileSync(path.join(import.meta.dirname, '..', 'CHANGELOG.md'), 'utf8')
const releases = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version = '']) => version)
/** Migrations since then name their release, and whether the release before works beside them. */
const newestBeforeTheRule = '0091_act_about.sql'

describe('a migration', () => {
  it('begins with its release and its step, and one that expands takes nothing from the release before', () => {
    const since = productMigrations().filter(({ name }) => name > newestBeforeTheRule)
    expect(since.flatMap(({ name, sql }) => faultsOfMigration(name, sql, releases))).toEqual([])
  })

  const expand = (sql: string): string[] =>
    faultsOfMigration('9001_planted.sql', `-- Release ${releases[0]}, expand: planted\n${sql}`, releases)

  it.each([
    'drop table loan_order;',
    'alter table loan_order drop column term;',
    'alter table loan_order rename column term to days;',
    'alter table loan_order\n  alter column term type bigint;',
    'alter table loan_order alter term set not null;',
    'alter table loan_order add column reason text not null;',
    'alter table loan_order add check (term > 0);',
    'alter table loan_order add constraint one_each unique (borrower_id);',
    'create unique index one_each on loan_order (borrower_id);',
    'delete from job;',
    'truncate job;',
  ])('that says expand is refused: %s', (sql) => {
    expect(expand(sql)).toEqual([expect.stringContaining('9001_planted.sql says expand, and ')])
  })

  it.each([
    "alter table loan_order add column reason text not null default 'not null';",
    'alter table loan_order add column reason text; -- not null with the next release: drop table',
    'create index by_reason on loan_order (term);',
    'create table more (id text primary key, of text not null);\ncreate unique index one_of on more (of);\nalter table more add check (id <> of);',
    'create function nothing() returns void language sql as $$ delete from job; $$;',
    'drop index by_reason;',
  ])('that says expand may add: %s', (sql) => {
    expect(expand(sql)).toEqual([])
  })

  it('may take away where it says contract, and needs its release in CHANGELOG.md', () => {
    const told = (head: string) => faultsOfMigration('9001_planted.sql', `${head}\ndrop table job;`, releases)
    expect(told(`-- Release ${releases[0]}, contract: nothing reads it since the release before`)).toEqual([])
    expect(told('-- Release 99.0.0, contract: nothing reads it')).toEqual([expect.stringContaining('CHANGELOG.md')])
    expect(told('-- Nothing reads it.')).toEqual([expect.stringContaining("has to begin with a line '-- Release")])
  })
})

describe('CHANGELOG.md', () => {
  it('begins with the version that this is, and says of each what an operator must do', () => {
    expect(releases[0]).toBe(packageJson.version)
    const sections = changelog.split(/^## /m).slice(1)
    for (const section of sections) expect(section).toMatch(/^### What an operator must do$/m)
  })
})
