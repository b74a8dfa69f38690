// Deletes what is kept for a time only, once a day: each room names its own rows and days (docs/retention.md).

import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { queueNextDay } from './queue.ts'
import type { JobHandlers, Lease } from './run-jobs.ts'

const DAY_MS = 86_400_000
/** So much at once: other work gets its turn between two batches. */
const FORGOTTEN_AT_ONCE = 1_000
/** The log says how far it has come after so many batches. */
const TOLD_EVERY = 100

/** A batch of rows; some of them may have to stay. */
export interface Walked {
  readonly forgotten: number
  /** The last row that was looked at, from which the next batch goes on; null where there is none after it. */
  readonly through: string | null
}

export interface Forgetting {
  /** What is forgotten, as a name. */
  readonly what: string
  readonly keptDays: number
  /** True of rows that are dated by the machine's time, as sessions are. */
  readonly byMachineTime?: boolean
  /** True of rows whose days begin with the end of their month: a month goes as a whole. */
  readonly byMonth?: boolean
  /**
   * Forgets at most `atMost` of what is older than `before`. Answers how many, and is asked again until there are none; where rows may
   * have to stay it answers how far it looked, and is given that as `after`.
   */
  forget(db: Queries, before: Date, atMost: number, after?: string | null): Promise<number | Walked>
}

/** Topic of the job. Payload: `{}`. */
const forgetOldTopic = 'forgetOld'

/** Queues the next day's forgetting. To be called at every start; each one queues the next. */
export const scheduleForgetting = (deps: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  queueNextDay(deps, forgetOldTopic)

/** The job that forgets all of these. One that fails leaves the others done, and is tried again with them. */
export function forgettingJobs(all: readonly Forgetting[]): JobHandlers {
  return {
    [forgetOldTopic]: {
      kind: 'outside',
      async run(_job, deps, lease) {
        // First: what goes wrong today must not be the end of it.
        await scheduleForgetting(deps)
        const failures: unknown[] = []
        for (const one of all) await forgetAll(one, deps, lease).catch((error) => failures.push(error))
        if (failures.length > 0) throw failures[0]
      },
    },
  }
}

async function forgetAll(
  { what, keptDays, byMachineTime = false, forget }: Forgetting,
  deps: Deps,
  lease: Lease,
): Promise<void> {
  const now = byMachineTime ? deps.clock.machineNow() : deps.clock.now()
  const before = new Date(now.getTime() - keptDays * DAY_MS)
  let count = 0
  let after: string | null = null
  for (let batches = 1; ; batches += 1) {
    const done: number | Walked = await forget(deps.db, before, FORGOTTEN_AT_ONCE, after)
    const { forgotten, through } = typeof done === 'number' ? { forgotten: done, through: null } : done
    count += forgotten
    if (typeof done === 'number' ? forgotten === 0 : through === null) break
    after = through
    if (batches % TOLD_EVERY === 0) deps.log.info({ kind: what, count }, 'expired rows are being deleted')
    await lease.renew()
  }
  if (count > 0) deps.log.info({ kind: what, count }, 'expired rows were deleted')
}
