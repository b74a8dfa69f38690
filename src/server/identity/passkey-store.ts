// Passkeys and the challenges that wait for an answer: found, stored, used once, removed.

import { createHash } from 'node:crypto'
import { counterFits, passkeyChallengeSeconds } from '../../core/identity/passkey-rules.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { challengeIn, rpIdOf } from '../ports/passkeys.ts'

const SWEPT_AT_ONCE = 50

type PasskeyPurpose = 'login' | 'enrol'

interface Passkey {
  readonly id: string
  readonly borrowerId: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly label: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

function hashOf(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest()
}

/** Takes a challenge that waits from one database to another: it is answered there. */
export async function moveChallenge(from: Queries, to: Queries, challenge: string): Promise<void> {
  const [row] = await from.query<{ purpose: PasskeyPurpose; expiresAt: Date }>(
    `delete from passkey_challenge where challenge_hash = $1 and borrower_id is null
      returning purpose, expires_at as "expiresAt"`,
    [hashOf(challenge)],
  )
  if (row === undefined) return
  const moved = { ...row, challengeHash: hashOf(challenge) }
  await to.insert('insert into passkey_challenge (challenge_hash, purpose, expires_at) on conflict do nothing', moved)
}

const columns = `id, borrower_id as "borrowerId", public_key as "publicKey", counter::float8 as counter, label,
  created_at as "createdAt", last_used_at as "lastUsedAt"`

/** The passkey with its owner; null for an unknown one, and for one whose account is deleted. */
export function findPasskey(db: Queries, id: string): Promise<Passkey | null> {
  return db.first<Passkey>(
    `select ${columns} from passkey
      where id = $1 and exists (select from borrower b where b.id = borrower_id and b.deleted_at is null)`,
    [id],
  )
}

/** A borrower's passkeys, the newest first. */
export async function passkeysOf(db: Queries, borrowerId: string): Promise<Passkey[]> {
  return await db.query<Passkey>(`select ${columns} from passkey where borrower_id = $1 order by created_at desc, id`, [
    borrowerId,
  ])
}

/** Stores a new passkey; false where its id is already stored, for any borrower. */
export async function storePasskey(tx: Queries, made: Omit<Passkey, 'lastUsedAt'>): Promise<boolean> {
  const stored = await tx.insert(
    'insert into passkey (id, borrower_id, public_key, counter, label, created_at) on conflict (id) do nothing',
    made,
  )
  return stored === 1
}

/** Notes a use; false where the counter does not fit, also where two uses at once bring the same one. */
export async function usePasskey(tx: Queries, id: string, counter: number, now: Date): Promise<boolean> {
  const [found] = await tx.query<{ counter: number }>(
    'select counter::float8 as counter from passkey where id = $1 for update',
    [id],
  )
  if (found === undefined || !counterFits(found.counter, counter)) return false
  await tx.execute('update passkey set counter = $2, last_used_at = $3 where id = $1', [id, counter, now])
  return true
}

/** True where the borrower had it. */
export async function deletePasskey(tx: Queries, id: string, borrowerId: string): Promise<boolean> {
  return (await tx.execute('delete from passkey where id = $1 and borrower_id = $2', [id, borrowerId])) === 1
}

/** With the account go its passkeys, and the challenges that were made for it. */
export async function erasePasskeys(tx: Queries, borrowerId: string): Promise<void> {
  await tx.execute('delete from passkey where borrower_id = $1', [borrowerId])
  await tx.execute('delete from passkey_challenge where borrower_id = $1', [borrowerId])
}

const CHALLENGE_BYTES = 32

interface Whose {
  readonly purpose: PasskeyPurpose
  readonly borrowerId: string | null
}

/** A new challenge, with the name under which the phone keeps our passkeys; sweeps some that are over. */
export async function askChallenge(db: Queries, deps: Deps, whose: Whose) {
  const challenge = deps.random.token(CHALLENGE_BYTES)
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + passkeyChallengeSeconds * 1000)
  await db.execute(
    `delete from passkey_challenge where challenge_hash in (select challenge_hash from passkey_challenge
       where expires_at < $1 limit ${SWEPT_AT_ONCE} for update skip locked)`,
    [now],
  )
  const asked = { ...whose, challengeHash: hashOf(challenge), expiresAt }
  await db.insert('insert into passkey_challenge (challenge_hash, purpose, borrower_id, expires_at)', asked)
  return { challenge, rpId: rpIdOf(deps.config.publicOrigin), timeoutSeconds: passkeyChallengeSeconds }
}

/** The challenge that this answer is to, spent by it; null where it is none of ours, over, or was answered before. */
export async function spendAnswered(
  db: Queries,
  deps: Deps,
  clientData: string,
  { purpose, borrowerId }: Whose,
): Promise<string | null> {
  const challenge = challengeIn(clientData)
  if (challenge === null) return null
  const spent = await db.execute(
    `delete from passkey_challenge
      where challenge_hash = $1 and purpose = $2 and borrower_id is not distinct from $3 and expires_at > $4`,
    [hashOf(challenge), purpose, borrowerId, deps.clock.now()],
  )
  return spent === 1 ? challenge : null
}
