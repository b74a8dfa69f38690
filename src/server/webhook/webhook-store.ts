// Events for the lender's own systems as rows: which one is next, what became of it, and which are sent anew.

import { triedUntil } from '../../core/webhook/retry.ts'
import { sendWebhookTopic } from '../batch/door.ts'
import type { Queries, Tx } from '../db/database.ts'
import { enqueue } from '../jobs/queue.ts'

export type WebhookState = 'waiting' | 'taken' | 'parked'

export interface WaitingWebhook {
  readonly id: string
  readonly type: string
  readonly subject: string
  readonly body: string
  readonly attempts: number
  readonly triedUntil: Date
}

/** Those who look for the next event of a subject, and those who end one, take turns: none is left behind between the two. */
async function holdSubject(tx: Tx, subject: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('webhook ' || $1, 0))::text as held`, [subject])
}

/** How long an attempt has the event for itself, seconds: longer than the sender waits for its receiver. */
const attemptSeconds = 30

/**
 * The event, where it is its turn: for {@link attemptSeconds} no other job gets it. Null where it has ended, is to be tried later (then a
 * job is queued for it), or waits for an earlier one of its subject: the end of that one queues the next.
 */
export async function takeTurn(tx: Tx, eventId: string, now: Date): Promise<WaitingWebhook | null> {
  const [found] = await tx.query<{ subject: string }>('select subject from webhook_event where id = $1', [eventId])
  if (found === undefined) return null
  await holdSubject(tx, found.subject)
  const [first] = await tx.query<WaitingWebhook & { nextTryAt: Date }>(
    `select id, type, subject, body, attempts, tried_until as "triedUntil", next_try_at as "nextTryAt" from webhook_event
      where subject = $1 and state = 'waiting' order by position limit 1`,
    [found.subject],
  )
  if (first?.id !== eventId) return null
  if (first.nextTryAt > now) {
    // Another job has it. Its process may have been killed, and then no other job would come back for the event.
    await queueSend(tx, eventId, first.nextTryAt)
    return null
  }
  const until = new Date(now.getTime() + attemptSeconds * 1000)
  await tx.execute('update webhook_event set next_try_at = $2 where id = $1', [eventId, until])
  return first
}

export interface Try {
  readonly now: Date
  /** Null where it was taken. */
  readonly failure: string | null
  /** When to try again; null ends it. */
  readonly nextTryAt: Date | null
}

/** Stores what became of an attempt, and queues what follows: the next attempt, or the next event of the subject. Once per attempt. */
export async function noteTry(
  tx: Tx,
  { id, subject, attempts }: WaitingWebhook,
  { now, failure, nextTryAt }: Try,
): Promise<boolean> {
  await holdSubject(tx, subject)
  const state: WebhookState = nextTryAt !== null ? 'waiting' : failure === null ? 'taken' : 'parked'
  const noted = await tx.execute(
    `update webhook_event set state = $3, next_try_at = $4, tried_until = case when $3 = 'waiting' then tried_until end,
        ended_at = case when $3 <> 'waiting' then $5::timestamptz end, last_failure = $6,
        attempts = attempts + 1, last_tried_at = $5
      where id = $1 and state = 'waiting' and attempts = $2`,
    [id, attempts, state, nextTryAt, now, failure],
  )
  // Another run of the same job, or an officer who had it sent anew, was faster.
  if (noted === 0) return false
  if (nextTryAt !== null) await queueSend(tx, id, nextTryAt)
  else await queueFirst(tx, subject, now)
  return true
}

async function queueFirst(tx: Tx, subject: string, now: Date): Promise<void> {
  const [first] = await tx.query<{ id: string }>(
    `select id from webhook_event where subject = $1 and state = 'waiting' order by position limit 1`,
    [subject],
  )
  if (first !== undefined) await queueNow(tx, first.id, now)
}

/** One job for each event and moment, however many find that it is to be tried then. */
async function queueSend(tx: Tx, eventId: string, runAt: Date): Promise<void> {
  await enqueue(tx, { topic: sendWebhookTopic, key: `${eventId}:${runAt.toISOString()}`, payload: { eventId }, runAt })
}

/** Without a key: at one moment an event can end, be sent anew and have its turn again. */
async function queueNow(tx: Tx, eventId: string, now: Date): Promise<void> {
  await enqueue(tx, { topic: sendWebhookTopic, key: null, payload: { eventId }, runAt: now })
}

export interface WebhookRow {
  readonly position: number
  readonly id: string
  readonly type: string
  readonly subject: string
  readonly state: WebhookState
  readonly createdAt: Date
  readonly attempts: number
  readonly sentAnew: number
  readonly lastTriedAt: Date | null
  readonly lastFailure: string | null
  readonly nextTryAt: Date | null
  readonly endedAt: Date | null
}

const columns = `position, id, type, subject, state, created_at as "createdAt", attempts, sent_anew as "sentAnew",
  last_tried_at as "lastTriedAt", last_failure as "lastFailure", next_try_at as "nextTryAt", ended_at as "endedAt"`

/** Newest first. */
export async function listWebhookRows(
  db: Queries,
  asked: {
    readonly state: WebhookState | null
    readonly subject: string | null
    readonly before: number | null
    readonly limit: number
  },
): Promise<WebhookRow[]> {
  return await db.query<WebhookRow>(
    `select ${columns} from webhook_event
      where ($1::text is null or state = $1) and ($2::text is null or subject = $2 or id = $2)
        and ($3::bigint is null or position < $3)
      order by position desc limit $4`,
    [asked.state, asked.subject, asked.before, asked.limit],
  )
}

/** One event; null where there is none of this id. */
export function findWebhook(db: Queries, eventId: string): Promise<WebhookRow | null> {
  return db.first<WebhookRow>(`select ${columns} from webhook_event where id = $1`, [eventId])
}

/** The oldest parked events that have a text, by id. */
export async function parkedWebhooks(db: Queries, limit: number): Promise<string[]> {
  return await db.column<string>(
    `select id from webhook_event where state = 'parked' and body <> '' order by position limit $1`,
    [limit],
  )
}

/**
 * Has events sent anew under their old number, as if they had just happened, and answers how many: one that waits, or is too large to leave,
 * is left out.
 */
export async function sendAnew(tx: Tx, eventIds: readonly string[], now: Date): Promise<number> {
  const anew = await tx.query<{ id: string }>(
    `update webhook_event set state = 'waiting', attempts = 0, sent_anew = sent_anew + 1, next_try_at = $2, tried_until = $3, ended_at = null
      where id = any($1::text[]) and state <> 'waiting' and body <> '' returning id`,
    [eventIds, now, triedUntil(now)],
  )
  for (const { id } of anew) await queueNow(tx, id, now)
  return anew.length
}

/** Forgets what was taken or parked. */
export async function forgetEndedWebhooks(db: Queries, before: Date, atMost: number): Promise<number> {
  return await db.execute(
    `delete from webhook_event where id in (
       select id from webhook_event where state <> 'waiting' and ended_at < $1 order by position limit $2)`,
    [before, atMost],
  )
}
