// How calls between us and the lender's back end are signed: as Standard Webhooks says, with HMAC-SHA256.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { NoticeHeaders } from '../../../ports/notice-headers.ts'

const signedHeaders = { id: 'webhook-id', time: 'webhook-timestamp', signature: 'webhook-signature' } as const
/** A call is refused when its time is further from our clock than this, either way, seconds. */
const toleranceSeconds = 300

/** `whsec_` and the key in base64, 24 to 64 bytes. */
export const secretShape = /^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64')

function macOf(secret: string, id: string, time: string, rawBody: Uint8Array): Buffer {
  return createHmac('sha256', keyOf(secret)).update(`${id}.${time}.`).update(rawBody).digest()
}

/** The headers of a call that leaves at `now`, signed by every secret: the other side may know the old one or the new one. */
export function signCall(
  secrets: readonly string[],
  id: string,
  rawBody: Uint8Array,
  now: Date,
): Record<string, string> {
  const time = String(Math.floor(now.getTime() / 1000))
  const signature = secrets.map((secret) => `v1,${macOf(secret, id, time, rawBody).toString('base64')}`).join(' ')
  return { [signedHeaders.id]: id, [signedHeaders.time]: time, [signedHeaders.signature]: signature }
}

/** Judges the headers of a call to us. Every secret is tried, in constant time; the age is looked at once the signature holds. */
export function judgeCall(
  secrets: readonly string[],
  rawBody: Uint8Array,
  headers: NoticeHeaders,
  now: Date,
): 'good' | 'badSignature' | 'stale' {
  const id = headers[signedHeaders.id] ?? ''
  const time = headers[signedHeaders.time] ?? ''
  if (id === '' || !/^\d{1,12}$/.test(time)) return 'badSignature'
  let isGood = false
  for (const part of (headers[signedHeaders.signature] ?? '').split(' ')) {
    const [version, signature = ''] = part.split(',')
    if (version !== 'v1') continue
    const given = Buffer.from(signature, 'base64')
    for (const secret of secrets) {
      const ours = macOf(secret, id, time, rawBody)
      if (given.length === ours.length && timingSafeEqual(given, ours)) isGood = true
    }
  }
  if (!isGood) return 'badSignature'
  return Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds ? 'stale' : 'good'
}
