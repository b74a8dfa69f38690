// A month in a file: written whole, kept through a power cut, and never over the file of another database.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkMonthFile, MonthFileIsThere, monthFileName, writeMonthFile } from './month-file.ts'

const steps: string[] = []
const { link, open, rename } = files
/** What another process does right before a file gets its name. */
let meanwhile = (): void => {}

/** Tells what is done to the disk, in every module that imports from `node:fs/promises` by name. */
function tellSteps(): void {
  vi.spyOn(files, 'open').mockImplementation(async (place, ...rest) => {
    const handle = await open(place, ...rest)
    const kind = (await handle.stat()).isDirectory() ? 'folder' : 'file'
    const sync = handle.sync.bind(handle)
    handle.sync = async () => {
      await sync()
      steps.push(`${kind} on the disk`)
    }
    return handle
  })
  for (const [name, give] of Object.entries({ link, rename }) as ['link', typeof link][])
    vi.spyOn(files, name).mockImplementation(async (from, to) => {
      meanwhile()
      await give(from, to)
      steps.push('named')
    })
  syncBuiltinESMExports()
}

describe('the file of a month', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'month-file-'))
    file = path.join(folder, monthFileName('2026-09'))
    steps.length = 0
    meanwhile = () => {}
    tellSteps()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
    rmSync(folder, { recursive: true, force: true })
  })

  async function* lines(...of: string[]): AsyncGenerator<string> {
    yield* of
  }
  const written = (...of: string[]) => writeMonthFile(file, '2026-09', lines(...of))

  it('has its name once it is on the disk, and its folder is on the disk then', async () => {
    const head = await written('[1]', '[2]')
    expect(steps).toEqual(['file on the disk', 'named', 'folder on the disk'])
    expect(await checkMonthFile(file)).toEqual(head)
  })

  it('can be written again with the same entries', async () => {
    const head = await written('[1]', '[2]')
    expect(await written('[1]', '[2]')).toEqual(head)
    expect(readdirSync(folder)).toEqual([path.basename(file)])
  })

  it('is not written over that of another database, nor over what is no month', async () => {
    await written('[1]', '[2]')
    const before = readFileSync(file)
    await expect(written('[1]', '[3]')).rejects.toThrow(MonthFileIsThere)
    expect(readFileSync(file)).toEqual(before)
    writeFileSync(file, 'something else')
    await expect(written('[1]', '[2]')).rejects.toThrow(/is not 2026-09 of this database/)
    expect(readFileSync(file, 'utf8')).toBe('something else')
    expect(readdirSync(folder)).toEqual([path.basename(file)])
  })

  it('is not written over one that another process puts there at the last moment', async () => {
    meanwhile = () => writeFileSync(file, 'of another database')
    await expect(written('[1]', '[2]')).rejects.toThrow(MonthFileIsThere)
    expect(readFileSync(file, 'utf8')).toBe('of another database')
    expect(readdirSync(folder)).toEqual([path.basename(file)])
  })
})
