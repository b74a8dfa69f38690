// A CSV file that is written while it is sent: a page of rows at a time.

import type { DeskFile } from '../../contracts/desk-call.ts'
import { type CalendarDate, parseCalendarDate } from '../../core/calendar-date.ts'
import { type Columns, csvHead, csvRow } from '../../core/csv.ts'
import { type DeskRefusal, deny } from '../../core/officer/desk-refusal.ts'
import type { Deps } from '../deps.ts'
import { lenderDay } from '../portfolio/door.ts'

/** Rows are read and sent in pages of this many. */
export const exportPage = 1_000

/** `next` answers the rows after the last one of the page before; an empty page ends the file. `lines` are those of a row. */
export function csvFile<Row, Line>(
  saveAs: string,
  columns: Columns<Line>,
  next: (last: Row | null) => Promise<readonly Row[]>,
  lines: (row: Row) => Iterable<Line> | AsyncIterable<Line>,
): DeskFile {
  async function* content(): AsyncIterable<string> {
    yield csvHead(columns)
    for (let last: Row | null = null; ; ) {
      const page: readonly Row[] = await next(last)
      let text = ''
      for (const row of page) for await (const line of lines(row)) text += csvRow(columns, line)
      if (text !== '') yield text
      last = page.at(-1) ?? null
      if (last === null || page.length < exportPage) return
    }
  }
  return { mediaType: 'text/csv; charset=utf-8', saveAs, content: content() }
}

/** `asOf` as a day, `usual` where none is given. Refused as `badInput` for no date and for a day to come. */
export function askedDay(
  deps: Pick<Deps, 'clock' | 'config'>,
  asOf: string | undefined,
  usual: CalendarDate,
): CalendarDate | DeskRefusal<'badInput'> {
  const day = asOf === undefined ? usual : parseCalendarDate(asOf)
  return day === null || day > lenderDay(deps) ? deny('badInput', { fields: ['asOf'] }) : day
}
