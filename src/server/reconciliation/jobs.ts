// The jobs of reconciliation: each day every provider that can be asked is, and lines that we had nothing for are compared again.

import { z } from 'zod'
import { isFault } from '../../core/reconciliation/report-fault.ts'
import type { ReportLine } from '../../core/reconciliation/report-mapping.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/queue.ts'
import type { JobHandlers } from '../jobs/run-jobs.ts'
import { compareAgain } from './compare-again.ts'
import { importReport, saysTheSame } from './import-report.ts'
import { knownLines } from './settlement-store.ts'

/** Topic of the daily question. Payload: `{provider}`. */
export const listSettlementsTopic = 'listSettlements'
/** Topic of the second look. Payload: `{}`. */
export const compareAgainTopic = 'compareAgain'

const dayMs = 86_400_000
/** How far back each day's question reaches: a later day catches up where the provider did not answer. */
const listedDays = 4
/** How long a provider gets to answer about what we have missed, before its lines are compared again. */
const secondLookMs = 15 * 60_000

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

/** Queues a second look at the lines of a report, after what was missed has been asked about. */
export async function lookAgainAfter(tx: Tx, deps: Pick<Deps, 'clock'>, reportId: string): Promise<void> {
  const runAt = new Date(deps.clock.now().getTime() + secondLookMs)
  await enqueue(tx, { topic: compareAgainTopic, key: `report:${reportId}`, payload: {}, runAt })
}

/** Asks a provider what it has settled of late, and imports what no report had. Safe to run twice. */
export async function listSettlements(deps: Deps, provider: string): Promise<void> {
  const source = deps.settlements.get(provider)
  if (source === undefined) return
  const to = deps.clock.now()
  const list = await source.list(new Date(to.getTime() - listedDays * dayMs), to)
  if (list.outcome === 'unknown') throw new Error(`${provider} did not say what it has settled: ${list.why}`)
  if (list.lines.length === 0) return
  await deps.db.transaction(async (tx) => {
    const lines = await withoutChanged(tx, deps, provider, list.lines)
    if (lines.length === 0) return
    const imported = await importReport(tx, deps, {
      provider,
      source: 'list',
      lines,
      importedBy: 'job',
      missingAfterDays: source.missingAfterDays,
      hasPayouts: true,
    })
    if (isFault(imported)) throw new Error(`a list of ${provider} was not imported: ${imported.fault}`)
    if (imported.isNew) await lookAgainAfter(tx, deps, imported.report.id)
  })
}

/** A line whose figures differ from those of yesterday is kept as it was, and an alert is logged; the other lines are stored. */
async function withoutChanged(
  tx: Tx,
  deps: Deps,
  provider: string,
  lines: readonly ReportLine[],
): Promise<readonly ReportLine[]> {
  const known = new Map(
    (
      await knownLines(
        tx,
        provider,
        lines.map(({ id }) => id),
      )
    ).map((line) => [line.id, line]),
  )
  return lines.filter((line) => {
    const before = known.get(line.id)
    if (before === undefined || saysTheSame(line, before)) return true
    const fields = { kind: 'settlementAlert', provider, transactionId: line.id }
    deps.log.error(fields, 'a provider has changed what it said of a settlement')
    return false
  })
}

export const reconciliationJobs: JobHandlers = {
  [listSettlementsTopic]: {
    kind: 'outside',
    async run(job, deps) {
      // First: what goes wrong today must not be the end of it.
      await scheduleReconciliation(deps)
      await listSettlements(deps, listPayload.parse(job.payload).provider)
    },
  },
  [compareAgainTopic]: {
    kind: 'outside',
    async run(_job, deps, lease) {
      await scheduleReconciliation(deps)
      await compareAgain(deps, lease)
    },
  },
}
