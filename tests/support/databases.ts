// Databases for tests: migrated, with nothing in them but what the migrations have put there. A worker makes few and empties them
// between blocks. A race only shows on PostgreSQL, which is the engine of a test unless it says otherwise (0072).

import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Db } from '../../src/server/db/database.ts'
import { openDatabase } from '../../src/server/db/open-database.ts'
import { type EmptiedDatabase, emptiedDatabase } from './emptied-database.ts'

export interface TestDatabase {
  readonly db: Db
  /** Set on PostgreSQL: for a second pool on the same database. */
  readonly url: string | null
  close(): Promise<void>
}

export interface Engine {
  readonly name: 'embedded' | 'postgres'
  open(): Promise<TestDatabase>
}

async function openEmbedded(): Promise<TestDatabase> {
  const db = await openDatabase({ memory: true, snapshot: inject('databases').snapshotFile })
  return { db, url: null, close: () => db.close() }
}

const POOL_SIZE = 25
/** Databases of this worker that no block has at the moment. */
const free: EmptiedDatabase[] = []

async function openPostgres(): Promise<TestDatabase> {
  const mine = free.pop() ?? (await emptiedDatabase(inject('databases')))
  const db = await openDatabase({ url: mine.url, poolSize: POOL_SIZE })
  return {
    db,
    url: mine.url,
    async close() {
      await db.close()
      if (await mine.empty()) free.push(mine)
    },
  }
}

export const embedded: Engine = { name: 'embedded', open: openEmbedded }
export const postgres: Engine = { name: 'postgres', open: openPostgres }
/** For `describe.each(engines)('… on $name', (engine) => …)`. */
export const engines: readonly Engine[] = [embedded, postgres]

/** Opens a database before the tests around it and closes it after them; call the result inside a test. */
export function useDatabase(engine: Engine): () => Db {
  let opened: TestDatabase | null = null
  beforeAll(async () => {
    opened = await engine.open()
  })
  afterAll(async () => {
    await opened?.close()
    opened = null
  })
  return () => {
    if (opened === null) throw new Error('the database is open inside tests only')
    return opened.db
  }
}

type Tests = (database: () => Db, engine: Engine) => void

function onEngines(of: readonly Engine[], title: string, tests: Tests): void {
  describe.each(of)(`${title} (on $name)`, (engine) => {
    tests(useDatabase(engine), engine)
  })
}

/** The same tests on both engines: for what the driver does, for durability, and for the journeys of money. */
export function onBothEngines(title: string, tests: Tests): void {
  onEngines(engines, title, tests)
}

/** On PostgreSQL; with ALL_ENGINES=1, as `npm run prove -- engines` sets it, on the embedded engine, too. */
export function onPostgres(title: string, tests: Tests): void {
  onEngines(process.env.ALL_ENGINES === '1' ? engines : [postgres], title, tests)
}
