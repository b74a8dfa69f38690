// Sessions: random tokens of 256 bits with a mark of ours. The database has only their hashes, and decides whether they still hold.

import { createHash } from 'node:crypto'
import type { CommonParams } from '../../../contracts/common-params.ts'
import { sessionLifeSeconds, webIdleSeconds } from '../../../core/identity/session-rules.ts'
import { json } from '../../db/column-types.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { FoundSession } from '../../hooks.ts'
import { forgetPushElsewhere, forgetPushOfOthers, forgetPushPhone } from '../../outbox/push/door.ts'
import { isOurToken, newToken } from '../mark/token-mark.ts'

/** The last request is noted this often, not at every request. */
const SEEN_EVERY_SECONDS = 30
/** Of the sessions of one borrower on one device, those that ended longer ago go with the next one. */
const KEPT_BESIDE_NEXT_DAYS = 2

type SessionKind = FoundSession['kind']

export interface NewSession extends Pick<FoundSession, 'borrowerId' | 'kind' | 'deviceId' | 'params'> {
  /** True where the lock of a phone of theirs opened it. */
  readonly byPasskey?: boolean
}

/**
 * Stores a new session and answers its token: the only time that it is seen. What is said to somebody else is no longer shown on this
 * device. An app opens one for each page: old ones of this device are deleted, or they would grow for ever.
 */
export async function createSession(tx: Queries, deps: Deps, session: NewSession): Promise<string> {
  const token = newToken('session', deps)
  const now = deps.clock.machineNow()
  const expiresAt = new Date(now.getTime() + sessionLifeSeconds * 1000)
  await tx.execute(
    `delete from session where borrower_id = $1 and device_id = $2 and expires_at < $3::timestamptz - $4 * interval '1 day'`,
    [session.borrowerId, session.deviceId, now, KEPT_BESIDE_NEXT_DAYS],
  )
  await tx.query(
    `insert into session (token_hash, borrower_id, kind, device_id, params, created_at, last_seen_at, expires_at, by_passkey)
     values (decode($1, 'hex'), $2, $3, $4, $5::jsonb, $6, $6, $7, $8)`,
    [
      hashOf(token),
      session.borrowerId,
      session.kind,
      session.deviceId,
      json(session.params),
      now,
      expiresAt,
      session.byPasskey ?? false,
    ],
  )
  await forgetPushOfOthers(tx, session)
  return token
}

/** {@link Hooks.findSession}. */
export async function findSession(db: Queries, deps: Deps, token: string, isUse = true): Promise<FoundSession | null> {
  if (!isOurToken('session', token, deps)) return null
  const sessionHash = hashOf(token)
  const now = deps.clock.machineNow()
  const [found] = await db.query<Omit<FoundSession, 'sessionHash'> & { readonly lastSeenAt: Date }>(
    `select s.borrower_id as "borrowerId", s.kind, s.device_id as "deviceId", s.params, s.last_seen_at as "lastSeenAt", b.market, b.language
     from session s join borrower b on b.id = s.borrower_id
     where s.token_hash = decode($1, 'hex') and s.ended_at is null and s.expires_at > $2 and b.deleted_at is null`,
    [sessionHash, now],
  )
  if (found === undefined) return null
  const { lastSeenAt, ...session } = found
  const idleSeconds = (now.getTime() - lastSeenAt.getTime()) / 1000
  if (session.kind === 'web' && idleSeconds >= webIdleSeconds) return null
  if (isUse && idleSeconds >= SEEN_EVERY_SECONDS) {
    await db.query(
      `update session set last_seen_at = greatest(last_seen_at, $2) where token_hash = decode($1, 'hex')`,
      [sessionHash, now],
    )
  }
  return { ...session, sessionHash }
}

/** How long ago the login of a session was; null where the session is over. */
export async function secondsSinceLogin(db: Queries, deps: Deps, sessionHash: string): Promise<number | null> {
  const [row] = await db.query<{ createdAt: Date }>(
    `select created_at as "createdAt" from session where token_hash = decode($1, 'hex') and ended_at is null`,
    [sessionHash],
  )
  return row === undefined ? null : (deps.clock.machineNow().getTime() - row.createdAt.getTime()) / 1000
}

/** True where this session began by a passkey, not longer ago than that. */
export async function beganByPasskey(
  db: Queries,
  deps: Deps,
  { sessionHash, withinSeconds }: { readonly sessionHash: string; readonly withinSeconds: number },
): Promise<boolean> {
  const since = new Date(deps.clock.machineNow().getTime() - withinSeconds * 1000)
  const rows = await db.query(
    `select 1 from session
     where token_hash = decode($1, 'hex') and ended_at is null and by_passkey and created_at >= $2`,
    [sessionHash, since],
  )
  return rows.length > 0
}

export interface LiveSession {
  /** sha256 of the token, hex: of no use without the token. */
  readonly sessionHash: string
  readonly kind: SessionKind
  readonly params: CommonParams
  readonly createdAt: Date
  /** To half a minute. */
  readonly lastSeenAt: Date
}

/** Where a borrower is logged in now, the one used last first. */
export async function liveSessions(db: Queries, deps: Deps, borrowerId: string): Promise<LiveSession[]> {
  const now = deps.clock.machineNow()
  return await db.query<LiveSession>(
    `select encode(token_hash, 'hex') as "sessionHash", kind, params, created_at as "createdAt",
       last_seen_at as "lastSeenAt"
     from session
     where borrower_id = $1 and ended_at is null and expires_at > $2 and (kind <> 'web' or last_seen_at > $3)
     order by last_seen_at desc, created_at desc, token_hash`,
    [borrowerId, now, new Date(now.getTime() - webIdleSeconds * 1000)],
  )
}

/**
 * Ends the sessions of a borrower that still hold, but for one where it is named, and their messages are shown on no other device than
 * that one's. Answers how many they were.
 */
export async function endLiveSessions(
  db: Queries,
  deps: Deps,
  borrowerId: string,
  keptHash: string | null,
): Promise<number> {
  const live = await liveSessions(db, deps, borrowerId)
  await db.query(
    `update session set ended_at = $2
     where borrower_id = $1 and ended_at is null and ($3::text is null or encode(token_hash, 'hex') <> $3)`,
    [borrowerId, deps.clock.machineNow(), keptHash],
  )
  const [kept] = await db.query<{ deviceId: string }>(
    `select device_id as "deviceId" from session where token_hash = decode($1, 'hex')`,
    [keptHash ?? ''],
  )
  await forgetPushElsewhere(db, borrowerId, kept?.deviceId ?? null)
  return live.filter(({ sessionHash }) => sessionHash !== keptHash).length
}

/** Ends one session by its hash, hex. Idempotent. */
export async function endSession(db: Queries, deps: Deps, sessionHash: string): Promise<void> {
  await db.query(`update session set ended_at = $2 where token_hash = decode($1, 'hex') and ended_at is null`, [
    sessionHash,
    deps.clock.machineNow(),
  ])
}

/** A borrower logs out of a device by themselves: its session ends, and their messages are no longer shown there. Idempotent. */
export async function logOutOf(
  db: Queries,
  deps: Deps,
  { borrowerId, sessionHash, deviceId }: Pick<FoundSession, 'borrowerId' | 'sessionHash' | 'deviceId'>,
): Promise<void> {
  await endSession(db, deps, sessionHash)
  await forgetPushPhone(db, borrowerId, deviceId)
}

/** Ends every session of a borrower and forgets what they knew of devices. */
export async function endAllSessions(db: Queries, deps: Deps, borrowerId: string): Promise<void> {
  await db.query(
    `update session set ended_at = coalesce(ended_at, $2), device_id = '', params = '{}' where borrower_id = $1`,
    [borrowerId, deps.clock.machineNow()],
  )
}

/** Forgets sessions that expired, with what they tell of devices. */
export async function forgetSessions(db: Queries, before: Date, atMost: number): Promise<number> {
  return await db.execute(
    'delete from session where token_hash in (select token_hash from session where expires_at < $1 limit $2)',
    [before, atMost],
  )
}

/** The hash by which a token is known here: sha256, hex. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
