// An address with a pooler before the server: nothing is kept on a connection, and the limits have to come with the account.

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postgres, type TestDatabase } from '../../../tests/support/databases.ts'
import type { Db } from './database.ts'
import { openDatabase, refuseUnfit } from './open-database.ts'

const account = `pooled_${randomBytes(4).toString('hex')}`
let database: TestDatabase
let direct: string
let admin: Db

beforeAll(async () => {
  database = await postgres.open()
  direct = String(database.url)
  admin = await openDatabase({ url: direct, poolSize: 1 })
  await admin.execute(`create role ${account} login`)
})
afterAll(async () => {
  await admin.execute(`drop role ${account}`)
  await admin.close()
  await database.close()
})

/** What an address does, on connections of its own. */
async function at<T>(address: string, ask: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase({ url: address, poolSize: 1 })
  try {
    return await ask(db)
  } finally {
    await db.close()
  }
}

const pooled = (): string => {
  const url = new URL(direct)
  url.username = account
  url.search = '?pooler=transaction'
  return url.href
}

it('is refused while its account brings no limits, with the commands that give them', async () => {
  const refusal = await at(pooled(), refuseUnfit).catch((error: Error) => error.message)
  expect(refusal).toContain(`alter role "${account}" set statement_timeout = '15s';`)
  expect(refusal).toContain(`alter role "${account}" set lock_timeout = '10s';`)
  expect(refusal).toContain(`alter role "${account}" set idle_in_transaction_session_timeout = '20s';`)
  for (const [command] of String(refusal).matchAll(/alter role [^;]+;/g)) await admin.execute(command)
  await expect(at(pooled(), refuseUnfit)).resolves.toBeUndefined()
  await admin.execute(`alter role "${account}" set statement_timeout = '16s'`)
  await expect(at(pooled(), refuseUnfit)).rejects.toThrow(`set statement_timeout = '15s'`)
})

it('has nothing prepared, which the next transaction would look for on another connection', async () => {
  const prepared = await at(pooled(), async (db) => {
    await db.query('select 1 as one')
    await db.transaction(async (tx) => tx.query('select 2 as two'))
    return await db.query('select name from pg_prepared_statements')
  })
  expect(prepared).toEqual([])
})
