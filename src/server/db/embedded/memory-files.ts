// The files of an embedded database in memory: those that it begins with and those that it leaves when it is closed. All databases
// that begin alike share the bytes, each until it writes to a file. It reaches into Emscripten, as embedded-engine.ts does.

import { MemoryFS, type PGlite } from '@electric-sql/pglite'

/** Where the engine looks for its files. */
const ROOT = '/pglite/data'
/** As `initdb` makes them: PostgreSQL refuses a folder that others may read. */
const FOLDER_MODE = 0o40700
const FILE_MODE = 0o100600

/** A file or, without bytes, a folder. The path is below the database's folder, of `/` and names; a folder comes before what is in it. */
interface MemoryFile {
  readonly path: string
  readonly bytes: Uint8Array | null
}
export type MemoryFiles = readonly MemoryFile[]

/** The part of Emscripten's file system in memory that is used here; the package types the rest. */
interface Stream {
  readonly node: Node
}
interface StreamOps {
  readonly write: (stream: Stream, from: Uint8Array, offset: number, length: number, position: number) => number
}
interface Node {
  contents: Uint8Array
  usedBytes: number
  stream_ops: StreamOps
  readonly node_ops: { readonly mknod: (parent: Node, name: string, mode: number, device: number) => Node }
}
interface Files {
  readonly mkdirTree: (path: string, mode: number) => void
  readonly lookupPath: (path: string) => { readonly node: Node }
  readonly readdir: (path: string) => readonly string[]
  readonly stat: (path: string) => { readonly mode: number }
  readonly isDir: (mode: number) => boolean
  readonly readFile: (path: string) => Uint8Array
}

/** The same, but a file takes a copy of the bytes that it shares before the first write into them. A longer file is copied by Emscripten. */
function copyingOps(ops: StreamOps, shared: ReadonlySet<Uint8Array>): StreamOps {
  return {
    ...ops,
    write(stream, from, offset, length, position) {
      const { node } = stream
      if (shared.has(node.contents) && position + length <= node.contents.length)
        node.contents = new Uint8Array(node.contents)
      return ops.write(stream, from, offset, length, position)
    },
  }
}

function put(files: Files, begun: MemoryFiles): void {
  files.mkdirTree(ROOT, FOLDER_MODE)
  const folders = new Map([['', files.lookupPath(ROOT).node]])
  const shared = new Set<Uint8Array>()
  let ops: StreamOps | null = null
  for (const { path, bytes } of begun) {
    const cut = path.lastIndexOf('/')
    const folder = folders.get(path.slice(0, cut))
    if (folder === undefined) throw new Error(`the snapshot has no folder for ${path}`)
    const node = folder.node_ops.mknod(folder, path.slice(cut + 1), bytes === null ? FOLDER_MODE : FILE_MODE, 0)
    if (bytes === null) folders.set(path, node)
    else {
      ops ??= copyingOps(node.stream_ops, shared)
      shared.add(bytes)
      node.contents = bytes
      node.usedBytes = bytes.length
      node.stream_ops = ops
    }
  }
}

function filesBelow(files: Files, folder: string): MemoryFile[] {
  const names = files.readdir(ROOT + folder).filter((name) => name !== '.' && name !== '..')
  return names.flatMap((name): MemoryFile[] => {
    const path = `${folder}/${name}`
    if (files.isDir(files.stat(ROOT + path).mode)) return [{ path, bytes: null }, ...filesBelow(files, path)]
    return [{ path, bytes: files.readFile(ROOT + path) }]
  })
}

/** A file system in memory that begins with files, and gives those that stand there once PostgreSQL has shut down. */
export class MemoryFilesFS extends MemoryFS {
  readonly #begun: MemoryFiles
  readonly #onClosed: (read: () => MemoryFiles) => void
  #engine: PGlite | null = null

  /** Without files PostgreSQL makes a new database. `onClosed` may read what a later start can begin with, without recovery. */
  constructor(begun: MemoryFiles, onClosed: (read: () => MemoryFiles) => void) {
    super()
    this.#begun = begun
    this.#onClosed = onClosed
  }

  #files(): Files {
    if (this.#engine === null) throw new Error('this version of PGlite starts differently: no engine was named')
    return this.#engine.Module.FS as unknown as Files
  }

  override async init(...args: Parameters<MemoryFS['init']>): ReturnType<MemoryFS['init']> {
    this.#engine = args[0]
    return await super.init(...args)
  }

  override async initialSyncFs(): Promise<void> {
    if (this.#begun.length > 0) put(this.#files(), this.#begun)
  }

  override async closeFs(): Promise<void> {
    this.#onClosed(() => filesBelow(this.#files(), ''))
    await super.closeFs()
  }
}

/** Files as the bytes of one: a line of JSON with each path and length (-1 for a folder), then what is in them. */
export function packed(files: MemoryFiles): Uint8Array {
  const index = JSON.stringify(files.map(({ path, bytes }) => [path, bytes?.length ?? -1]))
  return Buffer.concat([Buffer.from(`${index}\n`), ...files.map(({ bytes }) => bytes ?? new Uint8Array())])
}

/** What {@link packed} made. The files share its bytes. */
export function unpacked(whole: Uint8Array): MemoryFiles {
  let at = whole.indexOf('\n'.charCodeAt(0)) + 1
  const index: readonly [path: string, length: number][] = JSON.parse(Buffer.from(whole.subarray(0, at)).toString())
  return index.map(([path, length]) => {
    const bytes = length < 0 ? null : whole.subarray(at, at + length)
    at += Math.max(length, 0)
    return { path, bytes }
  })
}
