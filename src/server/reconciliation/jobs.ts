// The jobs of reconciliation: providers are asked each day, large reports are compared part by part, and open lines once more.

import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { isFault } from '../../core/reconciliation/report-fault.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/queue.ts'
import { type JobHandlers, type Lease, outside } from '../jobs/run-jobs.ts'
import { alertOfChange, bookPart, endReport } from './book-report.ts'
import { compareAgain } from './compare-again.ts'
import { importReport } from './import-report.ts'
import { dropParts } from './report-part-store.ts'
import {
  type BookPayload,
  bookLater,
  bookPayload,
  bookReportTopic,
  compareAgainTopic,
  lookAgainAfter,
  secondLookMs,
} from './report-queue.ts'
import { findReport } from './settlement-store.ts'
import { splitLines, stageReport } from './stage-report.ts'

/** Topic of the daily question. Payload: `{provider}`. */
const listSettlementsTopic = 'listSettlements'

const dayMs = 86_400_000
/** How far back each day's question reaches: a later day catches up where the provider did not answer. */
const listedDays = 4
/** Parts of one job: other jobs get their turn before the next one. */
const partsOfJob = 10

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

/** Asks a provider what it has settled of late, and imports what no report had. Safe to run twice. */
export async function listSettlements(deps: Deps, provider: string): Promise<void> {
  const source = deps.settlements.get(provider)
  if (source === undefined) return
  const to = deps.clock.now()
  const list = await source.list(new Date(to.getTime() - listedDays * dayMs), to)
  if (list.outcome === 'unknown') throw new Error(`${provider} did not say what it has settled: ${list.why}`)
  if (list.lines.length === 0) return
  // A line whose figures differ from those of yesterday is kept as it was, and an alert is logged; the other lines are stored.
  const { changed } = await splitLines(deps.db, provider, list.lines)
  for (const { id } of changed) alertOfChange(deps, provider, id)
  const lines = list.lines.filter((line) => !changed.includes(line))
  if (lines.length === 0) return
  const staged = await stageReport(deps, provider, lines)
  if (isFault(staged)) throw new Error(`a list of ${provider} was not imported: ${staged.fault}`)
  try {
    await deps.db.transaction((tx) =>
      importReport(tx, deps, {
        staged,
        source: 'list',
        importedBy: 'job',
        missingAfterDays: source.missingAfterDays,
        hasPayouts: true,
      }),
    )
  } catch (error) {
    await dropParts(deps.db, staged.reportId)
    throw error
  }
}

/** Compares the next parts of a report, each in a transaction of its own, and ends it after the last. Safe to run twice. */
export async function bookReport(deps: Deps, { reportId, hasPayouts, partsDone }: BookPayload, lease: Lease) {
  const report = await findReport(deps.db, reportId)
  if (report === null) throw new Error('the parts of a report have no report')
  const { provider } = report
  for (let part = 0; part < partsOfJob; part += 1) {
    const began = deps.clock.machineNow().getTime()
    const isBooked = await deps.db.transaction((tx) => bookPart(tx, deps, { reportId, provider }))
    if (!isBooked) {
      await endReport(deps, { reportId, hasPayouts }, async (work) => {
        await deps.db.transaction(work)
        await lease.renew()
      })
      await lookAgainAfter(deps.db, deps, reportId)
      return
    }
    await lease.renew()
    // As long as the part took: on the embedded database a borrower's call waits for a part once, and not for each of its questions.
    await delay(deps.clock.machineNow().getTime() - began)
  }
  await bookLater(deps.db, deps, { reportId, hasPayouts, partsDone: partsDone + partsOfJob })
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
