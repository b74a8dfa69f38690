// Serves a private file to the session of its owner only.

import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import type { FoundSession } from '../people/door.ts'
import { fileSession, ownFileHeaders } from './file-session.ts'

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

/**
 * Serves `<folder>/<name>`. Reading changes nothing, so the page's cookie is enough. `find` answers null for a name that does
 * not exist and for another borrower's alike: both are 404, and so is an address without a session.
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
    const file = session === null ? null : await find(session, { name, query: request.query as AskedFile['query'] })
    if (file === null) return reply.code(404).send()
    const { content, mediaType, saveAs } = file
    return reply
      .header('Content-Type', mediaType)
      .header('Content-Disposition', saveAs === undefined ? 'inline' : `attachment; filename="${saveAs}"`)
      .send(typeof content === 'string' ? content : Buffer.from(content))
  })
}
