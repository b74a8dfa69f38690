// Serves a private file to the session of its owner only.

import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { FoundSession } from '../../hooks.ts'
import { retryAfterSeconds } from '../answer.ts'
import { fileSession, ownFileHeaders } from './file-session.ts'
import { createOutgoingFiles } from './outgoing-files.ts'

export interface OwnFile {
  readonly content: Uint8Array | string
  readonly mediaType: string
  /** Its name where it is saved; without one the browser shows it. */
  readonly saveAs?: string
}

/** What an address asks for: the last part of its path, and its query. */
export interface AskedFile {
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
