// Payment links of a lender's own back end: code, image and amount in an address, counted only under its signature.

import { createHmac, timingSafeEqual } from 'node:crypto'

/** What such a link says. Values as decoded from the query. */
export interface PayLink {
  readonly amount: string
  readonly code: string
  readonly image: string
  readonly showType: string
}

function hmacOf(link: PayLink, key: string): Buffer {
  return createHmac('sha256', key).update([link.amount, link.code, link.image, link.showType].join('\n')).digest()
}

/** The signature of a link: hex HMAC-SHA256 of amount, code, image and showType, one per line. */
export function signPayLink(link: PayLink, key: string): string {
  return hmacOf(link, key).toString('hex')
}

/**
 * True when `sign` is the signature of exactly these four values by one of the keys: the lender's, and the one before while they are
 * being exchanged. Compared in constant time. Always false without a key: a lender that set none has no back end that makes such links.
 * A line break in a value could move text from one line to the next under the same signature, so such a link never counts.
 */
export function payLinkIsSigned(link: PayLink, sign: string, ...keys: readonly (string | null)[]): boolean {
  if (!/^[0-9a-fA-F]{64}$/.test(sign)) return false
  if (Object.values(link).some((value) => /[\r\n]/.test(value))) return false
  const given = Buffer.from(sign, 'hex')
  return keys.some((key) => key !== null && key !== '' && timingSafeEqual(hmacOf(link, key), given))
}
