// Randomness that nobody can guess: tokens and codes.

import { randomBytes, randomInt } from 'node:crypto'

export interface Random {
  /** `bytes` random bytes, base64url. */
  token(bytes: number): string
  /** `count` decimal digits, leading zeros kept. */
  digits(count: number): string
  bytes(count: number): Uint8Array
}

export const systemRandom: Random = {
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
  bytes: (count) => new Uint8Array(randomBytes(count)),
}
