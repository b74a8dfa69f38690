// A CSV file that is written while it is sent: a page of rows at a time.

import type { DeskFile } from '../../contracts/desk-call.ts'
import { type Columns, csvHead, csvRow } from '../../core/csv.ts'

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
