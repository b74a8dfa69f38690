// Plans the files that the lender wants of the days that are closed.

import { addDays, type CalendarDate } from '../../core/calendar-date.ts'
import { type ExportPlan, exportFileName, periodsSince } from '../../core/export/schedule.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/queue.ts'
import { lenderDay } from '../portfolio/door.ts'
import { insertExportFile, lastPlanned, type PlannedFile } from './export-file-store.ts'
import { lastSeal } from './journal.ts'

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
