// GET /uploads/<name>: a picture for its owner's session, or by a signed address. Everything else is "not found".

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findSession } from '../books/session-book.ts'
import type { Deps } from '../deps.ts'
import { readSignedUpload, readUpload, type UploadedPicture } from './uploads.ts'

/**
 * The session may come as in a call (query or bearer) or, since a page's `<img>` can send nothing else, in the page's
 * cookie: reading a picture changes nothing.
 */
export function serveUploads(app: FastifyInstance, deps: Deps): void {
  app.get('/uploads/:name', async (request, reply) => {
    const picture = await pictureFor(request, deps)
    reply.header('Cache-Control', 'private, no-store').header('Cross-Origin-Resource-Policy', 'same-origin')
    if (picture === null) return reply.code(404).send()
    return reply
      .header('Content-Type', picture.mediaType)
      .header('Content-Disposition', 'inline')
      .header('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      .send(Buffer.from(picture.bytes))
  })
}

async function pictureFor(request: FastifyRequest, deps: Deps): Promise<UploadedPicture | null> {
  const { name = '' } = request.params as { name?: string }
  const query = request.query as Record<string, unknown>
  const { until, sign } = query
  if (typeof until === 'string' && typeof sign === 'string') return await readSignedUpload(deps, { name, until, sign })
  const token = tokenOf(request, query)
  const session = token === null ? null : await findSession(deps.db, deps, token)
  return session === null ? null : await readUpload(deps, session.borrowerId, name)
}

function tokenOf({ headers }: FastifyRequest, query: Record<string, unknown>): string | null {
  if (typeof query.sessionId === 'string' && query.sessionId !== '') return query.sessionId
  const bearer = /^Bearer (\S{1,2048})$/.exec(headers.authorization ?? '')?.[1]
  return bearer ?? cookieToken(headers.cookie ?? '')
}

/** The token in the web app's session cookie, whose fields are written like a query (`t=…&u=…`). */
function cookieToken(header: string): string | null {
  const value = /(?:^|;\s*)(?:__Host-)?sid=([^;]*)/.exec(header)?.[1]
  return value === undefined ? null : new URLSearchParams(value).get('t')
}
