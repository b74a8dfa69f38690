// The jobs of reconciliation: providers are asked each day, large reports are compared part by part, and open lines once more.

import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/queue.ts'
import { type JobHandlers, outside } from '../jobs/run-jobs.ts'
import { bookReport } from './book-report.ts'
import { compareAgain } from './compare-again.ts'
import { dayMs, listSettlements } from './list-settlements.ts'
import { bookPayload, bookReportTopic, compareAgainTopic, secondLookMs } from './report-part-store.ts'

/** Topic of the daily question. Payload: `{provider}`. */
const listSettlementsTopic = 'listSettlements'

const listPayload = z.object({ provider: z.string() })

/** Queues the next day's work. To be called at every start; each day queues the next. */
export async function scheduleReconciliation(deps: Pick<Deps, 'db' | 'clock' | 'settlements'>): Promise<void> {
  const day = Math.floor(deps.clock.now().getTime() / dayMs) + 1
  const runAt = new Date(day * dayMs)
  for (const provider of deps.settlements.keys()) {
    await enqueue(deps.db, { topic: listSettlementsTopic, key: `${provider}:${day}`, payload: { provider }, runAt })
  }
  await enqueue(deps.db, {
    topic: compareAgainTopic,
    key: `day:${day}`,
    payload: {},
    runAt: new Date(runAt.getTime() + secondLookMs),
  })
}

export const reconciliationJobs: JobHandlers = {
  [bookReportTopic]: outside(bookPayload, bookReport),
  [listSettlementsTopic]: outside(listPayload, async (deps, { provider }) => {
    // First: what goes wrong today must not be the end of it.
    await scheduleReconciliation(deps)
    await listSettlements(deps, provider)
  }),
  [compareAgainTopic]: {
    kind: 'outside',
    async run(_job, deps, lease) {
      await scheduleReconciliation(deps)
      await compareAgain(deps, lease)
    },
  },
}
