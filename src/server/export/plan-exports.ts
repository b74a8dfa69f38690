// Plans the files that the lender wants of the days that are closed.

import type { DeskFile } from '../../contracts/desk-call.ts'
import { addDays, type CalendarDate, startOfDayIn } from '../../core/calendar-date.ts'
import { type ExportPlan, exportFileName, periodsSince } from '../../core/export/schedule.ts'
import { markets } from '../../core/market/markets.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/queue.ts'
import type { Lease } from '../jobs/run-jobs.ts'
import { insertSystemAct } from '../officer/act/door.ts'
import { lenderDay } from '../portfolio/door.ts'
import { arrearsFile } from './arrears-file.ts'
import { complaintRegister } from './complaint-register.ts'
import {
  type ExportFileRow,
  findExportFile,
  insertExportFile,
  lastPlanned,
  markFailed,
  markWritten,
  type PlannedFile,
} from './export-file-store.ts'
import { journalFile, lastSeal, trialBalanceFile } from './journal.ts'
import { portfolioFile } from './portfolio-file.ts'

/** Topic of one file. Payload: `{name}`. */
export const writeExportTopic = 'writeExport'

async function isClosed(db: Queries, market: string, day: CalendarDate): Promise<boolean> {
  const rows = await db.query('select 1 from closed_day where market = $1 and through >= $2', [market, day])
  return rows.length === 1
}

/**
 * Plans every file whose period ended through yesterday and that was not planned yet: a pause of the product leaves none out. Throws
 * while today's close, which seals the ledger, is not done. Safe to run twice.
 */
export async function planExports(deps: Deps): Promise<void> {
  const { config, db, clock } = deps
  const today = lenderDay(deps)
  if (config.exports === null) return
  if (!(await isClosed(db, config.policyPack, today))) throw new Error('the close of the day is not done yet')
  const files = await dueFiles(deps, config.exports.plan, addDays(today, -1))
  await db.transaction(async (tx) => {
    for (const file of files) {
      if (!(await insertExportFile(tx, file, clock.now()))) continue
      const { name } = file
      await enqueue(tx, { topic: writeExportTopic, key: name, payload: { name }, runAt: clock.now() })
    }
  })
}

async function dueFiles({ config, db }: Deps, plan: ExportPlan, through: CalendarDate): Promise<PlannedFile[]> {
  const files: PlannedFile[] = []
  for (const { kind, rhythm } of plan) {
    const last = await lastPlanned(db, kind)
    const periods = periodsSince(rhythm, last.toDay, through)
    const newest = periods.at(-1)
    if (newest === undefined) continue
    if (kind !== 'journal') {
      for (const period of periods) {
        const name = exportFileName(config.policyPack, kind, period)
        files.push({ name, kind, fromDay: period.from, toDay: period.to, fromSeal: null, toSeal: null })
      }
      continue
    }
    // One file of all seals since the last one: put together, the journals are the whole ledger, without a gap.
    const seals = { fromSeal: (last.toSeal ?? 0) + 1, toSeal: await lastSeal(db) }
    if (seals.toSeal < seals.fromSeal) continue
    const name = exportFileName(config.policyPack, kind, seals)
    files.push({ name, kind, fromDay: periods[0]?.from ?? newest.from, toDay: newest.to, ...seals })
  }
  return files
}

/** The content of a file: the same each time, from what was so at the end of its last day. */
async function contentOf(deps: Deps, file: ExportFileRow): Promise<DeskFile> {
  const { db, config } = deps
  const { kind, fromDay: from, toDay: to, fromSeal, toSeal } = file
  switch (kind) {
    case 'journal':
      return await journalFile(deps, db, { from: fromSeal ?? 1, to: toSeal ?? 0 })
    case 'trial-balance':
      return trialBalanceFile(deps, db, to)
    case 'portfolio':
      return portfolioFile(deps, db, to)
    case 'arrears':
      return arrearsFile(deps, db, to)
    case 'complaints': {
      const end = startOfDayIn(markets[config.policyPack].zone, addDays(to, 1))
      return complaintRegister(deps, db, { from, to }, new Date(end.getTime() - 1))
    }
  }
}

async function* renewing(content: DeskFile['content'], lease: Pick<Lease, 'renew'>): AsyncIterable<string> {
  if (content instanceof Uint8Array) throw new Error('an export is written in parts')
  for await (const part of content) {
    await lease.renew()
    yield part
  }
}

/**
 * Writes a planned file and notes it, once. Where it fails an alert is logged, the file stays planned, and the job comes back for it; a
 * process that was killed between the file and its note writes the same file again.
 */
export async function writeExport(deps: Deps, name: string, lease: Pick<Lease, 'renew'>): Promise<void> {
  const { db, clock, exportStore } = deps
  const file = await findExportFile(db, name)
  if (file === null || file.writtenAt !== null) return
  try {
    if (exportStore === null) throw new Error('EXPORTS is not set any more, and a file of it waits')
    const written = await exportStore.write(name, renewing((await contentOf(deps, file)).content, lease))
    await db.transaction(async (tx) => {
      if (await markWritten(tx, name, written, clock.now()))
        await insertSystemAct(tx, deps, { act: 'exportWritten', subject: name, after: written })
    })
  } catch (error) {
    deps.log.error({ kind: 'exportAlert', file: name, err: error }, 'a scheduled export could not be written')
    await db.transaction(async (tx) => {
      if (await markFailed(tx, name, clock.now()))
        await insertSystemAct(tx, deps, { act: 'exportFailed', subject: name })
    })
    throw error
  }
}
