// Settlement reports at the desk: imported from a file, listed, read with what differs, and a difference called cleared up.

import type { DeskUpload } from '../../contracts/desk-call.ts'
import type { DeskOutput } from '../../contracts/desk-endpoints.ts'
import { deny } from '../../core/officer/desk-refusal.ts'
import type { LineState } from '../../core/reconciliation/compare-line.ts'
import { reportReader } from '../../core/reconciliation/read-report.ts'
import { isFault, type ReportFault, sayFault } from '../../core/reconciliation/report-fault.ts'
import type { ReportLine, ReportMapping } from '../../core/reconciliation/report-mapping.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { refuseTaken } from '../officer/act/door.ts'
import {
  type DeskChanger,
  type DeskPreparer,
  type DeskReader,
  deskMoment,
  type PreparedChanger,
} from '../officer/call/door.ts'
import { importReport as importStaged } from './import-report.ts'
import { dropParts } from './report-part-store.ts'
import {
  cashBalances,
  countAbsences,
  differencesOf,
  findDifference,
  linesOf,
  readDifferenceRow,
} from './report-query.ts'
import { clearDifference as clearRow, findReport, newestReports, type StoredReport } from './settlement-store.ts'
import { type ReportSums, sumsOf } from './settlement-sum-store.ts'
import { type Staged, stageReport } from './stage-report.ts'
import { textLines } from './text-lines.ts'

/** After so many lines other work gets its turn. */
const linesAtOnce = 1_000
const differencesShown = 200

/** Reads and stores the file before the call's transaction: half a million lines take seconds, in which nothing is held. */
export const stageFile: DeskPreparer<'importReport', Staged> = async ({ provider, file }, { deps }) => {
  const mapping = mappingOf(deps, provider)
  if (mapping === null) return deny('badInput', { fields: ['provider'] })
  const staged = await stageReport(deps, provider, linesIn(file, mapping))
  if (isFault(staged))
    return wrongReport(staged.fault === 'saidOtherwise' ? { ...staged, column: mapping.columns.id } : staged)
  // Of a call that did not import them: refused meanwhile, or answered before under its key.
  return { prepared: staged, end: () => dropParts(deps.db, staged.reportId) }
}

export const importReport: PreparedChanger<'importReport', Staged> = async ({ provider }, call, staged) => {
  const { db, deps, officer, act } = call
  const mapping = mappingOf(deps, provider)
  if (mapping === null) return deny('badInput', { fields: ['provider'] })
  const { report, isNew } = await importStaged(db, deps, {
    staged,
    source: 'file',
    importedBy: officer.id,
    missingAfterDays: mapping.missingAfterDays,
    hasPayouts: Object.values(mapping.kinds).includes('payout'),
  })
  const [view] = await viewsOf(db, deps, [report])
  if (view === undefined) throw new Error('a report that was imported is not there')
  await act({
    act: 'importReport',
    subject: report.id,
    after: { provider, isNew, lines: report.lines, newLines: report.newLines, totals: view.totals },
  })
  return { ...view, isNew }
}

/** With several databases none: a report has the money of all of them. */
function readable({ config, lender }: Deps): Deps['lender']['reports'] {
  return config.cellsFile === null ? lender.reports : {}
}

function mappingOf(deps: Deps, provider: string): ReportMapping | null {
  const reports = readable(deps)
  return Object.hasOwn(reports, provider) ? (reports[provider] ?? null) : null
}

/** What the lines of a file say, one after another; a fault is the last. */
async function* linesIn(
  file: string | DeskUpload,
  mapping: ReportMapping,
): AsyncGenerator<ReportLine | ReportFault, void> {
  const reader = reportReader(mapping)
  let taken = 0
  for await (const text of textLines(typeof file === 'string' ? [file] : textOf(file))) {
    const line = reader.take(text)
    if (line !== null) yield line
    if (isFault(line)) return
    taken += 1
    if (taken % linesAtOnce === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  const end = reader.end()
  if (isFault(end)) yield end
}

/** A file as text. What is no UTF-8 becomes a mark that the reader refuses. */
async function* textOf(file: DeskUpload): AsyncGenerator<string, void> {
  const decoder = new TextDecoder()
  for await (const bytes of file.read()) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
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
    providers: Object.keys(readable(deps)).sort(),
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
  const sums = await sumsOf(db, [report.id])
  return {
    lines: found.slice(0, limit),
    counts: { ...stateCounts(sums), theyMissIt: await countAbsences(db, report) },
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
  const taken = await refuseTaken(db, { kinds: ['settlement'], id, officerId: officer.id })
  if (taken !== null) return taken
  await clearRow(db, { id, officerId: officer.id, reason, at: deps.clock.now() })
  const { what, subjectId, orderId } = difference
  await act({ act: 'clearDifference', subject: id, about: [subjectId, orderId], reason, before: { what } })
  return { id, cleared: true }
}

function stateCounts(sums: readonly ReportSums[]): Record<LineState, number> {
  const count = (of: LineState) => sums.reduce((sum, row) => sum + row[of], 0)
  return {
    matched: count('matched'),
    amountDiffers: count('amountDiffers'),
    weMissIt: count('weMissIt'),
    noted: count('noted'),
  }
}

type View = DeskOutput<'listReports'>['reports'][number]

async function viewsOf(db: Queries, deps: Deps, reports: readonly StoredReport[]): Promise<View[]> {
  const sums = await sumsOf(
    db,
    reports.map(({ id }) => id),
  )
  return reports.map(({ completeThrough: _, ...report }) => {
    const own = sums.filter(({ reportId }) => reportId === report.id)
    return {
      ...report,
      importedAt: deskMoment(deps, report.importedAt),
      ...stateCounts(own),
      totals: own.map(({ bankAccount, currency, grossMinor, feeMinor, netMinor }) => {
        return { bankAccount, currency, grossMinor, feeMinor, netMinor }
      }),
    }
  })
}
