// Hands out a challenge and takes its answer: each once, within minutes, for what it was made for.

import { passkeyChallengeSeconds } from '../../core/identity/passkey-rules.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { challengeIn, rpIdOf } from '../ports/passkeys.ts'
import { keepChallenge, type PasskeyPurpose, spendChallenge } from './passkey-store.ts'

const CHALLENGE_BYTES = 32

interface Whose {
  readonly purpose: PasskeyPurpose
  readonly borrowerId: string | null
}

/** A new challenge with the name under which the phone keeps our passkeys. */
export async function askChallenge(db: Queries, deps: Deps, whose: Whose) {
  const challenge = deps.random.token(CHALLENGE_BYTES)
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + passkeyChallengeSeconds * 1000)
  await keepChallenge(db, { ...whose, challenge, now, expiresAt })
  return { challenge, rpId: rpIdOf(deps.config.publicOrigin), timeoutSeconds: passkeyChallengeSeconds }
}

/** The challenge that this answer is to, spent by it; null where it is none of ours, over, or was answered before. */
export async function spendAnswered(db: Queries, deps: Deps, clientData: string, whose: Whose): Promise<string | null> {
  const challenge = challengeIn(clientData)
  if (challenge === null) return null
  return (await spendChallenge(db, { ...whose, challenge, now: deps.clock.now() })) ? challenge : null
}
