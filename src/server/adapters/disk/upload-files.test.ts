// Pictures in a local directory: whole or not there, and never outside of it.

import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createUploadFiles } from './upload-files.ts'

const name = `${'a'.repeat(32)}.jpg`
let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'uploads-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const filesIn = (dir: string) => createUploadFiles({ kind: 'local', dir })

describe('a local picture', () => {
  it('is kept as it came, for the owner of the process alone, and erased once or twice alike', async () => {
    const files = filesIn(path.join(root, 'made', 'at need'))
    expect(await files.get(name)).toBeNull()
    await files.put(name, new Uint8Array([1, 2, 3]), 'image/jpeg')
    expect([...((await files.get(name)) ?? [])]).toEqual([1, 2, 3])
    expect(statSync(path.join(root, 'made', 'at need', name)).mode & 0o077).toBe(0)
    await files.erase(name)
    await files.erase(name)
    expect(await files.get(name)).toBeNull()
  })

  it('that could not be written leaves nothing behind', async () => {
    writeFileSync(path.join(root, 'no-folder'), '')
    await expect(filesIn(path.join(root, 'no-folder')).put(name, new Uint8Array([1]), 'image/jpeg')).rejects.toThrow()
    await expect(filesIn(root).put(name, 7 as never, 'image/jpeg')).rejects.toThrow()
    expect(readdirSync(root)).toEqual(['no-folder'])
  })

  it.each(['', '.hidden', '../a.jpg', 'a/b.jpg', '/etc/passwd'])('is not looked for under %j', async (foreign) => {
    const files = filesIn(root)
    await expect(files.get(foreign)).rejects.toThrow(RangeError)
    await expect(files.put(foreign, new Uint8Array([1]), 'image/jpeg')).rejects.toThrow(RangeError)
    await expect(async () => await files.erase(foreign)).rejects.toThrow(RangeError)
  })
})
