// Once for each run of the database tests: a PostgreSQL server with a migrated template, and a snapshot of the embedded one.

import type { TestProject } from 'vitest/node'
import { makeTemplate } from './demo-database.ts'
import type { Server } from './emptied-database.ts'
import { emptySnapshot } from './empty-snapshot.ts'
import { startPostgres, withoutRecovery } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databases: Server & { readonly snapshotFile: string }
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres(withoutRecovery)
  try {
    project.provide('databases', { ...(await makeTemplate(cluster)), snapshotFile: await emptySnapshot() })
  } catch (error) {
    await cluster.stop()
    throw error
  }
  return () => cluster.stop()
}
