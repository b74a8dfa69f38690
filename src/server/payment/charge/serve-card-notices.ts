// Takes what a card processor tells: a signed notice is a reason to ask about the charge or the card, and nothing more (PAYMENT-45).

import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { plainHeaders } from '../../ports/notice-headers.ts'
import { takeCardNotice } from './take-card-notice.ts'

/** Adds `POST /webhooks/cards/<provider>` to the server. */
export function serveCardNotices(app: FastifyInstance, deps: Deps): void {
  app.post('/webhooks/cards/:provider', async (request, reply) => {
    const { provider } = request.params as { provider: string }
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const { status, body } = await takeCardNotice(deps, provider, rawBody, plainHeaders(request))
    return reply.code(status).header('Content-Type', 'application/json').send(JSON.stringify(body))
  })
}
