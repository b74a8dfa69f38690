// An authenticator in a few lines: keys of its own, attestation objects and signatures as WebAuthn lays them out. For tests only.

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

function sha256(data: string | Uint8Array): Buffer {
  return createHash('sha256').update(data).digest()
}

/** The few forms of CBOR that an attestation needs. */
function cbor(value: unknown): Buffer {
  const head = (kind: number, size: number): Buffer =>
    size < 24
      ? Buffer.from([(kind << 5) | size])
      : size < 256
        ? Buffer.from([(kind << 5) | 24, size])
        : Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.byteLength), value])
  if (value instanceof Map) {
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, held]) => [cbor(key), cbor(held)])])
  }
  throw new Error(`no CBOR for ${typeof value}`)
}

/** How an answer differs from an honest one. */
export interface Crooked {
  readonly origin?: string
  readonly rpId?: string
  /** Without user verification. */
  readonly unverified?: boolean
  readonly counter?: number
  readonly type?: string
  readonly challenge?: string
}

/** One passkey of one phone. */
export class Authenticator {
  readonly credentialId = randomBytes(32).toString('base64url')
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private readonly origin: string
  counter = 0

  constructor(origin: string) {
    this.origin = origin
  }

  private clientData(type: string, challenge: string, how: Crooked): Buffer {
    const origin = how.origin ?? this.origin
    return Buffer.from(
      JSON.stringify({ type: how.type ?? type, challenge: how.challenge ?? challenge, origin, crossOrigin: false }),
    )
  }

  private data(rpId: string, how: Crooked, flags: number): Buffer {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(how.counter ?? this.counter)
    const verified = how.unverified ? 0 : userVerified
    return Buffer.concat([sha256(how.rpId ?? rpId), Buffer.from([userPresent | verified | flags]), counted])
  }

  /** The answer to a question for a new passkey. */
  make({ challenge, rpId }: { challenge: string; rpId: string }, how: Crooked = {}) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const id = Buffer.from(this.credentialId, 'base64url')
    const authData = Buffer.concat([
      this.data(rpId, how, hasCredential),
      Buffer.alloc(16),
      Buffer.from([id.byteLength >> 8, id.byteLength & 255]),
      id,
      cbor(key),
    ])
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    return {
      credentialId: this.credentialId,
      clientData: this.clientData('webauthn.create', challenge, how).toString('base64url'),
      attestation: attestation.toString('base64url'),
    }
  }

  /** The answer to a question to log in. */
  answer({ challenge, rpId }: { challenge: string; rpId: string }, how: Crooked = {}) {
    if (how.counter === undefined) this.counter += 1
    const clientData = this.clientData('webauthn.get', challenge, how)
    const authenticatorData = this.data(rpId, how, 0)
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), this.keys.privateKey)
    return {
      credentialId: this.credentialId,
      clientData: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
    }
  }
}
