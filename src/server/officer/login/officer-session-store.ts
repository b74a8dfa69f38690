// Sessions of officers: random tokens with a mark of ours. The database has only their hashes, and decides whether they still hold.

import { officerIdleSeconds, officerLifeSeconds } from '../../../core/officer/officer-rules.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { isOurToken, newToken } from '../../people/mark/door.ts'
import { hashOf } from '../../people/session/door.ts'
import type { Officer } from '../person/officer-store.ts'

/** The last use is noted this often, not at every request. */
const seenEverySeconds = 30

/** Stores a new session and returns its token, which is stored only as a hash. */
export async function createOfficerSession(db: Queries, deps: Deps, officerId: string): Promise<string> {
  const [token = ''] = await createOfficerSessions(db, deps, [officerId])
  return token
}

/** {@link createOfficerSession} for each of these officers, in their order. */
export async function createOfficerSessions(db: Queries, deps: Deps, officerIds: readonly string[]): Promise<string[]> {
  const tokens = officerIds.map(() => newToken('officer', deps))
  const now = deps.clock.machineNow()
  await db.execute(
    `insert into officer_session (token_hash, officer_id, created_at, last_seen_at, expires_at)
     select decode(hash, 'hex'), officer, $3, $3, $4 from unnest($1::text[], $2::text[]) as opened (hash, officer)`,
    [tokens.map(hashOf), officerIds, now, new Date(now.getTime() + officerLifeSeconds * 1000)],
  )
  return tokens
}

/**
 * The officer of a session token, in today's role; null when the session has expired or was idle for too long, or the officer was ended.
 * A made-up token asks the database nothing.
 */
export async function findOfficerSession(db: Queries, deps: Deps, token: string): Promise<Officer | null> {
  if (!isOurToken('officer', token, deps)) return null
  const now = deps.clock.machineNow()
  const hash = hashOf(token)
  const [row] = await db.query<Officer & { lastSeenAt: Date }>(
    `select o.id, o.name, o.role, s.last_seen_at as "lastSeenAt"
      from officer_session s join officer o on o.id = s.officer_id
      where s.token_hash = decode($1, 'hex') and s.ended_at is null and s.expires_at > $2 and o.ended_at is null
        and s.last_seen_at > $3`,
    [hash, now, new Date(now.getTime() - officerIdleSeconds * 1000)],
  )
  if (row === undefined) return null
  if (now.getTime() - row.lastSeenAt.getTime() >= seenEverySeconds * 1000) {
    await db.execute(
      `update officer_session set last_seen_at = greatest(last_seen_at, $2) where token_hash = decode($1, 'hex')`,
      [hash, now],
    )
  }
  return { id: row.id, name: row.name, role: row.role }
}

/** Brings the session of a token, as it is at home, to another cell that has its officer. */
export async function copyOfficerSession(home: Queries, cell: Queries, token: string): Promise<void> {
  const rows = await home.query<{
    officerId: string
    createdAt: Date
    seenAt: Date
    expiresAt: Date
    endedAt: Date | null
  }>(
    `select officer_id as "officerId", created_at as "createdAt", last_seen_at as "seenAt", expires_at as "expiresAt",
       ended_at as "endedAt"
     from officer_session where token_hash = decode($1, 'hex')`,
    [hashOf(token)],
  )
  for (const { officerId, createdAt, seenAt, expiresAt, endedAt } of rows)
    await cell.execute(
      `insert into officer_session (token_hash, officer_id, created_at, last_seen_at, expires_at, ended_at)
       values (decode($1, 'hex'), $2, $3, $4, $5, $6)
       on conflict (token_hash) do update set last_seen_at = excluded.last_seen_at, ended_at = excluded.ended_at`,
      [hashOf(token), officerId, createdAt, seenAt, expiresAt, endedAt],
    )
}

/** How long ago the session of a token began; null without one. */
export async function secondsSinceOfficerLogin(db: Queries, deps: Deps, token: string): Promise<number | null> {
  const [row] = await db.query<{ createdAt: Date }>(
    `select created_at as "createdAt" from officer_session where token_hash = decode($1, 'hex')`,
    [hashOf(token)],
  )
  return row === undefined ? null : (deps.clock.machineNow().getTime() - row.createdAt.getTime()) / 1000
}

/** Ends one session by its token. Idempotent. */
export async function endOfficerSession(db: Queries, deps: Deps, token: string): Promise<void> {
  await db.execute(
    `update officer_session set ended_at = $2 where token_hash = decode($1, 'hex') and ended_at is null`,
    [hashOf(token), deps.clock.machineNow()],
  )
}

/** Ends every session of an officer. */
export async function endOfficerSessions(db: Queries, deps: Pick<Deps, 'clock'>, officerId: string): Promise<void> {
  await db.execute('update officer_session set ended_at = $2 where officer_id = $1 and ended_at is null', [
    officerId,
    deps.clock.machineNow(),
  ])
}

/** Forgets sessions that expired; of each officer the one that was used last stays, as the list of officers says when that was. */
export async function forgetOfficerSessions(db: Queries, before: Date, atMost: number): Promise<number> {
  return await db.execute(
    `delete from officer_session where token_hash in (
       select old.token_hash from officer_session old where old.expires_at < $1
         and exists (select from officer_session later where later.officer_id = old.officer_id
           and (later.last_seen_at, later.token_hash) > (old.last_seen_at, old.token_hash))
       limit $2)`,
    [before, atMost],
  )
}
