// Swaps a launch ticket for the session of a page: a fresh one each time, and the browser's old one ends.

import type { LaunchFailure } from '../../core/identity/session-rules.ts'
import { refuse } from '../../core/refusal.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Caller, Handler } from '../http/call.ts'
import { findBorrower, shortNameOf } from '../people/borrower/door.ts'
import { createSession, endSession, findSession, hashOf } from '../people/session/door.ts'
import type { Ticket } from '../ports/tickets.ts'

interface Launch {
  readonly ticket: string
  readonly userId: string
  readonly deviceId: string
}

export const openPageSession: Handler<'openPageSession', Caller | null> = async (input, call) => {
  const { deps, common } = call
  const { ticket, userId, deviceId = '' } = input
  const opened = await call.db.transaction(async (tx) => {
    const redeemed = await redeem(tx, deps, { ticket, userId, deviceId })
    if ('failed' in redeemed) return redeemed
    const borrower = await findBorrower(tx, redeemed.borrowerId)
    if (borrower === null || borrower.deletedAt !== null) return { failed: 'foreign' as const }
    if (input.previousToken) await endSession(tx, deps, hashOf(input.previousToken))
    const token = await createSession(tx, deps, { borrowerId: borrower.id, kind: 'web', deviceId, params: common })
    return { borrower, token }
  })
  if ('failed' in opened) return refuse('launchIsRefused', { reason: opened.failed })
  const { borrower, token } = opened
  return {
    userId: borrower.id,
    sessionId: token,
    deviceId,
    market: borrower.market,
    lang: common.lang ?? borrower.language,
    shortName: shortNameOf(borrower),
  }
}

type Redeemed = { readonly borrowerId: string } | { readonly failed: LaunchFailure }

/**
 * Whose page it is. Where the lender has allowed it, an old host's session token does for a ticket: it then stands in an
 * address, and anyone who reads that address has the session.
 */
async function redeem(tx: Queries, deps: Deps, launch: Launch): Promise<Redeemed> {
  if (launch.ticket === '') return { failed: 'missing' }
  const now = deps.clock.now()
  const ticket = await deps.tickets.read(launch.ticket, { ...launch, now })
  if (typeof ticket !== 'string') {
    return (await spendTicket(tx, ticket, now)) ? { borrowerId: ticket.borrowerId } : { failed: 'used' }
  }
  if (!deps.config.launchAcceptsSession || launch.ticket.includes('.')) return { failed: ticket }
  const session = await findSession(tx, deps, launch.ticket)
  const isTheirs =
    session?.kind === 'api' && session.borrowerId === launch.userId && session.deviceId === launch.deviceId
  return isTheirs ? { borrowerId: session.borrowerId } : { failed: 'foreign' }
}

const JTI_BYTES = 16

/** A ticket that opens one page as the caller, on the caller's device. */
export const getLaunchTicket: Handler<'getLaunchTicket'> = async (_input, { caller, deps }) => {
  const { borrowerId, deviceId } = caller
  const jti = deps.random.token(JTI_BYTES)
  return { ticket: await deps.tickets.issue({ borrowerId, deviceId, jti, now: deps.clock.now() }) }
}

const SWEPT_AT_ONCE = 50

/** True the first time a ticket is spent; false ever after, also for many at the same moment. */
export async function spendTicket(tx: Queries, ticket: Ticket, now: Date): Promise<boolean> {
  await tx.execute(
    `delete from spent_ticket where jti in
       (select jti from spent_ticket where expires_at < $1 limit ${SWEPT_AT_ONCE} for update skip locked)`,
    [now],
  )
  const spent = await tx.insert('insert into spent_ticket (jti, spent_at, expires_at) on conflict (jti) do nothing', {
    ...ticket,
    spentAt: now,
  })
  return spent === 1
}
