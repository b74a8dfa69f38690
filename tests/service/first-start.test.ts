// A first start on a machine where something is missing, in the way, full or somebody else's: it starts, or says what is wrong, and
// only a database is told to be one.

import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { composeServer, type Server } from '../../src/server/compose.ts'
import { refuseWithoutRoom } from '../../src/server/db/data-folders.ts'
import type { Db } from '../../src/server/db/database.ts'
import { openDatabase } from '../../src/server/db/open-database.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { postgres, type TestDatabase } from '../support/databases.ts'
import { keptSamplesDir } from '../support/kept-samples.ts'
import { type CommandEnd, failedStart } from '../support/operator-command.ts'
import { productionEnvironment } from '../support/production.ts'
import { testsStartAt } from '../support/server.ts'
import { until } from '../support/until.ts'

const root = path.join(import.meta.dirname, '..', '..')
const quiet = { ENV_FILE: '/dev/null', PORT: '0', LOG_LEVEL: 'silent' }
let dir = ''
let server: TestDatabase
const within = (...names: readonly string[]): string => path.join(dir, ...names)
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'candor-first-'))
  server = await postgres.open()
})
afterAll(async () => {
  await server.close()
  rmSync(dir, { recursive: true, force: true })
})

const endOf = (environment: Record<string, string>): Promise<CommandEnd> =>
  failedStart({ ...quiet, ...environment }, dir)

/** A database that no migration has seen: goes with the server at the end of the run. */
async function emptyDatabase(name: string): Promise<{ readonly url: string; readonly early: Db }> {
  const admin = await openDatabase({ url: inject('databases').postgresUrl, poolSize: 1 })
  await admin.execute(`create database ${name}_${process.pid} template template0`)
  await admin.close()
  const url = Object.assign(new URL(server.url ?? ''), { pathname: `/${name}_${process.pid}` }).href
  return { url, early: await openDatabase({ url, poolSize: 1 }) }
}

describe('a first start', () => {
  it('blames the database for what is the database’s', async () => {
    const away = await endOf({ DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:1/none?connect_timeout=1' })
    expect(away).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED/),
    })
    expect(away.stdout + away.stderr).not.toContain('hunter2')
    const missing = new URL(server.url ?? '')
    missing.pathname = '/no_such_database'
    expect(await endOf({ DATABASE_URL: missing.href })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The database of DATABASE_URL cannot be used: .*"no_such_database" does not exist\n$/,
      ),
    })
  })

  it('refuses a database that cannot store every name', async () => {
    const admin = await openDatabase({ url: inject('databases').postgresUrl, poolSize: 1 })
    const latin = Object.assign(new URL(server.url ?? ''), { pathname: `/latin_${process.pid}` }).href
    try {
      await admin.execute(`create database latin_${process.pid} template template0 encoding 'LATIN1' locale 'C'`)
      expect(await endOf({ DATABASE_URL: latin })).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^The database of DATABASE_URL stores texts as LATIN1, and Candor needs UTF8: /),
      })
    } finally {
      await admin.execute(`drop database if exists latin_${process.pid} with (force)`)
      await admin.close()
    }
  })

  it('blames the port for what is the port’s, and the folder for what is the folder’s', async () => {
    const url = { DATABASE_URL: server.url ?? '' }
    const taken = createServer()
    const port = await new Promise<number>((resolve) =>
      taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
    )
    expect(await endOf({ ...url, PORT: String(port), DATA_DIR: within('port') })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`Port ${port} is taken: stop what listens there, or set PORT`),
    })
    expect(existsSync(within('port')), 'it is told before anything is begun').toBe(false)
    const elsewhere = { ...url, DESK_PORT: String(port), DATA_DIR: within('port') }
    expect(await endOf(elsewhere)).toMatchObject({ code: 1, stderr: expect.stringContaining(`Port ${port} is taken`) })
    expect(existsSync(within('port')), 'and so of the desk').toBe(false)
    taken.close()
    writeFileSync(within('file'), '')
    for (const [environment, sentence] of [
      [{ DATA_DIR: within('file') }, `DATA_DIR cannot be used: ${within('file')}: it is a file, not a folder.\n`],
      [
        { DATA_DIR: within('file', 'below') },
        `DATA_DIR cannot be used: ${within('file', 'below')}: it is a file, or lies below one.\n`,
      ],
      [{ UPLOADS_DIR: within('file') }, `UPLOADS_DIR cannot be used: ${within('file')}: it is a file, not a folder.\n`],
    ] as const)
      expect(await endOf({ ...url, ...environment })).toMatchObject({ code: 1, stderr: sentence })
  })

  it('says so where the data is that of an early version, and leaves it as it is', async () => {
    const { url, early } = await emptyDatabase('early')
    await early.execute('create table schema_migration (name text primary key, hash text not null)')
    await early.execute(`insert into schema_migration values ('0001_ledger.sql', ''), ('0002_books.sql', '')`)
    await early.close()
    expect(await endOf({ DATABASE_URL: url })).toMatchObject({
      code: 1,
      stderr:
        'This database was made by an early version of Candor, and this version cannot take it over. Nothing was changed. ' +
        'Set DATA_DIR to a new folder, or DATABASE_URL to an empty database, or move the old one away.\n',
    })
    const left = await openDatabase({ url, poolSize: 1 })
    expect(await left.query(`select relname from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([
      { relname: 'schema_migration' },
      { relname: 'schema_migration_pkey' },
    ])
    await left.close()
  })

  it('says what to do where the data is that of a version from before the migrations were joined, and leaves it as it is', async () => {
    const { url, early: older } = await emptyDatabase('between')
    await older.execute('create table schema_migration (name text primary key, hash text not null)')
    await older.execute(`insert into schema_migration values ('0001_ledger.sql', ''), ('0002_people.sql', '')`)
    await older.close()
    expect(await endOf({ DATABASE_URL: url })).toMatchObject({
      code: 1,
      stderr:
        'This database was made by an earlier version of Candor, and has 2 of the 54 migrations that this version expects: the first ' +
        'one that it lacks is 0003_lending.sql. Nothing was changed. Start it once with the last version that has the file ' +
        'src/server/db/migrations/0089_late_lists.sql, and then with this one (docs/backup.md says how to find it).\n',
    })
    const left = await openDatabase({ url, poolSize: 1 })
    expect(await left.query('select name from schema_migration order by name')).toEqual([
      { name: '0001_ledger.sql' },
      { name: '0002_people.sql' },
    ])
    expect(await left.query(`select to_regclass('schema_function') as made`)).toEqual([{ made: null }])
    await left.close()
  })

  it('says so where its user may not write', async () => {
    mkdirSync(within('locked'))
    chmodSync(within('locked'), 0o555)
    chmodSync(dir, 0o755)
    const config = { dataDir: within('locked', 'data'), mode: 'demo', databaseUrl: null, uploads: {}, exports: null }
    const script = `import(${JSON.stringify(path.join(root, 'src/server/db/data-folders.ts'))}).then(({ prepareFolders }) => prepareFolders(${JSON.stringify(config)})).catch((error) => console.log(error.message))`
    // Root may write anywhere: the user nobody may not.
    const who = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { cwd: root, ...who })
    expect(stdout).toBe(`DATA_DIR cannot be used: ${within('locked', 'data')}: this user may not write there.\n`)
  })

  it('says so where the disk has no room for a database, before it begins one', () => {
    // A file system that never has room.
    expect(() => refuseWithoutRoom('/proc')).toThrow(
      /^DATA_DIR cannot be used: \/proc: a new database takes \d+ MB, and the disk has 0 left\.$/,
    )
    expect(() => refuseWithoutRoom(dir)).not.toThrow()
  })
})

describe('a demo whose first start was cut short', () => {
  const composed = (environment: Record<string, string>) =>
    composeServer(loadConfig({ ...environment, LOG_LEVEL: 'silent', PORT: '3000' }), root)

  it('on a server of PostgreSQL makes the folder of its data, makes its samples anew, and keeps what is whole', async () => {
    const demo = (more: Record<string, string> = {}) =>
      composed({
        DATABASE_URL: server.url ?? '',
        DATA_DIR: within('not', 'there', 'yet'),
        DEMO_STARTS_AT: testsStartAt,
        ...more,
      })
    const payments = async (): Promise<number> =>
      (await server.db.query<{ n: number }>('select count(*) as n from payment'))[0]?.n ?? 0
    const cut = await demo()
    const making = cut.demo?.seedIfEmpty()
    await until(async () => (await payments()) > 0)
    // Nothing of it is stored from here on, as after a kill: cut-start.long.test.ts kills a process.
    await Promise.all([cut.deps.db.close(), expect(making).rejects.toThrow()])
    expect(existsSync(within('not', 'there', 'yet'))).toBe(true)

    const filled = async (one: Server) => {
      await one.demo?.seedIfEmpty()
      return (await one.demo?.personas()) ?? []
    }
    const second = await demo({ DEMO_SAMPLES_DIR: keptSamplesDir() })
    const made = await filled(second)
    await second.stop()
    expect(made.find(({ name }) => name === 'overdue')?.status).toBe(180)
    expect(made.length).toBeGreaterThan(15)

    const third = await demo()
    const sessions = async (): Promise<number> =>
      (await server.db.query<{ n: number }>('select count(*) as n from session'))[0]?.n ?? 0
    const before = await sessions()
    await third.demo?.seedIfEmpty()
    // A start does not wait until the samples that are there have been found.
    expect(await sessions()).toBe(before)
    const kept = (await third.demo?.personas()) ?? []
    expect(await sessions()).toBe(before + kept.length)
    await third.stop()
    expect(kept.map(({ name, orderId }) => [name, orderId])).toEqual(made.map(({ name, orderId }) => [name, orderId]))
  })

  it('is no database for a production, and a production’s is none for a demo', async () => {
    const production = (folder: string, url: string | null) =>
      composed({ ...productionEnvironment(within(folder)), DATABASE_URL: url ?? '' })
    await expect(production('of-demo', server.url)).rejects.toThrow('This database was made by the demo')
    const own = await postgres.open()
    const lender = await production('lender', own.url)
    await lender.deps.db.execute(`insert into job (topic, payload, run_at) values ('closeDay', '{}', now())`)
    await lender.stop()
    await expect(composed({ DATABASE_URL: own.url ?? '', DATA_DIR: within('demo') })).rejects.toThrow(
      'This database belongs to a production',
    )
    await (await production('lender', own.url)).stop()
    await own.close()
  })
})
