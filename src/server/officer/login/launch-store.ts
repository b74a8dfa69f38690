// One-time links that log an officer in: the demo's way to its sample officers. Production has none.

import { launchLifeSeconds } from '../../../core/officer/officer-rules.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { hashOf } from '../../people/session/door.ts'
import { createOfficerSession } from './officer-session-store.ts'

const ticketBytes = 24

/** Stores a new ticket for each officer, in their order: it opens one session, within a day. */
export async function createLaunches(db: Queries, deps: Deps, officerIds: readonly string[]): Promise<string[]> {
  const tickets = officerIds.map(() => deps.random.token(ticketBytes))
  await db.execute(
    `insert into officer_launch (token_hash, officer_id, expires_at)
     select decode(hash, 'hex'), officer, $3 from unnest($1::text[], $2::text[]) as asked (hash, officer)`,
    [tickets.map(hashOf), officerIds, new Date(deps.clock.machineNow().getTime() + launchLifeSeconds * 1000)],
  )
  return tickets
}

/** Spends a ticket and opens a session: its token; null for a ticket that is used, expired, unknown, or of an ended officer. */
export async function openByLaunch(deps: Deps, ticket: string): Promise<string | null> {
  return await deps.db.transaction(async (tx) => {
    const now = deps.clock.machineNow()
    const [spent] = await tx.query<{ officerId: string }>(
      `update officer_launch l set used_at = $2 from officer o
        where l.token_hash = decode($1, 'hex') and l.used_at is null and l.expires_at > $2
          and o.id = l.officer_id and o.ended_at is null
        returning l.officer_id as "officerId"`,
      [hashOf(ticket), now],
    )
    return spent === undefined ? null : await createOfficerSession(tx, deps, spent.officerId)
  })
}

/** Where the desk's origin takes one-time links. */
export const launchPath = '/launch'

export function launchAddress(deskOrigin: string, ticket: string): string {
  return `${deskOrigin}${launchPath}?${new URLSearchParams({ ticket })}`
}
