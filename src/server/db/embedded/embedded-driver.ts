// The driver over the embedded engine. It has one session: transactions run one after another.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { hasDatabase } from '../../../settings/data-dir.ts'
import { refuseWithoutRoom } from '../data-folders.ts'
import { DatabaseIsUnavailable, isOutOfService } from '../database-errors.ts'
import type { Driver, Run, RunResult } from '../driver.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { type FsyncWatch, openDurableEngine, openMemoryEngine, reopenDurableEngine } from './embedded-engine.ts'
import { type MemoryFiles, packed, unpacked } from './memory-files.ts'

/** Just what a statement needs: the engine itself or one of its transactions. */
interface Statements {
  query(sql: string, params: unknown[]): Promise<{ rows: unknown[]; affectedRows?: number }>
}

/** The engine calls this for a bytea parameter, which comes encoded already. */
const BYTEA = 17

/** The engine ended itself, as PostgreSQL does when it cannot write its log. Called once more it would never come back. */
function isDeath(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true
  const severity: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'severity') : null
  return severity === 'PANIC' || severity === 'FATAL'
}

/** How to begin again with what is on the disk after the engine has ended itself; null where nothing is on a disk. */
type Reopen = () => Promise<PGlite>
/** The disk is tried again this often, milliseconds. */
const REOPEN_EVERY_MS = 1_000

function driverOver(
  first: PGlite,
  reopen: Reopen | null,
  refuseWhenBroken: () => void,
  afterClose: () => void,
): Driver {
  /** Engines that have ended themselves, and by what. One that ended is left where it is: it cannot even be closed. */
  const ended = new WeakMap<PGlite, unknown>()
  let engine = prepared(first)
  let opening: Promise<void> | null = null
  let triedAt = Number.NEGATIVE_INFINITY

  /** Every way into an engine leads through this door, its own roll-backs too: no call enters once it has ended. */
  function prepared(made: PGlite): PGlite {
    made.serializers[BYTEA] = (encoded: string) => encoded
    const enter = made.execProtocolRawSync.bind(made)
    made.execProtocolRawSync = (message) => {
      refuseWhenEnded(made)
      return enter(message)
    }
    return made
  }

  function refuseWhenEnded(made: PGlite): void {
    if (ended.has(made)) throw new DatabaseIsUnavailable('the engine has ended itself', ended.get(made))
  }

  function explained(made: PGlite, error: unknown): unknown {
    if (isDeath(error) && !ended.has(made)) ended.set(made, error)
    return isDeath(error) || isOutOfService(error)
      ? new DatabaseIsUnavailable('the engine cannot do its work', error)
      : error
  }

  function runOn(statements: Statements, made: PGlite): Run {
    return async (sql, params): Promise<RunResult> => {
      refuseWhenBroken()
      try {
        const { rows, affectedRows } = await statements.query(sql, [...params])
        return { rows, affectedRows: affectedRows ?? 0 }
      } catch (error) {
        throw explained(made, error)
      }
    }
  }

  async function openAnew(again: Reopen): Promise<void> {
    if (performance.now() - triedAt < REOPEN_EVERY_MS) return
    triedAt = performance.now()
    engine = prepared(await again())
  }

  /** The engine that runs, opened again where the last one has ended and the disk lets it. */
  async function alive(): Promise<PGlite> {
    refuseWhenBroken()
    if (ended.has(engine) && reopen !== null) {
      opening ??= openAnew(reopen).finally(() => {
        opening = null
      })
      await opening
    }
    refuseWhenEnded(engine)
    return engine
  }

  return {
    kind: 'embedded',
    pipelines: false,
    async run(sql, params) {
      const made = await alive()
      return await runOn(made, made)(sql, params)
    },
    async inTransaction(fn) {
      const made = await alive()
      try {
        return await made.transaction((tx) =>
          fn(runOn(tx, made), async (sql) => {
            await tx.exec(sql)
          }),
        )
      } catch (error) {
        throw explained(made, error)
      }
    },
    async close() {
      try {
        if (!ended.has(engine)) await engine.close()
      } finally {
        afterClose()
      }
    },
  }
}

export interface EmbeddedOptions {
  /** Called after every fsync, for tests that count them. */
  readonly onFsync?: () => void
  /** The files with which a new database begins; null, or left out: it begins empty. */
  readonly begunWith?: () => Promise<MemoryFiles | null>
}

/** The durable embedded database of a data directory. Throws DataDirIsInUse while another process works on it. */
export async function embeddedDriver(dataDir: string, options: EmbeddedOptions = {}): Promise<Driver> {
  mkdirSync(dataDir, { recursive: true })
  const lock = await lockDataDir(dataDir)
  try {
    let fsyncFailure: unknown = null
    const watch: FsyncWatch = {
      synced: () => options.onFsync?.(),
      failed: (error) => {
        fsyncFailure ??= error
      },
    }
    if (!hasDatabase(dataDir)) refuseWithoutRoom(dataDir)
    const { begunWith = async () => null } = options
    const { engine, onDisk } = await openDurableEngine(dataDir, watch, begunWith)
    // After a failed fsync the content of the disk is unknown: the files have to be opened again.
    const refuseWhenBroken = () => {
      if (fsyncFailure !== null)
        throw new DatabaseIsUnavailable(
          'the disk refused a write, and the server has to be started again',
          fsyncFailure,
        )
    }
    const reopen = async (): Promise<PGlite> => {
      assertRoom(dataDir)
      return await reopenDurableEngine(dataDir, watch)
    }
    const driver = driverOver(engine, reopen, refuseWhenBroken, () => lock.release())
    return {
      ...driver,
      onDisk,
      async close() {
        // The sync still reads the files. The lock is held until it has ended: the next process may make the database anew.
        await onDisk.catch(() => {})
        await driver.close()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** What the engine writes before it can begin again, with room to spare: a piece of its log. Bytes. */
const ROOM_BYTES = 32 * 1024 * 1024

/** Throws DatabaseIsUnavailable while the disk has no room: an engine that begins then ends itself again. */
function assertRoom(dataDir: string): void {
  const probe = join(dataDir, 'room')
  try {
    writeFileSync(probe, Buffer.alloc(ROOM_BYTES), { flush: true })
  } catch (error) {
    throw new DatabaseIsUnavailable('the disk has no room', error)
  } finally {
    rmSync(probe, { force: true })
  }
}

/** A database in memory, for tests and the demo. `closeAndPack` closes it for a snapshot with which others begin. */
export async function memoryDriver(
  snapshot: Uint8Array | null,
): Promise<Driver & { closeAndPack(): Promise<Uint8Array> }> {
  let isKept = false
  let left: MemoryFiles = []
  const engine = await openMemoryEngine(snapshot === null ? [] : unpacked(snapshot), (read) => {
    if (isKept) left = read()
  })
  const driver = driverOver(
    engine,
    null,
    () => {},
    () => {},
  )
  return {
    ...driver,
    async closeAndPack() {
      isKept = true
      await driver.close()
      return packed(left)
    },
  }
}
