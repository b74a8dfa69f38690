// Takes jobs from the queue and does them: each by one runner at a time, at least once, until done or given up.

import { z } from 'zod'
import { type CalendarDate, parseCalendarDate } from '../../core/calendar-date.ts'
import type { Queries, Tx } from '../db/database.ts'
import { sqlStateOf } from '../db/database-errors.ts'
import type { Deps } from '../deps.ts'
import { inJobSpan } from '../tracing.ts'
import { buryJob, claimJobs, endJob, type Job, LEASE_SECONDS, postponeJob, renewLease } from './queue.ts'

interface Limits {
  /** Given up after so many attempts; {@link DEFAULT_MAX_ATTEMPTS} unless said. */
  readonly maxAttempts?: number
}

/**
 * How a topic's jobs are done.
 * `database`: the work and the mark that it is done are one transaction, so its effect happens once.
 * `outside`: the work calls another service, with no transaction held open. It can happen twice (after a crash): it must
 * be repeatable by a key of its own.
 */
export type JobHandler =
  | (Limits & { readonly kind: 'database'; run(tx: Tx, job: Job, deps: Deps): Promise<void> })
  | (Limits & { readonly kind: 'outside'; run(job: Job, deps: Deps, lease: Lease): Promise<void> })

/** A runner's claim to its job, for work that takes longer than {@link LEASE_SECONDS}. */
export interface Lease {
  /**
   * Says that the runner is still at it: to be called between parts of the work, as often as is convenient. Throws when
   * another runner has the job by now, which ends the work.
   */
  renew(): Promise<void>
}

/** For work that is done without a job. */
export const noLease: Lease = { renew: async () => {} }

/**
 * Thrown by a job that has nothing to show for its attempt yet, as another service has not answered: it is tried again like a failed
 * one. The log says so with the message, as a warning the first time only: the message names a service, never a borrower.
 */
export class NotYet extends Error {
  override readonly name = 'NotYet'
}

/**
 * Thrown by a job that goes on only after an operator has mended something: the message says what to do, and never names a borrower.
 * The log says so as an error at each attempt.
 */
export class NeedsOperator extends Error {
  override readonly name = 'NeedsOperator'
  /** As which kind of alarm the log names it. */
  readonly kind: string
  constructor(kind: string, message: string) {
    super(message)
    this.kind = kind
  }
}

/** A day in a payload, written as 2026-11-23. */
export const jobDay = z.string().transform((text, context): CalendarDate => {
  const parsed = parseCalendarDate(text)
  if (parsed !== null) return parsed
  context.addIssue('must be a day')
  return z.NEVER
})

/** The handler of work that calls another service: the payload is read by its schema first. What does not fit it throws. */
export function outside<Payload>(
  schema: z.ZodType<Payload>,
  run: (deps: Deps, payload: Payload, lease: Lease) => Promise<unknown>,
  limits: Limits = {},
): JobHandler {
  return {
    ...limits,
    kind: 'outside',
    async run(job, deps, lease) {
      await run(deps, schema.parse(job.payload), lease)
    },
  }
}

/** Topic -> handler. Jobs of a topic without handler stay in the queue. */
export type JobHandlers = Readonly<Record<string, JobHandler>>

const DEFAULT_MAX_ATTEMPTS = 8
const FIRST_RETRY_SECONDS = 10
const LONGEST_RETRY_SECONDS = 3600
/** A lease is not renewed more often than this. */
const RENEWAL_SECONDS = LEASE_SECONDS / 4

/** The pause after a failed attempt: 10 s, doubled each time, at most an hour. */
export function retryDelaySeconds(attempt: number): number {
  return Math.min(FIRST_RETRY_SECONDS * 2 ** (attempt - 1), LONGEST_RETRY_SECONDS)
}

/** So many attempts take more than these days, the later ones an hour apart: another service may be away for a day. */
export function attemptsFor(days: number): number {
  return days * 24 + 24
}

export interface JobTally {
  readonly done: number
  /** Failed attempts that will be repeated. */
  readonly failed: number
  readonly dead: number
}

export type JobOutcome = 'done' | 'failed' | 'dead' | 'lost'

/** Does one claimed job. `lost`: its lease expired and another runner has it; what was done here in a transaction is undone. */
export async function doJob(job: Job, handlers: JobHandlers, deps: Deps): Promise<JobOutcome> {
  const handler = handlers[job.topic]
  if (handler === undefined) throw new Error(`a job was claimed for ${job.topic}, which has no handler`)
  const { topic, id: jobId, attempt, trace = null } = job
  return await inJobSpan(trace, { topic, jobId, attempt }, () => attemptOf(job, handler, deps))
}

async function attemptOf(job: Job, handler: JobHandler, deps: Deps): Promise<JobOutcome> {
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
      deps.log.warn(
        { topic: job.topic, jobId: job.id, attempt: job.attempt },
        'job ran past its time and another worker took it',
      )
      return 'lost'
    }
    logFailure(job, deps, error)
    if (job.attempt >= maxAttempts) return await giveUp(job, deps, reasonOf(error))
    return await tryAgainLater(job, deps, reasonOf(error))
  }
}

class LeaseWasLost extends Error {}

function logFailure({ topic, id: jobId, attempt }: Job, { log }: Deps, error: unknown): void {
  if (error instanceof NeedsOperator)
    log.error({ kind: error.kind, topic, jobId, attempt, reason: error.message }, 'a job waits for an operator')
  else if (!(error instanceof NotYet)) log.warn({ topic, jobId, attempt, err: error }, 'job failed')
  else
    log[attempt === 1 ? 'warn' : 'info']({ topic, jobId, attempt, reason: error.message }, 'job is tried again later')
}

function leaseOf(job: Job, deps: Deps): Lease {
  const nextRenewal = (): number => deps.clock.machineNow().getTime() + RENEWAL_SECONDS * 1000
  let renewAt = nextRenewal()
  return {
    async renew() {
      if (deps.clock.machineNow().getTime() < renewAt) return
      if (!(await renewLease(deps.db, job))) throw new LeaseWasLost()
      renewAt = nextRenewal()
    },
  }
}

async function markDone(db: Queries, job: Job, deps: Deps): Promise<void> {
  const marked = await endJob(db, job, deps.clock.now())
  if (!marked) throw new LeaseWasLost()
}

async function tryAgainLater(job: Job, deps: Deps, reason: string): Promise<JobOutcome> {
  const runAt = new Date(deps.clock.now().getTime() + retryDelaySeconds(job.attempt) * 1000)
  return (await postponeJob(deps.db, job, runAt, reason)) ? 'failed' : 'lost'
}

async function giveUp(job: Job, deps: Deps, reason: string): Promise<JobOutcome> {
  if (!(await buryJob(deps.db, job, deps.clock.now(), reason))) return 'lost'
  deps.log.error({ topic: job.topic, jobId: job.id, attempts: job.attempt }, 'job was given up')
  return 'dead'
}

/** What is kept of an error beside the job: its kind and code, and only words that never quote a borrower. */
function reasonOf(error: unknown): string {
  if (error instanceof NeedsOperator || error instanceof NotYet) return error.message
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
