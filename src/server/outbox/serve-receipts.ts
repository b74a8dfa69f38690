// Takes the receipts of message providers and of the lender's app: what became of a message that had left (WIRE-20).

import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import type { MessageProvider } from '../ports/message-provider.ts'
import type { NoticeHeaders } from '../ports/notice-headers.ts'
import { plainHeaders } from '../ports/notice-headers.ts'
import { noteDelivery, noteShown } from './sms/sms.ts'

type MessageProviders = ReadonlyMap<string, MessageProvider>

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

/**
 * Notes what became of a message: 401 unless the provider signed it. Repeatable, in any order: whatever came first, a message that
 * was delivered stays delivered. One whose borrower has gone changes nothing.
 */
export async function takeReceipt(
  deps: Deps,
  providers: MessageProviders,
  name: string,
  { rawBody, headers, query }: { rawBody: Uint8Array; headers: NoticeHeaders; query: string },
): Promise<number> {
  const { push } = deps
  if (push?.name === name) {
    const told = push.readReceipt(rawBody, headers, deps.clock.machineNow())
    if (told === 'badSignature' || told === 'stale') return rejected(deps, name, told)
    if (typeof told === 'object') await noteShown(deps, told)
    return told === 'unreadable' ? 400 : 204
  }
  const receipt = providers.get(name)?.readReceipt(rawBody, headers, query)
  if (receipt === undefined) return 404
  if (receipt === 'badSignature') return rejected(deps, name, receipt)
  if (receipt === 'unreadable') return 400
  if (receipt === 'ignored') return 204
  const { smsId, delivery, reason } = receipt
  if (delivery === 'undelivered') deps.log.warn({ provider: name, smsId, code: reason }, 'a message was not delivered')
  await noteDelivery(deps.db, smsId, delivery, reason)
  return 204
}

function rejected({ log }: Deps, provider: string, reason: string): number {
  log.warn({ provider, reason }, 'a receipt was rejected')
  return 401
}
