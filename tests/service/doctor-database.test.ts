// What `npm run doctor` says of the database on an operator's first day: behind, without rights, the demo's, or of another field key.

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { lookInto, type SeenInDatabases } from '../../scripts/doctor-database.ts'
import { createFieldCipher } from '../../src/server/adapters/node-crypto/field-cipher.ts'
import { problemsOfFolders } from '../../src/server/db/data-folders.ts'
import type { Db } from '../../src/server/db/database.ts'
import { openDatabase, openServerDatabase, problemOfDatabase } from '../../src/server/db/open-database.ts'
import { lastingKey } from '../../src/server/jobs/lasting-key.ts'
import { postgres, useDatabase } from '../support/databases.ts'
import { putMadeDatabase } from '../support/made-database.ts'

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

describe('the doctor, of an embedded database', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'candor-doctor-embedded-'))
  const place = { databaseUrl: null, dbPoolSize: 2, dataDir }
  beforeAll(async () => {
    await putMadeDatabase(dataDir)
    const db = await openDatabase({ dataDir })
    await lastingKey(db, createFieldCipher(key), { name: 'marks', first: Buffer.alloc(32, 1) })
    await db.close()
  })
  afterAll(() => rmSync(dataDir, { recursive: true }))

  async function seenThere(change: Partial<Parameters<typeof lookInto>[1]> = {}) {
    const [seen, inUse]: [SeenInDatabases, string[]] = [{ waits: [], fails: [], suspense: [] }, []]
    const look = (db: Db) => lookInto(db, { ...settings, ...change }, seen)
    const problem = await problemOfDatabase(place, look, ({ message }) => inUse.push(message))
    return { problem, ...seen, inUse }
  }
  const nothing = { problem: null, waits: [], fails: [], suspense: [], inUse: [] }

  it('says that the field key is not of it', async () => {
    expect(await seenThere()).toEqual(nothing)
    const { fails } = await seenThere({ fieldEncryptionKey: another })
    expect(fails).toEqual([expect.stringContaining('FIELD_ENCRYPTION_KEY is not the key of this database')])
  })

  it('says that it is the one of a product that runs, and looks into it no further', async () => {
    const db = await openDatabase({ dataDir })
    const seen = await seenThere({ fieldEncryptionKey: another })
    await db.close()
    expect(seen).toEqual({ ...nothing, inUse: [expect.stringContaining(`${dataDir} is in use by process`)] })
  })

  it('says that it was made by the demo, as the start of a production does', async () => {
    const db = await openDatabase({ dataDir })
    await db.execute('insert into business_clock (offset_ms) values (0)')
    await db.close()
    expect((await seenThere()).problem).toMatch(/^This database was made by the demo/)
  })

  it('makes none where there is none yet, and names a folder in which a start could make none', async () => {
    const of = (folder: string) => ({ ...place, dataDir: path.join(dataDir, folder) })
    writeFileSync(path.join(dataDir, 'file'), '')
    expect(await problemOfDatabase(of('new/below'))).toBeNull()
    expect(existsSync(path.join(dataDir, 'new'))).toBe(false)
    const problems = (folder: string) =>
      problemsOfFolders({ ...of(folder), mode: 'production', uploads: { kind: 'local', dir: dataDir }, exports: null })
    expect(problems('new/below')).toEqual([])
    const below = path.join(dataDir, 'file', 'below')
    expect(problems('file/below')).toEqual([`DATA_DIR cannot be used: ${below}: it is a file, or lies below one.`])
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
    problemOfDatabase(placeAs(databaseUrl), async (db) => void (await seenIn(db, { migrateAtStart })))

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
