// GET /uploads/<name>: a picture for its owner's session. Everything else is "not found".

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { fileSession, ownFileHeaders } from '../http/file-session.ts'
import { readUpload, type UploadedPicture } from './uploads.ts'

/** Reading a picture changes nothing, so the page's cookie is enough. */
export function serveUploads(app: FastifyInstance, deps: Deps): void {
  app.get('/uploads/:name', async (request, reply) => {
    const picture = await pictureFor(request, deps)
    reply.headers(ownFileHeaders)
    if (picture === null) return reply.code(404).send()
    return reply
      .header('Content-Type', picture.mediaType)
      .header('Content-Disposition', 'inline')
      .send(Buffer.from(picture.bytes))
  })
}

async function pictureFor(request: FastifyRequest, deps: Deps): Promise<UploadedPicture | null> {
  const { name = '' } = request.params as { name?: string }
  const session = await fileSession(request, deps)
  return session === null ? null : await readUpload(deps, session.borrowerId, name)
}
