// The embedded database with all migrations and nothing else, as a file. A test that begins as it saves the seconds of making one.

import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makeTemplate } from '../../src/server/db/template.ts'

const DAY_MS = 86_400_000
/** What tests make once and use again. */
export const CACHE = join(import.meta.dirname, '../../node_modules/.cache/candor')

/** What was made for an earlier version. Not that of today: another run may be about to read it. */
export function forgetOld(): void {
  if (!existsSync(CACHE)) return
  for (const old of readdirSync(CACHE)) {
    const age = statSync(join(CACHE, old), { throwIfNoEntry: false })
    if (age !== undefined && Date.now() - age.mtimeMs > DAY_MS)
      rmSync(join(CACHE, old), { recursive: true, force: true })
  }
}

let ready: Promise<string> | null = null

/** The path of the snapshot; it is made again when a migration, a function or the engine has changed. */
export function emptySnapshot(): Promise<string> {
  if (ready === null) {
    forgetOld()
    ready = makeTemplate(CACHE)
  }
  return ready
}

/** DATA_DIR of a demo in memory that need not make its database first. */
export async function emptyMemory(): Promise<string> {
  return `memory:${await emptySnapshot()}`
}
