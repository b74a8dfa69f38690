// The worker: pools of places for jobs, each for its topics. A place that comes free is filled at once, and none is dropped at the end.

import type { Deps } from '../deps.ts'
import { claimJobs, type Job } from './queue.ts'
import { doJob, type JobHandlers } from './run-jobs.ts'

/** Who waits for whom: work of one pool never takes the places of another. */
const pools = ['money', 'messages', 'nightly'] as const
export type PoolName = (typeof pools)[number]

/** Of each topic: in which pool its jobs are done, and when they are taken over from a process that is silent. */
export type TopicPlan = Readonly<Record<string, { readonly pool: PoolName; readonly takenOver: 'atOnce' | 'byLease' }>>

export interface Pool {
  readonly topics: readonly string[]
  readonly places: number
  /** How long to rest when nothing is due, milliseconds; as the worker does, unless said. */
  readonly pollMs?: number
}

export interface WorkerOptions {
  /** How long to rest when nothing is due. */
  readonly pollMs?: number
  /** All topics in one pool, unless said. */
  readonly pools?: readonly Pool[]
}

export interface Worker {
  /** Looks now instead of at the end of the rest: call it after work was queued. */
  wake(): void
  /** Takes no more jobs; resolves when those under way have ended. */
  stop(): Promise<void>
}

const DEFAULT_POLL_MS = 1_000
const DEFAULT_PLACES = 4
/** Somebody may be waiting for the money. */
const MONEY_POLL_MS = 250

/** The pools of a plan, with so many places each. */
export function poolsOf(plan: TopicPlan, places: Readonly<Record<PoolName, number>>): readonly Pool[] {
  return pools.map((name) => ({
    topics: Object.keys(plan).filter((topic) => plan[topic]?.pool === name),
    places: places[name],
    ...(name === 'money' ? { pollMs: MONEY_POLL_MS } : {}),
  }))
}

/** Starts the worker of this process. Several processes share one queue. */
export function startWorker(handlers: JobHandlers, deps: Deps, options: WorkerOptions = {}): Worker {
  const { pollMs = DEFAULT_POLL_MS } = options
  const started = (options.pools ?? [{ topics: Object.keys(handlers), places: DEFAULT_PLACES }]).map((pool) =>
    startPool(pool, { handlers, deps, pollMs: pool.pollMs ?? pollMs }),
  )
  return {
    wake() {
      for (const pool of started) pool.wake()
    },
    async stop() {
      await Promise.all(started.map((pool) => pool.stop()))
    },
  }
}

interface PoolMeans {
  readonly handlers: JobHandlers
  readonly deps: Deps
  readonly pollMs: number
}

function startPool({ topics, places }: Pool, { handlers, deps, pollMs }: PoolMeans): Worker {
  const underWay = new Set<Promise<void>>()
  let stopping = false
  let woken = false
  let endRest: (() => void) | null = null

  function wake(): void {
    woken = true
    endRest?.()
  }

  async function rest(atMostMs: number | null): Promise<void> {
    if (!woken && !stopping)
      await new Promise<void>((resolve) => {
        const timer = atMostMs === null ? null : setTimeout(resolve, atMostMs)
        endRest = () => {
          if (timer !== null) clearTimeout(timer)
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

  function begin(job: Job): void {
    const work = attend(job).then(() => {
      underWay.delete(work)
      // Its place is free, and what it has queued may be due.
      wake()
    })
    underWay.add(work)
  }

  async function claim(most: number): Promise<Job[]> {
    try {
      return await claimJobs(deps.db, topics, deps.clock.now(), most, deps.processes.id)
    } catch (error) {
      deps.log.error({ err: error }, 'jobs could not be read')
      return []
    }
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      const free = places - underWay.size
      if (free > 0) for (const job of await claim(free)) begin(job)
      await rest(underWay.size < places ? pollMs : null)
    }
    await Promise.all(underWay)
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
