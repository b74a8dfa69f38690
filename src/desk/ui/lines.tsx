// A table of lines, as the desk's lists are: its caption for a screen reader, and its columns.

import type { ReactNode } from 'react'

/** The words over a column; `wd` where they may break in a narrow window, `r` over figures. */
export type Column = string | { readonly name: string; readonly kind: 'wd' | 'r' | 'r wd' }

const nameOf = (column: Column): string => (typeof column === 'string' ? column : column.name)

/** `children` are its bodies: one, or one for each group of lines. */
export function Lines({
  caption,
  isCaptionSeen = false,
  columns,
  children,
}: {
  caption: string
  isCaptionSeen?: boolean
  columns: readonly Column[]
  children: ReactNode
}) {
  return (
    <table className="lines">
      <caption className={isCaptionSeen ? undefined : 'hide'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={nameOf(column)} scope="col" className={typeof column === 'string' ? undefined : column.kind}>
              {nameOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  )
}
