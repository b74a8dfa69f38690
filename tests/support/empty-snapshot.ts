// The embedded database with all migrations and nothing else, as a file. A test that begins as it saves the seconds of making one.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }
import { databaseOver } from '../../src/server/db/database.ts'
import { memoryDriver } from '../../src/server/db/embedded-driver.ts'
import { productFunctions } from '../../src/server/db/functions.ts'
import { migrate, productMigrations } from '../../src/server/db/migrate.ts'

const DAY_MS = 86_400_000
/** What tests make once and use again. */
export const CACHE = join(import.meta.dirname, '../../node_modules/.cache/candor')

function snapshotName(): string {
  const hash = createHash('sha256').update(packageJson.dependencies['@electric-sql/pglite'])
  for (const { name, hash: ofText } of [...productMigrations(), ...productFunctions()]) hash.update(name).update(ofText)
  return `embedded-${hash.digest('hex').slice(0, 16)}.files`
}

/** What was made for an earlier version. Not that of today: another run may be about to read it. */
export function forgetOld(): void {
  if (!existsSync(CACHE)) return
  for (const old of readdirSync(CACHE)) {
    const age = statSync(join(CACHE, old), { throwIfNoEntry: false })
    if (age !== undefined && Date.now() - age.mtimeMs > DAY_MS)
      rmSync(join(CACHE, old), { recursive: true, force: true })
  }
}

async function make(file: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true })
  const driver = await memoryDriver(null)
  const db = databaseOver(driver)
  await migrate(db)
  const bytes = await driver.closeAndPack()
  forgetOld()
  // Moved into place whole: another run may look for it at this moment.
  writeFileSync(`${file}.${process.pid}`, bytes)
  renameSync(`${file}.${process.pid}`, file)
}

let ready: Promise<string> | null = null

async function found(): Promise<string> {
  const file = join(CACHE, snapshotName())
  if (!existsSync(file)) await make(file)
  return file
}

/** The path of the snapshot; it is made again when a migration, a function or the engine has changed. */
export function emptySnapshot(): Promise<string> {
  ready ??= found()
  return ready
}

/** DATA_DIR of a demo in memory that need not make its database first. */
export async function emptyMemory(): Promise<string> {
  return `memory:${await emptySnapshot()}`
}
