// A first start on the embedded database answers nobody before its database is whole on the disk: a loss of power takes nothing that was
// acknowledged.

import { mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { composeServer, preparedFolder } from '../../src/server/compose.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { emptySnapshot } from '../support/empty-snapshot.ts'
import { productionEnvironment } from '../support/production.ts'

/** Turns of the event loop: more than a start takes when nothing holds it. */
const turnsOfAStart = 10_000

const repository = path.join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(path.join(tmpdir(), 'candor-first-answer-'))
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

/** A product whose build has prepared a database. */
async function builtProduct(): Promise<string> {
  const root = path.join(folder, 'product')
  mkdirSync(path.dirname(preparedFolder(root)), { recursive: true })
  symlinkSync(path.join(repository, 'content'), path.join(root, 'content'))
  symlinkSync(path.dirname(await emptySnapshot()), preparedFolder(root))
  return root
}

it('a first start listens once its database is on the disk', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const handle = await open(import.meta.filename)
  await handle.close()
  const handles: FileHandle = Object.getPrototypeOf(handle)
  const sync = handles.sync
  let isHeld = () => {}
  const held = new Promise<void>((resolve) => {
    isHeld = resolve
  })
  vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    if (readlinkSync(`/proc/self/fd/${this.fd}`).endsWith('/database/PG_VERSION')) {
      isHeld()
      await released
    }
    await sync.call(this)
  })
  const environment = {
    ...productionEnvironment(path.join(folder, 'data')),
    LOG_LEVEL: 'silent',
    PORT: '0',
    DESK_PORT: '0',
  }
  const server = await composeServer(loadConfig(environment), await builtProduct())
  // What is called last before it listens.
  let listens = false
  const started = server.start(async () => {
    listens = true
  })
  await held
  for (let turn = 0; turn < turnsOfAStart && !listens; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  expect(listens).toBe(false)
  release()
  await started
  expect(listens).toBe(true)
  await server.stop()
})
