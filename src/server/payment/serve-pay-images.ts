// GET /pay-image/<ref>.svg: the QR code or barcode of a borrower's own payment. Everything else is "not found".

import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { fileSession, ownFileHeaders } from '../http/file-session.ts'
import { payImage } from './get-pay-code.ts'

/** Somebody else's reference, a missing one and one without a picture answer alike. */
export function servePayImages(app: FastifyInstance, deps: Deps): void {
  app.get('/pay-image/:file', async (request, reply) => {
    const { file = '' } = request.params as { file?: string }
    const ref = /^([\w-]{1,64})\.svg$/.exec(file)?.[1]
    const session = ref === undefined ? null : await fileSession(request, deps)
    const picture =
      ref === undefined || session === null
        ? null
        : await payImage(deps.db, deps, { ref, borrowerId: session.borrowerId })
    reply.headers(ownFileHeaders)
    if (picture === null) return reply.code(404).send()
    return reply.header('Content-Type', 'image/svg+xml').header('Content-Disposition', 'inline').send(picture)
  })
}
