// Encrypts single fields (bank numbers) for the database: AES-256-GCM, tied to the borrower they belong to.

import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { type FieldCipher, SealIsBroken } from '../../ports/field-cipher.ts'

/** First byte of a sealed field. The name of its key follows, then nonce, tag and text. */
const FORMAT = 2
/** Fields from before keys had names: nonce, tag and text follow. */
const FORMAT_WITHOUT_NAME = 1
const NAME_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16

interface NamedKey {
  readonly key: Uint8Array
  readonly mark: Buffer
}

/** The name tells keys apart, and nothing of the key. */
function named(key: Uint8Array): NamedKey {
  if (key.length !== 32) throw new RangeError('a field key has 32 bytes')
  const name = createHash('sha256').update('name of a field key\0').update(key).digest().subarray(0, NAME_BYTES)
  return { key, mark: Buffer.concat([Buffer.of(FORMAT), name]) }
}

/** `key`: 32 bytes. `before`: the key that was exchanged for it, while fields of it may still be there. */
export function createFieldCipher(key: Uint8Array, before: Uint8Array | null = null): FieldCipher {
  const today = named(key)
  const keys = [today, ...(before === null ? [] : [named(before)])]

  function sealBytes(plain: Uint8Array, ownerId: string): Uint8Array {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(ownerId))
    const body = Buffer.concat([cipher.update(plain), cipher.final()])
    return Buffer.concat([today.mark, nonce, cipher.getAuthTag(), body])
  }

  function openBytes(sealed: Uint8Array, ownerId: string): Uint8Array {
    const bytes = Buffer.from(sealed)
    const hasName = bytes[0] === FORMAT
    const candidates = hasName ? keys.filter(({ mark }) => bytes.subarray(0, mark.length).equals(mark)) : keys
    const rest = bytes.subarray(hasName ? today.mark.length : 1)
    if ((!hasName && bytes[0] !== FORMAT_WITHOUT_NAME) || rest.length < NONCE_BYTES + TAG_BYTES)
      throw new SealIsBroken('not a sealed field')
    for (const { key } of candidates) {
      const opened = openedWith(key, rest, ownerId)
      if (opened !== null) return opened
    }
    throw new SealIsBroken(candidates.length === 0 ? 'sealed under another key' : 'a sealed field was changed')
  }

  return {
    mark: today.mark,
    seal: (text, ownerId) => sealBytes(Buffer.from(text, 'utf8'), ownerId),
    open: (sealed, ownerId) => Buffer.from(openBytes(sealed, ownerId)).toString('utf8'),
    sealBytes,
    openBytes,
  }
}

/** Null where the tag is not that of this key, owner and text. */
function openedWith(key: Uint8Array, rest: Buffer, ownerId: string): Buffer | null {
  const tag = rest.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, rest.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(ownerId)).setAuthTag(tag)
  const text = decipher.update(rest.subarray(NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([text, decipher.final()])
  } catch (error) {
    // OpenSSL's answer to a tag that does not fit: it has no code of its own.
    if (error instanceof Error && error.message.includes('unable to authenticate data')) return null
    throw error
  }
}
