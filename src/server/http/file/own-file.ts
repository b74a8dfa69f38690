// Serves a private file to the session of its owner only.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { FoundSession } from '../../hooks.ts'
import { retryAfterSeconds } from '../answer.ts'
import { bearerToken } from '../bearer-token.ts'
import { createOutgoingFiles } from './outgoing-files.ts'

interface OwnFile {
  readonly content: Uint8Array | string
  readonly mediaType: string
  /** Its name where it is saved; without one the browser shows it. */
  readonly saveAs?: string
}

/** What an address asks for: the last part of its path, and its query. */
interface AskedFile {
  readonly name: string
  readonly query: Readonly<Record<string, unknown>>
}

const outgoing = createOutgoingFiles()

/**
 * Serves `<folder>/<name>`. Reading changes nothing, so the page's cookie is enough. `find` answers null for a name that does
 * not exist and for another borrower's alike: both are 404, and so is an address without a session. Beyond what may be
 * on its way out at a time the answer is 503.
 */
export function serveOwnFiles(
  app: FastifyInstance,
  deps: Deps,
  folder: string,
  find: (session: FoundSession, asked: AskedFile) => Promise<OwnFile | null>,
): void {
  app.get(`${folder}/:name`, async (request, reply) => {
    reply.headers(ownFileHeaders)
    const { name = '' } = request.params as { name?: string }
    const session = await fileSession(request, deps)
    if (session === null) return reply.code(404).send()
    const end = await outgoing.take(session.borrowerId)
    if (end === null) return reply.code(503).header('Retry-After', retryAfterSeconds).send()
    // Taken whole, or given up by its reader, who may be gone by now.
    reply.raw.once('close', end)
    if (reply.raw.destroyed) end()
    const file = await find(session, { name, query: request.query as AskedFile['query'] })
    if (file === null) return reply.code(404).send()
    const { content, mediaType, saveAs } = file
    return reply
      .header('Content-Type', mediaType)
      .header('Content-Disposition', saveAs === undefined ? 'inline' : `attachment; filename="${saveAs}"`)
      .send(typeof content === 'string' ? content : Buffer.from(content))
  })
}

/** Headers of every personal file: not cached, not executed, not framed. */
export const ownFileHeaders = {
  'Cache-Control': 'private, no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
} as const

/**
 * The session may come as in a call (query or bearer) or, since an `<img>` and a link can send nothing else, in the page's
 * cookie. Only for what changes nothing. Null without a session that holds.
 */
export async function fileSession(request: FastifyRequest, deps: Deps): Promise<FoundSession | null> {
  const token = fileTokenOf(request, deps.config.publicOrigin.startsWith('https:'))
  return token === null ? null : await deps.hooks.findSession(deps.db, deps, token)
}

/** The token of a request for a file, as {@link fileSession} looks for it. */
export function fileTokenOf(
  { headers, query }: Pick<FastifyRequest, 'headers' | 'query'>,
  isSecure: boolean,
): string | null {
  const { sessionId } = query as Record<string, unknown>
  if (typeof sessionId === 'string' && sessionId !== '') return sessionId
  return bearerToken(headers) ?? cookieToken(headers.cookie ?? '', isSecure)
}

/**
 * The token in the web app's session cookie, whose fields are written like a query (`t=…&u=…`); of two the last, as pages read it. Over
 * https only the one that no other host can set.
 */
function cookieToken(header: string, isSecure: boolean): string | null {
  const name = isSecure ? '__Host-sid=' : 'sid='
  const values = header.split(';').map((part) => part.trim())
  const value = values.findLast((part) => part.startsWith(name))?.slice(name.length)
  return value === undefined ? null : new URLSearchParams(value).get('t')
}
