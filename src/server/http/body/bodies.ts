// Receives request bodies: forms and calls in memory under a budget, forms with files on disk and only from senders who may send them.
// A refused body is read and dropped for a moment, then its connection is closed.

import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  bodyLimitBytes,
  filesAtOnceBytes,
  freeBodyBytes,
  incomingFilesMaxBytes,
  lingerMs,
  memoryMaxBytes,
} from '../limits.ts'
import type { StoredBytes } from './stored-form.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked before a byte of a form with files is stored; false: the form is dropped, and the handler sees an empty one. */
    readonly mayBringFiles?: (request: FastifyRequest) => Promise<boolean>
  }
}

/** Hand out a complete body, once each. */
export interface Bodies {
  /** The body, in memory; for a form with files, when it is its turn. It stays until the request is answered. */
  bytesOf(request: FastifyRequest): Promise<Buffer>
  /** The body where it lies on disk, until the request is answered; null for one in memory. */
  storedOf(request: FastifyRequest): StoredBytes | null
}

/** A body that cannot be taken in now; the error handler says so. */
export class TooBusyForBody extends Error {}

interface Held {
  readonly bytes: Buffer | null
  readonly file: FileHandle | null
  readonly sizeBytes: number
  readonly giveBack: (() => void)[]
}

const tooLarge = (): Error => Object.assign(new Error('body is too large'), { statusCode: 413 })
const broken = (): Error => Object.assign(new Error('body ended too early'), { statusCode: 400 })
const diskIsFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')

/** True for a form that may carry files. */
export function isMultipart(contentType: string | undefined): boolean {
  return (contentType ?? '').split(';')[0]?.trim().toLowerCase() === 'multipart/form-data'
}

/** What another server than that of the borrowers does differently. */
interface BodyRules {
  /** The largest body that is taken into memory, where its address takes one of that size. Bytes. */
  readonly inMemoryMaxBytes?: number
  /** The budget on which a request's body counts; one for all unless said. */
  readonly budgetOf?: (request: FastifyRequest) => ByteBudget
  /** How large a form with files may be that goes to disk, whatever its address takes else; null for one that does not. Bytes. */
  readonly onDiskMaxBytesOf?: (request: FastifyRequest) => number | null
}

/** Makes the server take bodies by these rules. Forms with files lie in `folder` while they come in, without a name. */
export function takeBodies(app: FastifyInstance, folder: string, rules: BodyRules = {}): Bodies {
  const memory = createByteBudget(memoryMaxBytes)
  const { inMemoryMaxBytes = bodyLimitBytes, budgetOf = () => memory, onDiskMaxBytesOf = () => null } = rules
  const disk = createByteBudget(incomingFilesMaxBytes)
  const turns = createByteTurns(filesAtOnceBytes)
  const held = new Map<FastifyRequest, Held>()
  const over = new WeakSet<FastifyRequest>()

  function endOf(request: FastifyRequest): void {
    over.add(request)
    for (const giveBack of held.get(request)?.giveBack ?? []) giveBack()
    held.delete(request)
  }

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: Readable) => {
    const body = await takeBody(request, payload)
    held.set(request, body)
    if (over.has(request)) endOf(request)
    return body.bytes
  })
  // The framework closes the connection of a refused body with its answer. A client that is still sending would be reset, and lose the
  // answer: the rest is read and dropped instead, for a moment.
  app.addHook('onSend', async (request, reply) => {
    if (!request.raw.complete) reply.removeHeader('connection')
  })
  // Answered, or gone without an answer: whichever comes first.
  app.addHook('onRequest', async (request, reply) => void reply.raw.once('close', () => endOf(request)))
  app.addHook('onResponse', async (request) => {
    endOf(request)
    if (request.raw.complete || request.raw.destroyed) return
    // A client that still sends may read our answer meanwhile.
    const timer = setTimeout(() => request.raw.destroy(), lingerMs)
    request.raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
  })

  async function takeBody(request: FastifyRequest, payload: Readable): Promise<Held> {
    const { bodyLimit, config } = request.routeOptions
    const hasFiles = isMultipart(request.headers['content-type'])
    const onDiskMaxBytes = hasFiles ? onDiskMaxBytesOf(request) : null
    const bringsFiles = hasFiles && config.mayBringFiles !== undefined
    const limit = onDiskMaxBytes ?? (bringsFiles ? bodyLimit : Math.min(bodyLimit, inMemoryMaxBytes))
    const nothing: Held = { bytes: Buffer.alloc(0), file: null, sizeBytes: 0, giveBack: [] }
    try {
      if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge()
      if (onDiskMaxBytes !== null) return await onDisk(payload, limit)
      if (!bringsFiles) return await inMemory(payload, limit, budgetOf(request))
      if (!(await config.mayBringFiles?.(request))) {
        payload.resume()
        return nothing
      }
      return await onDisk(payload, limit)
    } catch (error) {
      payload.resume()
      throw error
    }
  }

  async function inMemory(payload: Readable, limit: number, memory: ByteBudget): Promise<Held> {
    const chunks: Buffer[] = []
    let sizeBytes = 0
    let countedBytes = 0
    const giveBack = (): void => memory.give(countedBytes)
    try {
      await eachChunk(payload, (chunk) => {
        sizeBytes += chunk.byteLength
        if (sizeBytes > limit) throw tooLarge()
        const more = Math.max(0, sizeBytes - freeBodyBytes) - countedBytes
        if (!memory.take(more)) throw new TooBusyForBody('too many large bodies at once')
        countedBytes += more
        chunks.push(chunk)
      })
    } catch (error) {
      giveBack()
      throw error
    }
    return { bytes: Buffer.concat(chunks), file: null, sizeBytes, giveBack: [giveBack] }
  }

  async function onDisk(payload: Readable, limit: number): Promise<Held> {
    let sizeBytes = 0
    let file: FileHandle | null = null
    const giveBack = (): void => {
      disk.give(sizeBytes)
      void file?.close()
    }
    try {
      await mkdir(folder, { recursive: true })
      const place = path.join(folder, `${randomUUID()}.part`)
      file = await open(place, 'wx+', 0o600)
      // Without a name from the start: a killed process leaves nothing behind.
      await rm(place)
      const handle = file
      await eachChunk(payload, async (chunk) => {
        if (sizeBytes + chunk.byteLength > limit) throw tooLarge()
        if (!disk.take(chunk.byteLength)) throw new TooBusyForBody('too many files are on their way')
        sizeBytes += chunk.byteLength
        await handle.write(chunk)
      })
      return { bytes: null, file, sizeBytes, giveBack: [giveBack] }
    } catch (error) {
      giveBack()
      if (diskIsFull(error)) throw new TooBusyForBody('no room for the files of a form', { cause: error })
      throw error
    }
  }

  return {
    async bytesOf(request) {
      const body = held.get(request)
      if (body === undefined) return Buffer.alloc(0)
      if (body.file === null) return body.bytes ?? Buffer.alloc(0)
      const giveBack = await turns.wait(body.sizeBytes)
      if (over.has(request)) {
        giveBack()
        throw broken()
      }
      body.giveBack.push(giveBack)
      const bytes = Buffer.allocUnsafeSlow(body.sizeBytes)
      await body.file.read(bytes, 0, body.sizeBytes, 0)
      return bytes
    },
    storedOf(request) {
      const { file = null, sizeBytes = 0 } = held.get(request) ?? {}
      if (file === null) return null
      return {
        sizeBytes,
        async read(from, to) {
          if (over.has(request)) throw broken()
          const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(to, sizeBytes) - from))
          await file.read(bytes, 0, bytes.byteLength, from)
          return bytes
        },
      }
    },
  }
}

/** Hands on what comes, one after the other; ends with an error where it ends too early. */
function eachChunk(payload: Readable, take: (chunk: Buffer) => void | Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let work: Promise<void> = Promise.resolve()
    const stop = (error: unknown): void => {
      payload.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken)
      // The request has failed already: its later errors change nothing.
      payload.on('error', () => {})
      reject(error)
    }
    // Left, or let go for being late: no fault of ours, and none that the log tells as one.
    const onBroken = (): void => stop(broken())
    const onEnd = (): void => {
      payload.off('close', onBroken)
      work.then(resolve, stop)
    }
    const onData = (chunk: Buffer): void => {
      try {
        const taken = take(chunk)
        if (taken === undefined) return
        payload.pause()
        work = taken
        taken.then(() => payload.resume(), stop)
      } catch (error) {
        stop(error)
      }
    }
    payload.on('data', onData).once('end', onEnd).once('error', onBroken).once('close', onBroken)
  })
}

/** A memory budget for request bodies: the process never holds more bytes than this, and large bodies wait for their turn. */
interface ByteBudget {
  /** Reserves bytes; false, with nothing reserved, if they exceed the budget. */
  take(bytes: number): boolean
  give(bytes: number): void
  readonly taken: number
}

export function createByteBudget(maxBytes: number): ByteBudget {
  let taken = 0
  return {
    take(bytes) {
      if (taken + bytes > maxBytes) return false
      taken += bytes
      return true
    },
    give(bytes) {
      taken -= bytes
    },
    get taken() {
      return taken
    },
  }
}

interface ByteTurns {
  /** Resolves when so many bytes are free, in the order of the requests. The returned function releases them. */
  wait(bytes: number): Promise<() => void>
}

/** A queue for `maxBytes` in all. A larger request runs alone. */
export function createByteTurns(maxBytes: number): ByteTurns {
  let taken = 0
  const waiting: { readonly bytes: number; readonly begin: () => void }[] = []
  const fits = (bytes: number): boolean => taken === 0 || taken + bytes <= maxBytes

  function turnOf(bytes: number): () => void {
    taken += bytes
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      taken -= bytes
      for (let next = waiting[0]; next !== undefined && fits(next.bytes); next = waiting[0]) {
        waiting.shift()
        next.begin()
      }
    }
  }

  return {
    async wait(bytes) {
      if (waiting.length === 0 && fits(bytes)) return turnOf(bytes)
      return await new Promise((resolve) => waiting.push({ bytes, begin: () => resolve(turnOf(bytes)) }))
    },
  }
}
