// Encrypts single fields (bank numbers) for the database: AES-256-GCM, tied to the borrower they belong to.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** First byte of a sealed field: which layout and key it has. */
const FORMAT = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16

export interface FieldCipher {
  /** Seals `text`; only the same `ownerId` opens it again. */
  seal(text: string, ownerId: string): Uint8Array
  /** Throws when the field was changed, belongs to another borrower or was sealed under another key. */
  open(sealed: Uint8Array, ownerId: string): string
  /** {@link seal} for a file. */
  sealBytes(bytes: Uint8Array, ownerId: string): Uint8Array
  /** {@link open} for a file. */
  openBytes(sealed: Uint8Array, ownerId: string): Uint8Array
}

/** `key`: 32 bytes. */
export function createFieldCipher(key: Uint8Array): FieldCipher {
  if (key.length !== 32) throw new RangeError('a field key has 32 bytes')
  function sealBytes(plain: Uint8Array, ownerId: string): Uint8Array {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(ownerId))
    const body = Buffer.concat([cipher.update(plain), cipher.final()])
    return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), body])
  }
  function openBytes(sealed: Uint8Array, ownerId: string): Uint8Array {
    const bytes = Buffer.from(sealed)
    if (bytes.length < 1 + NONCE_BYTES + TAG_BYTES || bytes[0] !== FORMAT) throw new Error('not a sealed field')
    const nonce = bytes.subarray(1, 1 + NONCE_BYTES)
    const tag = bytes.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES)
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(ownerId)).setAuthTag(tag)
    return Buffer.concat([decipher.update(bytes.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()])
  }
  return {
    seal: (text, ownerId) => sealBytes(Buffer.from(text, 'utf8'), ownerId),
    open: (sealed, ownerId) => Buffer.from(openBytes(sealed, ownerId)).toString('utf8'),
    sealBytes,
    openBytes,
  }
}
