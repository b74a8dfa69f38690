// Mounts the web app behind the API: every other address is a page. Rendering is limited to a few pages at once, public pages are
// cached, and what is more than the machine can do is refused at once. Knows nothing of the screens themselves.

import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Bodies, isMultipart } from '../body/bodies.ts'
import { decodeBody } from '../body/decode-body.ts'
import { acceptsBrotli } from '../file/serve-files.ts'
import { bodyLimitBytes, pageTurns, uploadLimitBytes } from '../limits.ts'
import type { UncheckedFields } from '../read-input.ts'
import { headOf, pagesRoute, type Repeats } from '../repeats.ts'
import { createTurns, type Turn, type Turns } from '../turns.ts'
import { createKeptPages, createRecent, type KeptPage, type KeptPages, keptPage } from './kept-pages.ts'
import { toRequest } from './page-request.ts'
import { answerBusyPage, answerNoFormHere } from './small-page.ts'

const compress = promisify(brotliCompress)

/** Pictures that one form may carry (COMPLAINT-5), for pages that work without script. */
const filesPerForm = 9
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']
/** Compression level for pages that are rendered at each request: most of the gain for a fraction of the time. */
const pageBrotliQuality = 5
/** Below this compression costs more than it saves. */
const compressFromBytes = 1_024
/** Sessions that were found lately, at most: as many as a busy process has. */
const knownSessionsMax = 50_000
/** Remembered heads of requests without a session, for pages that are rendered at each request. */
const strangerHeadsMax = 2_000

interface PageAround {
  readonly requestId: string
  readonly address: string
  readonly away: Turn['away']
  readonly formIsUnread: boolean
  /** The fields of the form that was sent; null for any other request. */
  readonly sent: UncheckedFields | null
  readonly isKnown: () => void
  readonly isSameForAll: () => void
}

/** An answer of the web app; a page has its text beside it, and no body. */
type PageAnswer = Response & { readonly html?: string }

/** The web app. Without its optional functions no page is cached, every visitor is a stranger, and forms with files are refused. */
export interface PageHandler {
  (request: Request, page: PageAround): Promise<PageAnswer>
  /** The cache key of a public page; null for a page that may hold one visitor's data. */
  readonly keyOf?: (request: Request) => string | null
  /** The session token of a request, not verified. */
  readonly sessionOf?: (request: Request) => string | null
  /** Whether a form with files may come to this address, from this place, from this visitor. `no`: none may, by anybody. */
  readonly mayBringFiles?: (
    request: Request,
    page: Pick<PageAround, 'requestId' | 'address'>,
  ) => Promise<'yes' | 'notThisOne' | 'no'>
}

export interface PagesMeans {
  readonly bodies: Pick<Bodies, 'bytesOf'>
  /** The cache of whole answers; without it the framework makes each one. */
  readonly repeats?: Repeats
  readonly turns?: Turns
  /** Whether public pages may be kept at this moment; always, unless said. */
  readonly mayKeep?: () => boolean
}

/** The methods of a page; every other one is answered before it comes to a page. */
const pageMethods = ['GET', 'HEAD', 'POST']

/** Hands every address without another handler to the web app. Returns the cache of public pages. */
export function servePages(
  app: FastifyInstance,
  handler: PageHandler,
  publicOrigin: string,
  { bodies, repeats, turns = createTurns(pageTurns), mayKeep }: PagesMeans,
): KeptPages {
  const kept = createKeptPages(undefined, mayKeep)
  const known = createRecent(knownSessionsMax)
  const strangers = createRecent(strangerHeadsMax)
  const unread = new WeakSet<FastifyRequest>()
  /** Until when the answer to a request is that to everybody with the same head. */
  const repeatable = new WeakMap<FastifyRequest, () => boolean>()
  const bodyLimit = filesPerForm * uploadLimitBytes + bodyLimitBytes
  app.route({
    method: pageMethods,
    url: pagesRoute,
    bodyLimit,
    exposeHeadRoute: false,
    config: { mayBringFiles },
    handler: servePage,
    // After the server's own hook: all headers are set by then.
    onSend: async (request, reply, payload) => {
      const isGood = repeatable.get(request)
      if (isGood !== undefined) repeats?.remember(request, reply, payload, isGood)
      return payload
    },
  })
  return kept

  async function mayBringFiles(request: FastifyRequest): Promise<boolean> {
    const asked = toRequest(request, null, publicOrigin)
    const around = { requestId: request.id, address: request.ip }
    const answer = (await handler.mayBringFiles?.(asked, around)) ?? 'no'
    if (answer === 'no') throw Object.assign(new Error('no files here'), { statusCode: 415 })
    if (answer === 'notThisOne') unread.add(request)
    return answer === 'yes'
  }

  async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const type = request.headers['content-type'] ?? ''
    if (request.method === 'POST' && !isMultipart(type)) fieldsOf(type, await bodies.bytesOf(request))
    const raw = headOf(request.raw)
    // Many requests at once have the same few heads: the page and its session are then known before the request is read.
    if (raw !== null && strangers.has(raw)) return (await makePage(null, null, request, reply)).reply
    const head = toRequest(request, null, publicOrigin)
    const key = request.method === 'GET' ? (handler.keyOf?.(head) ?? null) : null
    const session = hashOf(handler.sessionOf?.(head) ?? null)
    if (key === null) {
      if (raw !== null && session === null) strangers.add(raw)
      return (await makePage(head, session, request, reply)).reply
    }
    const page = kept.find(key)
    if (page !== null) {
      repeatable.set(request, () => kept.find(key) === page)
      return sendKept(request, reply, page)
    }
    const made = await kept.make(key, async () => {
      const { same, ...own } = await makePage(head, session, request, reply)
      return { own, kept: same }
    })
    return 'plain' in made ? sendKept(request, reply, made) : made.reply
  }

  /** Renders a page when it gets a turn. `head` is the request without a body, null where it was not built yet. */
  async function makePage(
    head: Request | null,
    session: string | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ readonly reply: FastifyReply; readonly same: KeptPage | null }> {
    const turn = await turns.take(session !== null && known.has(session) ? 'known' : 'stranger')
    if (turn === null) {
      if (session === null) repeatable.set(request, () => turns.isFull('stranger'))
      return { reply: answerBusyPage(request, reply), same: null }
    }
    let isSame = false
    try {
      const body = request.method === 'POST' ? await turn.away(() => bodies.bytesOf(request)) : null
      const type = request.headers['content-type'] ?? ''
      const sent = body === null ? null : fieldsOf(type, body)
      const asked = head === null || body !== null ? toRequest(request, body, publicOrigin) : head
      const response = await handler(asked, {
        requestId: request.id,
        address: request.ip,
        away: turn.away,
        formIsUnread: unread.has(request),
        sent,
        isKnown: () => session !== null && known.add(session),
        isSameForAll: () => {
          isSame = true
        },
      })
      // Only the router knows which addresses take a form, and it answers the others like a failure.
      if (response.status === 405) {
        await response.body?.cancel()
        const isPage = (response.headers.get('Content-Type') ?? '').startsWith('text/html')
        return { reply: answerNoFormHere(request, reply, isPage), same: null }
      }
      if (!isSame) return { reply: await sendResponse(request, reply, response), same: null }
      const same = await keptPage(response, response.html ?? (await response.text()))
      return { reply: sendKept(request, reply, same), same }
    } finally {
      turn.end()
    }
  }
}

function hashOf(token: string | null): string | null {
  return token === null ? null : createHash('sha256').update(token).digest('base64')
}

/** The fields of a form. What no form of ours sends is refused before a screen reads it: another kind of body, too many values, a broken multipart. */
function fieldsOf(type: string, body: Buffer): UncheckedFields {
  if (body.byteLength === 0) return {}
  const kind = type.split(';')[0]?.trim().toLowerCase() ?? ''
  const decoded = formTypes.includes(kind) ? decodeBody(type, body) : null
  if (!decoded?.ok) throw Object.assign(new Error('body is no form'), { statusCode: decoded?.status ?? 415 })
  return decoded.fields
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  reply.code(page.status)
  for (const [name, value] of page.headers) if (name !== 'content-length') reply.header(name, value)
  reply.header('Vary', 'Accept-Encoding')
  if (!acceptsBrotli(request)) return reply.send(page.plain)
  return reply.header('Content-Encoding', 'br').send(page.brotli)
}

async function sendResponse(request: FastifyRequest, reply: FastifyReply, response: PageAnswer): Promise<FastifyReply> {
  reply.code(response.status)
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('Set-Cookie', cookies)
  if (response.body === null && response.html === undefined) return reply.send()
  const type = response.headers.get('Content-Type') ?? ''
  if (!/^text\/|json|javascript|xml/.test(type))
    return reply.send(Readable.fromWeb(response.body as import('node:stream/web').ReadableStream))
  const bytes = response.html === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(response.html)
  if (bytes.byteLength < compressFromBytes || !acceptsBrotli(request)) return reply.send(bytes)
  reply.header('Content-Encoding', 'br').header('Vary', 'Accept-Encoding')
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: pageBrotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  }
  return reply.send(await compress(bytes, { params }))
}
