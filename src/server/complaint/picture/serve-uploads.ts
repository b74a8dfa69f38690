// GET /uploads/<name>: a picture of a complaint, for its owner's session.

import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { serveOwnFiles } from '../../http/file/own-file.ts'
import { readUpload } from './uploads.ts'

export function serveUploads(app: FastifyInstance, deps: Deps): void {
  serveOwnFiles(app, deps, '/uploads', async ({ borrowerId }, { name }) => {
    const picture = await readUpload(deps, borrowerId, name)
    return picture === null ? null : { content: picture.bytes, mediaType: picture.mediaType }
  })
}
