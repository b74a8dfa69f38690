// Databases for tests: each call gets an empty, migrated one of its own, on either engine. A race only shows on PostgreSQL.

import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Db } from '../../src/server/db/database.ts'
import { openDatabase } from '../../src/server/db/open-database.ts'

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

let madeHere = 0

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

async function openPostgres(poolSize = 25): Promise<TestDatabase> {
  const { postgresUrl, template } = inject('databases')
  madeHere += 1
  const name = `test_${process.pid}_${process.env.VITEST_POOL_ID ?? 0}_${madeHere}_${Date.now()}`
  await onServer(postgresUrl, `create database ${name} template ${template}`)
  const url = new URL(postgresUrl)
  url.pathname = name
  const db = await openDatabase({ url: url.href, poolSize })
  return {
    db,
    url: url.href,
    async close() {
      await db.close()
      await onServer(postgresUrl, `drop database ${name} with (force)`)
    },
  }
}

export const embedded: Engine = { name: 'embedded', open: openEmbedded }
export const postgres: Engine = { name: 'postgres', open: () => openPostgres() }
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
  })
  return () => {
    if (opened === null) throw new Error('the database is open inside tests only')
    return opened.db
  }
}

/** The same tests on both engines, each with a database of its own. */
export function onBothEngines(title: string, tests: (database: () => Db, engine: Engine) => void): void {
  describe.each(engines)(`${title} (on $name)`, (engine) => {
    tests(useDatabase(engine), engine)
  })
}
