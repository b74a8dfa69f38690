// PostgreSQL inside this process (PGlite), made to survive a loss of power. It reaches into the package's internals, so its
// version is pinned and a test counts the fsyncs.
//
// As shipped it runs with fsync off. Here: the file system layer gets an fsync, the switch that turns it off (-F) is dropped,
// and a new database is written aside, synced as a whole, and only then moved to its place.

import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { hasDatabase, unfinishedMark } from '../../../settings/data-dir.ts'
import { scalarParsers } from '../column-types.ts'
import { type MemoryFiles, MemoryFilesFS } from './memory-files.ts'

/** Parsers and settings that both the durable and the in-memory engine share. */
const shared = { parsers: { ...scalarParsers } }

/** The part of Emscripten's node file system that is changed; the package does not type it. */
interface EmscriptenStream {
  readonly nfd?: number | null
  readonly node: unknown
}
interface EmscriptenModule {
  readonly NODEFS: {
    stream_ops: { fsync?: (stream: EmscriptenStream) => number }
    realPath(node: unknown): string
  }
}

/** Called at every fsync that reached the disk; `failed` when it did not. */
export interface FsyncWatch {
  synced(): void
  failed(error: unknown): void
}

function syncPath(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

class DurableFS extends NodeFS {
  readonly #watch: FsyncWatch
  constructor(dir: string, watch: FsyncWatch) {
    super(dir)
    this.#watch = watch
  }
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args)
    const watch = this.#watch
    const preRun = result.emscriptenOpts.preRun
    if (!Array.isArray(preRun)) throw new Error('this version of PGlite starts differently: fsync cannot be added')
    preRun.push((module: unknown) => {
      const { NODEFS } = module as EmscriptenModule
      NODEFS.stream_ops.fsync = (stream) => {
        try {
          // A directory has no descriptor of its own there.
          if (stream.nfd === undefined || stream.nfd === null) syncPath(NODEFS.realPath(stream.node))
          else fsyncSync(stream.nfd)
        } catch (error) {
          watch.failed(error)
          throw error
        }
        watch.synced()
        return 0
      }
    })
    return result
  }
}

function* pathsBelow(dir: string): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) yield* pathsBelow(path)
    else yield path
  }
  yield dir
}

/**
 * Files of a new database that are synced at once: one write of the disk's journal then serves many, and the threads that sync have work
 * while this one starts the engine.
 */
const syncedAtOnce = 128

/** Puts files and folders on the disk. One that the engine has removed meanwhile needs no place there. */
async function syncPaths(paths: readonly string[]): Promise<void> {
  const left = paths.values()
  const syncNext = async (): Promise<void> => {
    for (const path of left) {
      const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      try {
        await handle?.sync()
      } finally {
        await handle?.close()
      }
    }
  }
  await Promise.all(Array.from({ length: syncedAtOnce }, syncNext))
}

/** Of pages that the engine keeps beside the disk's cache; the usual 128 MB are held in memory by every process, used or not. */
const fewBuffers = ['-c', 'shared_buffers=16MB']

const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...fewBuffers,
]

function openDir(dir: string, watch: FsyncWatch): Promise<PGlite> {
  return PGlite.create({ ...shared, fs: new DurableFS(dir, watch), startParams })
}

function putFiles(dir: string, files: MemoryFiles): void {
  mkdirSync(dir, { recursive: true })
  for (const { path, bytes } of files) {
    if (bytes === null) mkdirSync(dir + path)
    else writeFileSync(dir + path, bytes)
  }
}

export interface DurableEngine {
  readonly engine: PGlite
  /** Once a new database is whole on the disk: nothing may be acknowledged before. Rejects where the disk refuses a part of it. */
  readonly onDisk: Promise<void>
}

/**
 * Makes a new database, of the files `begun` or empty. It is in use while its files go to the disk; until they are there, its mark says
 * that a start which finds it has to make it anew.
 */
async function createDatabase(dir: string, watch: FsyncWatch, begun: MemoryFiles | null): Promise<DurableEngine> {
  const mark = unfinishedMark(dirname(dir))
  rmSync(mark, { recursive: true, force: true })
  writeFileSync(mark, '', { flush: true })
  syncPath(dirname(dir))
  rmSync(dir, { recursive: true, force: true })
  if (begun !== null) {
    putFiles(dir, begun)
    // A disk that refuses a file is told by `onDisk`.
    const synced = syncPaths([dir, ...begun.map(({ path }) => dir + path)])
    const syncEnded = synced.catch(() => {})
    const engine = await openDir(dir, watch).catch(async (error: unknown) => {
      // The mark stays. Nothing reads the folder any more when the next start makes it anew.
      await syncEnded
      throw error
    })
    return { engine, onDisk: finish(dir, synced) }
  }
  const engine = await openDir(dir, watch)
  await engine.exec('checkpoint')
  return { engine, onDisk: finish(dir, syncPaths([...pathsBelow(dir)])) }
}

/** Takes the mark of a new database away once its files are on the disk. */
function finish(dir: string, synced: Promise<void>): Promise<void> {
  const onDisk = synced.then(() => {
    syncPath(dirname(dir))
    rmSync(unfinishedMark(dirname(dir)))
    syncPath(dirname(dir))
  })
  // Who waits for it hears of a failure; until then it is no unhandled one.
  onDisk.catch(() => {})
  return onDisk
}

/**
 * Opens the durable database under `dataDir`, which must be locked by this process; makes it on first use, of the files that
 * `begunWith` answers, or empty.
 */
export async function openDurableEngine(
  dataDir: string,
  watch: FsyncWatch,
  begunWith: () => Promise<MemoryFiles | null>,
): Promise<DurableEngine> {
  const dir = join(dataDir, 'database')
  mkdirSync(dataDir, { recursive: true })
  if (!hasDatabase(dataDir)) return await createDatabase(dir, watch, await begunWith())
  return { engine: await openDir(dir, watch), onDisk: Promise.resolve() }
}

/** Opens the database under `dataDir` again, whose engine has ended itself. */
export function reopenDurableEngine(dataDir: string, watch: FsyncWatch): Promise<PGlite> {
  return openDir(join(dataDir, 'database'), watch)
}

/** Its files lie in memory already: more pages beside them take a quarter of the time to open. */
const memoryParams = [...PGlite.defaultStartParams, ...fewBuffers]

/**
 * A database in memory that is gone with the process: for fast tests. It begins with `begun`, or new without any file; `onClosed`
 * may read the files that it leaves.
 */
export async function openMemoryEngine(
  begun: MemoryFiles,
  onClosed: (read: () => MemoryFiles) => void,
): Promise<PGlite> {
  return await PGlite.create({ ...shared, startParams: memoryParams, fs: new MemoryFilesFS(begun, onClosed) })
}
