// The queue of things to do later. A job is written in the transaction that makes it necessary: both happen, or neither.

import { json } from '../db/column-types.ts'
import type { Queries } from '../db/database.ts'

export interface JobToQueue {
  readonly topic: string
  /** Natural key of the cause, such as a loan and a day: with `topic` it is queued once, for good. Null: no such rule. */
  readonly key: string | null
  readonly payload: Readonly<Record<string, unknown>>
  /** Business time. */
  readonly runAt: Date
}

/** Queues a job and returns its id; null when its key was queued before, done or not. */
export async function enqueue(tx: Queries, job: JobToQueue): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>(
    `insert into job (topic, key, payload, run_at) values ($1, $2, $3, $4)
     on conflict (topic, key) do nothing returning id`,
    [job.topic, job.key, json(job.payload), job.runAt],
  )
  return row?.id ?? null
}

export interface QueueState {
  readonly topic: string
  readonly waiting: number
  /** Of the waiting ones, due at the given moment. */
  readonly due: number
  readonly dead: number
}

/** How full the queue is, by topic, at a moment of business time. Topics without open jobs are left out. */
export async function queueState(db: Queries, at: Date): Promise<QueueState[]> {
  return await db.query<QueueState>(
    `select topic, count(*) filter (where dead_at is null) as waiting,
       count(*) filter (where dead_at is null and run_at <= $1) as due, count(*) filter (where dead_at is not null) as dead
     from job where done_at is null group by topic order by topic`,
    [at],
  )
}

export interface DeadJob {
  readonly id: number
  readonly topic: string
  readonly key: string | null
  readonly attempts: number
  readonly lastError: string
  readonly deadAt: Date
}

/** Jobs that were given up, newest first, at most `limit`. */
export async function deadJobs(db: Queries, limit: number): Promise<DeadJob[]> {
  return await db.query<DeadJob>(
    `select id, topic, key, attempts, last_error as "lastError", dead_at as "deadAt"
     from job where dead_at is not null order by dead_at desc, id desc limit $1`,
    [limit],
  )
}

/** Gives a dead job a fresh start; false when it is not dead. */
export async function reviveJob(db: Queries, jobId: number, runAt: Date): Promise<boolean> {
  const revived = await db.execute(
    `update job set dead_at = null, attempts = 0, run_at = $2, locked_until = null where id = $1 and dead_at is not null`,
    [jobId, runAt],
  )
  return revived === 1
}

/** Removes jobs that were done before `before`. Their keys may be queued again afterwards, so keep them for long. */
export async function forgetDoneJobs(db: Queries, before: Date): Promise<number> {
  return await db.execute('delete from job where done_at < $1', [before])
}
