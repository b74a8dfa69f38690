// PostgreSQL inside this process (PGlite), made to survive a loss of power. It reaches into the package's internals, so its
// version is pinned and a test counts the fsyncs.
//
// As shipped it runs with fsync off. Here: the file system layer gets an fsync, the switch that turns it off (-F) is dropped,
// and a new database is written aside, synced as a whole, and only then moved to its place.

import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
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

/** Files of a new database that are synced at once: one write of the disk's journal then serves many, and eight times as fast. */
const syncedAtOnce = 16

/** Puts a folder, and all that is in it, on the disk. */
async function syncTree(dir: string): Promise<void> {
  const paths = pathsBelow(dir)
  const syncNext = async (): Promise<void> => {
    for (const path of paths) {
      const handle = await open(path, 'r')
      try {
        await handle.sync()
      } finally {
        await handle.close()
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

/** Makes a new database beside its place, as `begun` or empty, and moves it there once all of it is on the disk. */
async function createDatabase(dir: string, watch: FsyncWatch, begun: MemoryFiles | null): Promise<void> {
  const unfinished = `${dir}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  if (begun !== null) putFiles(unfinished, begun)
  else {
    const engine = await openDir(unfinished, watch)
    await engine.exec('checkpoint')
    await engine.close()
  }
  await syncTree(unfinished)
  renameSync(unfinished, dir)
  syncPath(dirname(dir))
}

/**
 * Opens the durable database under `dataDir`, which must be locked by this process; makes it on first use, of the files that
 * `begunWith` answers, or empty.
 */
export async function openDurableEngine(
  dataDir: string,
  watch: FsyncWatch,
  begunWith: () => Promise<MemoryFiles | null>,
): Promise<PGlite> {
  const dir = join(dataDir, 'database')
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(dir)) await createDatabase(dir, watch, await begunWith())
  return await openDir(dir, watch)
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
