// Once for each run of the database tests: a PostgreSQL server with a migrated template, and a snapshot of the embedded one.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import packageJson from '../../package.json' with { type: 'json' }
import { databaseOver } from '../../src/server/db/database.ts'
import { memoryDriver } from '../../src/server/db/embedded-driver.ts'
import { productFunctions } from '../../src/server/db/functions.ts'
import { migrate, productMigrations } from '../../src/server/db/migrate.ts'
import { openDatabase } from '../../src/server/db/open-database.ts'
import { type PostgresCluster, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databases: { readonly postgresUrl: string; readonly template: string; readonly snapshotFile: string }
  }
}

const DAY_MS = 86_400_000
const TEMPLATE = 'candor_template'
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/candor')

/** A memory database with all migrations, as a file; made again when a migration or the engine changes. */
async function snapshotFile(): Promise<string> {
  const hash = createHash('sha256').update(packageJson.dependencies['@electric-sql/pglite'])
  for (const { name, hash: ofText } of [...productMigrations(), ...productFunctions()]) hash.update(name).update(ofText)
  const name = `embedded-${hash.digest('hex').slice(0, 16)}.tar`
  const file = join(CACHE, name)
  if (existsSync(file)) return file
  mkdirSync(CACHE, { recursive: true })
  const driver = await memoryDriver(null)
  const db = databaseOver(driver)
  await migrate(db)
  const bytes = Buffer.from(await (await driver.dump()).arrayBuffer())
  await db.close()
  // Not those of today: another run may be about to read one.
  for (const old of readdirSync(CACHE))
    if (Date.now() - statSync(join(CACHE, old)).mtimeMs > DAY_MS) rmSync(join(CACHE, old), { force: true })
  // Moved into place whole: another run may look for it at this moment.
  writeFileSync(`${file}.${process.pid}`, bytes)
  renameSync(`${file}.${process.pid}`, file)
  return file
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres()
  try {
    await makeTemplate(cluster)
    project.provide('databases', { postgresUrl: cluster.url, template: TEMPLATE, snapshotFile: await snapshotFile() })
  } catch (error) {
    await cluster.stop()
    throw error
  }
  return () => cluster.stop()
}

async function makeTemplate(cluster: PostgresCluster): Promise<void> {
  const admin = await openDatabase({ url: cluster.url, poolSize: 1 })
  await admin.execute(`create database ${TEMPLATE}`)
  await admin.close()
  const template = await openDatabase({ url: cluster.urlOf(TEMPLATE), poolSize: 1 })
  await migrate(template)
  await template.close()
}
