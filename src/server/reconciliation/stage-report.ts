// Stores a report in parts, outside any transaction: all of it was understood and says what earlier reports said, or nothing of it stays.

import { createHash } from 'node:crypto'
import type { CalendarDate } from '../../core/calendar-date.ts'
import { isFault, type ReportFault } from '../../core/reconciliation/report-fault.ts'
import type { ReportLine } from '../../core/reconciliation/report-mapping.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { dropParts, insertPart } from './report-part-store.ts'
import { type KnownLine, knownLines } from './settlement-store.ts'

/**
 * Lines of a part, which one transaction compares: 70 milliseconds. On the embedded database no other query is answered meanwhile.
 */
const linesOfPart = 1_000

/** A report whose parts are stored. */
export interface Staged {
  readonly reportId: string
  readonly provider: string
  /** sha256 of what the lines say, wherever they stand in the file. */
  readonly contentHash: Uint8Array
  readonly lines: number
  readonly parts: number
  readonly settledFrom: CalendarDate
  readonly settledThrough: CalendarDate
}

/**
 * Stores these lines. A fault, theirs or that of a line which an earlier report had in other words, is the end, and no part is left.
 * A report without lines is a bug of the caller: its reader refuses such a file.
 */
export async function stageReport(
  deps: Pick<Deps, 'db' | 'ids' | 'clock'>,
  provider: string,
  lines: AsyncIterable<ReportLine | ReportFault> | Iterable<ReportLine | ReportFault>,
): Promise<Staged | ReportFault> {
  const reportId = deps.ids.next('rep')
  try {
    const staged = await store(deps, { reportId, provider }, lines)
    if (isFault(staged)) await dropParts(deps.db, reportId)
    return staged
  } catch (error) {
    await dropParts(deps.db, reportId)
    throw error
  }
}

async function store(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { reportId, provider }: Pick<Staged, 'reportId' | 'provider'>,
  lines: AsyncIterable<ReportLine | ReportFault> | Iterable<ReportLine | ReportFault>,
): Promise<Staged | ReportFault> {
  const hash = createHash('sha256')
  let count = 0
  let parts = 0
  let from: CalendarDate | '' = ''
  let through: CalendarDate | '' = ''
  let gathered: ReportLine[] = []

  async function storePart(): Promise<ReportFault | null> {
    const fault = await saidOtherwise(db, provider, gathered)
    if (fault !== null) return fault
    await insertPart(db, { reportId, part: parts, lines: gathered, now: clock.now() })
    parts += 1
    gathered = []
    return null
  }

  for await (const line of lines) {
    if (isFault(line)) return line
    hash.update((count === 0 ? '[' : ',') + JSON.stringify(withoutPlace(line)))
    count += 1
    if (from === '' || line.settledOn < from) from = line.settledOn
    if (line.settledOn > through) through = line.settledOn
    gathered.push(line)
    if (gathered.length < linesOfPart) continue
    const fault = await storePart()
    if (fault !== null) return fault
  }
  if (gathered.length > 0) {
    const fault = await storePart()
    if (fault !== null) return fault
  }
  if (from === '' || through === '') throw new RangeError('a report without lines')
  const contentHash = hash.update(']').digest()
  return { reportId, provider, contentHash, lines: count, parts, settledFrom: from, settledThrough: through }
}

/** The same lines are the same report; what the file has around them does not count. */
function withoutPlace({ line: _, ...words }: ReportLine): Omit<ReportLine, 'line'> {
  return words
}

async function saidOtherwise(db: Queries, provider: string, lines: readonly ReportLine[]): Promise<ReportFault | null> {
  const { changed } = await splitLines(db, provider, lines)
  const [first] = changed
  return first === undefined
    ? null
    : { fault: 'saidOtherwise', line: first.line, column: '', found: first.id.slice(0, 40) }
}

/** Lines that no report had before, and those that one had in other words; what one had in the same words is in neither. */
export async function splitLines(
  db: Queries,
  provider: string,
  lines: readonly ReportLine[],
): Promise<{ readonly fresh: readonly ReportLine[]; readonly changed: readonly ReportLine[] }> {
  const ids = lines.map(({ id }) => id)
  const known = new Map((await knownLines(db, provider, ids)).map((line) => [line.id, line]))
  const changed = lines.filter((line) => {
    const before = known.get(line.id)
    return before !== undefined && !saysTheSame(line, before)
  })
  return { fresh: lines.filter(({ id }) => !known.has(id)), changed }
}

/** True where two reports say the same of a line. */
function saysTheSame(line: ReportLine, before: KnownLine): boolean {
  return (Object.keys(before) as (keyof KnownLine)[]).every((field) => line[field] === before[field])
}
