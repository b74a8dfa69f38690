// Launch tickets: signed, for one borrower and one device, five minutes long. That each is used once is kept in the database.

import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import { type Ticket, type TicketFailure, type Tickets, ticketLifeSeconds } from '../../ports/tickets.ts'

const ISSUER = 'candor'
const AUDIENCE = 'candor:launch'
const TYPE = 'launch+jwt'
const ALGORITHM = 'EdDSA'

/** Ed25519, with the public half worked out. `keyBefore`: tickets that it signed are read as well, while the two are being exchanged. */
export function createTickets(privateKey: KeyObject, keyBefore: KeyObject | null = null): Tickets {
  const keys = [privateKey, ...(keyBefore === null ? [] : [keyBefore])].map((key) => createPublicKey(key)).map(named)
  const { kid } = named(createPublicKey(privateKey))
  return {
    issue({ borrowerId, deviceId, jti, now }) {
      const issuedAt = Math.floor(now.getTime() / 1000)
      return new SignJWT({ dev: deviceMark(deviceId) })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(borrowerId)
        .setJti(jti)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ticketLifeSeconds)
        .sign(privateKey)
    },
    async read(text, bearer) {
      if (!isSpelledOneWay(text)) return 'foreign'
      const keyId = keyIdOf(text)
      let read: Ticket | TicketFailure = 'foreign'
      // One of a release before names no key.
      for (const { kid: id, publicKey } of keys)
        if (read === 'foreign' && (keyId === null || keyId === id)) read = await readWith(publicKey, text, bearer)
      return read
    },
  }
}

/** The name tells keys apart, and is the same in every process that has the key. */
function named(publicKey: KeyObject): { readonly publicKey: KeyObject; readonly kid: string } {
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  return { publicKey, kid: createHash('sha256').update(spki).digest('base64url').slice(0, 11) }
}

/** The name of the key that a ticket says it was signed by; null for what is no ticket. */
function keyIdOf(text: string): string | null {
  try {
    return decodeProtectedHeader(text).kid ?? null
  } catch (error) {
    // jose says so of what has no head, or one that is no JSON.
    if (error instanceof TypeError) return null
    throw error
  }
}

async function readWith(
  publicKey: KeyObject,
  text: string,
  { userId, deviceId, now }: Parameters<Tickets['read']>[1],
): Promise<Ticket | TicketFailure> {
  try {
    const { payload } = await jwtVerify(text, publicKey, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      currentDate: now,
      maxTokenAge: ticketLifeSeconds,
    })
    const { sub, jti, exp, dev } = payload
    if (sub === undefined || jti === undefined || exp === undefined) return 'foreign'
    if (sub !== userId || dev !== deviceMark(deviceId)) return 'foreign'
    return { jti, borrowerId: sub, expiresAt: new Date(exp * 1000) }
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired'
    if (error instanceof errors.JOSEError) return 'foreign'
    throw error
  }
}

function deviceMark(deviceId: string): string {
  return createHash('sha256').update(deviceId).digest('base64url')
}

/** The last letters of a part carry bits that decoding drops: only the spelling that we write counts, so that a ticket is one text. */
function isSpelledOneWay(text: string): boolean {
  return text.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
}
