// How a database is at this moment, as /readyz says it.

import type { Db } from '../db/database.ts'
import { DatabaseIsUnavailable } from '../db/database-errors.ts'
import { newestMigration } from '../db/schema-state.ts'
import { createWriteProbe } from '../db/write-probe.ts'
import type { Readiness } from './server.ts'

/** Answers how the database is: whether it answers, whether it takes writes, and its newest migration. */
export function readinessOf(db: Db): () => Promise<Readiness> {
  const takesWrites = createWriteProbe(db, () => performance.now())
  return async () => {
    try {
      const schema = await newestMigration(db)
      return { status: (await takesWrites()) ? 'ready' : 'the database takes no writes', schema }
    } catch (error) {
      if (error instanceof DatabaseIsUnavailable) return { status: 'waiting for the database', schema: null }
      throw error
    }
  }
}
