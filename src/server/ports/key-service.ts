// The port of a key service (KMS): it wraps secrets under a key that never leaves it, and unwraps them at a start.

export interface KeyService {
  /** What was wrapped. Throws {@link KeyServiceFault}. */
  unwrap(wrapped: string): Promise<Uint8Array>
  wrap(plain: Uint8Array): Promise<string>
  /** The same under the newest version of its key; nothing of it is seen here. */
  wrapAgain(wrapped: string): Promise<string>
  /** 32 new random bytes, wrapped; they were never outside the service unwrapped. */
  newKey(): Promise<string>
}

/** The service did not do it. The message says why, for an operator, and has nothing of a secret in it. */
export class KeyServiceFault extends Error {}
