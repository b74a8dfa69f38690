// Invitations: one-time links by which an officer makes the first passkey. The database has only the hash of each.

import { invitationCodeDigits, invitationTries, launchLifeSeconds } from '../../../core/officer/officer-rules.ts'
import { readDigits } from '../../../core/typed-digits.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { hashOf } from '../../people/session/door.ts'
import type { Officer } from '../person/officer-store.ts'

const ticketBytes = 24

/** An invitation as it is handed over: the link's ticket, and the code that is told apart from it. */
export interface Invitation {
  readonly ticket: string
  readonly code: string
}

/** `by`: who made it; null for the operator. One that waits for a second person lasts that much longer. */
interface NewInvitation {
  readonly officerId: string
  readonly by: string | null
  readonly waitSeconds?: number
}

/** A code alone could be guessed from its hash; with the ticket, which is stored nowhere, it cannot. */
const codeHashOf = (ticket: string, code: string): string => hashOf(`${ticket}:${code}`)

/** Stores a new invitation; only hashes are stored. Deletes the officer's older ones and all expired ones. */
export async function createInvitation(
  db: Queries,
  deps: Pick<Deps, 'clock' | 'random'>,
  { officerId, by, waitSeconds = 0 }: NewInvitation,
): Promise<Invitation> {
  const ticket = deps.random.token(ticketBytes)
  const code = deps.random.digits(invitationCodeDigits)
  const now = deps.clock.machineNow()
  await db.execute('delete from officer_invitation where officer_id = $1 or expires_at <= $2', [officerId, now])
  await db.execute(
    `insert into officer_invitation (token_hash, officer_id, expires_at, code_hash, tries_left, invited_by)
     values (decode($1, 'hex'), $2, $3, decode($4, 'hex'), $5, $6)`,
    [
      hashOf(ticket),
      officerId,
      new Date(now.getTime() + (waitSeconds + launchLifeSeconds) * 1000),
      codeHashOf(ticket, code),
      invitationTries,
      by,
    ],
  )
  return { ticket, code }
}

/** An invitation before it was tried: whom it names, and who is told of it. */
export interface Invited extends Officer {
  readonly invitedBy: string | null
}

/** Whose invitation a ticket is; null for one that is used, expired, unknown, or of an ended officer. Spends nothing. */
export function findInvitation(db: Queries, deps: Deps, ticket: string): Promise<Invited | null> {
  return db.first<Invited>(
    `select o.id, o.name, o.role, i.invited_by as "invitedBy" from officer_invitation i join officer o on o.id = i.officer_id
      where i.token_hash = decode($1, 'hex') and i.expires_at > $2 and i.tries_left > 0
        and o.ended_at is null`,
    [hashOf(ticket), deps.clock.machineNow()],
  )
}

/**
 * Tries a code as it was typed, in one statement: of many at once each wrong one counts. What cannot be a code, such as five digits or
 * none, is not right and does not count. Answers whether it is right, and how many wrong ones are left; null for an invitation that
 * is over.
 */
export function tryCode(
  db: Queries,
  deps: Deps,
  ticket: string,
  typed: string,
): Promise<{ readonly isRight: boolean; readonly triesLeft: number } | null> {
  const code = readDigits(typed) ?? ''
  return db.first<{ isRight: boolean; triesLeft: number }>(
    `update officer_invitation set tries_left = tries_left
         - case when code_hash is null or code_hash = decode($3, 'hex') or not $4::boolean then 0 else 1 end
      where token_hash = decode($1, 'hex') and expires_at > $2 and tries_left > 0
      returning code_hash is null or code_hash = decode($3, 'hex') as "isRight", tries_left as "triesLeft"`,
    [hashOf(ticket), deps.clock.machineNow(), codeHashOf(ticket, code), code.length === invitationCodeDigits],
  )
}

/** Spends an invitation of this officer; false where it has expired or was spent, also by a concurrent request. */
export async function spendInvitation(tx: Tx, deps: Deps, ticket: string, officerId: string): Promise<boolean> {
  return await tx.changed(
    `delete from officer_invitation where token_hash = decode($1, 'hex') and officer_id = $2 and expires_at > $3
       and tries_left > 0`,
    [hashOf(ticket), officerId, deps.clock.machineNow()],
  )
}

/** Revokes every invitation and link that was sent to an officer. */
export async function withdrawInvitations(tx: Tx, officerId: string): Promise<void> {
  await tx.execute('delete from officer_invitation where officer_id = $1', [officerId])
}
