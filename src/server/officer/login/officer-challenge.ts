// Issues a passkey challenge to an officer's browser and checks its answer: once, within minutes, for one purpose and one officer.

import { passkeyChallengeSeconds } from '../../../core/identity/passkey-rules.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { hashOf } from '../../people/session/door.ts'
import { challengeIn, rpIdOf } from '../../ports/passkeys.ts'
import type { Officer } from '../person/officer-store.ts'
import { passkeysOfOfficer } from './officer-passkey-store.ts'

const challengeBytes = 32
const sweptAtOnce = 50

interface Whose {
  readonly purpose: 'logIn' | 'join' | 'add'
  /** Null where any officer may answer it. */
  readonly officerId: string | null
}

/** A new challenge with the name under which a device keeps the desk's passkeys; sweeps some that are over. */
export async function askOfficer(db: Queries, deps: Deps, deskOrigin: string, { purpose, officerId }: Whose) {
  const challenge = deps.random.token(challengeBytes)
  const now = deps.clock.machineNow()
  await db.execute(
    `delete from officer_challenge where challenge_hash in (select challenge_hash from officer_challenge
       where expires_at < $1 limit ${sweptAtOnce} for update skip locked)`,
    [now],
  )
  await db.execute(
    `insert into officer_challenge (challenge_hash, purpose, officer_id, expires_at) values (decode($1, 'hex'), $2, $3, $4)`,
    [hashOf(challenge), purpose, officerId, new Date(now.getTime() + passkeyChallengeSeconds * 1000)],
  )
  return { challenge, rpId: rpIdOf(deskOrigin), timeoutSeconds: passkeyChallengeSeconds }
}

/** What the browser of a known officer is asked to make a passkey of. */
export async function askForPasskey(
  db: Queries,
  deps: Deps,
  deskOrigin: string,
  { officer, purpose }: { readonly officer: Officer; readonly purpose: 'join' | 'add' },
) {
  const known = await passkeysOfOfficer(db, officer.id)
  return {
    ...(await askOfficer(db, deps, deskOrigin, { purpose, officerId: officer.id })),
    rpName: deps.config.lenderName,
    userHandle: Buffer.from(officer.id).toString('base64url'),
    userName: officer.name,
    known: known.map(({ id }) => id),
  }
}

/** The challenge that this answers, used up by it; null where it is unknown, expired or already answered. */
export async function spendOfficerChallenge(
  db: Queries,
  deps: Deps,
  clientData: string,
  { purpose, officerId }: Whose,
): Promise<string | null> {
  const challenge = challengeIn(clientData)
  if (challenge === null) return null
  const spent = await db.execute(
    `delete from officer_challenge
      where challenge_hash = decode($1, 'hex') and purpose = $2 and officer_id is not distinct from $3 and expires_at > $4`,
    [hashOf(challenge), purpose, officerId, deps.clock.machineNow()],
  )
  return spent === 1 ? challenge : null
}
