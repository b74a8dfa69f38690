// GET /pay-image/<ref>.svg: the QR code or barcode of a borrower's own payment.

import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { serveOwnFiles } from '../http/own-file.ts'
import { payImage } from './get-pay-code.ts'

/** Somebody else's reference, a missing one and one without a picture answer alike. */
export function servePayImages(app: FastifyInstance, deps: Deps): void {
  serveOwnFiles(app, deps, '/pay-image', async ({ borrowerId }, { name }) => {
    const ref = /^([\w-]{1,64})\.svg$/.exec(name)?.[1]
    const content = ref === undefined ? null : await payImage(deps.db, deps, { ref, borrowerId })
    return content === null ? null : { content, mediaType: 'image/svg+xml' }
  })
}
