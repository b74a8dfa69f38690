// Once for each run of the database tests: a PostgreSQL server with a migrated template, and a snapshot of the embedded one.

import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/server/db/migrate.ts'
import { openDatabase } from '../../src/server/db/open-database.ts'
import { emptySnapshot } from './empty-snapshot.ts'
import { type PostgresCluster, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databases: { readonly postgresUrl: string; readonly template: string; readonly snapshotFile: string }
  }
}

const TEMPLATE = 'candor_template'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres()
  try {
    await makeTemplate(cluster)
    project.provide('databases', { postgresUrl: cluster.url, template: TEMPLATE, snapshotFile: await emptySnapshot() })
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
