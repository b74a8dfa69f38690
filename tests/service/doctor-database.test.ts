// What `npm run doctor` says of the database on an operator's first day: behind, without rights, or of another field key.

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { lookInto, type SeenInDatabases } from '../../scripts/doctor-database.ts'
import { createFieldCipher } from '../../src/server/adapters/node-crypto/field-cipher.ts'
import type { Db } from '../../src/server/db/database.ts'
import { openDatabase, openServerDatabase, problemOfServer } from '../../src/server/db/open-database.ts'
import { lastingKey } from '../../src/server/jobs/lasting-key.ts'
import { postgres, useDatabase } from '../support/databases.ts'

const key = Buffer.alloc(32, 7)
const another = Buffer.alloc(32, 8)
const settings = { migrateAtStart: true, fieldEncryptionKey: key, fieldEncryptionKeyBefore: null }

async function seenIn(db: Db, change: Partial<Parameters<typeof lookInto>[1]> = {}): Promise<SeenInDatabases> {
  const seen: SeenInDatabases = { waits: [], fails: [], suspense: [] }
  await lookInto(db, { ...settings, ...change }, seen)
  return seen
}

describe('the doctor, of a database in use', () => {
  const database = useDatabase(postgres)

  it('says that the field key is not of this database, unless the key before an exchange is', async () => {
    await lastingKey(database(), createFieldCipher(key), { name: 'marks', first: Buffer.alloc(32, 1) })
    expect(await seenIn(database())).toEqual({ waits: [], fails: [], suspense: [] })
    const { fails } = await seenIn(database(), { fieldEncryptionKey: another })
    expect(fails).toEqual([expect.stringContaining('FIELD_ENCRYPTION_KEY is not the key of this database')])
    const exchanged = { fieldEncryptionKey: another, fieldEncryptionKeyBefore: key }
    expect((await seenIn(database(), exchanged)).fails).toEqual([])
  })
})

describe('the doctor, of a database that no version has used', () => {
  const name = `doctor_${process.pid}`
  const account = `${name}_account`
  const server = new URL(inject('databases').postgresUrl)
  const url = Object.assign(new URL(server), { pathname: name }).href
  const asAccount = Object.assign(new URL(url), { username: account, password: 'first day' }).href

  async function onServer(...statements: readonly string[]): Promise<void> {
    const client = new pg.Client({ connectionString: server.href })
    await client.connect()
    for (const sql of statements) await client.query(sql)
    await client.end()
  }
  beforeAll(() =>
    onServer(
      `create database ${name} template template0 encoding 'UTF8' lc_collate 'C'`,
      `create role ${account} login password 'first day'`,
    ),
  )
  afterAll(() => onServer(`drop database ${name} with (force)`, `drop role ${account}`))

  const placeAs = (databaseUrl: string) => ({ databaseUrl, dbPoolSize: 2, dataDir: '' })
  const onProblem = (databaseUrl: string, migrateAtStart: boolean) =>
    problemOfServer(placeAs(databaseUrl), async (db) => void (await seenIn(db, { migrateAtStart })))

  it('says that a start waits for the migration where it may not do it', async () => {
    const db = await openDatabase({ url })
    const { waits } = await seenIn(db, { migrateAtStart: false })
    await db.close()
    expect(waits).toEqual([expect.stringContaining('a start waits until `npm run migrate` was run')])
    expect(await onProblem(asAccount, false)).toBeNull()
  })

  it('refuses an account that may make no tables, as the start does, and both say where the rights stand', async () => {
    expect(await onProblem(url, true)).toBeNull()
    expect(await onProblem(asAccount, true)).toMatch(
      /its account may make no tables\. Which account needs .*docs\/operate/,
    )
    const started = openServerDatabase({ ...placeAs(asAccount), migrateAtStart: true }, () => {})
    await expect(started).rejects.toThrow(/42501 permission denied .*Which account needs which rights.*docs\/operate/)
  })
})
