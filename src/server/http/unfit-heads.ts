// Requests that Node's HTTP server would answer by itself, without our headers: no host or two, an Expect header that we do not support, a
// tunnel. They get the envelope, like everything else that cannot be read. A target that names its host is read as the path that it is.

import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { chooseLanguage } from '../../core/language.ts'
import { serverWordsFor } from '../../words/server-words.ts'

type Headers = Readonly<Record<string, string>>

/** What ends a connection: the envelope with the request as the field that is wrong. */
function envelopeOf(status: number, always: Headers): { readonly headers: Headers; readonly body: string } {
  const { badInput } = serverWordsFor(chooseLanguage([]))
  const body = JSON.stringify({ code: String(status), message: `${badInput} request`, data: { fields: ['request'] } })
  const length = String(Buffer.byteLength(body))
  const type = 'application/json; charset=utf-8'
  return { headers: { 'Content-Type': type, 'Content-Length': length, Connection: 'close', ...always }, body }
}

/** The same as bytes, for a connection that has no answer object. */
export function unfitAnswer(status: number, always: Headers): string {
  const { headers, body } = envelopeOf(status, always)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}

/** HTTP/1.1 wants one host (RFC 9112, 3.2): with two, a proxy and this server could each read another one. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** `http://host/path?query` with an optional path. No user: RFC 9110, 4.2.4. */
const absoluteTarget = /^https?:\/\/((?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?)(\/.*|\?.*)?$/i

/**
 * Every listener behind this reads the target as a path. One that names its host is taken as its path on that host (RFC 9112, 3.2.2),
 * as a proxy may send it; which host is asked makes no difference here. False for a target that names nothing.
 */
function takePath(request: IncomingMessage): boolean {
  const { url = '', method } = request
  if (url.startsWith('/') || (url === '*' && method === 'OPTIONS')) return true
  const [, host, rest = '/'] = absoluteTarget.exec(url) ?? []
  if (host === undefined) return false
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  request.headers.host = host
  return true
}

/**
 * Answers such requests before any other listener sees them. The server has to be made with `requireHostHeader: false`: Node would
 * answer a missing host first.
 */
export function refuseUnfitHeads(server: Server, always: Headers): void {
  const refuse = (response: ServerResponse, status: number): void => {
    const { headers, body } = envelopeOf(status, always)
    response.writeHead(status, headers).end(body)
  }
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasOneHost(request) || !takePath(request)) return refuse(response, 400)
    for (const listener of listeners) listener.call(server, request, response)
  })
  server.on('checkExpectation', (_request, response: ServerResponse) => refuse(response, 417))
  server.on('connect', (_request, socket: Duplex) => {
    // Somebody who asks for a tunnel may be gone before the answer.
    socket.on('error', () => socket.destroy())
    socket.end(unfitAnswer(405, always))
  })
}
