// How the sandbox provider signs its notices: HMAC-SHA256 over `timestamp.body`, in a header that carries both.

import { createHmac, timingSafeEqual } from 'node:crypto'

/** `t=<unix seconds>,v1=<hex>`. */
export const signatureHeader = 'x-provider-signature'
/** A notice is refused when its timestamp is further from our clock than this, either way. */
const signatureToleranceSeconds = 300

function hmacOf(secret: string, timestamp: string, rawBody: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(timestamp).update('.').update(rawBody).digest()
}

/** The header's value for a body that leaves at `now`. */
export function signNotice(secret: string, rawBody: Uint8Array, now: Date): string {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return `t=${timestamp},v1=${hmacOf(secret, timestamp, rawBody).toString('hex')}`
}

/**
 * Checks a header against the raw bytes. Any of `secrets` may have signed: two are valid while one replaces the other.
 * Every secret is tried and compared in constant time; the age is looked at only once the signature holds.
 */
export function checkSignature(
  secrets: readonly string[],
  rawBody: Uint8Array,
  header: string | undefined,
  now: Date,
): 'good' | 'badSignature' | 'stale' {
  const match = /^t=([0-9]{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  const [, timestamp, hex] = match ?? []
  if (timestamp === undefined || hex === undefined) return 'badSignature'
  const given = Buffer.from(hex, 'hex')
  let good = false
  for (const secret of secrets) {
    if (secret !== '' && timingSafeEqual(hmacOf(secret, timestamp, rawBody), given)) good = true
  }
  if (!good) return 'badSignature'
  const ageSeconds = Math.abs(Math.floor(now.getTime() / 1000) - Number(timestamp))
  return ageSeconds > signatureToleranceSeconds ? 'stale' : 'good'
}
