// From page to page of a list: back to the first one, and on to the next. Filters stay in the address.

import type { Visit } from '../screen.ts'

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
