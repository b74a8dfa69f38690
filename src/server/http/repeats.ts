// A cache of whole answers by request head: public pages, and the refusal of a page under overload. They are sent before the framework
// handles the request, which costs several times as much: a crowd that reads one page, or is refused it, then takes less time from
// payments.

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Every address that nothing else has taken is a page. */
export const pagesRoute = '/*'
/** Cached heads at most; the oldest is dropped first. A page has one for each language, theme and kind of browser. */
const headsMax = 2_000
/** A longer head is unusual and not cached. Characters. */
const headMax = 2_048
/** Headers that are made for each answer; the others are sent again as they were. */
const ownHeaders: readonly string[] = ['x-request-id', 'connection', 'content-length']

interface Answer {
  readonly status: number
  /** Names and values in turn, as `writeHead` takes them. */
  readonly headers: readonly string[]
  readonly body: Buffer
  readonly isGood: () => boolean
}

/** What is logged about each answer that was sent again. */
export interface Repeated {
  readonly requestId: string
  readonly status: number
  readonly ms: number
}

export interface Repeats {
  /**
   * Caches an answer whose headers are all set; it is sent again while `isGood` returns true. Does nothing for an answer that sets a
   * cookie or a request with a body.
   */
  remember(request: FastifyRequest, reply: FastifyReply, payload: unknown, isGood: () => boolean): void
}

/**
 * The cache key: everything that such an answer depends on. Pages that depend on more are never given to {@link Repeats.remember}.
 * Null for a request that cannot be answered from the cache.
 */
export function headOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
    return null
  const head = `${url}\n${headers['accept-encoding'] ?? ''}\n${headers['accept-language'] ?? ''}\n${headers.cookie ?? ''}`
  return head.length > headMax ? null : head
}

function headersOf(reply: FastifyReply): string[] | null {
  const headers: string[] = []
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (ownHeaders.includes(name)) continue
    if (name === 'set-cookie' || Array.isArray(value)) return null
    headers.push(name, String(value))
  }
  return headers
}

/** Runs before the framework's listener. `isOn` is asked before each answer, `told` is called after it. */
export function repeatAnswers(server: Server, isOn: () => boolean, told: (repeated: Repeated) => void): Repeats {
  const answers = new Map<string, Answer>()

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const begun = performance.now()
    const head = headOf(request)
    const found = head === null ? undefined : answers.get(head)
    if (found === undefined || !isOn() || !found.isGood()) return false
    const requestId = randomUUID()
    response.writeHead(found.status, [...found.headers, 'X-Request-Id', requestId])
    response.end(found.body)
    told({ requestId, status: found.status, ms: performance.now() - begun })
    return true
  }

  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!answer(request, response)) for (const listener of listeners) listener.call(server, request, response)
  })

  return {
    remember(request, reply, payload, isGood) {
      const head = headOf(request.raw)
      const headers = headersOf(reply)
      if (head === null || headers === null || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return
      const body = Buffer.from(payload)
      const [oldest] = answers.keys()
      if (answers.size >= headsMax && oldest !== undefined) answers.delete(oldest)
      answers.delete(head)
      const all = [...headers, 'content-length', String(body.byteLength)]
      answers.set(head, { status: reply.statusCode, headers: all, body, isGood })
    },
  }
}
