// A launch ticket for the lender's signed word that its own login has let a borrower in: no text message of ours is needed.

import { createPublicKey, type KeyObject } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify } from 'jose'
import { loginAudience, loginLifeSeconds, partnerReference } from '../../contracts/partner.ts'
import { spendTicket } from '../identity/door.ts'
import { ticketLifeSeconds } from '../ports/tickets.ts'
import type { PartnerKey } from './key-store.ts'
import type { PartnerHandler } from './know-borrower.ts'
import { borrowerKnownAs } from './reference-store.ts'

const jtiBytes = 16
const longestName = 128

/** By the type of the key, signatures that a lender's login may use: the word itself has no say in how it is checked. */
const algorithms: Readonly<Record<string, readonly string[]>> = {
  ed25519: ['EdDSA'],
  ec: ['ES256'],
  rsa: ['RS256', 'PS256'],
}

const shortestRsaBits = 2_048

/** What signs logins, of a text in PEM; null for a key by which no login could be signed: of another type or curve, or a short one of RSA. */
export function readLoginKey(pem: string): KeyObject | null {
  const key = createPublicKey(pem)
  const { namedCurve = 'prime256v1', modulusLength = shortestRsaBits } = key.asymmetricKeyDetails ?? {}
  const isFit = namedCurve === 'prime256v1' && modulusLength >= shortestRsaBits
  return isFit && algorithms[key.asymmetricKeyType ?? ''] !== undefined ? key : null
}

export const exchangeLogin: PartnerHandler<'exchangeLogin'> = async ({ assertion }, { deps, key }) => {
  const now = deps.clock.machineNow()
  const claims = await claimsOf(assertion, key, now)
  if (claims === null) return { refusedAs: 'loginIsNotAccepted', fields: ['assertion'] }
  const { reference, jti, deviceId } = claims
  // Remembered by the clock that sweeps used tickets, for as long as the word could be accepted again.
  const spentAt = deps.clock.now()
  const expiresAt = new Date(spentAt.getTime() + loginLifeSeconds * 1000)
  return await deps.db.transaction(async (tx) => {
    const borrower = await borrowerKnownAs(tx, reference)
    if (borrower === null) return { refusedAs: 'notFound' as const }
    const word = { jti: `partner:${key.id}:${jti}`, borrowerId: borrower.id, expiresAt }
    if (!(await spendTicket(tx, word, spentAt))) return { refusedAs: 'loginWasUsed' as const }
    const of = { borrowerId: borrower.id, deviceId, jti: deps.random.token(jtiBytes), now: spentAt }
    const ticket = await deps.tickets.issue(of)
    return { ticket, userId: borrower.id, deviceId, expiresInSeconds: ticketLifeSeconds }
  })
}

interface LoginClaims {
  readonly reference: string
  readonly jti: string
  readonly deviceId: string
}

/** Null for a word that this key's system has not signed for us within the last minutes. */
async function claimsOf(assertion: string, key: PartnerKey, now: Date): Promise<LoginClaims | null> {
  const loginKey = key.loginKey === null ? null : readLoginKey(key.loginKey)
  if (loginKey === null) return null
  try {
    const { payload } = await jwtVerify(assertion, loginKey, {
      algorithms: [...(algorithms[loginKey.asymmetricKeyType ?? ''] ?? [])],
      issuer: key.id,
      audience: loginAudience,
      currentDate: now,
      maxTokenAge: loginLifeSeconds,
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
    })
    return readClaims(payload)
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

function readClaims({ sub, jti, exp, iat, device }: JWTPayload): LoginClaims | null {
  const reference = partnerReference.safeParse(sub)
  if (!reference.success || jti === undefined || exp === undefined || iat === undefined) return null
  if (typeof device !== 'string' || device === '' || device.length > longestName || jti.length > longestName)
    return null
  if (exp - iat > loginLifeSeconds) return null
  return { reference: reference.data, jti, deviceId: device }
}
