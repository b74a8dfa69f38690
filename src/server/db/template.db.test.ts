// The template of the embedded database: a first start on a disk copies it, whole or not at all, and finds nothing left to migrate.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { emptySnapshot } from '../../../tests/support/empty-snapshot.ts'
import { hasDatabase, unfinishedMark } from '../../settings/data-dir.ts'
import { migrate } from './migrate.ts'
import { openDatabase, openServerDatabase } from './open-database.ts'
import { templateIn } from './template.ts'

const folder = mkdtempSync(join(tmpdir(), 'candor-template-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const place = (name: string) => ({ databaseUrl: null, dbPoolSize: 1, dataDir: join(folder, name) })
const lost = (error: Error): never => {
  throw error
}

it('is what a first start begins with, durable from then on', async () => {
  const templates = dirname(await emptySnapshot())
  const first = await openServerDatabase(place('first'), lost, templates)
  // Whatever is beside the database of the product would be copied and synced at each first start.
  expect(await first.query('select datname as name from pg_database')).toEqual([{ name: 'postgres' }])
  await first.execute('create table kept (n int)')
  await first.execute('insert into kept values (1)')
  await first.close()
  let fsyncs = 0
  const onFsync = (): void => {
    fsyncs += 1
  }
  const again = await openDatabase({ dataDir: place('first').dataDir, onFsync })
  expect(await migrate(again)).toEqual({ migrations: [], functions: [] })
  expect(await again.query('select n from kept')).toEqual([{ n: 1 }])
  await again.execute('insert into kept values (2)')
  expect(fsyncs).toBeGreaterThan(0)
  await again.close()
})

it('that was copied in part is copied anew: a start that was cut short leaves no half database', async () => {
  const templates = dirname(await emptySnapshot())
  const { dataDir } = place('cut')
  mkdirSync(join(dataDir, 'database', 'base'), { recursive: true })
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '')
  writeFileSync(unfinishedMark(dataDir), '')
  const db = await openServerDatabase(place('cut'), lost, templates)
  expect(await migrate(db)).toEqual({ migrations: [], functions: [] })
  await db.onDisk
  expect(hasDatabase(dataDir)).toBe(true)
  await db.close()
})

it('of another version is not taken: its name is another one', () => {
  const other = join(folder, 'other')
  mkdirSync(other)
  writeFileSync(join(other, 'embedded-0123456789abcdef.files'), 'not a database')
  expect(templateIn(other)).toBeNull()
})
