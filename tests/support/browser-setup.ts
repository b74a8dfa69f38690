// Once for each run of the browser tests: a PostgreSQL server, on which each worker's demo has a database of its own.

import { makeTemplate } from './demo-database.ts'
import { startPostgres, withoutRecovery } from './postgres.ts'

export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startPostgres(withoutRecovery)
  try {
    await makeTemplate(cluster)
  } catch (error) {
    await cluster.stop()
    throw error
  }
  return () => cluster.stop()
}
