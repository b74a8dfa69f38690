// Takes the receipt of a message from its provider.

import type { Deps } from '../deps.ts'
import type { MessageProvider } from '../ports/message-provider.ts'
import type { NoticeHeaders } from '../ports/notice-headers.ts'
import { noteDelivery, noteShown } from './sms/sms.ts'

export type MessageProviders = ReadonlyMap<string, MessageProvider>

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
