// The jobs of files that are written by themselves: after the close of a day they are planned by name, then each is written once.

import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type JobHandlers, outside } from '../jobs/run-jobs.ts'
import { queueDaily } from '../portfolio/door.ts'
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
  await queueDaily(deps, planExportsTopic, afterCloseMs)
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
