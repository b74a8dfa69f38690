// The HTTP edge: every call of the contract, the provider's notices, health, metrics, static files, and the web app behind.

import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type Endpoint, mediaTypeOf } from '../../contracts/endpoint.ts'
import { endpointList } from '../../contracts/endpoints.ts'
import { codes, saysSuccess } from '../../contracts/envelope.ts'
import { openApiDocument } from '../../contracts/openapi.ts'
import { chooseLanguage } from '../../core/language.ts'
import { type ServerWords, serverWordsFor } from '../../words/server-words.ts'
import type { Db } from '../db/database.ts'
import { DatabaseIsUnavailable } from '../db/database-errors.ts'
import type { Connections } from '../db/driver.ts'
import { newestMigration } from '../db/schema-state.ts'
import { createWriteProbe } from '../db/write-probe.ts'
import type { Log } from '../ports/log.ts'
import { plainHeaders } from '../ports/notice-headers.ts'
import { type OpenSpan, openSpan } from '../tracing.ts'
import { type Answer, encodeAnswer, retryAfterSeconds } from './answer.ts'
import { type Bodies, TooBusyForBody, takeBodies } from './body/bodies.ts'
import { decodeBody, readForm } from './body/decode-body.ts'
import type { UploadedFile } from './call.ts'
import { limitConnections } from './connection-limit.ts'
import { serveDocument } from './file/serve-files.ts'
import type { SharedState } from './gauges.ts'
import { bodyLimitBytes, headersTimeoutMs, requestTimeoutMs, stillFactor, uploadLimitBytes } from './limits.ts'
import type { Metrics } from './metrics.ts'
import type { Pipeline } from './pipeline.ts'
import type { UncheckedFields } from './read-input.ts'
import { pagesRoute, type Repeats, repeatAnswers } from './repeats.ts'
import { refuseUnfitHeads } from './unfit-heads.ts'
import { answerUnknownCalls, answerUnreadable } from './unknown-calls.ts'

/** Room for the boundary lines and names around an uploaded file. */
const multipartOverheadBytes = 64 * 1024
const bytesInMegabyte = 1_048_576
/** The policy of answers that are no page: no scripts, no resources, no framing. */
const noContent = "default-src 'none'; frame-ancestors 'none'"
const unstored = 'private, no-store'
/** A year, as the pages say it as well. */
const strictTransport = 'max-age=31536000; includeSubDomains'

/** What /readyz says of the database: 200 for `ready` alone. */
export interface Readiness {
  readonly status: 'ready' | 'waiting for the database' | 'the database takes no writes'
  /** Number of the newest migration that the database has; null while it does not answer. */
  readonly schema: string | null
  /** The states of the other cells by their names, where there are several. */
  readonly cells?: Readonly<Record<string, string>>
}

export interface HttpMeans {
  readonly pipeline: Pick<Pipeline, 'call' | 'admit'>
  readonly metrics: Metrics
  /** What all processes share, as far as this one tells it and the database answers. */
  readonly shared: () => Promise<SharedState>
  readonly connections?: () => Connections
  /** Proxies in front: that many addresses at the end of X-Forwarded-For are theirs to say. */
  readonly trustedProxies: number
  /** Takes a provider's notice over its raw bytes. */
  readonly takeNotice: (
    channel: string,
    rawBody: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ) => Promise<{ status: number; body: unknown }>
  /** How the database is at this moment. */
  readonly ready: () => Promise<Readiness>
  readonly release: () => { readonly version: string; readonly build: string; readonly schema: string }
  /** True from when the process was told to end: what still comes is answered, and nothing more should be sent here. */
  readonly isStopping: () => boolean
  readonly log: Log
  /** True where borrowers come by https: every answer then says that they always shall. */
  readonly isSecure?: boolean
  /** The tokens: a reader of the metrics sends one of them; null is none, and without this they are shown to everyone. */
  readonly metricsTokens?: readonly (string | null)[]
  /** Where forms with files lie while they come in; a folder of the machine's own unless said. */
  readonly incomingFolder?: string
  /** Another time than the usual one until a request has come whole. */
  readonly requestTimeoutMs?: number
}

/** The server, and how its addresses get at what was sent to them. */
export type HttpServer = FastifyInstance & { readonly bodies: Bodies; readonly repeats: Repeats }

/** Builds the server; the composition root adds pages and demo routes, and listens. */
export function createHttpServer(means: HttpMeans): HttpServer {
  const timeoutMs = means.requestTimeoutMs ?? requestTimeoutMs
  const always: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    ...(means.isSecure === true ? { 'Strict-Transport-Security': strictTransport } : {}),
  }
  // For what no hook of ours gets to see.
  const unreadable = { ...always, 'Content-Security-Policy': noContent, 'Cache-Control': unstored }
  const app = Fastify({
    logger: false,
    // The caller wrote everything further left: trusting it would let any caller choose its address.
    trustProxy: (_address, hop) => hop < means.trustedProxies,
    bodyLimit: bodyLimitBytes,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true },
    requestTimeout: timeoutMs,
    connectionTimeout: stillFactor * timeoutMs,
    http: {
      requireHostHeader: false,
      headersTimeout: Math.min(headersTimeoutMs, timeoutMs),
      // How often Node looks for requests that are late (it would look every half minute): often enough that each is answered before
      // its connection ends for standing still.
      connectionsCheckingInterval: Math.min(1_000, timeoutMs / 4),
    },
    // Requests under way end before the process does.
    forceCloseConnections: 'idle',
    // An address that cannot be decoded matches no route: without this the framework would answer in its own words.
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, unreadable),
    frameworkErrors: (_error, request, reply) => badRequest(reply.headers(unreadable), wordsOf(request)),
  })
  const bodies = takeBodies(app, means.incomingFolder ?? path.join(tmpdir(), 'candor-incoming'))

  app.setErrorHandler((error: { statusCode?: number; code?: string; name?: string }, request, reply) => {
    if (error.name === 'AnswerDropped') {
      reply.hijack()
      request.raw.destroy()
      return reply
    }
    const words = wordsOf(request)
    if (error instanceof NotAdmitted) return sendAnswer(reply, error.endpoint, error.answer)
    if (error instanceof TooBusyForBody) {
      reply.header('Retry-After', String(retryAfterSeconds))
      return sendFailure(reply, 503, { code: codes.unavailable, message: words.busyPage.nothingSent, data: null })
    }
    if (error instanceof DatabaseIsUnavailable) {
      means.log.error({ requestId: request.id, err: error }, 'request failed')
      reply.header('Retry-After', String(retryAfterSeconds))
      return sendFailure(reply, 503, {
        code: codes.outOfReach,
        message: words.outOfReach,
        data: { requestId: request.id },
      })
    }
    if (error.statusCode === 413) {
      const maxBytes = takesFiles(request) ? uploadLimitBytes : bodyLimitBytes
      const message =
        maxBytes === bodyLimitBytes
          ? words.bodyIsTooLarge
          : words.refusals.fileIsTooLarge({ megabytes: maxBytes / bytesInMegabyte })
      return sendFailure(reply, 413, { code: codes.tooLarge, message, data: { fields: ['body'], maxBytes } })
    }
    if (error.statusCode === 415) return badRequest(reply, words, 'Content-Type', 415)
    if (error.statusCode !== undefined && error.statusCode < 500) return badRequest(reply, words, 'body')
    means.log.error({ requestId: request.id, err: error }, 'request failed')
    return sendFailure(reply, 500, { code: codes.failed, message: words.failed, data: { requestId: request.id } })
  })

  traceRequests(app)
  app.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id).headers(always)
    // Closes kept-alive connections while draining, so that the next request goes to another process.
    if (means.isStopping()) reply.header('Connection', 'close')
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', unstored)
    if (!reply.hasHeader('CDN-Cache-Control') && String(reply.getHeader('Cache-Control')).includes('no-store')) {
      reply.header('CDN-Cache-Control', 'no-store')
    }
    if (!reply.hasHeader('Content-Security-Policy')) reply.header('Content-Security-Policy', noContent)
  })
  const told = (requestId: string, method: string, route: string, status: number, ms: number): void => {
    means.metrics.count(route, method, status, ms)
    means.log.info({ requestId, method, route, status, durationMs: Math.round(ms) }, 'request')
  }
  app.addHook('onResponse', async (request, reply) =>
    told(request.id, request.method, request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime),
  )
  // One that is told to end answers by the hooks above: they say that the connection closes.
  const repeats = repeatAnswers(
    app.server,
    () => !means.isStopping(),
    ({ requestId, status, ms }) => told(requestId, 'GET', pagesRoute, status, ms),
  )

  refuseUnfitHeads(app.server, unreadable)
  limitConnections(app.server, means.log)

  for (const endpoint of endpointList) addEndpoint(app, endpoint, means, bodies)
  answerUnknownCalls(app)

  app.post('/webhooks/payments/:channel', async (request, reply) => {
    const { channel } = request.params as { channel: string }
    const taken = await means.takeNotice(channel, await bodies.bytesOf(request), plainHeaders(request))
    return send(reply, taken.status, taken.body)
  })

  serveDocument(app, '/openapi.json', openApiDocument)
  app.get('/healthz', async (_request, reply) => send(reply, 200, { status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const { version, build, schema: known } = means.release()
    if (means.isStopping()) return send(reply, 503, { status: 'stopping', version, build })
    const { status, schema, cells } = await means.ready()
    const told = {
      status,
      version,
      build,
      schema: { known, database: schema },
      ...(cells === undefined ? {} : { cells }),
    }
    return send(reply, status === 'ready' ? 200 : 503, told)
  })
  app.get('/metrics', async (request, reply) => {
    const { metricsTokens } = means
    if (metricsTokens !== undefined && !metricsTokens.some((token) => carriesToken(request, token)))
      return reply.callNotFound()
    const text = await means.metrics.text(await means.shared(), means.connections?.())
    return reply.header('Content-Type', means.metrics.mediaType).send(text)
  })
  return Object.assign(app, { bodies, repeats })
}

/** What a process answers that does jobs and nothing else. */
const healthAddresses = ['/healthz', '/readyz', '/metrics']

/** Refuses all but questions about the process: one that does jobs takes no calls from any sender. */
export function answerHealthOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!healthAddresses.includes(request.url.split('?')[0] ?? '')) return reply.code(404).send()
  })
}

/** Compared as hashes, which have one length for any input. */
function carriesToken({ headers }: FastifyRequest, token: string | null): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
  return token !== null && timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`))
}

/** The words for what goes wrong before a call is read, at times before its query is. */
function wordsOf(request: FastifyRequest): ServerWords {
  return serverWordsFor(chooseLanguage([String((request.query as Record<string, unknown> | null)?.lang ?? '')]))
}

function badRequest(reply: FastifyReply, words: ServerWords, field = 'url', status: 400 | 415 = 400): FastifyReply {
  return sendFailure(reply, status, {
    code: codes.badInput,
    message: `${words.badInput} ${field}`,
    data: { fields: [field] },
  })
}

/** True where the files of a form were too large, at an address that takes files. */
function takesFiles({ headers, routeOptions }: FastifyRequest): boolean {
  return (headers['content-type'] ?? '').startsWith('multipart/form-data') && routeOptions.bodyLimit > bodyLimitBytes
}

function send(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  return reply.code(status).header('Content-Type', 'application/json; charset=utf-8').send(JSON.stringify(body))
}

/** What goes wrong beside the use cases is told as by them: below `/api/` with `success` (WIRE-4). */
function sendFailure(
  reply: FastifyReply,
  status: number,
  failed: { code: string; message: string; data: unknown },
): FastifyReply {
  const { routeOptions, url } = reply.request
  return send(reply, status, { ...failed, ...saysSuccess(routeOptions?.url ?? url, failed.code) })
}

/** Thrown for a body that is refused, with what the caller is told. */
class NotAdmitted extends Error {
  readonly endpoint: Endpoint
  readonly answer: Answer

  constructor(endpoint: Endpoint, answer: Answer) {
    super('the files of a call are not taken in')
    this.endpoint = endpoint
    this.answer = answer
  }
}

function addEndpoint(app: FastifyInstance, endpoint: Endpoint, means: HttpMeans, bodies: Bodies): void {
  const takesFiles = endpoint.form === 'multipart'
  const incoming = (request: FastifyRequest, body: UncheckedFields | null, files: readonly UploadedFile[] = []) => ({
    method: request.method === 'GET' ? ('GET' as const) : ('POST' as const),
    query: readForm(request.url.split('?')[1] ?? ''),
    body,
    headers: plainHeaders(request),
    files,
    address: request.ip,
    requestId: request.id,
  })
  const mayBringFiles = async (request: FastifyRequest): Promise<boolean> => {
    const refused = await means.pipeline.admit(endpoint, incoming(request, null))
    if (refused !== null) throw new NotAdmitted(endpoint, refused)
    return true
  }
  app.route({
    method: [...endpoint.methods],
    url: endpoint.path,
    bodyLimit: takesFiles ? uploadLimitBytes + multipartOverheadBytes : bodyLimitBytes,
    config: takesFiles ? { mayBringFiles } : {},
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const decoded = decodeBody(request.headers['content-type'], await bodies.bytesOf(request))
      if (!decoded.ok) return badRequest(reply, wordsOf(request), decoded.field, decoded.status)
      const body = request.method === 'GET' ? null : decoded.fields
      const answer = await means.pipeline.call(endpoint, incoming(request, body, decoded.files))
      return sendAnswer(reply, endpoint, answer)
    },
  })
}

function sendAnswer(reply: FastifyReply, endpoint: Endpoint, answer: Answer): FastifyReply {
  if (!('inner' in answer) && answer.retryAfterSeconds !== undefined)
    reply.header('Retry-After', String(answer.retryAfterSeconds))
  if (mediaTypeOf(endpoint) !== null && 'inner' in answer) {
    const { bytes, mediaType } = answer.inner as { bytes: Uint8Array; mediaType: string }
    return reply.header('Content-Type', mediaType).send(Buffer.from(bytes))
  }
  const { status, body } = encodeAnswer(endpoint, answer)
  return send(reply, status, body)
}

/** Answers how the database is: whether it answers, whether it takes writes, and its newest migration. */
export function readinessOf(db: Db): () => Promise<Readiness> {
  const takesWrites = createWriteProbe(db, () => performance.now())
  return async () => {
    try {
      const schema = await newestMigration(db)
      return { status: (await takesWrites()) ? 'ready' : 'the database takes no writes', schema }
    } catch (error) {
      if (error instanceof DatabaseIsUnavailable) return { status: 'waiting for the database', schema: null }
      throw error
    }
  }
}

/** To be added before all other hooks. */
function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const { method, id: requestId } = request
    const span = openSpan(`${method} ${route}`, { requestId, method, route })
    spans.set(request, span)
    span.within(done)
  })
  // The body came by events of its connection, which know nothing of the request.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request)
    if (span === undefined) done()
    else span.within(done)
  })
  app.addHook('onSend', async (request, reply) => {
    const told = spans.get(request)?.serverTiming ?? null
    if (told !== null) reply.header('Server-Timing', told)
  })
  app.addHook('onResponse', async (request, reply) => {
    spans.get(request)?.end({ status: reply.statusCode }, reply.statusCode >= 500)
  })
}
