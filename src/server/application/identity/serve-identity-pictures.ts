// GET /identity-pictures/<name>: a picture of an identity document, for its owner's session. It is opened here, and nowhere else.

import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { serveOwnFiles } from '../../http/file/own-file.ts'
import { identityPictures } from '../form/application-store.ts'

export function serveIdentityPictures(app: FastifyInstance, deps: Deps): void {
  serveOwnFiles(app, deps, '/identity-pictures', async ({ borrowerId }, { name }) => {
    const own = (await identityPictures(deps.db, borrowerId)).find((picture) => picture.name === name)
    const sealed = own === undefined ? null : await deps.uploads.get(own.name)
    if (own === undefined || sealed === null) return null
    return { content: deps.fieldCipher.openBytes(sealed, borrowerId), mediaType: own.mediaType }
  })
}
