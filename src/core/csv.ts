// Lines of a CSV file (RFC 4180) that a spreadsheet opens without running anything in them.

/** A figure stays a figure, also below 0; null is an empty cell. */
export type Cell = string | number | null

/** What makes a spreadsheet take a text for a formula, in wide letters, too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** An amount in major units, which is a text for the sake of its two places. */
const amount = /^-\d+\.\d\d$/

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = formula.test(cell) && !amount.test(cell) ? `'${cell}` : cell
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The columns of a table in their order: the name of each, and what stands in it. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>

/** The line of names, with its end. */
export const csvHead = (columns: Columns<never>): string => csvLine(Object.keys(columns))

/** One line of a table, with its end. */
export function csvRow<Row>(columns: Columns<Row>, row: Row): string {
  return csvLine(Object.values(columns).map((cell) => cell(row)))
}

/** One line with its end. A text that looks like a formula gets an apostrophe before it. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}
