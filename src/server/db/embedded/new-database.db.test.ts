// A new embedded database has its name once all of it is on the disk: after a loss of power it is whole or not there.

import { existsSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDurableEngine } from './embedded-engine.ts'
import type { MemoryFiles } from './memory-files.ts'

/** What was synced; a file whose path ends with `refused` is not. */
const disk = { synced: [] as string[], refused: '' }

const bytes = new Uint8Array([1])
const files: MemoryFiles = [
  { path: '/base', bytes: null },
  { path: '/base/5', bytes: null },
  ...Array.from({ length: 40 }, (_, n) => ({ path: `/base/5/${n}`, bytes })),
  { path: '/PG_VERSION', bytes },
]
const nothing = { synced: () => {}, failed: () => {} }

let dir = ''
beforeEach(async () => {
  const handle = await open(import.meta.filename)
  await handle.close()
  const handles: FileHandle = Object.getPrototypeOf(handle)
  const sync = handles.sync
  vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    const file = readlinkSync(`/proc/self/fd/${this.fd}`)
    if (disk.refused !== '' && file.endsWith(disk.refused)) throw new Error('the disk is broken')
    await sync.call(this)
    disk.synced.push(file)
  })
  dir = mkdtempSync(join(tmpdir(), 'candor-new-database-'))
  disk.synced.length = 0
  disk.refused = ''
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(dir, { recursive: true, force: true })
})

it('gets its name once each file and each folder of it is on the disk', async () => {
  // What these files are is no database: it is refused after it has its name.
  await expect(openDurableEngine(dir, nothing, async () => files)).rejects.toThrow()
  expect(existsSync(join(dir, 'database'))).toBe(true)
  const unfinished = join(dir, 'database.unfinished')
  expect(disk.synced.toSorted()).toEqual([unfinished, ...files.map(({ path }) => unfinished + path)].toSorted())
})

it('does not get it where the disk refuses a file of it', async () => {
  disk.refused = '/base/5/17'
  await expect(openDurableEngine(dir, nothing, async () => files)).rejects.toThrow('the disk is broken')
  expect(existsSync(join(dir, 'database'))).toBe(false)
})
