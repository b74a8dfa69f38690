// Keyed marks: at the end of a session token, so that a made-up token is known without asking the database, and of a device, as evidence of
// an agreement that names nothing.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../deps.ts'

const SECRET_BYTES = 32
const MARK_BYTES = 8

/** Whose sessions a token opens: a mark of one kind is none of the other. */
export type TokenKind = 'session' | 'officer'

/** A new token: 256 random bits and their mark. */
export function newToken(kind: TokenKind, { random, config }: Pick<Deps, 'random' | 'config'>): string {
  return marked(ofCell(kind, config), random.token(SECRET_BYTES), config.sessionSecret)
}

/** Whether we have made this token, with today's secret or the one before. It says nothing of whether its session still holds. */
export function isOurToken(kind: TokenKind, token: string, { config }: Pick<Deps, 'config'>): boolean {
  const secretLength = Math.ceil((SECRET_BYTES * 4) / 3)
  const given = Buffer.from(token)
  return [config.sessionSecret, config.sessionSecretBefore].some((sessionSecret) => {
    if (sessionSecret === null) return false
    const expected = Buffer.from(marked(ofCell(kind, config), token.slice(0, secretLength), sessionSecret))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/** A borrower's token belongs to one cell, and no other knows it; officers work in all of them. */
function ofCell(kind: TokenKind, { cell }: Deps['config']): string {
  return kind === 'officer' || cell === null ? kind : `${kind} of ${cell}`
}

function marked(kind: string, secret: string, sessionSecret: string): string {
  const mark = createHmac('sha256', sessionSecret).update(`${kind} ${secret}`).digest()
  return `${secret}${mark.subarray(0, MARK_BYTES).toString('base64url')}`
}

/** Keyed hash of a device's number: evidence without the number. */
export function deviceHash(deviceId: string, secret: string): string {
  return createHmac('sha256', secret).update(`device ${deviceId}`).digest('hex').slice(0, 32)
}
