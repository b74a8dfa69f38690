// Keyed hashes for things that are too short to hash plainly: six-digit codes and phone numbers.

import { createHmac, hkdfSync, scrypt, timingSafeEqual } from 'node:crypto'
import type { CodeHasher } from '../../ports/code-hasher.ts'

/** 44 ms of work for one guess: the caller counts the guess first. */
const SCRYPT_COST = 16_384
const HASH_BYTES = 32

/** The two keys of a hasher as they follow from a secret, one behind the other. */
export function hasherKeysOf(secret: string): Uint8Array {
  return Buffer.concat([derive(secret, 'one-time-code'), derive(secret, 'fingerprint')])
}

/**
 * `keys`: those of {@link hasherKeysOf}, or a secret that they are made of. `cost`: of scrypt, a power of two; another than the usual one
 * is for tests that guess by the hundred.
 */
export function createCodeHasher(keys: Uint8Array | string, cost = SCRYPT_COST): CodeHasher {
  const both = typeof keys === 'string' ? hasherKeysOf(keys) : keys
  const [codeKey, fingerprintKey] = [both.subarray(0, HASH_BYTES), both.subarray(HASH_BYTES)]
  const hash = (code: string, salt: Uint8Array): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      const keyed = createHmac('sha256', codeKey).update(code).digest()
      scrypt(keyed, salt, HASH_BYTES, { N: cost }, (error, result) => (error ? reject(error) : resolve(result)))
    })
  return {
    hash,
    async matches(code, salt, expected) {
      const actual = await hash(code, salt)
      return expected.length === actual.length && timingSafeEqual(actual, expected)
    },
    fingerprint: (value) => createHmac('sha256', fingerprintKey).update(value).digest(),
  }
}

function derive(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `candor/${purpose}`, HASH_BYTES))
}
