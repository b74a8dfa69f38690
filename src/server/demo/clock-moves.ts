// Demo mode: moves business time forward the way it passes, so that each job runs at its own hour.

import { setTimeout } from 'node:timers/promises'
import type { MovableClock } from '../adapters/machine/clock.ts'
import type { SandboxProvider } from '../adapters/providers/sandbox/service.ts'
import type { Deps } from '../deps.ts'
import { type JobHandlers, runDueJobs } from '../jobs/run-jobs.ts'

/** Stops between here and there: a queue that feeds itself without end must not hold the clock for ever. */
const stopsMax = 20_000
/** How often the clock looks whether somebody else's job is over, milliseconds of the machine. */
const lookAgainMs = 20
/** So often, then the clock goes on without that job: its runner has died, and the worker takes it up when its lease ends. */
const looksAtLeasedJob = 250

export interface TimeMachine {
  runDue(): Promise<void>
  /** Passes the time until `instant`, stopping at every job on the way. */
  passUntil(instant: Date): Promise<void>
  /** Stands at `instant` at once, also in the past: nothing runs. Only while no other process is here. */
  jumpTo(instant: Date): Promise<void>
}

export function createTimeMachine(
  deps: Deps,
  clock: MovableClock,
  sandbox: SandboxProvider,
  handlers: JobHandlers,
  pause: (ms: number) => Promise<void> = setTimeout,
): TimeMachine {
  const topics = Object.keys(handlers)
  /** What is left of the patience of this move. */
  let looks = 0

  async function jumpTo(instant: Date): Promise<void> {
    await clock.advanceMinutes(deps.db, (instant.getTime() - clock.now().getTime()) / 60_000)
  }

  async function runDue(): Promise<void> {
    await runDueJobs(handlers, deps)
    if ((await sandbox.deliverDue()) > 0) await runDueJobs(handlers, deps)
  }

  /** The next free job, and the next that somebody else is at. A lease ends by the machine's time, which is not this clock's. */
  async function nextJobs(): Promise<{ readonly free: Date | null; readonly leased: Date | null }> {
    const [row] = await deps.db.query<{ free: Date | null; leased: Date | null }>(
      `select min(run_at) filter (where is_free) as free, min(run_at) filter (where not is_free) as leased
       from (select run_at, locked_until is null or locked_until < statement_timestamp() as is_free from job
             where done_at is null and dead_at is null and topic = any($1)) as open`,
      [topics],
    )
    return row ?? { free: null, leased: null }
  }

  /** Waits for jobs that somebody else is at, where they come first, so that the order of things stays; then tells the next free one. */
  async function nextFreeAt(until: Date): Promise<Date | null> {
    for (;;) {
      const { free, leased } = await nextJobs()
      if (leased === null || leased > until || (free !== null && free < leased) || looks === 0) return free
      looks -= 1
      await pause(lookAgainMs)
    }
  }

  return {
    jumpTo,
    runDue,
    async passUntil(instant) {
      looks = looksAtLeasedJob
      for (let stop = 0; stop < stopsMax; stop += 1) {
        const next = await nextFreeAt(instant)
        if (next === null || next > instant) break
        if (next > clock.now()) await jumpTo(next)
        await runDue()
      }
      if (instant > clock.now()) await jumpTo(instant)
      await runDue()
    },
  }
}
