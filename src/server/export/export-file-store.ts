// Files that are written by themselves, as rows: planned once by name, written once.

import type { CalendarDate } from '../../core/calendar-date.ts'
import type { ExportKind } from '../../core/export/schedule.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { WrittenFile } from '../ports/export-store.ts'

export interface PlannedFile {
  readonly name: string
  readonly kind: ExportKind
  readonly fromDay: CalendarDate
  readonly toDay: CalendarDate
  /** Of a journal, else null. */
  readonly fromSeal: number | null
  readonly toSeal: number | null
}

export interface ExportFileRow extends PlannedFile {
  readonly position: number
  readonly plannedAt: Date
  readonly failedAt: Date | null
  readonly writtenAt: Date | null
  readonly bytes: number | null
  readonly hash: string | null
}

const columns = `name, position, kind, from_day as "fromDay", to_day as "toDay", from_seal as "fromSeal", to_seal as "toSeal",
  planned_at as "plannedAt", failed_at as "failedAt", written_at as "writtenAt", bytes, hash`

/** False where a file of the name was planned before. */
export async function insertExportFile(tx: Tx, file: PlannedFile, at: Date): Promise<boolean> {
  const inserted = await tx.insert(
    'insert into export_file (name, kind, from_day, to_day, from_seal, to_seal, planned_at) on conflict (name) do nothing',
    { ...file, plannedAt: at },
  )
  return inserted === 1
}

export function findExportFile(db: Queries, name: string): Promise<ExportFileRow | null> {
  return db.first<ExportFileRow>(`select ${columns} from export_file where name = $1`, [name])
}

/** The last day that a kind was planned for, and the last seal of its journals; null for none. */
export async function lastPlanned(
  db: Queries,
  kind: ExportKind,
): Promise<{ readonly toDay: CalendarDate | null; readonly toSeal: number | null }> {
  const [row] = await db.query<{ toDay: CalendarDate | null; toSeal: number | null }>(
    'select max(to_day) as "toDay", max(to_seal) as "toSeal" from export_file where kind = $1',
    [kind],
  )
  return row ?? { toDay: null, toSeal: null }
}

/** Newest first. */
export async function listExportFileRows(db: Queries, before: number | null, limit: number): Promise<ExportFileRow[]> {
  return await db.query<ExportFileRow>(
    `select ${columns} from export_file where $1::bigint is null or position < $1 order by position desc limit $2`,
    [before, limit],
  )
}

/** False where it was written before. */
export async function markWritten(tx: Tx, name: string, { bytes, hash }: WrittenFile, at: Date): Promise<boolean> {
  return await tx.changed(
    `update export_file set written_at = $2, bytes = $3, hash = $4, failed_at = null where name = $1 and written_at is null`,
    [name, at, bytes, hash],
  )
}

/** True for the first failure since it was planned. */
export async function markFailed(tx: Tx, name: string, at: Date): Promise<boolean> {
  return (
    (await tx.value<boolean>(
      `update export_file f set failed_at = $2
      from (select name, failed_at is null as "isFirst" from export_file where name = $1 for update) before
      where f.name = before.name and f.written_at is null returning before."isFirst"`,
      [name, at],
    )) ?? false
  )
}
