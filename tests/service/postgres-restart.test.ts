// A PostgreSQL server that crashes under load: nothing acknowledged is lost, and the open pool finds its way back by itself.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { date } from '../../src/core/calendar-date.ts'
import { composeServer } from '../../src/server/compose.ts'
import type { Db } from '../../src/server/db/database.ts'
import { DatabaseIsUnavailable, isUniqueViolation } from '../../src/server/db/database-errors.ts'
import { trialBalance } from '../../src/server/db/ledger/ledger.ts'
import { openDatabase, openServerDatabase } from '../../src/server/db/open-database.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { type PostgresCluster, startPostgres } from '../support/postgres.ts'
import { postEntries } from '../support/posting.ts'
import { productionEnvironment } from '../support/production.ts'
import { isLong } from '../support/proof-length.ts'
import { until } from '../support/until.ts'

const CRASHES = isLong ? 5 : 1
/** Each has a connection, to be made again after each crash. */
const WRITERS = isLong ? 20 : 8

let cluster: PostgresCluster
let db: Db
beforeAll(async () => {
  cluster = await startPostgres()
  db = await openServerDatabase({ databaseUrl: cluster.url, dbPoolSize: WRITERS, dataDir: '' }, () => {})
})
afterAll(async () => {
  await db.close()
  await cluster.stop()
})

function post(key: string) {
  return db.transaction((tx) =>
    postEntries(tx, {
      kind: 'payment',
      idemKey: key,
      loanId: 'L1',
      valueDate: date('2026-11-20'),
      postingDate: date('2026-11-20'),
      currency: 'PHP',
      transfers: [{ debit: 'cashClearing', credit: 'loanPrincipal', amountMinor: 100 }],
    }),
  )
}

it('keeps every acknowledged posting over crashes, each key once', async () => {
  const acknowledged: string[] = []
  const failures: unknown[] = []
  let running = true
  async function write(writer: number): Promise<void> {
    for (let n = 1; running; n += 1) {
      const key = `w${writer}-${n}`
      try {
        await post(key)
        acknowledged.push(key)
      } catch (error) {
        // It was posted, and its answer was lost.
        if (isUniqueViolation(error, 'entry_kind_idem_key_key')) {
          acknowledged.push(key)
          continue
        }
        failures.push(error)
        // As a client does that has no answer: the same key again.
        n -= 1
      }
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer))
  for (let crash = 1; crash <= CRASHES; crash += 1) {
    const before = acknowledged.length
    await until(() => acknowledged.length >= before + 200)
    await cluster.crash()
  }
  const atLastCrash = acknowledged.length
  await until(() => acknowledged.length >= atLastCrash + 200)
  running = false
  await Promise.all(writers)

  const stored = (await db.query<{ idem_key: string }>('select idem_key from entry')).map((row) => row.idem_key)
  const kept = new Set(stored)
  expect(acknowledged.filter((key) => !kept.has(key))).toEqual([])
  expect(new Set(acknowledged).size).toBe(acknowledged.length)
  expect((await trialBalance(db)).balanced).toBe(true)
  // The crashes were felt, and every one of them under the one name that the edge answers with 503.
  expect(failures.length).toBeGreaterThan(0)
  expect(failures.filter((error) => !(error instanceof DatabaseIsUnavailable))).toEqual([])
})

it('says that a server which is not there is not available', async () => {
  const nowhere = await openDatabase({ url: 'postgres://postgres@127.0.0.1:1/none?connect_timeout=1', poolSize: 1 })
  await expect(nowhere.query('select 1')).rejects.toBeInstanceOf(DatabaseIsUnavailable)
  await nowhere.close()
})

it('gives a waiting call back when all connections stay busy', async () => {
  const narrow = await openDatabase({ url: `${cluster.url}?connect_timeout=1`, poolSize: 1 })
  let release: () => void = () => {}
  const held = narrow.transaction(
    () =>
      new Promise<void>((resolve) => {
        release = resolve
      }),
  )
  await expect(narrow.query('select 1')).rejects.toBeInstanceOf(DatabaseIsUnavailable)
  release()
  await held
  await expect(narrow.query('select 1 as one')).resolves.toEqual([{ one: 1 }])
  await narrow.close()
})

it('says that a connection was lost in the log, one line of JSON each', async () => {
  const lines: string[] = []
  const dataDir = mkdtempSync(path.join(tmpdir(), 'candor-restart-'))
  const config = loadConfig({ ...productionEnvironment(dataDir), DATABASE_URL: cluster.url })
  const logTo = { write: (line: string) => void lines.push(line) }
  const server = await composeServer(config, path.join(import.meta.dirname, '..', '..'), logTo)
  try {
    await cluster.crash()
    await expect
      .poll(() => lines.map((line) => JSON.parse(line)))
      .toContainEqual(expect.objectContaining({ level: 'warn', msg: 'a database connection was lost' }))
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
