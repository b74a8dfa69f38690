// Parts of a page of the desk: its head, a table of lines and the box that it scrolls in, the pages of a list, a list of facts.

import type { ReactNode } from 'react'
import type { Visit } from '../screen.ts'

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

/** `fits`: a table with few columns left in a narrow window, which needs no more room than there is. */
export function Scroll({ label, fits = false, children }: { label: string; fits?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus no key can scroll it
    <section className={fits ? 'scroll fits' : 'scroll'} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}

export function PageHead({ title, lead, children }: { title: ReactNode; lead: ReactNode; children?: ReactNode }) {
  return (
    <div className="top">
      <div>
        <h1 className="voice">{title}</h1>
        <p className="quiet">{lead}</p>
      </div>
      {children}
    </div>
  )
}

/** `num` sets figures under each other. */
export function Fact({ name, num = false, children }: { name: ReactNode; num?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={num ? 'num' : undefined}>{children}</dd>
    </div>
  )
}

/** The same address with other filters; null takes one away. A change of filter begins at the first page. */
export function withQuery(url: URL, changed: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(url.search)
  for (const name of ['said', ...('after' in changed ? [] : ['after'])]) query.delete(name)
  for (const [name, value] of Object.entries(changed)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString()
  return text === '' ? url.pathname : `${url.pathname}?${text}`
}

/** `next` is the key of the next page as the call gave it; null on the last one. */
export function Pages({ next, visit: { url, words } }: { next: string | null; visit: Visit }) {
  const isFirst = !url.searchParams.has('after')
  if (isFirst && next === null) return null
  return (
    <nav className="row ends" aria-label={words.pages.label}>
      {isFirst ? <span /> : <a href={withQuery(url, { after: null })}>{words.pages.first}</a>}
      {next !== null && (
        <a className="btn" href={withQuery(url, { after: next })}>
          {words.pages.more}
        </a>
      )}
    </nav>
  )
}

/** A part of a page under its heading. */
export function Part(props: { title: ReactNode; id?: string; stack?: boolean; children?: ReactNode }) {
  return (
    <section className={props.stack ? 'part stack' : 'part'} id={props.id}>
      <h2>{props.title}</h2>
      {props.children}
    </section>
  )
}
