// A deploy forward and back: a start waits for `npm run migrate`, and today's code works on the schema of the next release.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrate, migrationOf, productMigrations } from '../../src/server/db/migrate.ts'
import { openDatabase } from '../../src/server/db/open-database.ts'
import { type Started, startPlain } from '../support/checkout.ts'
import { runCommand } from '../support/operator-command.ts'
import { productionEnvironment } from '../support/production.ts'

const root = path.join(import.meta.dirname, '..', '..')
const name = `migrated_${process.pid}`
const newest = productMigrations().at(-1)?.name.slice(0, 4) ?? ''
const runs = /"msg":"Candor runs .*?(http:\/\/127\.0\.0\.1:\d+)/
let dir = ''
let url = ''
const started: Started[] = []

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databases').postgresUrl })
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** Only what the command uses: none of what production insists on. */
const command = (...words: readonly string[]) =>
  runCommand('scripts/migrate.ts', words, { ENV_FILE: '/dev/null', MODE: 'production', DATABASE_URL: url })

function start(): Started {
  const { PATH: _path, ...settings } = productionEnvironment(dir)
  const one = startPlain(root, [process.execPath, 'src/main.ts'], {
    ...settings,
    ...{ ENV_FILE: '/dev/null', PORT: '0', DRAIN_SECONDS: '0', DATABASE_URL: url, MIGRATE_AT_START: '0' },
  })
  started.push(one)
  return one
}

const readiness = async (origin: string): Promise<unknown> => (await fetch(`${origin}/readyz`)).json()

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'candor-migrate-'))
  await onServer(`create database ${name} template template0 encoding 'UTF8' lc_collate 'C'`)
  url = Object.assign(new URL(inject('databases').postgresUrl), { pathname: name }).href
})
afterAll(async () => {
  await Promise.all(started.map((one) => one.stop('SIGINT')))
  await onServer(`drop database ${name} with (force)`)
  rmSync(dir, { recursive: true, force: true })
})

it('waits on the last schema until it is migrated, and goes on where the next release has migrated it', async () => {
  const db = await openDatabase({ url })
  // The release before: all but the newest migration, and none of today's functions.
  await migrate(db, productMigrations().slice(0, -1), [])
  const waiting = start()
  await waiting.said(/"msg":"waiting for npm run migrate"/)
  expect(waiting.lines.some((line) => runs.test(line))).toBe(false)
  expect(await command('--check')).toMatchObject({ code: 1, stdout: expect.stringContaining('not up to date') })
  const applied = await command()
  expect(applied).toMatchObject({ code: 0, stderr: '' })
  expect(applied.stdout).toMatch(new RegExp(`^Applied ${newest}_\\w+\\.sql\nApplied \\d+ functions and views\n`))
  expect(await command('--check')).toMatchObject({ code: 0, stdout: 'Nothing is to be applied.\n' })
  const [first = '{}'] = waiting.lines
  const origin = await waiting.said(runs)
  expect(await readiness(origin)).toMatchObject({ status: 'ready', schema: { known: newest, database: newest } })
  // Every line of the log is JSON, from the first, which says what runs.
  const { version, build, schema } = JSON.parse(first) as Record<string, string>
  expect(await readiness(origin)).toMatchObject({ version, build, schema: { known: schema } })
  for (const line of waiting.lines) expect(() => JSON.parse(line), line).not.toThrow()

  const next = migrationOf('9004_next.sql', '-- Release 9.0.0, expand: planted\ncreate table of_the_next (n integer);')
  await migrate(db, [...productMigrations(), next])
  expect(await readiness(origin)).toMatchObject({ status: 'ready', schema: { known: newest, database: '9004' } })
  const back = start()
  expect(await readiness(await back.said(runs))).toMatchObject({ schema: { known: newest, database: '9004' } })
  expect((await command()).stdout).toBe(
    `The database is at 9004, ahead of version ${version}, which works on it as it is.\n`,
  )

  const breaking = migrationOf('9005_breaking.sql', '-- Release 9.0.0, contract: planted\ndrop table of_the_next;')
  await migrate(db, [...productMigrations(), next, breaking])
  const refused = 'it has 9005_breaking.sql, which this version does not know and cannot work beside'
  expect(await command()).toMatchObject({ code: 1, stderr: expect.stringContaining(refused) })
  await expect(start().said(runs)).rejects.toThrow(refused)
  await db.close()
})
