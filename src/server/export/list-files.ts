// What is written by itself, and the files of it, the newest first.

import { type DeskReader, deskMoment } from '../officer/call/door.ts'
import { lenderDay } from '../portfolio/door.ts'
import { listExportFileRows } from './export-file-store.ts'
import { newestSealed } from './journal.ts'

export const listExportFiles: DeskReader<'listExportFiles'> = async ({ before, limit }, { db, deps }) => {
  const { exports } = deps.config
  const found = await listExportFileRows(db, before === undefined ? null : Number(before), limit + 1)
  const rows = found.slice(0, limit)
  return {
    today: lenderDay(deps),
    seal: await newestSealed(db),
    plan: [...(exports?.plan ?? [])],
    place: exports?.place.kind ?? null,
    files: rows.map(({ position: _, plannedAt, failedAt, writtenAt, ...file }) => ({
      ...file,
      state: writtenAt !== null ? ('written' as const) : failedAt !== null ? ('failed' as const) : ('planned' as const),
      plannedAt: deskMoment(deps, plannedAt),
      failedAt: deskMoment(deps, failedAt),
      writtenAt: deskMoment(deps, writtenAt),
    })),
    next: found.length > limit ? String(rows.at(-1)?.position) : null,
  }
}
