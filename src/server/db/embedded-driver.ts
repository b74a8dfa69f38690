// The driver over the embedded engine. It has one session: transactions run one after another.

import { mkdirSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { lockDataDir } from './data-dir-lock.ts'
import { DatabaseIsUnavailable } from './database-errors.ts'
import type { Driver, Run, RunResult } from './driver.ts'
import { openDurableEngine, openMemoryEngine } from './embedded-engine.ts'

/** Just what a statement needs: the engine itself or one of its transactions. */
interface Statements {
  query(sql: string, params: unknown[]): Promise<{ rows: unknown[]; affectedRows?: number }>
}

/** The engine calls this for a bytea parameter, which comes encoded already. */
const BYTEA = 17

function runOn(statements: Statements, refuseWhenBroken: () => void): Run {
  return async (sql, params): Promise<RunResult> => {
    refuseWhenBroken()
    const { rows, affectedRows } = await statements.query(sql, [...params])
    return { rows, affectedRows: affectedRows ?? 0 }
  }
}

function driverOver(engine: PGlite, refuseWhenBroken: () => void, afterClose: () => void): Driver {
  engine.serializers[BYTEA] = (encoded: string) => encoded
  return {
    kind: 'embedded',
    run: runOn(engine, refuseWhenBroken),
    async inTransaction(fn) {
      refuseWhenBroken()
      return await engine.transaction((tx) =>
        fn(runOn(tx, refuseWhenBroken), async (sql) => {
          await tx.exec(sql)
        }),
      )
    },
    async close() {
      try {
        await engine.close()
      } finally {
        afterClose()
      }
    },
  }
}

export interface EmbeddedOptions {
  /** Called after every fsync, for tests that count them. */
  readonly onFsync?: () => void
}

/** The durable embedded database of a data directory. Throws DataDirIsInUse while another process works on it. */
export async function embeddedDriver(dataDir: string, options: EmbeddedOptions = {}): Promise<Driver> {
  mkdirSync(dataDir, { recursive: true })
  const lock = await lockDataDir(dataDir)
  try {
    let fsyncFailure: unknown = null
    const engine = await openDurableEngine(dataDir, {
      synced: () => options.onFsync?.(),
      failed: (error) => {
        fsyncFailure ??= error
      },
    })
    // After a failed fsync nobody knows what is on the disk: the files have to be opened anew.
    const refuseWhenBroken = () => {
      if (fsyncFailure !== null)
        throw new DatabaseIsUnavailable(
          'the disk refused a write, and the server has to be started again',
          fsyncFailure,
        )
    }
    return driverOver(engine, refuseWhenBroken, () => lock.release())
  } catch (error) {
    lock.release()
    throw error
  }
}

/** A database in memory, for tests; {@link snapshotOf} makes the snapshot. */
export async function memoryDriver(snapshot: Blob | null): Promise<Driver & { dump(): Promise<Blob> }> {
  const engine = await openMemoryEngine(snapshot)
  const driver = driverOver(
    engine,
    () => {},
    () => {},
  )
  return { ...driver, dump: () => engine.dumpDataDir('none') }
}
