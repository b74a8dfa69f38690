// A device as evidence of an agreement: a keyed hash that proves a match and names nothing.

import { createHmac } from 'node:crypto'

/** Keyed hash of a device's number: evidence without the number. */
export function deviceHash(deviceId: string, secret: string): string {
  return createHmac('sha256', secret).update(`device ${deviceId}`).digest('hex').slice(0, 32)
}
