// The HTTP edge: every call of the contract, the provider's notices, health, metrics, static files, and the web app behind.

import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Endpoint } from '../../contracts/endpoint.ts'
import { endpointList } from '../../contracts/endpoints.ts'
import { codes } from '../../contracts/envelope.ts'
import { openApiDocument } from '../../contracts/openapi.ts'
import { chooseLanguage } from '../../core/language.ts'
import type { Log } from '../adapters/log.ts'
import { DatabaseIsUnavailable } from '../db/database-errors.ts'
import type { QueueState } from '../jobs/queue.ts'
import { type ServerWords, serverWordsFor } from '../messages/words.ts'
import { decodeBody, readForm } from './decode-body.ts'
import { encodeAnswer } from './encode-answer.ts'
import { bodyLimitBytes, headersTimeoutMs, requestTimeoutMs, uploadLimitBytes } from './limits.ts'
import type { Metrics } from './metrics.ts'
import { type Answer, type Pipeline, retryAfterSeconds } from './pipeline.ts'
import { answerUnknownCalls, answerUnreadable } from './unknown-calls.ts'

/** Room for the boundary lines and names around an uploaded file. */
const multipartOverheadBytes = 64 * 1024
const bytesInMegabyte = 1_048_576
/** A year, as the pages say it as well. */
const strictTransport = 'max-age=31536000; includeSubDomains'

export interface HttpMeans {
  readonly pipeline: Pipeline
  readonly metrics: Metrics
  /** How full the queue of jobs is; nothing while nobody can say. */
  readonly queue: () => Promise<readonly QueueState[]>
  /** Proxies in front: that many addresses at the end of X-Forwarded-For are theirs to say. */
  readonly trustedProxies: number
  /** Takes a provider's notice over its raw bytes. */
  readonly takeNotice: (
    channel: string,
    rawBody: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ) => Promise<{ status: number; body: unknown }>
  /** True while the database answers. */
  readonly ready: () => Promise<boolean>
  /** True from when the process was told to end: what still comes is answered, and nothing more should be sent here. */
  readonly isStopping: () => boolean
  readonly log: Log
  /** True where borrowers come by https: every answer then says that they always shall. */
  readonly isSecure?: boolean
  /** Whoever asks for the metrics has to know it; null shows them to nobody, nothing to everybody. */
  readonly metricsToken?: string | null
  /** Another time than the usual one until a request has come whole. */
  readonly requestTimeoutMs?: number
}

/** Headers with one value each; a repeated one is joined as HTTP says. */
export function plainHeaders(request: FastifyRequest): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )
}

/** Builds the server; the composition root adds pages and demo routes, and listens. */
export function createHttpServer(means: HttpMeans): FastifyInstance {
  const timeoutMs = means.requestTimeoutMs ?? requestTimeoutMs
  const always: Record<string, string> = means.isSecure === true ? { 'Strict-Transport-Security': strictTransport } : {}
  const app = Fastify({
    logger: false,
    // Whatever stands further left was written by the caller: to believe it would let anybody choose an address.
    trustProxy: (_address, hop) => hop < means.trustedProxies,
    bodyLimit: bodyLimitBytes,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true },
    requestTimeout: timeoutMs,
    http: {
      headersTimeout: Math.min(headersTimeoutMs, timeoutMs),
      // How often Node looks for requests that are late; it would look every half minute.
      connectionsCheckingInterval: Math.min(1_000, timeoutMs),
    },
    // Requests under way end before the process does.
    forceCloseConnections: 'idle',
    // An address that cannot be read is found by nobody: without this the framework would answer in its own words.
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, always),
    frameworkErrors: (_error, request, reply) => badRequest(reply.headers(always), wordsOf(request)),
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.setErrorHandler((error: { statusCode?: number; code?: string; name?: string }, request, reply) => {
    if (error.name === 'AnswerDropped') {
      reply.hijack()
      request.raw.destroy()
      return reply
    }
    const words = wordsOf(request)
    if (error instanceof DatabaseIsUnavailable) {
      means.log.error({ requestId: request.id, err: error }, 'request failed')
      reply.header('Retry-After', String(retryAfterSeconds))
      return send(reply, 503, { code: codes.outOfReach, message: words.outOfReach, data: { requestId: request.id } })
    }
    if (error.statusCode === 413) {
      const maxBytes = takesFiles(request) ? uploadLimitBytes : bodyLimitBytes
      const message =
        maxBytes === bodyLimitBytes
          ? words.bodyIsTooLarge
          : words.refusals.fileIsTooLarge({ megabytes: maxBytes / bytesInMegabyte })
      return send(reply, 413, { code: codes.tooLarge, message, data: { fields: ['body'], maxBytes } })
    }
    if (error.statusCode !== undefined && error.statusCode < 500) return badRequest(reply, words, 'body')
    means.log.error({ requestId: request.id, err: error }, 'request failed')
    return send(reply, 500, { code: codes.failed, message: words.failed, data: { requestId: request.id } })
  })

  app.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id).headers(always)
    // Who keeps a connection open asks elsewhere the next time.
    if (means.isStopping()) reply.header('Connection', 'close')
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'private, no-store')
    if (!reply.hasHeader('CDN-Cache-Control') && String(reply.getHeader('Cache-Control')).includes('no-store')) {
      reply.header('CDN-Cache-Control', 'no-store')
    }
    reply.header('X-Content-Type-Options', 'nosniff')
    reply.header('Referrer-Policy', 'same-origin')
    if (!reply.hasHeader('Content-Security-Policy')) {
      reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    }
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    means.metrics.count(route, request.method, reply.statusCode, reply.elapsedTime)
    means.log.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })

  for (const endpoint of endpointList) addEndpoint(app, endpoint, means)
  answerUnknownCalls(app)

  app.post('/webhooks/payments/:channel', async (request, reply) => {
    const { channel } = request.params as { channel: string }
    const taken = await means.takeNotice(channel, bytesOf(request), plainHeaders(request))
    return send(reply, taken.status, taken.body)
  })

  const document = JSON.stringify(openApiDocument())
  app.get('/openapi.json', async (_request, reply) => reply.header('Content-Type', 'application/json').send(document))
  app.get('/healthz', async (_request, reply) => send(reply, 200, { status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    if (means.isStopping()) return send(reply, 503, { status: 'stopping' })
    const ready = await means.ready()
    return send(reply, ready ? 200 : 503, { status: ready ? 'ready' : 'waiting for the database' })
  })
  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = means
    if (metricsToken !== undefined && !carriesToken(request, metricsToken)) return reply.callNotFound()
    return reply.header('Content-Type', means.metrics.mediaType).send(await means.metrics.text(await means.queue()))
  })
  return app
}

/** Compared as hashes, which are of one length whatever was sent. */
function carriesToken({ headers }: FastifyRequest, token: string | null): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
  return token !== null && timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`))
}

/** The words for what goes wrong before a call is read, at times before its query is. */
function wordsOf(request: FastifyRequest): ServerWords {
  return serverWordsFor(chooseLanguage([String((request.query as Record<string, unknown> | null)?.lang ?? '')]))
}

function badRequest(reply: FastifyReply, words: ServerWords, field = 'url'): FastifyReply {
  return send(reply, 400, { code: codes.badInput, message: words.badInput, data: { fields: [field] } })
}

/** True where what came too large were files, to an address that takes some. */
function takesFiles({ headers, routeOptions }: FastifyRequest): boolean {
  return (headers['content-type'] ?? '').startsWith('multipart/form-data') && routeOptions.bodyLimit > bodyLimitBytes
}

function bytesOf(request: FastifyRequest): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
}

function send(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  return reply.code(status).header('Content-Type', 'application/json; charset=utf-8').send(JSON.stringify(body))
}

function addEndpoint(app: FastifyInstance, endpoint: Endpoint, means: HttpMeans): void {
  const bodyLimit = endpoint.form === 'multipart' ? uploadLimitBytes + multipartOverheadBytes : bodyLimitBytes
  app.route({
    method: [...endpoint.methods],
    url: endpoint.path,
    bodyLimit,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const decoded = await decodeBody(request.headers['content-type'], bytesOf(request))
      if (!decoded.ok) {
        const words = wordsOf(request)
        return send(reply, decoded.status, {
          code: codes.badInput,
          message: `${words.badInput} ${decoded.field}`,
          data: { fields: [decoded.field] },
        })
      }
      const answer = await means.pipeline.call(endpoint, {
        method: request.method === 'GET' ? 'GET' : 'POST',
        query: readForm(request.url.split('?')[1] ?? ''),
        body: request.method === 'GET' ? null : decoded.fields,
        headers: plainHeaders(request),
        files: decoded.files,
        address: request.ip,
        requestId: request.id,
      })
      return sendAnswer(reply, endpoint, answer)
    },
  })
}

function sendAnswer(reply: FastifyReply, endpoint: Endpoint, answer: Answer): FastifyReply {
  if (!('inner' in answer) && answer.retryAfterSeconds !== undefined)
    reply.header('Retry-After', String(answer.retryAfterSeconds))
  if (endpoint.form === 'image' && 'inner' in answer) {
    const { bytes, mediaType } = answer.inner as { bytes: Uint8Array; mediaType: string }
    return reply.header('Content-Type', mediaType).send(Buffer.from(bytes))
  }
  const { status, body } = encodeAnswer(endpoint, answer)
  return send(reply, status, body)
}
