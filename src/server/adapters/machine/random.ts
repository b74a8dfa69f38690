// Cryptographic randomness for tokens and codes.

import { randomBytes, randomFillSync, randomInt } from 'node:crypto'
import type { Random } from '../../ports/random.ts'

/** Drawn in advance, for ids: each of a few bytes, and many at a time. */
const drawn = new Uint8Array(4096)
let used = drawn.length
const fewBytes = 64

function drawBytes(count: number): Uint8Array {
  if (count > fewBytes) return new Uint8Array(randomBytes(count))
  if (used + count > drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  const own = drawn.slice(used, used + count)
  // What was given out is nowhere else.
  drawn.fill(0, used, used + count)
  used += count
  return own
}

export const systemRandom: Random = {
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
  bytes: drawBytes,
}
