// Addresses for receipts that only we can make: what comes there was told the address with the message.

import { createHmac, timingSafeEqual } from 'node:crypto'

/** The query of the address for the receipts of one message. */
export function receiptQuery(secret: string, smsId: string): string {
  return new URLSearchParams({ id: smsId, seal: sealOf(secret, smsId).toString('base64url') }).toString()
}

/** The message that `query` was made for, by one of the secrets; null where we did not make it. */
export function messageOfAddress(secrets: readonly string[], query: string): string | null {
  const asked = new URLSearchParams(query)
  const smsId = asked.get('id')
  const seal = Buffer.from(asked.get('seal') ?? '', 'base64url')
  if (smsId === null) return null
  return secrets.map((secret) => sealOf(secret, smsId)).some((ours) => isSame(ours, seal)) ? smsId : null
}

function sealOf(secret: string, smsId: string): Buffer {
  return createHmac('sha256', secret).update(`exotel receipt\n${smsId}`).digest()
}

function isSame(ours: Buffer, theirs: Buffer): boolean {
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}
