// The cells of a line of a CSV file, and what stands in them: amounts, days and names, read strictly.

import { type CalendarDate, parseCalendarDate } from '../calendar-date.ts'
import { minorLimit } from '../money.ts'
import type { ReportDayForm, ReportMapping } from './report-mapping.ts'

/** The cells of a line; null where a quotation mark is not closed or stands within a cell. */
export function cellsOf(line: string, delimiter: string): string[] | null {
  if (!line.includes('"')) return line.split(delimiter)
  const cells: string[] = []
  let at = 0
  for (;;) {
    if (line[at] === '"') {
      const quoted = quotedCell(line, at + 1)
      if (quoted === null) return null
      cells.push(quoted.text)
      at = quoted.end
      if (at === line.length) return cells
      if (!line.startsWith(delimiter, at)) return null
      at += delimiter.length
    } else {
      const end = line.indexOf(delimiter, at)
      const cell = end === -1 ? line.slice(at) : line.slice(at, end)
      if (cell.includes('"')) return null
      cells.push(cell)
      if (end === -1) return cells
      at = end + delimiter.length
    }
  }
}

/** From after the opening mark to after the closing one; two marks within stand for one. */
function quotedCell(line: string, from: number): { readonly text: string; readonly end: number } | null {
  let text = ''
  for (let at = from; ; ) {
    const mark = line.indexOf('"', at)
    if (mark === -1) return null
    text += line.slice(at, mark)
    if (line[mark + 1] !== '"') return { text, end: mark + 1 }
    text += '"'
    at = mark + 2
  }
}

/** True for what a table program would compute instead of show. */
export function isFormula(cell: string): boolean {
  return /^\s*[=@+]/.test(cell) || /^\s*-(?![\d.,])/.test(cell)
}

export type AmountReader = (cell: string) => number | null

/** Reads amounts in minor units, with the marks of the mapping and no others; null for anything else. */
export function amountReader({
  decimalMark,
  groupMark,
}: Pick<ReportMapping, 'decimalMark' | 'groupMark'>): AmountReader {
  const mark = `\\${decimalMark}`
  const whole = groupMark === '' ? '\\d{1,13}' : `(?:\\d{1,13}|\\d{1,3}(?:\\${groupMark}\\d{3}){1,4})`
  const form = new RegExp(`^(-?)(${whole})(?:${mark}(\\d{1,2}))?$`)
  return (cell) => {
    const [, sign, digits = '', fraction = ''] = form.exec(cell.trim()) ?? []
    if (sign === undefined) return null
    const plain = groupMark === '' ? digits : digits.replaceAll(groupMark, '')
    const minor = Number(plain) * 100 + Number(fraction.padEnd(2, '0'))
    if (minor >= minorLimit) return null
    return sign === '-' && minor > 0 ? -minor : minor
  }
}

const dayPlaces = {
  'YYYY-MM-DD': /^(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)(?:[T ].*)?$/,
  'DD/MM/YYYY': /^(?<d>\d\d)\/(?<m>\d\d)\/(?<y>\d{4})(?: .*)?$/,
  'MM/DD/YYYY': /^(?<m>\d\d)\/(?<d>\d\d)\/(?<y>\d{4})(?: .*)?$/,
  'DD.MM.YYYY': /^(?<d>\d\d)\.(?<m>\d\d)\.(?<y>\d{4})(?: .*)?$/,
  'DD-MM-YYYY': /^(?<d>\d\d)-(?<m>\d\d)-(?<y>\d{4})(?: .*)?$/,
} as const satisfies Record<ReportDayForm, RegExp>

/** Reads a day, a time of day after it left out; null for another form, and for a day that does not exist. */
export function readDay(cell: string, form: ReportDayForm): CalendarDate | null {
  const { y, m, d } = dayPlaces[form].exec(cell.trim())?.groups ?? {}
  return parseCalendarDate(`${y}-${m}-${d}`)
}
