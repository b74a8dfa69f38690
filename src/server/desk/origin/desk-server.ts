// The desk's own origin: its calls, one-time links, files and pages, and 404 for everything else. Nothing of it is kept by anybody.

import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { DeskEndpoint } from '../../../contracts/desk-call.ts'
import { type DeskCallName, deskEndpoints } from '../../../contracts/desk-endpoints.ts'
import { deskOpenApi } from '../../../contracts/desk-openapi.ts'
import { deny } from '../../../core/officer/desk-refusal.ts'
import type { Deps } from '../../deps.ts'
import { retryAfterSeconds } from '../../http/answer.ts'
import { bearerToken } from '../../http/bearer-token.ts'
import { type Bodies, createByteBudget, TooBusyForBody, takeBodies } from '../../http/body/bodies.ts'
import { readForm } from '../../http/body/decode-body.ts'
import type { UploadedFile } from '../../http/call.ts'
import { limitConnections } from '../../http/connection-limit.ts'
import { serveDocument } from '../../http/file/serve-files.ts'
import {
  bodyLimitBytes,
  deskStrangersMaxBytes,
  freeBodyBytes,
  type Gate,
  headersTimeoutMs,
  memoryMaxBytes,
  requestTimeoutMs,
  stillFactor,
  uploadLimitBytes,
} from '../../http/limits.ts'
import { answerBusyPage, pageWords, sendSmallPage } from '../../http/page/small-page.ts'
import { refuseUnfitHeads } from '../../http/unfit-heads.ts'
import { answerUnreadable } from '../../http/unknown-calls.ts'
import { plainHeaders } from '../../ports/notice-headers.ts'
import type { DeskFileAnswer, DeskPipeline } from './desk-pipeline.ts'
import type { DeskAnswer } from './desk-refusal-answer.ts'
import { type DeskRequest, formOf, largeBodyMaxBytes } from './desk-request.ts'
import { serveLogin, serveProviderLogin } from './login-server.ts'
import { answerUnknownAtDesk } from './unknown-at-desk.ts'

/** Pictures of an answer travel as text within JSON. */
const deskBodyLimitBytes = 4 * uploadLimitBytes + bodyLimitBytes
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

interface DeskServerMeans {
  readonly deps: Deps
  readonly pipeline: DeskPipeline
  readonly isSecure: boolean
  readonly gate: Gate
  /** Where the desk is seen, once it listens. */
  readonly origin: () => string
}

/** What a page's script does by a call, and where the page says so. */
const saidAfter: Partial<Record<DeskCallName, string>> = { addOwnPasskey: '/me?said=passkeyAdded' }

/** The cookie of the desk: bound to this host by its prefix wherever there is TLS. */
function deskCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-desk' : 'desk'
}

/** The token in a request's cookies; null without one. */
export function deskCookie(cookies: string | undefined, isSecure: boolean): string | null {
  const name = deskCookieName(isSecure)
  for (const part of (cookies ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name && value.length > 0) return value.join('=')
  }
  return null
}

/** The header that gives a browser its session; without a token the one that takes it back. */
export function deskCookieHeader(token: string, isSecure: boolean): string {
  const end = token === '' ? '; Max-Age=0' : ''
  return `${deskCookieName(isSecure)}=${token}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}${end}`
}

/** Builds the server of the desk; the composition root adds its pages, and listens. */
export function createDeskServer({ deps, pipeline, isSecure, gate, origin }: DeskServerMeans): {
  readonly app: FastifyInstance
  readonly bodies: Bodies
} {
  const always: Record<string, string> = {
    'Cache-Control': 'no-store',
    'CDN-Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    // A form's own origin is told to this origin only: without it the browser would send `null`.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex',
    ...(isSecure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  // For what no hook of ours gets to see.
  const unreadable = { ...always, 'Content-Security-Policy': closedPolicy }
  const app = Fastify({
    logger: false,
    trustProxy: (_address, hop) => hop < deps.config.trustProxy,
    bodyLimit: deskBodyLimitBytes,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true },
    requestTimeout: requestTimeoutMs,
    connectionTimeout: stillFactor * requestTimeoutMs,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: 1_000, requireHostHeader: false },
    forceCloseConnections: 'idle',
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, unreadable),
    frameworkErrors: (_error, request, reply) =>
      send(reply.headers(unreadable), pipeline.refuse(deny('notFound'), plainHeaders(request as FastifyRequest))),
  })
  refuseUnfitHeads(app.server, unreadable)
  limitConnections(app.server, deps.log)
  const officers = new WeakSet<FastifyRequest>()
  const memoryOfOfficers = createByteBudget(memoryMaxBytes)
  const memoryOfStrangers = createByteBudget(deskStrangersMaxBytes)
  // An officer's pictures are few, and fit into the budget; a report goes to disk.
  const bodies = takeBodies(app, tmpdir(), {
    inMemoryMaxBytes: deskBodyLimitBytes,
    budgetOf: (request) => (officers.has(request) ? memoryOfOfficers : memoryOfStrangers),
    onDiskMaxBytesOf: (request) => (officers.has(request) ? largeBodyMaxBytes(request) : null),
  })
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const headers = plainHeaders(request)
    if (error instanceof TooBusyForBody)
      return isOfPage(request)
        ? answerBusyPage(request, reply)
        : send(reply, pipeline.refuse(deny('tooManyCalls'), headers))
    if (error.statusCode === 413)
      return isOfPage(request)
        ? answerLargeBody(request, reply)
        : send(reply, pipeline.refuse(deny('bodyIsTooLarge'), headers))
    if (error.statusCode !== undefined && error.statusCode < 500)
      return send(reply, pipeline.refuse(deny('badInput', { fields: ['body'] }), headers))
    deps.log.error({ requestId: request.id, err: error }, 'request of the desk failed')
    return send(reply, pipeline.refuse(deny('failed', { more: { requestId: request.id } }), headers))
  })
  app.addHook('onRequest', async (request, reply) => {
    const { method, headers } = request
    const plain = plainHeaders(request)
    // Refuses before the body is read, because no handler would read it.
    if (request.is404) return answerUnknownAtDesk(request, reply, pipeline)
    // Without a length it is unknown how much follows.
    const length = Number(headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : Infinity))
    if (method === 'GET' || length <= freeBodyBytes) return
    const refusal = await pipeline.refuseLargeBody(tokenOf(plain, isSecure))
    if (refusal === null) return void officers.add(request)
    // A text that somebody wrote while the session ended is given back beside the login.
    if (length <= bodyLimitBytes) return
    // The form of a page leads to the login, which is at every address without a session.
    if (isOfPage(request) && refusal.refused === 'sessionIsMissing') return reply.redirect('/', 303)
    return send(reply, pipeline.refuse(refusal, plain))
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id).headers(always)
    if (!reply.hasHeader('Content-Security-Policy')) reply.header('Content-Security-Policy', closedPolicy)
    if (reply.statusCode === 429 || reply.statusCode === 503)
      if (!reply.hasHeader('Retry-After')) reply.header('Retry-After', String(retryAfterSeconds))
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const durationMs = Math.round(reply.elapsedTime)
    deps.log.info(
      { requestId: request.id, method: request.method, route, status: reply.statusCode, durationMs },
      'request',
    )
  })

  for (const name of Object.keys(deskEndpoints) as DeskCallName[]) addCall(name)
  app.setNotFoundHandler((request, reply) => answerUnknownAtDesk(request, reply, pipeline))
  const cookie = (token: string): string => deskCookieHeader(token, isSecure)
  const tokenIn = (cookies: string | undefined): string | null => deskCookie(cookies, isSecure)
  serveLogin({ app, deps, gate, pipeline, origin, cookie, tokenIn })
  const said = saidCookie(isSecure)
  const provider = deps.loginProvider
  if (provider !== null) serveProviderLogin({ app, deps, gate, provider, origin, isSecure, cookie })
  serveDocument(app, '/openapi.json', deskOpenApi)
  app.get('/healthz', async (_request, reply) => reply.send({ status: 'alive' }))
  return { app, bodies }

  function addCall(name: DeskCallName): void {
    const { method, path } = deskEndpoints[name]
    app.route({
      method,
      url: path,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const headers = plainHeaders(request)
        const body = method === 'GET' ? null : await formOf(bodies, request)
        if (body !== null && !body.ok) {
          const refusal = body.status === 415 ? deny('bodyIsUnreadable') : deny('badInput', { fields: ['body'] })
          return send(reply, pipeline.refuse(refusal, headers))
        }
        const bearer = bearerToken(headers, 256)
        const given =
          body === null
            ? readForm(request.url.split('?')[1] ?? '')
            : { ...body.form.fields, ...textsIn(body.form.files), ...body.form.uploads }
        const answer = await pipeline.call(name, {
          unchecked: { ...given, ...(request.params as Record<string, string>) },
          headers,
          token: tokenOf(headers, isSecure),
          byCookie: bearer === null,
          address: request.ip,
          requestId: request.id,
        })
        const says = bearer === null && 'body' in answer && 'data' in answer.body ? saidAfter[name] : undefined
        if (says !== undefined) reply.header('Set-Cookie', said.header(says))
        const back = bearer === null ? pageOf(name, headers, answer, given) : null
        return back === null ? send(reply, answer) : reply.redirect(back, 303)
      },
    })
  }
}

/** True for what a person looks at: everything but the calls. */
function isOfPage({ url }: FastifyRequest): boolean {
  return !url.startsWith('/desk/')
}

/** The page after a form that brings more than the desk takes, such as a report of too many days. Nothing of it was read. */
function answerLargeBody(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { refusals, largeBody } = pageWords(request).desk
  return sendSmallPage(request, reply, { status: 413, title: refusals.bodyIsTooLarge, text: largeBody })
}

/** Of a value that was typed, what an address takes. */
const typedMax = 40

/** Where a browser whose form was refused a file is led: to the form, with what was typed and the field that is wrong. */
function pageOf(
  name: DeskCallName,
  { accept = '' }: DeskRequest['headers'],
  answer: DeskAnswer | DeskFileAnswer,
  given: Readonly<Record<string, unknown>>,
): string | null {
  const { formPage, path } = deskEndpoints[name] as DeskEndpoint
  if (formPage === undefined || 'file' in answer || !('error' in answer.body) || !accept.includes('text/html'))
    return null
  const { code, fields = [] } = answer.body.error
  const typed = Object.entries(given).filter(([, value]) => typeof value === 'string' && value.length <= typedMax)
  const query = new URLSearchParams(typed.map(([field, value]) => [field, String(value)]))
  query.set('file', path.slice(path.lastIndexOf('/') + 1).replace('.csv', ''))
  query.set('refused', code)
  query.set('field', fields[0] ?? '')
  return `${formPage}?${query}`
}

function tokenOf(headers: DeskRequest['headers'], isSecure: boolean): string | null {
  return bearerToken(headers, 256) ?? deskCookie(headers.cookie, isSecure)
}

/** Files as fields of their text: a report is one. What is no text becomes one that its reader refuses. */
function textsIn(files: readonly UploadedFile[]): Readonly<Record<string, string>> {
  return Object.fromEntries(files.map(({ field, bytes }) => [field, new TextDecoder().decode(bytes)]))
}

function send(reply: FastifyReply, answer: DeskAnswer | DeskFileAnswer): FastifyReply {
  if ('file' in answer) {
    const { mediaType, saveAs, content } = answer.file
    return reply
      .header('Content-Type', mediaType)
      .header('Content-Disposition', saveAs === null ? 'inline' : `attachment; filename="${saveAs}"`)
      .send(content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content))
  }
  const { status, body } = answer
  return reply.code(status).header('Content-Type', 'application/json; charset=utf-8').send(JSON.stringify(body))
}

/** As long as the page that follows may take to come. */
const lifeSeconds = 60

export interface SaidCookie {
  /** The address that may say what was done; empty for none. */
  read(cookies: string | undefined): string
  /** The header that lets this address say it; with an empty one, the header that ends it. */
  header(address: string): string
}

/** Bound to this host by its prefix wherever there is TLS: no other host of the site may set it. */
export function saidCookie(isSecure: boolean): SaidCookie {
  const name = isSecure ? '__Host-said' : 'said'
  const begins = `${name}=`
  return {
    read(cookies) {
      const all = (cookies ?? '').split(';').map((one) => one.trim())
      const value = all.find((one) => one.startsWith(begins))?.slice(begins.length) ?? ''
      try {
        return decodeURIComponent(value)
      } catch (error) {
        if (error instanceof URIError) return ''
        throw error
      }
    },
    header(address) {
      const life = address === '' ? 0 : lifeSeconds
      const end = isSecure ? '; Secure' : ''
      return `${name}=${encodeURIComponent(address)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${life}${end}`
    },
  }
}
