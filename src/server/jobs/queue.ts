// The queue of things to do later. A job is written in the transaction that makes it necessary: both happen, or neither.

import { json, type SqlValue } from '../db/column-types.ts'
import type { Queries } from '../db/database.ts'
import { dropMonths } from '../db/months.ts'
import type { BusinessClock } from '../ports/clock.ts'
import { type CarriedTrace, traceToCarry } from '../tracing.ts'

export interface JobToQueue {
  readonly topic: string
  /** Natural key of the cause, such as a loan and a day: with `topic` it is queued once, for good. Null: no such rule. */
  readonly key: string | null
  readonly payload: Readonly<Record<string, unknown>>
  /** Business time. */
  readonly runAt: Date
}

/** Beside what the job is about: the trace of what queued it. */
const traceField = 'trace'

/** The payload as it is stored. */
export function withTrace(payload: JobToQueue['payload']): JobToQueue['payload'] {
  const carried = traceToCarry()
  return carried === null ? payload : { ...payload, [traceField]: carried }
}

/** Queues a job and returns its id; null when its key was queued before, done or not. */
export async function enqueue(tx: Queries, job: JobToQueue): Promise<number | null> {
  return await tx.value<number>(
    `insert into job (topic, key, payload, run_at) select $1, $2, $3::jsonb, $4::timestamptz
       where (select k.key from job_key k where k.topic = $1 and k.key = $2) is null
     on conflict (topic, key) do nothing returning id`,
    [job.topic, job.key, json(withTrace(job.payload)), job.runAt],
  )
}

const DAY_MS = 86_400_000

/** Queues the job of a topic for the next day of UTC, so long after its midnight; once a day. */
export async function queueNextDay(
  { db, clock }: { readonly db: Queries; readonly clock: Pick<BusinessClock, 'now'> },
  topic: string,
  intoDayMs = 0,
): Promise<void> {
  const day = Math.floor(clock.now().getTime() / DAY_MS) + 1
  await enqueue(db, { topic, key: String(day), payload: {}, runAt: new Date(day * DAY_MS + intoDayMs) })
}

export interface Job extends JobToQueue {
  readonly id: number
  /** 1 the first time. */
  readonly attempt: number
  /** Of what queued it, where that was traced. */
  readonly trace?: CarriedTrace
}

/** A runner that was not heard of for so long is taken for dead, and the job is handed out again. */
export const LEASE_SECONDS = 120

interface ClaimedRow {
  id: number
  topic: string
  key: string | null
  payload: Record<string, unknown>
  run_at: Date
  attempts: number
}

/**
 * Hands out at most `limit` jobs that are due at `until`, the oldest first. Each is leased: no other runner gets it meanwhile.
 * The attempt counts from now on, so that a job which kills its runner is given up like any other. `process` is whose they are now.
 */
export async function claimJobs(
  db: Queries,
  topics: readonly string[],
  until: Date,
  limit: number,
  process: string | null = null,
): Promise<Job[]> {
  const rows = await db.query<ClaimedRow>(
    // Topic by topic, each by its index: half a million reminders that are due are not read to find one payout.
    `update job set attempts = attempts + 1, locked_until = statement_timestamp() + make_interval(secs => $4), locked_by = $5
     where id in (
       select due.id from unnest($2::text[]) as asked(topic) cross join lateral (
         select id, run_at from job
         where done_at is null and dead_at is null and run_at <= $1 and topic = asked.topic
           and (locked_until is null or locked_until < statement_timestamp())
         order by run_at, id limit $3 for update skip locked) as due
       order by due.run_at, due.id limit $3)
     returning id, topic, key, payload, run_at, attempts`,
    [until, topics, limit, LEASE_SECONDS, process],
  )
  const jobs = rows.map(
    ({ run_at, attempts, payload: { [traceField]: carried, ...payload }, ...row }): Job => ({
      ...{ ...row, payload, runAt: run_at, attempt: attempts },
      ...(carried === undefined ? {} : { trace: carried as CarriedTrace }),
    }),
  )
  return jobs.sort((a, b) => a.runAt.getTime() - b.runAt.getTime() || a.id - b.id)
}

/** The attempt number is the fence: only the runner of the newest attempt may say anything of the job. */
const isHeld = 'id = $1 and attempts = $2 and done_at is null and dead_at is null'

/** Renews the lease of a job; false when another runner has the job by now, as in all functions below. */
export async function renewLease(db: Queries, job: Job): Promise<boolean> {
  return await db.changed(
    `update job set locked_until = statement_timestamp() + make_interval(secs => $3) where ${isHeld}`,
    [job.id, job.attempt, LEASE_SECONDS],
  )
}

/** Ends every lease: for a database that one process has for itself, at its start. The process that held them has ended. */
export async function endLeases(db: Queries): Promise<void> {
  await db.execute('update job set locked_until = null where locked_until is not null and done_at is null')
}

/**
 * Ends the leases that processes had which are silent, for the topics whose work may be done twice at the same time. Returns how many.
 * A job that one of them still holds in a transaction is left to it: its row says so by its lock.
 */
export async function releaseJobs(
  tx: Queries,
  processes: readonly string[],
  topics: readonly string[],
): Promise<number> {
  if (processes.length === 0) return 0
  return await tx.execute(
    `update job set locked_until = null where id in (
       select id from job where done_at is null and dead_at is null and topic = any($2::text[])
         and locked_by = any($1::text[]) and locked_until is not null for update skip locked)`,
    [processes, topics],
  )
}

/** Takes a job that is done out of the queue, to those of its month. */
export async function endJob(db: Queries, job: Job, at: Date): Promise<boolean> {
  return await isEnded(db, [job.id, job.attempt, at, 'held'])
}

async function isEnded(db: Queries, job: readonly [number, number | null, Date, 'held' | 'dead']): Promise<boolean> {
  return (await db.value<boolean>('select end_job($1, $2, $3, $4) as ended', job)) ?? false
}

/** Moves at most `atMost` jobs to their months that are done and still stand in the queue; how many. */
export async function moveDoneJobs(db: Queries, atMost: number): Promise<number> {
  return (await db.value<number>('select move_done_jobs($1) as moved', [atMost])) ?? 0
}

/** Puts a job back that has failed, for later. */
export async function postponeJob(db: Queries, job: Job, runAt: Date, reason: string): Promise<boolean> {
  return await db.changed(`update job set run_at = $3, last_error = $4, locked_until = null where ${isHeld}`, [
    job.id,
    job.attempt,
    runAt,
    reason,
  ])
}

/** Gives a job up: it stays until an operator revives it. */
export async function buryJob(db: Queries, job: Job, at: Date, reason: string): Promise<boolean> {
  return await db.changed(`update job set dead_at = $3, last_error = $4, locked_until = null where ${isHeld}`, [
    job.id,
    job.attempt,
    at,
    reason,
  ])
}

export interface QueueState {
  readonly topic: string
  readonly waiting: number
  /** Of the waiting ones, due at the given moment. */
  readonly due: number
  /** Given up: they stay until an operator revives them. */
  readonly dead: number
  /** For how long the oldest that is due has been so; 0 where none is. */
  readonly oldestSeconds: number
}

/** How full the queue is, by topic, at a moment of business time. Topics without open jobs are left out. */
export async function queueState(db: Queries, at: Date): Promise<QueueState[]> {
  return await db.query<QueueState>(
    // In two parts, each with an index.
    `select topic, sum(waiting)::int as waiting, sum(due)::int as due, sum(dead)::int as dead,
         greatest(0, coalesce(extract(epoch from $1 - min(oldest)), 0))::int as "oldestSeconds"
     from (select topic, count(*) as waiting, count(*) filter (where run_at <= $1) as due, 0 as dead, min(run_at) as oldest
             from job where done_at is null and dead_at is null group by topic
           union all
           select topic, 0, 0, count(*), null from job where dead_at is not null group by topic) as open
     group by topic order by topic`,
    [at],
  )
}

export interface FailedJob extends Pick<Job, 'id' | 'topic' | 'key' | 'runAt'> {
  readonly attempts: number
  readonly lastError: string | null
  /** When it was given up; null while it is tried again. */
  readonly deadAt: Date | null
}

/** Jobs that were given up, and those that wait for another attempt: the former first, the oldest of each first. */
export async function listFailedJobs(db: Queries, limit: number): Promise<FailedJob[]> {
  return await db.query<FailedJob>(
    `(select id, topic, key, attempts, last_error as "lastError", run_at as "runAt", dead_at as "deadAt"
        from job where dead_at is not null order by dead_at, id limit $1)
     union all
     (select id, topic, key, attempts, last_error, run_at, dead_at
        from job where done_at is null and dead_at is null and last_error is not null order by run_at, id limit $1)`,
    [limit],
  )
}

/** Gives a dead job a fresh start; false when it is not dead. */
export async function reviveJob(db: Queries, jobId: number, runAt: Date): Promise<boolean> {
  return await db.changed(
    `update job set dead_at = null, attempts = 0, run_at = $2, locked_until = null where id = $1 and dead_at is not null`,
    [jobId, runAt],
  )
}

/** Ends a dead job without another attempt, as a person has done what it was for; false when it is not dead. */
export async function settleDeadJob(db: Queries, jobId: number, at: Date): Promise<boolean> {
  return await isEnded(db, [jobId, null, at, 'dead'])
}

/** Makes jobs that wait for another attempt due now: what stopped them may have been mended since. */
export async function hastenJobs(db: Queries, topic: string, runAt: Date): Promise<void> {
  await db.execute(
    `update job set run_at = $2 where topic = $1 and attempts > 0 and done_at is null and dead_at is null and run_at > $2
       and (locked_until is null or locked_until < statement_timestamp())`,
    [topic, runAt],
  )
}

/** Jobs by a condition of ours, and who holds them in the place of a process. */
interface Held {
  readonly which: string
  readonly values: readonly SqlValue[]
  readonly by: string
}

/** Lets no worker begin them before `until`, an expression of time. What a worker has begun stays its own. */
export async function holdJobs(db: Queries, { which, values, by, until }: Held & { until: string }): Promise<void> {
  await db.execute(
    `update job set locked_until = ${until}, locked_by = '${by}'
      where ${which} and (locked_until is null or locked_until < statement_timestamp())`,
    values,
  )
}

/** Lets workers do what the holder has held. */
export async function freeJobs(db: Queries, { which, values, by }: Held): Promise<void> {
  await db.execute(
    `update job set locked_until = null, locked_by = null where locked_by = '${by}' and ${which}`,
    values,
  )
}

/** Removes at most `atMost` keys of jobs that were done before `before`: they may be queued again, so keep them for longer than a loan runs. */
export async function forgetJobKeys(db: Queries, before: Date, atMost: number): Promise<number> {
  return await db.execute(
    `delete from job_key where (topic, key) in (
       select topic, key from job_key where done_at < $1 order by done_at limit $2)`,
    [before, atMost],
  )
}

/** Months of jobs that are done go as a whole; what was done before there were months goes row by row. */
export async function forgetDoneJobs(db: Queries, before: Date, atMost: number): Promise<number> {
  const months = await dropMonths(db, 'job_done', before)
  const rows = await db.execute(
    'delete from job_done_before where ctid = any(array(select ctid from job_done_before where done_at < $1 limit $2))',
    [before, atMost],
  )
  return months + rows
}
