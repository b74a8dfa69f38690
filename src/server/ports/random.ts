// The port of randomness for tokens and codes.

export interface Random {
  /** `bytes` random bytes, base64url. */
  token(bytes: number): string
  /** `count` decimal digits, leading zeros kept. */
  digits(count: number): string
  bytes(count: number): Uint8Array
}
