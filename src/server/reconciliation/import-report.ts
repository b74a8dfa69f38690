// Imports what a provider says it settled: each line once, compared with ours, posted to the ledger, whole or not at all.

import { createHash } from 'node:crypto'
import type { CalendarDate } from '../../core/calendar-date.ts'
import { addDays, startOfDayIn } from '../../core/calendar-date.ts'
import {
  type CashTransfer,
  matchTransfers,
  settlementsOf,
  settlementTransfers,
} from '../../core/ledger/settlement-postings.ts'
import { markets } from '../../core/market/markets.ts'
import { compareLine } from '../../core/reconciliation/compare-line.ts'
import type { ReportFault } from '../../core/reconciliation/report-fault.ts'
import type { ReportLine } from '../../core/reconciliation/report-mapping.ts'
import { emptyBatch, writeBatch } from '../batch/door.ts'
import type { Tx } from '../db/database.ts'
import { openAccounts } from '../db/ledger.ts'
import type { Deps } from '../deps.ts'
import { askAboutLater } from '../payment/door.ts'
import { findOurs } from './find-ours.ts'
import {
  type ComparedLine,
  completeThrough,
  findReportByContent,
  forgetAbsences,
  insertLines,
  insertReport,
  type KnownLine,
  knownLines,
  lockReports,
  notePaymentAbsences,
  notePayoutAbsences,
  type StoredReport,
} from './settlement-store.ts'

/** What is imported, from a file or from a list. */
export interface Importing {
  readonly provider: string
  readonly source: 'file' | 'list'
  readonly lines: readonly ReportLine[]
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

/** Rows and numbers of one statement. */
const atOnce = 2_000

/**
 * Imports in the caller's transaction. Answers a fault, with nothing written, where an earlier report had a line in other words: of
 * a file that is for an officer to clear up.
 */
export async function importReport(tx: Tx, deps: Deps, importing: Importing): Promise<Imported | ReportFault> {
  const { provider, source, lines, importedBy } = importing
  await lockReports(tx, provider)
  const contentHash = createHash('sha256')
    .update(JSON.stringify(lines.map(withoutPlace)))
    .digest()
  const before = await findReportByContent(tx, provider, contentHash)
  if (before !== null) return { report: before, isNew: false }
  const fresh = await newLines(tx, provider, lines)
  if ('fault' in fresh) return fresh
  const now = deps.clock.now()
  const days = lines.map(({ settledOn }) => settledOn).sort()
  const settledFrom = days[0]
  const settledThrough = days.at(-1)
  if (settledFrom === undefined || settledThrough === undefined) throw new RangeError('a report without lines')
  const report: StoredReport = {
    id: deps.ids.next('rep'),
    provider,
    source,
    lines: lines.length,
    newLines: fresh.length,
    settledFrom,
    settledThrough,
    completeThrough: startOfDayIn(zoneOf(deps), addDays(settledThrough, 1 - importing.missingAfterDays)),
    importedBy,
    importedAt: now,
  }
  const known = await completeThrough(tx, provider)
  await insertReport(tx, report, contentHash)
  const compared = await compare(tx, deps, provider, fresh)
  for (let from = 0; from < compared.length; from += atOnce) {
    await insertLines(tx, { provider, reportId: report.id, now }, compared.slice(from, from + atOnce))
  }
  await postReport(tx, deps, report, compared)
  await forgetAbsences(
    tx,
    compared.flatMap(({ ours }) => (ours === null ? [] : [ours.subjectId])),
  )
  await noteAbsences(tx, deps, importing, report, known)
  await askAboutMissed(tx, deps, provider, compared)
  return { report, isNew: true }
}

function zoneOf(deps: Deps): string {
  return markets[deps.config.policyPack].zone
}

/** The same lines are the same report, whatever stands around them in the file. */
function withoutPlace({ line: _, ...words }: ReportLine): Omit<ReportLine, 'line'> {
  return words
}

async function newLines(
  tx: Tx,
  provider: string,
  lines: readonly ReportLine[],
): Promise<readonly ReportLine[] | ReportFault> {
  const known = new Map<string, KnownLine>()
  for (let from = 0; from < lines.length; from += atOnce) {
    const ids = lines.slice(from, from + atOnce).map(({ id }) => id)
    for (const line of await knownLines(tx, provider, ids)) known.set(line.id, line)
  }
  for (const line of lines) {
    const before = known.get(line.id)
    if (before !== undefined && !saysTheSame(line, before))
      return { fault: 'saidOtherwise', line: line.line, column: '', found: line.id.slice(0, 40) }
  }
  return lines.filter(({ id }) => !known.has(id))
}

/** True where two reports say the same of a line. */
export function saysTheSame(line: ReportLine, before: KnownLine): boolean {
  return (Object.keys(before) as (keyof KnownLine)[]).every((field) => line[field] === before[field])
}

async function compare(tx: Tx, deps: Deps, provider: string, lines: readonly ReportLine[]): Promise<ComparedLine[]> {
  const found = await findOurs(tx, provider, lines)
  return lines.map((line) => {
    const ours = found.get(line.id) ?? null
    return { id: deps.ids.inOrder('set'), line, state: compareLine(line, ours), ours }
  })
}

/** One entry for what was settled on a day in an account, and one for what of it was ours. */
async function postReport(
  tx: Tx,
  deps: Deps,
  { id, provider }: StoredReport,
  compared: readonly ComparedLine[],
): Promise<void> {
  const writes = emptyBatch()
  const add = (kind: string, place: string, valueDate: CalendarDate, currency: string, transfers: CashTransfer[]) => {
    if (transfers.length === 0) return
    const postingDate = deps.clock.today(zoneOf(deps))
    writes.entries.push({ kind, idemKey: `${id}:${place}`, loanId: null, valueDate, postingDate, currency, transfers })
  }
  for (const settlement of settlementsOf(compared.map(({ line }) => line))) {
    const { settledOn, currency, bankAccount } = settlement
    const place = `${settledOn}:${currency}:${bankAccount}`
    add('settlement', place, settledOn, currency, settlementTransfers(provider, settlement))
  }
  for (const [place, { line, ours, grossMinor }] of matchedSums(compared)) {
    const transfers = matchTransfers(provider, ours, grossMinor)
    add('settlementMatch', place, line.settledOn, line.currency, transfers)
  }
  await openAccounts(tx, accountsOf(writes.entries.flatMap(({ transfers }) => transfers)))
  await writeBatch(tx, writes)
}

/** The accounts that these transfers name. */
export function accountsOf(transfers: readonly Pick<CashTransfer, 'debit' | 'credit'>[]): string[] {
  return [...new Set(transfers.flatMap(({ debit, credit }) => [debit, credit]))]
}

/** What of ours was settled, by day, currency and account. */
function matchedSums(compared: readonly ComparedLine[]) {
  const sums = new Map<
    string,
    {
      readonly line: ReportLine
      readonly ours: 'cashClearing' | 'payoutClearing' | 'refundClearing'
      grossMinor: number
    }
  >()
  for (const { line, state, ours } of compared) {
    if (state !== 'matched' || ours === null) continue
    const place = `${line.settledOn}:${line.currency}:${ours.account}`
    const sum = sums.get(place)
    if (sum === undefined) sums.set(place, { line, ours: ours.account, grossMinor: line.grossMinor })
    else sum.grossMinor += line.grossMinor
  }
  return sums
}

/** What was booked since the last complete moment, or since the first report began, and is in no report. */
async function noteAbsences(
  tx: Tx,
  deps: Deps,
  { provider, hasPayouts }: Importing,
  { completeThrough: through, settledFrom, importedAt: now }: StoredReport,
  known: Awaited<ReturnType<typeof completeThrough>>,
): Promise<void> {
  const begin = startOfDayIn(zoneOf(deps), settledFrom)
  const after = known === null ? new Date(begin.getTime() - 1) : known.through
  if (through <= after) return
  const booked = { provider, after, through, now }
  await notePaymentAbsences(tx, booked)
  if (hasPayouts) await notePayoutAbsences(tx, booked)
}

/** A payment that was settled and that we never heard of: the provider is asked about its reference, and the answer is booked. */
async function askAboutMissed(tx: Tx, deps: Deps, provider: string, compared: readonly ComparedLine[]): Promise<void> {
  for (const { line, state } of compared) {
    if (state !== 'weMissIt' || line.kind !== 'payment' || line.reference === '') continue
    await askAboutLater(tx, deps, { provider, reference: line.reference, because: `settled:${line.id}` })
  }
}
