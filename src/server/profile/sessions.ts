// Lists and ends a borrower's sessions, for a phone that was lost or sold.

import { dateTimeIn } from '../../core/calendar-date.ts'
import type { Deps } from '../deps.ts'
import type { Handler } from '../http/call.ts'
import { endLiveSessions, type LiveSession, liveSessions } from '../people/session/door.ts'

/** Digits of a session's hash that name it in a list. */
const ID_DIGITS = 12

/** The latest first. */
export const listSessions: Handler<'listSessions'> = async (_input, { db, deps, caller, market }) => {
  const sessions = await liveSessions(db, deps, caller.borrowerId)
  const moment = (at: Date): string => dateTimeIn(market.zone, inBusinessTime(at, deps))
  return {
    list: sessions.map((session) => ({
      id: session.sessionHash.slice(0, ID_DIGITS),
      holder: session.kind === 'web' ? ('browser' as const) : ('app' as const),
      appText: appText(session),
      since: moment(session.createdAt),
      lastUsed: moment(session.lastSeenAt),
      isThisOne: session.sessionHash === caller.sessionHash,
    })),
  }
}

/** Sessions live by the machine's clock, and a page speaks of one clock: so long before now by that clock is so long before now. */
function inBusinessTime(at: Date, { clock }: Deps): Date {
  return new Date(clock.now().getTime() - (clock.machineNow().getTime() - at.getTime()))
}

function appText({ params }: LiveSession): string {
  return [params.appName ?? '', params.appVersion ?? ''].filter((part) => part !== '').join(' ')
}

export const endSessions: Handler<'endSessions'> = async ({ keepsThisOne }, { db, deps, caller }) => {
  const kept = keepsThisOne ? caller.sessionHash : null
  return { ended: await endLiveSessions(db, deps, caller.borrowerId, kept) }
}
