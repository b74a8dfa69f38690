// Mounts the web app behind the API: every other address is a page. Knows nothing of the screens themselves.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decodeBody, hasTooManyValues } from './decode-body.ts'
import { bodyLimitBytes, uploadLimitBytes } from './limits.ts'

const compress = promisify(brotliCompress)

/** Pictures that one form may carry (COMPLAINT-5), for pages that work without script. */
const filesPerForm = 9
const formType = 'application/x-www-form-urlencoded'
/** Effort for pages that are made anew each time: most of the gain for a fraction of the time. */
const pageBrotliQuality = 5
/** Below this compression costs more than it saves. */
const compressFromBytes = 1_024

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

export type PageHandler = (request: Request, page: { requestId: string; address: string }) => Promise<Response>

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
  for (const [name, file] of listFiles(folders)) {
    const plain = readFileSync(file)
    const compressed = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : null
    app.get(`${prefix}${name}`, async (request, reply) => {
      reply.header('Content-Type', mediaTypes[path.extname(name)]).header('Cache-Control', cacheControl)
      if (compressed === null) return reply.send(plain)
      reply.header('Vary', 'Accept-Encoding')
      if (!acceptsBrotli(request)) return reply.send(plain)
      return reply.header('Content-Encoding', 'br').send(compressed)
    })
  }
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

/** What a page can be asked with; everything else is answered before it comes to a page. */
const pageMethods = ['GET', 'HEAD', 'POST']

/** Hands every address that nothing else has taken to the web app. */
export function servePages(app: FastifyInstance, handler: PageHandler, publicOrigin: string): void {
  const bodyLimit = filesPerForm * uploadLimitBytes + bodyLimitBytes
  app.route({ method: pageMethods, url: '/*', bodyLimit, exposeHeadRoute: false, handler: servePage })

  async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = Buffer.isBuffer(request.body) ? request.body : null
    const type = request.headers['content-type'] ?? ''
    if (body !== null && !type.startsWith('multipart/form-data') && body.byteLength > bodyLimitBytes) {
      throw Object.assign(new Error('body is too large'), { statusCode: 413 })
    }
    if (request.method === 'POST') await refuseUnreadable(type, body)
    const response = await handler(toRequest(request, body, publicOrigin), {
      requestId: request.id,
      address: request.ip,
    })
    return sendResponse(request, reply, response)
  }
}

/** What no form of ours sends is refused before a screen reads it: another kind of body, too many values, a broken multipart. */
async function refuseUnreadable(type: string, body: Buffer | null): Promise<void> {
  if (body === null || body.byteLength === 0) return
  const kind = type.split(';')[0]?.trim().toLowerCase()
  if (kind === formType) {
    if (hasTooManyValues(body)) throw Object.assign(new Error('body has too many values'), { statusCode: 400 })
    return
  }
  const decoded = kind === 'multipart/form-data' ? await decodeBody(type, body) : null
  if (!decoded?.ok) throw Object.assign(new Error('body is no form'), { statusCode: decoded?.status ?? 415 })
}

function acceptsBrotli(request: FastifyRequest): boolean {
  return /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
}

function toRequest(request: FastifyRequest, body: Buffer | null, publicOrigin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  // Put together, never resolved: what looks like another host's address is a path of ours. The host that was asked is the caller's to write.
  const address = publicOrigin + request.url
  const url = new URL(request.url.startsWith('/') && URL.canParse(address) ? address : publicOrigin)
  if (request.method !== 'POST') return new Request(url, { method: request.method, headers })
  // A form without a field is one all the same.
  if (body === null || body.byteLength === 0) headers.set('content-type', formType)
  return new Request(url, { method: request.method, headers, body: new Uint8Array(body ?? []) })
}

async function sendResponse(request: FastifyRequest, reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status)
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('Set-Cookie', cookies)
  if (response.body === null) return reply.send()
  const type = response.headers.get('Content-Type') ?? ''
  if (!/^text\/|json|javascript|xml/.test(type))
    return reply.send(Readable.fromWeb(response.body as import('node:stream/web').ReadableStream))
  const bytes = Buffer.from(await response.arrayBuffer())
  if (bytes.byteLength < compressFromBytes || !acceptsBrotli(request)) return reply.send(bytes)
  reply.header('Content-Encoding', 'br').header('Vary', 'Accept-Encoding')
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: pageBrotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  }
  return reply.send(await compress(bytes, { params }))
}
