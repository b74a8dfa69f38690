// The link in each message of automatic repayment that stops it: cannot be guessed, and holds no personal data.

import { createHash, createHmac } from 'node:crypto'
import { addresses, addressWith } from '../../../contracts/addresses.ts'
import type { Config } from '../../../settings/config.ts'

/** Characters of a token: 96 bits. */
const tokenLength = 16

/** The token of an agreement: the same in each of its messages. */
export function stopToken({ sessionSecret }: Pick<Config, 'sessionSecret'>, autopayId: string): string {
  const key = createHmac('sha256', sessionSecret).update('candor/stop-autopay').digest()
  return createHmac('sha256', key).update(autopayId).digest('base64url').slice(0, tokenLength)
}

export function hashOfToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}

/** The address of the page that stops an agreement. */
export function stopAddress(config: Pick<Config, 'sessionSecret' | 'publicOrigin'>, autopayId: string): string {
  return `${config.publicOrigin}${addressWith(addresses.stopAutopay, { t: stopToken(config, autopayId) })}`
}
