// Unknown addresses and methods below the API's prefixes: answered by the envelope, like every call.

import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endpointList } from '../../contracts/endpoints.ts'
import { codes, saysSuccess } from '../../contracts/envelope.ts'
import { partnerCalls, relayedCalls } from '../../contracts/partner.ts'
import { chooseLanguage } from '../../core/language.ts'
import { serverWordsFor } from '../../words/server-words.ts'
import { unfitAnswer } from './unfit-heads.ts'

/** Prefixes of the API: an address below them is never a page. */
const callPrefixes = ['/hazel', '/api', '/gopia', '/webhooks', '/partner'] as const
/** Every other address is a page or a file: those are read, and some take a form. */
const pageMethods = ['GET', 'HEAD', 'POST'] as const
const noticePath = /^\/webhooks\/payments\/[^/]+$/
/** Calls of the lender's own systems: their addresses name a borrower. */
const ofPartners = [...Object.values(partnerCalls), ...Object.values(relayedCalls)]

/** Whether a path is at an address with names in it, such as `/partner/v1/borrowers/:reference`. */
function isAt(address: string, path: string): boolean {
  const parts = path.split('/')
  const named = address.split('/')
  return (
    parts.length === named.length &&
    named.every((name, at) => name === parts[at] || (name.startsWith(':') && parts[at] !== ''))
  )
}

/** The methods of a call's address; none where there is no such call. */
function methodsAt(path: string): readonly string[] {
  if (noticePath.test(path)) return ['POST']
  const forPartners = ofPartners.filter((call) => isAt(call.path, path)).map(({ method }) => method)
  return endpointList
    .filter((endpoint) => endpoint.path === path)
    .flatMap(({ methods }): readonly string[] => methods)
    .concat(forPartners)
}

function isCallPath(path: string): boolean {
  return callPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

/** The path as the router reads it; '' for one that cannot be read. */
function pathOf({ url }: FastifyRequest): string {
  const [raw = ''] = url.split('?')
  try {
    return decodeURIComponent(raw)
  } catch (error) {
    if (error instanceof URIError) return ''
    throw error
  }
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request)
  const known = isCallPath(path) ? methodsAt(path) : pageMethods
  const words = serverWordsFor(chooseLanguage([String((request.query as Record<string, unknown> | null)?.lang ?? '')]))
  reply.header('Content-Type', 'application/json; charset=utf-8')
  if (known.length === 0 || known.includes(request.method)) {
    const answer = { code: codes.notFound, message: words.refusals.notFound, data: null }
    return reply.code(404).send(JSON.stringify({ ...answer, ...saysSuccess(path, answer.code) }))
  }
  const answer = { code: codes.wrongMethod, message: words.wrongMethod, data: { allowed: known } }
  return reply
    .code(405)
    .header('Allow', known.join(', '))
    .send(JSON.stringify({ ...answer, ...saysSuccess(path, answer.code) }))
}

/**
 * Answers every address below the calls' prefixes that is no call (404), and every method that an address does not have
 * (405, with those that it has), whatever the method. The calls themselves are found first.
 */
export function answerUnknownCalls(app: FastifyInstance): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => answerUnknown(request, reply)
  // Refuses before the body is read, because no handler would read it.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return answerUnknown(request, reply)
  })
  for (const prefix of callPrefixes) {
    app.all(prefix, { onRequest: handler }, handler)
    app.all(`${prefix}/*`, { onRequest: handler }, handler)
  }
  app.setNotFoundHandler(handler)
}

/** HTTP statuses of requests that end before anything of them could be read; every other one is 400. */
const unreadableStatuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers what is no HTTP, too long in its headers, or never finished: the envelope, then the end of the connection. */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  always: Readonly<Record<string, string>> = {},
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = unreadableStatuses[error.code ?? ''] ?? 400
  if (socket.writable) socket.write(unfitAnswer(status, always))
  socket.destroy(error)
}
