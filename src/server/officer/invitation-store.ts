// Invitations: one-time links by which an officer makes the first passkey. The database has only the hash of each.

import { launchLifeSeconds } from '../../core/officer/officer-rules.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { hashOf } from '../people/door.ts'
import type { Officer } from './officer-store.ts'

const ticketBytes = 24

/**
 * Stores a new invitation and returns its ticket, which is stored only as a hash. Deletes the officer's older ones and all
 * expired ones. One that waits for a second person lasts that much longer.
 */
export async function createInvitation(
  db: Queries,
  deps: Pick<Deps, 'clock' | 'random'>,
  officerId: string,
  waitSeconds = 0,
): Promise<string> {
  const ticket = deps.random.token(ticketBytes)
  const now = deps.clock.machineNow()
  await db.execute('delete from officer_invitation where officer_id = $1 or expires_at <= $2', [officerId, now])
  await db.execute(
    `insert into officer_invitation (token_hash, officer_id, expires_at) values (decode($1, 'hex'), $2, $3)`,
    [hashOf(ticket), officerId, new Date(now.getTime() + (waitSeconds + launchLifeSeconds) * 1000)],
  )
  return ticket
}

/** Whose invitation a ticket is; null for one that is used, expired, unknown, or of an ended officer. Spends nothing. */
export async function findInvitation(db: Queries, deps: Deps, ticket: string): Promise<Officer | null> {
  const [found] = await db.query<Officer>(
    `select o.id, o.name, o.role from officer_invitation i join officer o on o.id = i.officer_id
      where i.token_hash = decode($1, 'hex') and i.expires_at > $2 and o.ended_at is null`,
    [hashOf(ticket), deps.clock.machineNow()],
  )
  return found ?? null
}

/** Spends an invitation of this officer; false where it has expired or was spent, also by a concurrent request. */
export async function spendInvitation(tx: Tx, deps: Deps, ticket: string, officerId: string): Promise<boolean> {
  const spent = await tx.execute(
    `delete from officer_invitation where token_hash = decode($1, 'hex') and officer_id = $2 and expires_at > $3`,
    [hashOf(ticket), officerId, deps.clock.machineNow()],
  )
  return spent === 1
}

/** Revokes every invitation and link that was sent to an officer. */
export async function withdrawInvitations(tx: Tx, officerId: string): Promise<void> {
  await tx.execute('delete from officer_invitation where officer_id = $1', [officerId])
}
