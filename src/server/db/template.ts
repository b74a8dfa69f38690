// The embedded database with all migrations and nothing else, packed into one file. It is made once, beside the build: a first start
// copies it, where running initdb and every migration takes seconds.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import packageJson from '../../../package.json' with { type: 'json' }
import { databaseOver } from './database.ts'
import { memoryDriver } from './embedded/embedded-driver.ts'
import { type MemoryFiles, unpacked } from './embedded/memory-files.ts'
import { productFunctions } from './functions.ts'
import { migrate, productMigrations } from './migrate.ts'

/** What decides, beside migrations and functions, what is in a template. */
const makers = ['migrate.ts', 'functions.ts', 'template.ts']

/** What `initdb` makes for `create database` alone: a third of the files that each first start would copy and sync. */
const unused = ['template0', 'template1']

/** Where the template of today's engine, migrations and functions stands in `folder`: another version of any has another name. */
export function templateFile(folder: string): string {
  const hash = createHash('sha256').update(packageJson.dependencies['@electric-sql/pglite'])
  for (const { name, hash: ofText } of [...productMigrations(), ...productFunctions()]) hash.update(name).update(ofText)
  for (const name of makers) hash.update(readFileSync(join(import.meta.dirname, name)))
  return join(folder, `embedded-${hash.digest('hex').slice(0, 16)}.files`)
}

/** Makes the template of today in `folder` where it is missing, and answers its path. */
export async function makeTemplate(folder: string): Promise<string> {
  const file = templateFile(folder)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const driver = await memoryDriver(null)
  const db = databaseOver(driver)
  for (const name of unused) {
    await db.execute(`alter database ${name} is_template false`)
    await db.execute(`drop database ${name}`)
  }
  await migrate(db)
  const bytes = await driver.closeAndPack()
  // Moved into place whole: another process may look for it at this moment.
  writeFileSync(`${file}.${process.pid}`, bytes)
  renameSync(`${file}.${process.pid}`, file)
  return file
}

/** The files of today's template; null where `folder` has none. */
export function templateIn(folder: string): MemoryFiles | null {
  const file = templateFile(folder)
  return existsSync(file) ? unpacked(readFileSync(file)) : null
}
