// The desk's tables. A table is its columns as data: the head of each, what stands below it in a row, and whether a narrow window has room for it.

import type { ReactNode } from 'react'
import { Money, Scroll, When } from './parts.tsx'

interface Head {
  readonly head: ReactNode
  /** Left out in a narrow window: its name cell says what is needed there. */
  readonly wide?: boolean
}

/** A column of a row of this form. `name` is the heading of its row; `count` and `figure` stand to the right, `mark` in a narrow column. */
export type Column<Row> = Head & {
  /** Classes of its cells besides those of the kind. */
  readonly look?: string | ((row: Row) => string | undefined)
} & (
    | { readonly kind?: 'name' | 'text' | 'count' | 'figure' | 'mark'; readonly cell: (row: Row) => ReactNode }
    /** Minor units in the currency of the table; null leaves the cell empty. */
    | { readonly kind: 'amount'; readonly cell: (row: Row) => number | null }
    /** A day or a moment; null leaves the cell empty. */
    | { readonly kind: 'day'; readonly cell: (row: Row) => string | null }
  )

const kindClasses: Partial<Record<NonNullable<Column<unknown>['kind']>, string>> = {
  amount: 'r',
  count: 'r',
  figure: 'r',
  mark: 'mark',
}

const classes = (...names: readonly (string | false | undefined)[]): string | undefined =>
  names.filter((name) => name !== undefined && name !== false && name !== '').join(' ') || undefined

/** What is hidden from the eye and said by a screen reader, as the head of a column. */
export const Spoken = ({ children }: { children: ReactNode }) => <span className="hide">{children}</span>

interface FrameProps {
  readonly caption: string
  readonly isCaptionSeen?: boolean
  /** Within a cell of another table: closer, without lines. */
  readonly isInner?: boolean
  /** How its rows scroll in a narrow window: `fits` needs no more room than there is. */
  readonly scroll?: 'fits' | 'scrolls' | undefined
}

interface LinesProps extends FrameProps {
  readonly columns: readonly (Head & { readonly kind?: Column<unknown>['kind'] })[]
  /** One body, or one for each group of rows. */
  readonly children: ReactNode
}

/** The frame of a table: its caption and the heads of its columns. */
export function Lines({ caption, isCaptionSeen = false, isInner = false, scroll, columns, children }: LinesProps) {
  const table = (
    <table className={isInner ? undefined : 'lines'}>
      <caption className={isCaptionSeen || isInner ? undefined : 'hide'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head, kind = 'text', wide }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn once
            <th key={place} scope="col" className={classes(kindClasses[kind], wide && 'wd')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  )
  if (scroll === undefined) return table
  return (
    <Scroll label={caption} fits={scroll === 'fits'}>
      {table}
    </Scroll>
  )
}

interface RowsProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  /** The currency of its amounts: one of all rows, or each row's. */
  readonly currency?: string | ((row: Row) => string)
  /** True where keys lead from row to row. */
  readonly byKeys?: boolean
  /** Of a row that adds others up. */
  readonly look?: (row: Row) => 'sum' | 'total' | 'group' | undefined
  readonly idOf?: (row: Row) => string
  /** True where what a row holds stands open below it. */
  readonly isOpen?: boolean
}

interface TableProps<Row> extends FrameProps, Omit<RowsProps<Row>, 'columns' | 'isOpen'> {
  /** False for one that is not shown. */
  readonly columns: readonly (Column<Row> | false)[]
  /** Said in its place where there are no rows. */
  readonly none?: string
  /** Rows of another form, below the others. */
  readonly children?: ReactNode
}

export function Table<Row>({ columns, rows, none, currency, byKeys, look, idOf, children, ...frame }: TableProps<Row>) {
  if (rows.length === 0 && none !== undefined) return <p className="quiet">{none}</p>
  const shown = columns.filter((column) => column !== false)
  return (
    <Lines {...frame} columns={shown}>
      <tbody>
        <Rows columns={shown} {...{ rows, currency, byKeys, look, idOf }} />
        {children}
      </tbody>
    </Lines>
  )
}

/** The rows of a table, for a body of several. */
export function Rows<Row>({ columns, rows, currency, byKeys = false, look, idOf, isOpen = false }: RowsProps<Row>) {
  return rows.map((row, at) => (
    <tr
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn once
      key={at}
      data-row={byKeys ? '' : undefined}
      id={idOf?.(row)}
      className={look?.(row)}
      aria-current={isOpen || undefined}
    >
      {columns.map((column, place) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn once
          key={place}
          column={column}
          row={row}
          currency={typeof currency === 'function' ? currency(row) : currency}
        />
      ))}
    </tr>
  ))
}

function Cell<Row>({ column, row, currency }: { column: Column<Row>; row: Row; currency: string | undefined }) {
  const { kind = 'text', wide, look } = column
  const own = typeof look === 'function' ? look(row) : look
  const className = classes(kindClasses[kind], wide && 'wd', kind === 'count' && 'num', own)
  if (kind === 'name')
    return (
      <th scope="row" className={className}>
        {inside(column, row, currency)}
      </th>
    )
  return <td className={className}>{inside(column, row, currency)}</td>
}

function inside<Row>(column: Column<Row>, row: Row, currency: string | undefined): ReactNode {
  if (column.kind === 'amount') {
    const minor = column.cell(row)
    if (minor === null) return null
    if (currency === undefined) throw new Error('a table with amounts says in which currency they are')
    return <Money minor={minor} currency={currency} />
  }
  if (column.kind !== 'day') return column.cell(row)
  const at = column.cell(row)
  return at === null ? null : <When at={at} />
}
