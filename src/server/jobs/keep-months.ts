// Makes the partitions of coming months ahead, and lets the ledger turn to the month that runs: at each start, and each night. Each night,
// too, jobs that were done in the queue itself go to their months.

import { type CalendarDate, date } from '../../core/calendar-date.ts'
import { lackingMonths, makeMonths, turnLedger } from '../db/months.ts'
import type { Deps } from '../deps.ts'
import { moveDoneJobs, queueNextDay } from './queue.ts'
import { type JobHandlers, NotYet } from './run-jobs.ts'

/** Jobs at once: other work gets its turn between two batches. */
const MOVED_AT_ONCE = 1_000

/** Topic of the job. Payload: `{}`. */
const keepMonthsTopic = 'keepMonths'

/** The day by which months turn: that of business time, of UTC as all nightly work. */
const dayOf = (now: Date): CalendarDate => date(now.toISOString().slice(0, 10))

/** Makes what is missing, and turns. False where the turn has to wait: postings stay in the month before until then. */
async function keepMonths({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<boolean> {
  const day = dayOf(clock.now())
  let isTurned = false
  try {
    const count = await makeMonths(db, day)
    if (count > 0) log.info({ count }, 'partitions of months were made')
    isTurned = await turnLedger(db, day)
  } catch (error) {
    log.warn({ err: error }, 'the months of the ledger could not be kept')
  }
  const lacking = await lackingMonths(db, day)
  if (lacking.length > 0)
    log.error({ kind: 'monthAlert', reason: lacking.join(', ') }, 'partitions of the next month are missing')
  return isTurned
}

/** To be called at every start: does it at once, and queues the next night's. */
export async function scheduleMonths(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  await keepMonths(deps)
  await queueNextDay(deps, keepMonthsTopic)
}

export const monthJobs: JobHandlers = {
  [keepMonthsTopic]: {
    kind: 'outside',
    async run(_job, deps, lease) {
      await queueNextDay(deps, keepMonthsTopic)
      while ((await moveDoneJobs(deps.db, MOVED_AT_ONCE)) > 0) await lease.renew()
      if (!(await keepMonths(deps))) throw new NotYet('the ledger has not turned to its month yet')
    },
  },
}
