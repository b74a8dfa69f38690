// Lists and ends a borrower's sessions, for a phone that was lost or sold.

import { dateTimeIn } from '../../core/calendar-date.ts'
import type { Handler } from '../http/call.ts'
import { endLiveSessions, type LiveSession, liveSessions } from '../people/door.ts'

/** Digits of a session's hash that name it in a list. */
const ID_DIGITS = 12

/** The latest first. */
export const listSessions: Handler<'listSessions'> = async (_input, { db, deps, caller, market }) => {
  const sessions = await liveSessions(db, deps, caller.borrowerId)
  return {
    list: sessions.map((session) => ({
      id: session.sessionHash.slice(0, ID_DIGITS),
      holder: session.kind === 'web' ? ('browser' as const) : ('app' as const),
      appText: appText(session),
      since: dateTimeIn(market.zone, session.createdAt),
      lastUsed: dateTimeIn(market.zone, session.lastSeenAt),
      isThisOne: session.sessionHash === caller.sessionHash,
    })),
  }
}

function appText({ params }: LiveSession): string {
  return [params.appName ?? '', params.appVersion ?? ''].filter((part) => part !== '').join(' ')
}

export const endSessions: Handler<'endSessions'> = async ({ keepsThisOne }, { db, deps, caller }) => {
  const kept = keepsThisOne ? caller.sessionHash : null
  return { ended: await endLiveSessions(db, deps, caller.borrowerId, kept) }
}
