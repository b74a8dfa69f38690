// The jobs of files that are written by themselves: after the close of a day they are planned by name, then each is written once.

import { z } from 'zod'
import { addDays, startOfDayIn } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/queue.ts'
import { type JobHandlers, outside } from '../jobs/run-jobs.ts'
import { lenderDay } from '../portfolio/door.ts'
import { planExports, writeExport, writeExportTopic } from './plan-exports.ts'

/** Topic of the daily plan. Payload: `{}`. */
const planExportsTopic = 'planExports'
/** After the portfolio was counted, which makes the days of loans that lack them. */
const afterCloseMs = 45 * 60_000
/** The close of a day may itself be retried for days. */
const planAttempts = 50
/** Five hours of a bucket that is away, then somebody has to look at it. */
const writeAttempts = 12

const writePayload = z.object({ name: z.string().min(1) })

/** Queues today's plan and tomorrow's. To be called at every start; each plan queues the next. */
export async function scheduleExports(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  if (deps.config.exports === null) return
  const today = lenderDay(deps)
  const { zone } = markets[deps.config.policyPack]
  for (const day of [today, addDays(today, 1)]) {
    const runAt = new Date(startOfDayIn(zone, day).getTime() + afterCloseMs)
    await enqueue(deps.db, { topic: planExportsTopic, key: `day:${day}`, payload: {}, runAt })
  }
}

export const exportJobs: JobHandlers = {
  [planExportsTopic]: {
    kind: 'outside',
    maxAttempts: planAttempts,
    async run(_job, deps) {
      // First: what goes wrong today must not be the end of it.
      await scheduleExports(deps)
      await planExports(deps)
    },
  },
  [writeExportTopic]: outside(writePayload, (deps, { name }, lease) => writeExport(deps, name, lease), {
    maxAttempts: writeAttempts,
  }),
}
