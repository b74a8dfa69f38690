// Compares a report part by part: each line once, against ours, posted to the ledger. A part is one transaction and is gone with it,
// so a process that is killed leaves whole parts behind, and the next one goes on with the first that is left.
import { setTimeout as delay } from 'node:timers/promises'
import { type CalendarDate, startOfDayIn } from '../../core/calendar-date.ts'
import {
  type CashTransfer,
  matchTransfers,
  settlementsOf,
  settlementTransfers,
} from '../../core/ledger/settlement-postings.ts'
import { markets } from '../../core/market/markets.ts'
import { compareLine } from '../../core/reconciliation/compare-line.ts'
import type { ReportLine } from '../../core/reconciliation/report-mapping.ts'
import { emptyBatch, writeBatch } from '../batch/door.ts'
import type { Tx } from '../db/database.ts'
import { openAccounts } from '../db/ledger/ledger.ts'
import type { Deps } from '../deps.ts'
import type { Lease } from '../jobs/run-jobs.ts'
import { askAboutLater } from '../payment/heard/door.ts'
import { findOurs } from './find-ours.ts'
import { type BookPayload, bookLater, lookAgainAfter, takePart } from './report-part-store.ts'
import {
  type ComparedLine,
  completeThrough,
  countPart,
  findReport,
  forgetAbsences,
  insertLines,
  lockReports,
  markWhole,
  notePaymentAbsences,
  notePayoutAbsences,
} from './settlement-store.ts'
import { addToSums } from './settlement-sum-store.ts'
import { splitLines } from './stage-report.ts'

interface OfReport {
  readonly reportId: string
  readonly provider: string
}

/** Compares the next part of a report; false where none is left. */
export async function bookPart(tx: Tx, deps: Deps, { reportId, provider }: OfReport): Promise<boolean> {
  await lockReports(tx, provider)
  const taken = await takePart(tx, reportId)
  if (taken === null) return false
  const { part, lines } = taken
  const { fresh, changed } = await splitLines(tx, provider, lines)
  for (const { id } of changed) alertOfChange(deps, provider, id)
  const compared = await compare(tx, deps, provider, fresh)
  await insertLines(tx, { provider, reportId, now: deps.clock.now() }, compared)
  await addToSums(tx, reportId, compared)
  await countPart(tx, { reportId, lines: lines.length, newLines: fresh.length, changedLines: changed.length })
  await post(tx, deps, { provider, place: `${reportId}:${part}`, compared })
  await forgetAbsences(
    tx,
    compared.flatMap(({ ours }) => (ours === null ? [] : [ours.subjectId])),
  )
  await askAboutMissed(tx, deps, provider, compared)
  return true
}

/** A provider says something else of a settlement than before: what it said first stays, and an alert calls the operator. */
export function alertOfChange(deps: Pick<Deps, 'log'>, provider: string, lineId: string): void {
  const fields = { kind: 'settlementAlert', provider, transactionId: lineId }
  deps.log.error(fields, 'a provider has changed what it said of a settlement')
}

function zoneOf(deps: Deps): string {
  return markets[deps.config.policyPack].zone
}

async function compare(tx: Tx, deps: Deps, provider: string, lines: readonly ReportLine[]): Promise<ComparedLine[]> {
  const found = await findOurs(tx, provider, lines)
  return lines.map((line) => {
    const ours = found.get(line.id) ?? null
    return { id: deps.ids.inOrder('set'), line, state: compareLine(line, ours), ours }
  })
}

interface Posting {
  readonly provider: string
  /** The report and its part: what is posted once. */
  readonly place: string
  readonly compared: readonly ComparedLine[]
}

/** One entry for what a part settles on a day in an account, and one for what of it was ours. */
async function post(tx: Tx, deps: Deps, { provider, place, compared }: Posting): Promise<void> {
  const writes = emptyBatch()
  const add = (kind: string, at: string, valueDate: CalendarDate, currency: string, transfers: CashTransfer[]) => {
    if (transfers.length === 0) return
    const postingDate = deps.clock.today(zoneOf(deps))
    writes.entries.push({ kind, idemKey: `${place}:${at}`, loanId: null, valueDate, postingDate, currency, transfers })
  }
  for (const settlement of settlementsOf(compared.map(({ line }) => line))) {
    const { settledOn, currency, bankAccount } = settlement
    const at = `${settledOn}:${currency}:${bankAccount}`
    add('settlement', at, settledOn, currency, settlementTransfers(provider, settlement))
  }
  for (const [at, { line, ours, grossMinor }] of matchedSums(compared)) {
    const transfers = matchTransfers(provider, ours, grossMinor)
    add('settlementMatch', at, line.settledOn, line.currency, transfers)
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
    const at = `${line.settledOn}:${line.currency}:${ours.account}`
    const sum = sums.get(at)
    if (sum === undefined) sums.set(at, { line, ours: ours.account, grossMinor: line.grossMinor })
    else sum.grossMinor += line.grossMinor
  }
  return sums
}

/** A payment that was settled and that we never heard of: the provider is asked about its reference, and the answer is booked. */
async function askAboutMissed(tx: Tx, deps: Deps, provider: string, compared: readonly ComparedLine[]): Promise<void> {
  for (const { line, state } of compared) {
    if (state !== 'weMissIt' || line.kind !== 'payment' || line.reference === '') continue
    await askAboutLater(tx, deps, { provider, reference: line.reference, because: `settled:${line.id}` })
  }
}

const hourMs = 3_600_000
/** Steps in which a time is looked through at most, however long it is. */
const stepsMax = 500

/**
 * Ends a report whose parts were all compared: notes what was booked since the last complete moment, or since the first report began,
 * and is in no report. Each step of that time runs in a transaction that `within` gives. Safe to run twice.
 */
export async function endReport(
  deps: Deps,
  { reportId, hasPayouts }: { readonly reportId: string; readonly hasPayouts: boolean },
  within: (work: (tx: Tx) => Promise<void>) => Promise<void>,
): Promise<void> {
  const span = await spanOf(deps, reportId, within)
  if (span === null) return
  const { provider, importedAt: now } = span
  const stepMs = Math.max(hourMs, (span.through.getTime() - span.after.getTime()) / stepsMax)
  for (let from = span.after.getTime(); from < span.through.getTime(); from += stepMs) {
    const through = new Date(Math.min(from + stepMs, span.through.getTime()))
    const booked = { provider, after: new Date(from), through, now }
    await within(async (tx) => {
      await lockReports(tx, provider)
      await notePaymentAbsences(tx, booked)
      if (hasPayouts) await notePayoutAbsences(tx, booked)
    })
  }
  await within((tx) => markWhole(tx, reportId))
}

/** The time whose bookings have to be in this report or in one before it; null for a report that has ended. */
async function spanOf(deps: Deps, reportId: string, within: (work: (tx: Tx) => Promise<void>) => Promise<void>) {
  let span: { provider: string; importedAt: Date; after: Date; through: Date } | null = null
  await within(async (tx) => {
    const report = await findReport(tx, reportId)
    if (report === null || report.isWhole) return
    const { provider, importedAt, settledFrom, completeThrough: through } = report
    const known = await completeThrough(tx, provider)
    const begin = startOfDayIn(zoneOf(deps), settledFrom)
    span = { provider, importedAt, after: known === null ? new Date(begin.getTime() - 1) : known.through, through }
  })
  return span as { provider: string; importedAt: Date; after: Date; through: Date } | null
}

/** Parts of one job: other jobs get their turn before the next one. */
const partsOfJob = 10

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
