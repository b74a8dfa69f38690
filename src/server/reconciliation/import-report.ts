// Begins the import of a staged report: once for each content. What one part holds is compared at once, more of it by a job.

import { addDays, startOfDayIn } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { bookPart, endReport } from './book-report.ts'
import { bookLater, dropParts, lookAgainAfter } from './report-part-store.ts'
import { findReport, findReportByContent, insertReport, lockReports, type StoredReport } from './settlement-store.ts'
import type { Staged } from './stage-report.ts'

export interface Importing {
  readonly staged: Staged
  readonly source: 'file' | 'list'
  readonly importedBy: string
  /** A payment that no report has so many days after it was booked is missing there. */
  readonly missingAfterDays: number
  /** True where payouts stand in these reports, too. */
  readonly hasPayouts: boolean
}

export interface Imported {
  readonly report: StoredReport
  /** False for content that was imported before. Idempotent. */
  readonly isNew: boolean
}

/**
 * Imports in the caller's transaction: the report, its first part and, where there are more, the job that goes on. Content that was
 * imported before changes nothing, and its parts go.
 */
export async function importReport(tx: Tx, deps: Deps, importing: Importing): Promise<Imported> {
  const { staged, source, importedBy, hasPayouts } = importing
  const { reportId, provider, lines, settledFrom, settledThrough } = staged
  await lockReports(tx, provider)
  const before = await findReportByContent(tx, provider, staged.contentHash)
  if (before !== null) {
    await dropParts(tx, reportId)
    return { report: before, isNew: false }
  }
  const { zone } = markets[deps.config.policyPack]
  await insertReport(
    tx,
    {
      id: reportId,
      provider,
      source,
      lines,
      newLines: 0,
      settledFrom,
      settledThrough,
      completeThrough: startOfDayIn(zone, addDays(settledThrough, 1 - importing.missingAfterDays)),
      importedBy,
      importedAt: deps.clock.now(),
      linesDone: 0,
      changedLines: 0,
      isWhole: false,
    },
    staged.contentHash,
  )
  await bookPart(tx, deps, { reportId, provider })
  if (staged.parts === 1) {
    await endReport(deps, { reportId, hasPayouts }, (work) => work(tx))
    await lookAgainAfter(tx, deps, reportId)
  } else await bookLater(tx, deps, { reportId, hasPayouts, partsDone: 1 })
  const report = await findReport(tx, reportId)
  if (report === null) throw new Error('a report that was imported is not there')
  return { report, isNew: true }
}
