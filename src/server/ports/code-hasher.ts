// The port of keyed hashes for things that are too short to hash plainly: six-digit codes and phone numbers.

export interface CodeHasher {
  /** The slow hash of a code: scrypt over a keyed hash, so that the database alone does not give the code away. */
  hash(code: string, salt: Uint8Array): Promise<Uint8Array>
  matches(code: string, salt: Uint8Array, hash: Uint8Array): Promise<boolean>
  /** A fast keyed hash that stands for `value` (a phone) where the value itself is not needed. */
  fingerprint(value: string): Uint8Array
}
