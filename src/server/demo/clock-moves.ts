// Demo mode: moves business time forward the way it passes, so that each job runs at its own hour.

import type { MovableClock } from '../adapters/clock.ts'
import type { SandboxProvider } from '../adapters/providers/sandbox/service.ts'
import type { Deps } from '../deps.ts'
import { type JobHandlers, runDueJobs } from '../jobs/run-jobs.ts'

/** Stops between here and there: a queue that feeds itself without end must not hold the clock for ever. */
const stopsMax = 20_000

export interface TimeMachine {
  /** Runs everything that is due now. */
  runDue(): Promise<void>
  /** Passes the time until `instant`, stopping at every job on the way. */
  passUntil(instant: Date): Promise<void>
  /** Stands at `instant` at once, also in the past: nothing runs. Only while nobody else is here. */
  jumpTo(instant: Date): Promise<void>
}

export function createTimeMachine(
  deps: Deps,
  clock: MovableClock,
  sandbox: SandboxProvider,
  handlers: JobHandlers,
): TimeMachine {
  const topics = Object.keys(handlers)

  async function jumpTo(instant: Date): Promise<void> {
    await clock.advanceMinutes(deps.db, (instant.getTime() - clock.now().getTime()) / 60_000)
  }

  async function runDue(): Promise<void> {
    await runDueJobs(handlers, deps)
    await sandbox.deliverDue()
    await runDueJobs(handlers, deps)
  }

  async function nextJobAt(): Promise<Date | null> {
    const [row] = await deps.db.query<{ at: Date | null }>(
      `select min(greatest(run_at, coalesce(locked_until, run_at))) as at from job
       where done_at is null and dead_at is null and topic = any($1)`,
      [topics],
    )
    return row?.at ?? null
  }

  return {
    jumpTo,
    runDue,
    async passUntil(instant) {
      for (let stop = 0; stop < stopsMax; stop += 1) {
        const next = await nextJobAt()
        if (next === null || next > instant) break
        if (next > clock.now()) await jumpTo(next)
        await runDue()
      }
      if (instant > clock.now()) await jumpTo(instant)
      await runDue()
    },
  }
}
