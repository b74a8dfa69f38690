// Where the demos of the tests keep the samples of the day: one plays them, the others put them back.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { oneAtATime } from '../../scripts/one-at-a-time.mjs'
import { CACHE, forgetOld } from './empty-snapshot.ts'

const root = join(import.meta.dirname, '../..')
/** Whatever has a say in what the sample borrowers go through. */
const sources = ['src', 'content', 'node_modules/.package-lock.json']

let folder: string | null = null

/**
 * DEMO_SAMPLES_DIR of a demo that is no test of its samples' making; another one once any source has changed. By size and time of
 * the files: their text would take every process a second to read.
 */
export function keptSamplesDir(): string {
  if (folder !== null) return folder
  const hash = createHash('sha256')
  for (const source of sources) {
    const place = join(root, source)
    const names = statSync(place).isDirectory()
      ? readdirSync(place, { recursive: true, encoding: 'utf8' })
          .filter((one) => !/\.test\.tsx?$/.test(one))
          .sort()
      : ['']
    for (const name of names) {
      const { size, mtimeMs } = statSync(join(place, name))
      hash.update(`${name} ${size} ${mtimeMs}\n`)
    }
  }
  forgetOld()
  folder = join(CACHE, `samples-${hash.digest('hex').slice(0, 16)}`)
  return folder
}

/**
 * Starts a demo that keeps its samples in {@link keptSamplesDir}. Where none are kept yet, one process at a time does: workers that begin
 * together would each play all of them.
 */
export async function afterFirstPlay<Result>(start: () => Promise<Result>): Promise<Result> {
  const dir = keptSamplesDir()
  if (existsSync(dir) && readdirSync(dir).some((name) => name.endsWith('.json'))) return await start()
  return await oneAtATime(join(CACHE, 'claims'), 'samples', () => {}, start)
}
