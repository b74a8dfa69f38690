// Takes the receipts of message providers and of the lender's app: what became of a message that had left (WIRE-20).

import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { plainHeaders } from '../ports/notice-headers.ts'
import { type MessageProviders, takeReceipt } from './take-receipt.ts'

/** Adds `POST /webhooks/messages/<provider>` to the server. */
export function serveReceipts(app: FastifyInstance, deps: Deps, providers: MessageProviders): void {
  app.post('/webhooks/messages/:provider', async (request, reply) => {
    const { provider } = request.params as { provider: string }
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const query = request.url.split('?').slice(1).join('?')
    const status = await takeReceipt(deps, providers, provider, { rawBody, headers: plainHeaders(request), query })
    return reply.code(status).send()
  })
}
