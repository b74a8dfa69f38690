// Takes jobs from the queue and does them: each by one runner at a time, at least once, until done or given up.

import type { Queries, Tx } from '../db/database.ts'
import { sqlStateOf } from '../db/database-errors.ts'
import type { Deps } from '../deps.ts'

export interface Job {
  readonly id: number
  readonly topic: string
  readonly key: string | null
  readonly payload: Readonly<Record<string, unknown>>
  /** Business time for which it was queued. */
  readonly runAt: Date
  /** 1 the first time. */
  readonly attempt: number
}

interface Limits {
  /** Given up after so many attempts; {@link DEFAULT_MAX_ATTEMPTS} unless said. */
  readonly maxAttempts?: number
}

/**
 * How a topic's jobs are done.
 * `database`: the work and the mark that it is done are one transaction, so its effect happens once.
 * `outside`: the work talks to somebody else without a transaction held open. It can happen twice (after a crash): it must
 * be repeatable by a key of its own.
 */
export type JobHandler =
  | (Limits & { readonly kind: 'database'; run(tx: Tx, job: Job, deps: Deps): Promise<void> })
  | (Limits & { readonly kind: 'outside'; run(job: Job, deps: Deps, lease: Lease): Promise<void> })

/** A runner's claim to its job, for work that takes longer than {@link LEASE_SECONDS}. */
export interface Lease {
  /**
   * Says that the runner is still at it: to be called between parts of the work, as often as is convenient. Throws when
   * somebody else has the job by now, and ends the work with that.
   */
  renew(): Promise<void>
}

/** For work that is done without a job. */
export const noLease: Lease = { renew: async () => {} }

/** Topic -> handler. Jobs of a topic without handler stay in the queue. */
export type JobHandlers = Readonly<Record<string, JobHandler>>

export const DEFAULT_MAX_ATTEMPTS = 8
const FIRST_RETRY_SECONDS = 10
const LONGEST_RETRY_SECONDS = 3600
/** A runner that was not heard of for so long is taken for dead, and the job is handed out again. */
export const LEASE_SECONDS = 120
/** A lease is not renewed more often than this. */
const RENEWAL_SECONDS = LEASE_SECONDS / 4

/** The pause after a failed attempt: 10 s, doubled each time, at most an hour. */
export function retryDelaySeconds(attempt: number): number {
  return Math.min(FIRST_RETRY_SECONDS * 2 ** (attempt - 1), LONGEST_RETRY_SECONDS)
}

export interface JobTally {
  readonly done: number
  /** Failed attempts that will be repeated. */
  readonly failed: number
  readonly dead: number
}

interface ClaimedRow {
  id: number
  topic: string
  key: string | null
  payload: Record<string, unknown>
  run_at: Date
  attempts: number
}

/**
 * Hands out at most `limit` jobs that are due at `until`, the oldest first. Each is leased: nobody else gets it meanwhile.
 * The attempt counts from now on, so that a job which kills its runner is given up like any other.
 */
export async function claimJobs(db: Queries, topics: readonly string[], until: Date, limit: number): Promise<Job[]> {
  const rows = await db.query<ClaimedRow>(
    `update job set attempts = attempts + 1, locked_until = clock_timestamp() + make_interval(secs => $4)
     where id in (
       select id from job
       where done_at is null and dead_at is null and run_at <= $1 and topic = any($2::text[])
         and (locked_until is null or locked_until < clock_timestamp())
       order by run_at, id limit $3 for update skip locked)
     returning id, topic, key, payload, run_at, attempts`,
    [until, topics, limit, LEASE_SECONDS],
  )
  const jobs = rows.map(({ run_at, attempts, ...row }): Job => ({ ...row, runAt: run_at, attempt: attempts }))
  return jobs.sort((a, b) => a.runAt.getTime() - b.runAt.getTime() || a.id - b.id)
}

export type JobOutcome = 'done' | 'failed' | 'dead' | 'lost'

/** Does one claimed job. `lost`: its lease ran out and somebody else has it; what was done here in a transaction is undone. */
export async function doJob(job: Job, handlers: JobHandlers, deps: Deps): Promise<JobOutcome> {
  const handler = handlers[job.topic]
  if (handler === undefined) throw new Error(`a job was claimed for ${job.topic}, which has no handler`)
  const maxAttempts = handler.maxAttempts ?? DEFAULT_MAX_ATTEMPTS
  if (job.attempt > maxAttempts) return await giveUp(job, deps, 'ended without an answer')
  try {
    if (handler.kind === 'database') {
      await deps.db.transaction(async (tx) => {
        // First, not last: it holds the row, so that a second runner waits and then sees that it came too late.
        await markDone(tx, job, deps)
        await handler.run(tx, job, deps)
      })
    } else {
      await handler.run(job, deps, leaseOf(job, deps))
      await markDone(deps.db, job, deps)
    }
    return 'done'
  } catch (error) {
    if (error instanceof LeaseWasLost) {
      deps.log.warn({ topic: job.topic, jobId: job.id, attempt: job.attempt }, 'job was handed out again meanwhile')
      return 'lost'
    }
    deps.log.warn({ topic: job.topic, jobId: job.id, attempt: job.attempt, err: error }, 'job failed')
    if (job.attempt >= maxAttempts) return await giveUp(job, deps, reasonOf(error))
    return await tryAgainLater(job, deps, reasonOf(error))
  }
}

class LeaseWasLost extends Error {}

function leaseOf(job: Job, deps: Deps): Lease {
  const nextRenewal = (): number => deps.clock.machineNow().getTime() + RENEWAL_SECONDS * 1000
  let renewAt = nextRenewal()
  return {
    async renew() {
      if (deps.clock.machineNow().getTime() < renewAt) return
      const renewed = await deps.db.execute(
        `update job set locked_until = clock_timestamp() + make_interval(secs => $3)
         where id = $1 and attempts = $2 and done_at is null and dead_at is null`,
        [job.id, job.attempt, LEASE_SECONDS],
      )
      if (renewed !== 1) throw new LeaseWasLost()
      renewAt = nextRenewal()
    },
  }
}

/** The attempt number is the fence: only the runner of the newest attempt may end the job. */
async function markDone(db: Queries, job: Job, deps: Deps): Promise<void> {
  const marked = await db.execute(
    `update job set done_at = $3, locked_until = null, last_error = null
     where id = $1 and attempts = $2 and done_at is null and dead_at is null`,
    [job.id, job.attempt, deps.clock.now()],
  )
  if (marked !== 1) throw new LeaseWasLost()
}

async function tryAgainLater(job: Job, deps: Deps, reason: string): Promise<JobOutcome> {
  const runAt = new Date(deps.clock.now().getTime() + retryDelaySeconds(job.attempt) * 1000)
  const changed = await deps.db.execute(
    `update job set run_at = $3, last_error = $4, locked_until = null
     where id = $1 and attempts = $2 and done_at is null and dead_at is null`,
    [job.id, job.attempt, runAt, reason],
  )
  return changed === 1 ? 'failed' : 'lost'
}

async function giveUp(job: Job, deps: Deps, reason: string): Promise<JobOutcome> {
  const changed = await deps.db.execute(
    `update job set dead_at = $3, last_error = $4, locked_until = null
     where id = $1 and attempts = $2 and done_at is null and dead_at is null`,
    [job.id, job.attempt, deps.clock.now(), reason],
  )
  if (changed !== 1) return 'lost'
  deps.log.error({ topic: job.topic, jobId: job.id, attempts: job.attempt }, 'job was given up')
  return 'dead'
}

/** What is kept of an error beside the job: its kind and code, never its words, which may quote a borrower. */
function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error
  const code = sqlStateOf(error)
  return code === null ? name : `${name} ${code}`
}

/**
 * Does everything that is due at `until` (business time; now, unless said), jobs that come up meanwhile included, one after
 * another in the order of their times, and returns when nothing is left. A failed job is tried again in the same run only if
 * its next time is not after `until`.
 */
export async function runDueJobs(
  handlers: JobHandlers,
  deps: Deps,
  options: { readonly until?: Date } = {},
): Promise<JobTally> {
  const tally = { done: 0, failed: 0, dead: 0, lost: 0 }
  for (;;) {
    const until = options.until ?? deps.clock.now()
    // One by one: jobs claimed in advance could outlive their lease while the ones before them are done.
    const [job] = await claimJobs(deps.db, Object.keys(handlers), until, 1)
    if (job === undefined) return { done: tally.done, failed: tally.failed, dead: tally.dead }
    tally[await doJob(job, handlers, deps)] += 1
  }
}
