// Asks a provider what it has settled, and stages it as a report.

import { isFault } from '../../core/reconciliation/report-fault.ts'
import type { Deps } from '../deps.ts'
import { alertOfChange } from './book-report.ts'
import { importReport } from './import-report.ts'
import { dropParts } from './report-part-store.ts'
import { splitLines, stageReport } from './stage-report.ts'

export const dayMs = 86_400_000

/** How far back each day's question reaches: a later day catches up where the provider did not answer. */
const listedDays = 4

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
