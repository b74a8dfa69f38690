// The worker: looks for due jobs again and again, does several at once, and stops without dropping any.

import type { Deps } from '../deps.ts'
import { claimJobs, type Job } from './queue.ts'
import { doJob, type JobHandlers } from './run-jobs.ts'

export interface WorkerOptions {
  /** How long to rest when nothing is due. */
  readonly pollMs?: number
  /** Jobs at the same time. */
  readonly concurrency?: number
}

export interface Worker {
  /** Looks now instead of at the end of the rest: call it after work was queued. */
  wake(): void
  /** Takes no more jobs; resolves when those under way have ended. */
  stop(): Promise<void>
}

const DEFAULT_POLL_MS = 1_000
const DEFAULT_CONCURRENCY = 4

/** Starts the worker of this process. Several processes share one queue. */
export function startWorker(handlers: JobHandlers, deps: Deps, options: WorkerOptions = {}): Worker {
  const { pollMs = DEFAULT_POLL_MS, concurrency = DEFAULT_CONCURRENCY } = options
  const topics = Object.keys(handlers)
  let stopping = false
  let woken = false
  let endRest: (() => void) | null = null

  function wake(): void {
    woken = true
    endRest?.()
  }

  async function rest(): Promise<void> {
    if (!woken && !stopping)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs)
        endRest = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    endRest = null
    woken = false
  }

  /** One job with its failures reported: an error here is a lost database, and the lease brings the job back. */
  async function attend(job: Job): Promise<void> {
    try {
      await doJob(job, handlers, deps)
    } catch (error) {
      deps.log.error({ topic: job.topic, jobId: job.id, err: error }, 'job could not be ended')
    }
  }

  async function claim(): Promise<Job[]> {
    try {
      return await claimJobs(deps.db, topics, deps.clock.now(), concurrency)
    } catch (error) {
      deps.log.error({ err: error }, 'jobs could not be read')
      return []
    }
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      const jobs = await claim()
      if (jobs.length === 0) await rest()
      else await Promise.all(jobs.map(attend))
    }
  }

  const running = loop()
  return {
    wake,
    async stop() {
      stopping = true
      endRest?.()
      await running
    },
  }
}
