// GET /identity-pictures/<name>: a picture of an identity document for its owner's session. Everything else is "not found".

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { fileSession, ownFileHeaders } from '../http/file-session.ts'
import { identityPictures } from './application-store.ts'

/** Reading a picture changes nothing, so the page's cookie is enough. */
export function serveIdentityPictures(app: FastifyInstance, deps: Deps): void {
  app.get('/identity-pictures/:name', async (request, reply) => {
    const picture = await pictureFor(request, deps)
    reply.headers(ownFileHeaders)
    if (picture === null) return reply.code(404).send()
    return reply
      .header('Content-Type', picture.mediaType)
      .header('Content-Disposition', 'inline')
      .send(Buffer.from(picture.bytes))
  })
}

async function pictureFor(
  request: FastifyRequest,
  deps: Deps,
): Promise<{ readonly bytes: Uint8Array; readonly mediaType: string } | null> {
  const { name = '' } = request.params as { name?: string }
  const session = await fileSession(request, deps)
  if (session === null) return null
  const own = (await identityPictures(deps.db, session.borrowerId)).find((picture) => picture.name === name)
  const sealed = own === undefined ? null : await deps.uploads.get(own.name)
  if (own === undefined || sealed === null) return null
  return { bytes: deps.fieldCipher.openBytes(sealed, session.borrowerId), mediaType: own.mediaType }
}
