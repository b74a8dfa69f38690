// Serves files and texts that do not change while the server runs: read once, compressed once.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

interface ServedFile {
  readonly mediaType: string
  readonly plain: Buffer
  readonly compressed: Buffer | null
}

/** The files of the folders by their names below them; of two with one name, that of the first folder. */
function listFiles(folders: readonly string[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const folder of folders.filter((one) => existsSync(one))) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !(path.extname(entry.name) in mediaTypes)) continue
      const file = path.join(entry.parentPath, entry.name)
      const name = path.relative(folder, file).split(path.sep).join('/')
      if (!files.has(name)) files.set(name, file)
    }
  }
  return files
}

/**
 * Serves folders' files at their own names below `prefix`. Everything is read once, so nothing outside of it can be asked for, and
 * what replaces a folder while the server runs is none of its business: its pages ask for what it was started with.
 */
export function serveFiles(
  app: FastifyInstance,
  prefix: string,
  folders: readonly string[],
  cacheControl: string,
): void {
  const files = new Map<string, ServedFile>()
  for (const [name, file] of listFiles(folders)) {
    const compressed = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : null
    files.set(name, { mediaType: mediaTypes[path.extname(name)] ?? '', plain: readFileSync(file), compressed })
  }
  // One route for all of them: hundreds take the router a tenth of a start.
  app.get(`${prefix}*`, async (request, reply) => {
    const file = files.get((request.params as { '*': string })['*'])
    if (file === undefined) return reply.callNotFound()
    reply.header('Content-Type', file.mediaType).header('Cache-Control', cacheControl)
    if (file.compressed === null) return reply.send(file.plain)
    reply.header('Vary', 'Accept-Encoding')
    if (!acceptsBrotli(request)) return reply.send(file.plain)
    return reply.header('Content-Encoding', 'br').send(file.compressed)
  })
}

/** Serves a text that never changes at its address, compressed once. */
export function serveText(app: FastifyInstance, address: string, mediaType: string, text: string): void {
  const plain = Buffer.from(text)
  const compressed = brotliCompressSync(plain)
  app.get(address, async (request, reply) => {
    const br = acceptsBrotli(request)
    reply
      .header('Content-Type', mediaType)
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Vary', 'Accept-Encoding')
    if (br) reply.header('Content-Encoding', 'br')
    return reply.send(br ? compressed : plain)
  })
}

const compress = promisify(brotliCompress)
/** Of a document: most of the gain for a twentieth of the time of the highest. */
const documentBrotliQuality = 5

/**
 * Serves a large JSON document that changes with the release only. Its bytes are made once, when it is first asked for: few starts
 * are ever asked, and to encode them for each of many requests would hold everybody up.
 */
export function serveDocument(app: FastifyInstance, address: string, make: () => unknown): void {
  let made: Buffer | null = null
  let compressed: Promise<Buffer> | null = null
  app.get(address, async (request, reply) => {
    made ??= Buffer.from(JSON.stringify(make()))
    const plain = made
    reply.header('Content-Type', 'application/json').header('Vary', 'Accept-Encoding')
    if (!acceptsBrotli(request)) return reply.send(plain)
    compressed ??= compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: documentBrotliQuality } })
    return reply.header('Content-Encoding', 'br').send(await compressed)
  })
}

/** True where the client takes the smaller form. */
export function acceptsBrotli(request: FastifyRequest): boolean {
  return /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
}
