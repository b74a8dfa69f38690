// Databases for tests: migrated, with nothing in them but what the migrations have put there. A worker makes few and empties them
// between blocks. A race only shows on PostgreSQL, which is the engine of a test unless it says otherwise (0072).

import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Db } from '../../src/server/db/database.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { openDatabase } from '../../src/server/db/open-database.ts'
import { type EmptiedDatabase, emptiedDatabase, emptiedEngine } from './emptied-database.ts'

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

/** Databases of this worker that no block has at the moment, by engine. */
const free: Record<Engine['name'], EmptiedDatabase[]> = { embedded: [], postgres: [] }

async function opened(name: Engine['name'], make: () => Promise<EmptiedDatabase>): Promise<TestDatabase> {
  const mine = free[name].pop() ?? (await make())
  const db = await mine.open()
  return {
    db,
    url: mine.url,
    async close() {
      await db.close()
      if (await mine.empty()) free[name].push(mine)
    },
  }
}

export const embedded: Engine = {
  name: 'embedded',
  open: () => opened('embedded', () => emptiedEngine(inject('databases').snapshotFile)),
}
export const postgres: Engine = {
  name: 'postgres',
  open: () => opened('postgres', () => emptiedDatabase(inject('databases'))),
}
/** PostgreSQL whose ledger is guarded by rows, as on a distributed schema. Such a database serves one block. */
export const guardedByRows: Engine = {
  name: 'postgres',
  async open() {
    const database = await postgres.open()
    const [own] = await database.db.query<{ name: string }>('select quote_ident(current_database()) as name')
    await database.db.execute(`alter database ${own?.name} set candor.guards = 'rows'`)
    // Connections of today were made before that.
    const db = await openDatabase({ url: String(database.url) })
    await migrate(db)
    return {
      ...database,
      db,
      async close() {
        await db.close()
        await database.close()
      },
    }
  },
}
/** For `describe.each(engines)('… on $name', (engine) => …)`. */
export const engines: readonly Engine[] = [embedded, postgres]

/** PostgreSQL; with ALL_ENGINES=1, as `npm run prove -- engines` sets it, the embedded engine, too. */
export const usualEngines: readonly Engine[] = process.env.ALL_ENGINES === '1' ? engines : [postgres]

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

/** On {@link usualEngines}. */
export function onPostgres(title: string, tests: Tests): void {
  onEngines(usualEngines, title, tests)
}
