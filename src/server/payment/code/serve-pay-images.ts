// GET /pay-image/<ref>.svg and .png: the QR code or barcode of a borrower's own payment, to be shown and to be saved.

import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { serveOwnFiles } from '../../http/file/own-file.ts'
import { payImage } from './get-pay-code.ts'
import { photoFile, pictureFile } from './pay-picture.ts'

/** Another borrower's reference, a missing one and one without a picture get the same answer. */
export function servePayImages(app: FastifyInstance, deps: Deps): void {
  serveOwnFiles(app, deps, '/pay-image', async ({ borrowerId }, { name }) => {
    const [, ref, kind] = /^([\w-]{1,64})\.(svg|png)$/.exec(name) ?? []
    const picture = ref === undefined ? null : await payImage(deps.db, deps, { ref, borrowerId })
    if (picture === null) return null
    if (kind === 'svg') return { content: pictureFile(picture), mediaType: 'image/svg+xml' }
    return { content: await photoFile(picture), mediaType: 'image/png', saveAs: 'repayment-code.png' }
  })
}
