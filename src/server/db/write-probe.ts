// Whether the database takes writes: asked by /readyz. A disk without room and a database that is read-only still answer `select`.

import type { Db } from './database.ts'
import { DatabaseIsUnavailable } from './database-errors.ts'

/** Rows of the probe: they take more than a dozen new pages on the disk, so that no room that an older row left is enough. */
const probeRows = 4_000

/** A good answer counts this long, milliseconds: several balancers ask every few seconds. */
const goodForMs = 5_000

/**
 * Writes a table of its own, which is gone with the transaction: it needs new room on the disk each time, and its commit room in the
 * log. A row of a table that stays would be written into the place of an older one, and a full disk would not show.
 */
async function write(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.script(
      `create temporary table write_probe on commit drop as select n from generate_series(1, ${probeRows}) as n`,
    )
  })
}

/** Answers whether the database takes writes now: one look at a time, however many ask; a good one counts for five seconds. */
export function createWriteProbe(db: Db, nowMs: () => number): () => Promise<boolean> {
  let underWay: Promise<boolean> | null = null
  let goodUntilMs = Number.NEGATIVE_INFINITY
  const look = async (): Promise<boolean> => {
    try {
      await write(db)
      goodUntilMs = nowMs() + goodForMs
      return true
    } catch (error) {
      if (error instanceof DatabaseIsUnavailable) return false
      throw error
    } finally {
      underWay = null
    }
  }
  return async () => {
    if (nowMs() < goodUntilMs) return true
    underWay ??= look()
    return await underWay
  }
}
