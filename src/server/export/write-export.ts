// Writes one planned file, and hands it to the store of the lender.

import type { DeskFile } from '../../contracts/desk-call.ts'
import { addDays, startOfDayIn } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import type { Deps } from '../deps.ts'
import type { Lease } from '../jobs/run-jobs.ts'
import { insertSystemAct } from '../officer/act/door.ts'
import { arrearsFile } from './arrears-file.ts'
import { complaintRegister } from './complaint-register.ts'
import { type ExportFileRow, findExportFile, markFailed, markWritten } from './export-file-store.ts'
import { journalFile, trialBalanceFile } from './journal.ts'
import { portfolioFile } from './portfolio-file.ts'

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
