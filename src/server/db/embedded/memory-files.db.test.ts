// Databases in memory that begin with the same files: what one writes, no other sees.

import { readFileSync } from 'node:fs'
import { expect, inject, it } from 'vitest'
import { embedded } from '../../../../tests/support/databases.ts'
import { databaseOver } from '../database.ts'
import { memoryDriver } from './embedded-driver.ts'
import { type MemoryFiles, packed, unpacked } from './memory-files.ts'

const namesOf = `select relname as name from pg_class where relname in ('only_here', 'only_there')`

it('what a database writes stands in no other that began with the same files, open or opened later', async () => {
  const one = await embedded.open()
  const other = await embedded.open()
  await one.db.execute('create table only_here (n integer)')
  await one.db.execute('insert into only_here select generate_series(1, 2000)')
  await other.db.execute('create table only_there (n integer)')
  const later = await embedded.open()
  expect(await one.db.query(namesOf)).toEqual([{ name: 'only_here' }])
  expect(await other.db.query(namesOf)).toEqual([{ name: 'only_there' }])
  expect(await later.db.query(namesOf)).toEqual([])
  expect(await one.db.query('select count(*)::integer as n from only_here')).toEqual([{ n: 2000 }])
  await Promise.all([one, other, later].map((database) => database.close()))
})

it('a database that was closed for a snapshot goes on there with what it held', async () => {
  const driver = await memoryDriver(readFileSync(inject('databases').snapshotFile))
  await databaseOver(driver).execute('create table kept as select generate_series(1, 3000) as n')
  const snapshot = await driver.closeAndPack()
  const next = databaseOver(await memoryDriver(snapshot))
  expect(await next.query('select count(*)::integer as n, max(n) as most from kept')).toEqual([{ n: 3000, most: 3000 }])
  await next.close()
})

it('files of any bytes are the same after they were packed and unpacked', () => {
  const files: MemoryFiles = [
    { path: '/base', bytes: null },
    { path: '/base/1 "quoted"\nline', bytes: Uint8Array.of(10, 0, 255, 10) },
    { path: '/base/empty', bytes: new Uint8Array() },
    { path: '/last', bytes: Uint8Array.of(1) },
  ]
  const again = unpacked(packed(files)).map(({ path, bytes }) => ({ path, bytes: bytes === null ? null : [...bytes] }))
  expect(again).toEqual(files.map(({ path, bytes }) => ({ path, bytes: bytes === null ? null : [...bytes] })))
})
