// Settlement reports at the desk: imported from a file, listed, read with what differs, and a difference called cleared up.

import type { DeskOutput } from '../../contracts/desk-endpoints.ts'
import { deny } from '../../core/officer/desk-refusal.ts'
import { reportReader } from '../../core/reconciliation/read-report.ts'
import { isFault, type ReportFault, sayFault } from '../../core/reconciliation/report-fault.ts'
import type { ReportLine, ReportMapping } from '../../core/reconciliation/report-mapping.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { type DeskChanger, type DeskReader, deskMoment } from '../officer/door.ts'
import { importReport as importLines } from './import-report.ts'
import { lookAgainAfter } from './jobs.ts'
import {
  cashBalances,
  countLines,
  differencesOf,
  findDifference,
  linesOf,
  readDifferenceRow,
  sumsOf,
} from './report-query.ts'
import { clearDifference as clearRow, findReport, newestReports, type StoredReport } from './settlement-store.ts'

/** After so many lines other work gets its turn. */
const linesAtOnce = 2_000
const differencesShown = 200

export const importReport: DeskChanger<'importReport'> = async ({ provider, file }, { db, deps, officer, act }) => {
  const mapping = Object.hasOwn(deps.lender.reports, provider) ? deps.lender.reports[provider] : undefined
  if (mapping === undefined) return deny('badInput', { fields: ['provider'] })
  const lines = await readLines(file, mapping)
  if ('fault' in lines) return wrongReport(lines)
  const imported = await importLines(db, deps, {
    provider,
    source: 'file',
    lines,
    importedBy: officer.id,
    missingAfterDays: mapping.missingAfterDays,
    hasPayouts: Object.values(mapping.kinds).includes('payout'),
  })
  if (isFault(imported)) return wrongReport({ ...imported, column: mapping.columns.id })
  const { report, isNew } = imported
  if (isNew) await lookAgainAfter(db, deps, report.id)
  const [view] = await viewsOf(db, deps, [report])
  if (view === undefined) throw new Error('a report that was imported is not there')
  await act({
    act: 'importReport',
    subject: report.id,
    after: { provider, isNew, lines: report.lines, newLines: report.newLines, totals: view.totals },
  })
  return { ...view, isNew }
}

async function readLines(file: string, mapping: ReportMapping): Promise<readonly ReportLine[] | ReportFault> {
  const reader = reportReader(mapping)
  let taken = 0
  for (let at = 0; at < file.length; ) {
    const end = file.indexOf('\n', at)
    const line = file.slice(at, end === -1 ? file.length : end)
    const fault = reader.take(line.endsWith('\r') ? line.slice(0, -1) : line)
    if (fault !== null) return fault
    at = end === -1 ? file.length : end + 1
    taken += 1
    if (taken % linesAtOnce === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  return reader.end()
}

function wrongReport(fault: ReportFault) {
  return deny('reportIsWrong', {
    fields: ['file'],
    more: { fault: fault.fault, line: fault.line, column: fault.column, problem: sayFault(fault) },
  })
}

export const listReports: DeskReader<'listReports'> = async (
  { provider = null, after = null, limit },
  { db, deps },
) => {
  const found = await newestReports(db, { provider, after, limit: limit + 1 })
  const reports = found.slice(0, limit)
  return {
    providers: Object.keys(deps.lender.reports).sort(),
    reports: await viewsOf(db, deps, reports),
    next: found.length > limit ? (reports.at(-1)?.id ?? null) : null,
    accounts: await cashBalances(db),
  }
}

export const readReport: DeskReader<'readReport'> = async ({ reportId }, { db, deps }) => {
  const report = await findReport(db, reportId)
  if (report === null) return deny('notFound')
  const [view] = await viewsOf(db, deps, [report])
  if (view === undefined) throw new Error('a report has no view')
  return { ...view, differences: await differencesOf(db, report, differencesShown) }
}

/** The key of a page: line and id. */
function keyOf(text: string): { place: number; id: string } | null {
  const [, place = '', id = ''] = /^(\d{1,10})~(\S+)$/.exec(text) ?? []
  return place === '' || Number(place) > lastPlace ? null : { place: Number(place), id }
}
/** The largest place in a list: what has no line. */
const lastPlace = 2_147_483_647

export const listReportLines: DeskReader<'listReportLines'> = async ({ reportId, state, after, limit }, { db }) => {
  const key = after === undefined ? null : keyOf(after)
  if (after !== undefined && key === null) return deny('badInput', { fields: ['after'] })
  const report = await findReport(db, reportId)
  if (report === null) return deny('notFound')
  const found = await linesOf(db, report, { state: state ?? null, after: key, limit: limit + 1 })
  const last = found.slice(0, limit).at(-1)
  const counted = new Map((await countLines(db, report)).map(({ what, n }) => [what, n]))
  return {
    lines: found.slice(0, limit),
    counts: {
      matched: counted.get('matched') ?? 0,
      amountDiffers: counted.get('amountDiffers') ?? 0,
      weMissIt: counted.get('weMissIt') ?? 0,
      theyMissIt: counted.get('theyMissIt') ?? 0,
      noted: counted.get('noted') ?? 0,
    },
    next: last === undefined || found.length <= limit ? null : `${last.place}~${last.id}`,
  }
}

export const readDifference: DeskReader<'readDifference'> = async ({ differenceId }, { db }) =>
  (await readDifferenceRow(db, differenceId)) ?? deny('notFound')

export const clearDifference: DeskChanger<'clearDifference'> = async (
  { differenceId: id, reason },
  { db, deps, officer, act },
) => {
  const difference = await findDifference(db, id)
  if (difference === null) return deny('notFound')
  await clearRow(db, { id, officerId: officer.id, reason, at: deps.clock.now() })
  await act({ act: 'clearDifference', subject: id, reason, before: difference })
  return { id, cleared: true }
}

type View = DeskOutput<'listReports'>['reports'][number]

async function viewsOf(db: Queries, deps: Deps, reports: readonly StoredReport[]): Promise<View[]> {
  const sums = await sumsOf(
    db,
    reports.map(({ id }) => id),
  )
  return reports.map(({ completeThrough: _, ...report }) => {
    const own = sums.filter(({ reportId }) => reportId === report.id)
    const count = (of: 'matched' | 'amountDiffers' | 'weMissIt' | 'noted') => own.reduce((sum, row) => sum + row[of], 0)
    return {
      ...report,
      importedAt: deskMoment(deps, report.importedAt),
      matched: count('matched'),
      amountDiffers: count('amountDiffers'),
      weMissIt: count('weMissIt'),
      noted: count('noted'),
      totals: own.map(({ bankAccount, currency, grossMinor, feeMinor, netMinor }) => {
        return { bankAccount, currency, grossMinor, feeMinor, netMinor }
      }),
    }
  })
}
