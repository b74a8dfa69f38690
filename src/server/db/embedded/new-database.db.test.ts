// A new embedded database counts as one once all of it is on the disk: after a loss of power it is whole, or made anew.

import { existsSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptySnapshot } from '../../../../tests/support/empty-snapshot.ts'
import { hasDatabase } from '../../../settings/data-dir.ts'
import { openDurableEngine } from './embedded-engine.ts'
import { unpacked } from './memory-files.ts'

/** What was synced. A file whose path ends with `refused` is not, and the one that ends with `held` waits for `released`. */
const disk = { synced: [] as string[], refused: '', held: '', released: Promise.resolve() }

const files = unpacked(readFileSync(await emptySnapshot()))
const openNew = () => openDurableEngine(dir, { synced: () => {}, failed: () => {} }, async () => files)

let dir = ''
beforeEach(async () => {
  const handle = await open(import.meta.filename)
  await handle.close()
  const handles: FileHandle = Object.getPrototypeOf(handle)
  const sync = handles.sync
  vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    const file = readlinkSync(`/proc/self/fd/${this.fd}`)
    if (disk.refused !== '' && file.endsWith(disk.refused)) throw new Error('the disk is broken')
    if (disk.held !== '' && file.endsWith(disk.held)) await disk.released
    await sync.call(this)
    disk.synced.push(file)
  })
  dir = mkdtempSync(join(tmpdir(), 'candor-new-database-'))
  disk.synced.length = 0
  disk.refused = ''
  disk.held = ''
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(dir, { recursive: true, force: true })
})

it('is in use, and counts as none, until each file and each folder of it is on the disk', async () => {
  disk.held = '/database/PG_VERSION'
  let release = () => {}
  disk.released = new Promise((resolve) => {
    release = resolve
  })
  const { engine, onDisk } = await openNew()
  expect((await engine.query('select count(*)::int as n from entry')).rows).toEqual([{ n: 0 }])
  expect(hasDatabase(dir)).toBe(false)
  release()
  await onDisk
  expect(hasDatabase(dir)).toBe(true)
  const database = join(dir, 'database')
  // The engine removes some of them, such as the file of the one that ran before.
  const left = files.map(({ path }) => database + path).filter((path) => existsSync(path))
  expect(disk.synced).toEqual(expect.arrayContaining([database, ...left]))
  await engine.close()
})

it('counts as none where the disk refuses a file of it, and is made anew', async () => {
  disk.refused = '/database/PG_VERSION'
  const { engine, onDisk } = await openNew()
  await engine.exec('create table half (n int)')
  await expect(onDisk).rejects.toThrow('the disk is broken')
  expect(hasDatabase(dir)).toBe(false)
  await engine.close()
  disk.refused = ''
  const again = await openNew()
  await again.onDisk
  expect(hasDatabase(dir)).toBe(true)
  expect((await again.engine.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }])
  await again.engine.close()
})

it('counts as none where its engine does not open, once nothing reads its files any more', async () => {
  const broken = files.filter(({ path }) => !path.startsWith('/global/'))
  const opening = openDurableEngine(dir, { synced: () => {}, failed: () => {} }, async () => broken)
  await expect(opening).rejects.toThrow()
  expect(disk.synced).toContain(join(dir, 'database', 'PG_VERSION'))
  expect(hasDatabase(dir)).toBe(false)
})
