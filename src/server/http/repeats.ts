// Answers that whoever asks with the same head gets again: kept pages, and the refusal of a page while the machine is full. They are
// sent before the framework looks at the request, which costs several times what they do: a crowd that reads one page, or is refused
// it, then takes less of the time in which payments are answered.

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Every address that nothing else has taken is a page. */
export const pagesRoute = '/*'
/** Heads at most, the oldest go first: each language, theme and kind of browser is one, for each page. */
const headsMax = 2_000
/** A longer head is nobody's usual one. Characters. */
const headMax = 2_048
/** What is each answer's own; the rest of the headers is sent again as it was. */
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
   * Keeps an answer whose headers are all set, to be sent again as long as `isGood` says so. One that sets a cookie, or was asked for
   * by more than the head, is left alone.
   */
  remember(request: FastifyRequest, reply: FastifyReply, payload: unknown, isGood: () => boolean): void
}

/**
 * All that a page's answer may depend on, beside the address of who asks: pages that depend on more are never given to
 * {@link Repeats.remember}. Null for what cannot be one of them.
 */
function headOf({ method, url, headers }: IncomingMessage): string | null {
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

/** Puts itself before the framework's listener. `isOn` is asked before each answer, `told` after it. */
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
