// Reads a settlement report line by line by its mapping, and holds none: all is understood, or the first fault has its line and column.

import type { CalendarDate } from '../calendar-date.ts'
import { currencies } from '../market/market.ts'
import { minorLimit } from '../money.ts'
import { type AmountReader, amountReader, cellsOf, isFormula, readDay } from './read-cells.ts'
import { isFault, type ReportFault, type ReportFaultName } from './report-fault.ts'
import {
  directionOf,
  type ReportColumns,
  type ReportLine,
  type ReportLineKind,
  type ReportMapping,
} from './report-mapping.ts'
import { seenNumbers } from './seen-numbers.ts'

/** Lines of one report: more than the largest lender settles in a day. The numbers of so many take 32 MB. */
const reportLinesMax = 1_000_000
/** Lines without a word in one report: some programs end a file with a few. A file of nothing else is not read through. */
const emptyLinesMax = 1_000
const nameMax = 100
const referenceMax = 255
const shownMax = 40

interface ReadReport {
  /** Without the line of names, the total and what is skipped. */
  readonly lines: number
  readonly settledFrom: CalendarDate
  readonly settledThrough: CalendarDate
}

export interface ReportReader {
  /** Takes the next line, without its end: what it says, null where it says nothing. A fault is the end of the reading. */
  take(text: string): ReportLine | ReportFault | null
  /** What was read, once there are no more lines. */
  end(): ReadReport | ReportFault
}

/** Where each column stands in the file. */
type Places = Readonly<Record<string, number>>

/** A reader for one report of at most so many lines. */
export function reportReader(mapping: ReportMapping, linesMax = reportLinesMax): ReportReader {
  const read = amountReader(mapping)
  const seen = seenNumbers()
  let lines = 0
  let days: Days | null = null
  let number = 0
  let emptyLines = 0
  let places: Places | null = null
  let cellCount = 0
  let total: 'none' | 'seen' = 'none'
  let grossMinor = 0
  let netMinor = 0

  return {
    take(given) {
      number += 1
      const text = number === 1 ? given.replace(/^\uFEFF/, '') : given
      if (text.trim() === '') {
        emptyLines += 1
        return emptyLines > emptyLinesMax ? faultOf('tooManyEmptyLines', number, '', `at most ${emptyLinesMax}`) : null
      }
      if (text.includes('\uFFFD')) return faultOf('notUtf8', number, '', '')
      const cells = cellsOf(text, mapping.delimiter)
      if (cells === null) return faultOf('quoteIsOpen', number, '', '')
      if (places === null) {
        const found = placesOf(cells, mapping.columns, number)
        if (isFault(found)) return found
        places = found
        cellCount = cells.length
        return null
      }
      if (total === 'seen') return faultOf('linesAfterTotal', number, '', '')
      if (cells.length !== cellCount) return faultOf('cellsDiffer', number, '', `${cells.length} and ${cellCount}`)
      const row = rowOf({ cells, places, line: number, mapping, read })
      if (mapping.totalMarker !== undefined && row.at(mapping.columns.id).trim() === mapping.totalMarker) {
        total = 'seen'
        return wrongTotal(row, { grossMinor, netMinor })
      }
      if (lines === linesMax) return faultOf('tooManyLines', number, '', `at most ${linesMax}`)
      const line = lineOf(row)
      if (line === 'skipped') return null
      if (isFault(line)) return line
      const before = seen.note(line.id, number)
      if (before !== null) return faultOf('lineIsDoubled', number, mapping.columns.id, `line ${before}`)
      grossMinor += line.grossMinor
      netMinor += line.netMinor
      if (Math.abs(grossMinor) >= minorLimit) return faultOf('notAnAmount', number, mapping.columns.amount, '')
      lines += 1
      days = withDay(days, line.settledOn)
      return line
    },
    end() {
      if (places === null) return faultOf('fileIsEmpty', 1, '', '')
      if (mapping.totalMarker !== undefined && total === 'none')
        return faultOf('totalIsMissing', number, mapping.columns.id, '')
      return days === null ? faultOf('hasNoLines', number, '', '') : { lines, ...days }
    },
  }
}

type Days = Pick<ReadReport, 'settledFrom' | 'settledThrough'>

function withDay(days: Days | null, day: CalendarDate): Days {
  if (days === null) return { settledFrom: day, settledThrough: day }
  if (day < days.settledFrom) return { ...days, settledFrom: day }
  return day > days.settledThrough ? { ...days, settledThrough: day } : days
}

function faultOf(fault: ReportFaultName, line: number, column: string, found: string): ReportFault {
  return { fault, line, column, found: found.replace(/\p{Cc}/gu, ' ').slice(0, shownMax) }
}

function namesOf({ fees, ...single }: ReportColumns): readonly string[] {
  return [...Object.values(single).filter((name) => name !== undefined), ...fees]
}

function placesOf(cells: readonly string[], columns: ReportColumns, line: number): Places | ReportFault {
  const names = cells.map((cell) => cell.trim())
  const places: Record<string, number> = {}
  for (const name of namesOf(columns)) {
    const place = names.indexOf(name)
    if (place === -1) return faultOf('columnIsMissing', line, name, '')
    if (names.includes(name, place + 1)) return faultOf('columnComesTwice', line, name, '')
    places[name] = place
  }
  return places
}

interface Row {
  readonly line: number
  readonly mapping: ReportMapping
  readonly at: (column: string) => string
  readonly read: AmountReader
  readonly wrong: (fault: ReportFaultName, column: string) => ReportFault
}

interface Given {
  readonly cells: readonly string[]
  readonly places: Places
  readonly line: number
  readonly mapping: ReportMapping
  readonly read: AmountReader
}

function rowOf({ cells, places, line, mapping, read }: Given): Row {
  const at = (column: string): string => cells[places[column] ?? -1] ?? ''
  return { line, mapping, at, read, wrong: (fault, column) => faultOf(fault, line, column, at(column).trim()) }
}

/** The total's amount and net have to be those of the lines; a cell may be empty, but not both. */
function wrongTotal(row: Row, sums: { readonly grossMinor: number; readonly netMinor: number }): ReportFault | null {
  const { amount, net } = row.mapping.columns
  const said = [
    [amount, sums.grossMinor] as const,
    ...(net === undefined ? [] : [[net, sums.netMinor] as const]),
  ].filter(([column]) => row.at(column).trim() !== '')
  if (said.length === 0) return row.wrong('cellIsEmpty', amount)
  for (const [column, sumMinor] of said) {
    const minor = row.read(row.at(column))
    if (minor === null) return row.wrong('notAnAmount', column)
    if (minor !== sumMinor) return row.wrong('totalDoesNotAddUp', column)
  }
  return null
}

function lineOf(row: Row): ReportLine | ReportFault | 'skipped' {
  const { columns, kinds, currency, days } = row.mapping
  const kind = kindOf(row, columns.kind, kinds)
  if (kind === 'skipped' || isFault(kind)) return kind
  const id = textAt(row, columns.id, nameMax)
  if (isFault(id)) return id
  const transactionId = columns.transaction === undefined ? id : textAt(row, columns.transaction, nameMax)
  if (isFault(transactionId)) return transactionId
  const hasReference = columns.reference !== undefined && row.at(columns.reference).trim() !== ''
  const reference = hasReference ? textAt(row, columns.reference, referenceMax) : ''
  if (isFault(reference)) return reference
  const money = moneyOf(row, kind)
  if (isFault(money)) return money
  const unit = columns.currency === undefined ? (currency ?? '') : row.at(columns.currency).trim()
  if (!currencies.some((one) => one === unit)) return row.wrong('currencyIsUnknown', columns.currency ?? '')
  const settledOn = readDay(row.at(columns.settledOn), days)
  if (settledOn === null) return row.wrong('notADay', columns.settledOn)
  const bankAccount = accountOf(row)
  if (isFault(bankAccount)) return bankAccount
  return { line: row.line, id, kind, transactionId, reference, ...money, currency: unit, settledOn, bankAccount }
}

function kindOf(
  row: Row,
  column: string | undefined,
  kinds: ReportMapping['kinds'],
): ReportLineKind | 'skipped' | ReportFault {
  if (column === undefined) return 'payment'
  const word = row.at(column).trim()
  return Object.hasOwn(kinds, word) ? (kinds[word] ?? 'skipped') : row.wrong('kindIsUnknown', column)
}

function accountOf(row: Row): string | ReportFault {
  const { bankAccounts: accounts, columns } = row.mapping
  if (typeof accounts === 'string') return accounts
  const column = columns.bankAccount ?? ''
  const said = row.at(column).trim()
  return Object.hasOwn(accounts, said) ? (accounts[said] ?? '') : row.wrong('bankAccountIsUnknown', column)
}

function textAt(row: Row, column: string, most: number): string | ReportFault {
  const text = row.at(column).trim()
  if (text === '') return row.wrong('cellIsEmpty', column)
  if (isFormula(text)) return row.wrong('cellIsFormula', column)
  if (text.length > most) return row.wrong('cellIsTooLong', column)
  return /\p{Cc}/u.test(text) ? row.wrong('cellIsUnreadable', column) : text
}

type LineMoney = Pick<ReportLine, 'grossMinor' | 'feeMinor' | 'netMinor'>

/** Amounts come with the sign of the kind or without one; fees likewise. Where there is a net amount, all must add up to it. */
function moneyOf(row: Row, kind: ReportLineKind): LineMoney | ReportFault {
  const { amount, fees, net } = row.mapping.columns
  const written = amountAt(row, amount)
  if (isFault(written)) return written
  const grossMinor = grossOf(row, kind, written)
  if (isFault(grossMinor)) return grossMinor
  let writtenFees = 0
  for (const column of fees) {
    const fee = row.at(column).trim() === '' ? 0 : amountAt(row, column)
    if (isFault(fee)) return fee
    writtenFees += fee
  }
  const usual = Math.abs(writtenFees)
  const feeMinor = kind === 'fee' && fees.length === 0 ? Math.abs(written) : usual
  if (net === undefined) return { grossMinor, feeMinor, netMinor: grossMinor - feeMinor }
  const saidNet = amountAt(row, net)
  if (isFault(saidNet)) return saidNet
  // A report that writes all amounts without a sign writes its net amounts so, too; a fee may also have been given back.
  for (const cost of [feeMinor, -feeMinor]) {
    const netMinor = grossMinor - cost
    if (saidNet === netMinor || (saidNet > 0 && written > 0 && -saidNet === netMinor))
      return { grossMinor, feeMinor: cost, netMinor }
  }
  return row.wrong('netDoesNotAddUp', net)
}

function grossOf(row: Row, kind: ReportLineKind, written: number): number | ReportFault {
  const { amount } = row.mapping.columns
  if (kind === 'fee') return 0
  if (written === 0) return row.wrong('amountIsZero', amount)
  if (kind === 'ownTransfer') return written
  if (directionOf[kind] === 1) return written > 0 ? written : row.wrong('amountHasWrongSign', amount)
  return -Math.abs(written)
}

function amountAt(row: Row, column: string): number | ReportFault {
  const text = row.at(column).trim()
  if (text === '') return row.wrong('cellIsEmpty', column)
  if (isFormula(text)) return row.wrong('cellIsFormula', column)
  return row.read(text) ?? row.wrong('notAnAmount', column)
}
