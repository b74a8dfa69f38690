// Launch tickets that were used. A ticket is remembered until it would have expired by itself.

import type { Queries } from '../db/database.ts'
import type { Ticket } from '../ports/tickets.ts'

const SWEPT_AT_ONCE = 50

/** True the first time a ticket is spent; false ever after, also for many at the same moment. */
export async function spendTicket(tx: Queries, ticket: Ticket, now: Date): Promise<boolean> {
  await tx.execute(
    `delete from spent_ticket where jti in
       (select jti from spent_ticket where expires_at < $1 limit ${SWEPT_AT_ONCE} for update skip locked)`,
    [now],
  )
  const spent = await tx.execute(
    'insert into spent_ticket (jti, spent_at, expires_at) values ($1, $2, $3) on conflict (jti) do nothing',
    [ticket.jti, now, ticket.expiresAt],
  )
  return spent === 1
}
