// Filters of a list as links in a row, each with its address; and the officer after whom a list is filtered.

import type { Visit } from '../screen.ts'
import { withQuery } from './parts.tsx'
import type { Colleagues } from './work-steps.tsx'

export interface Chip {
  readonly href: string
  readonly label: string
  readonly isOn: boolean
  readonly count?: string
}

/** Chips of one kind, each with its number where one is counted. */
export function Chips({ of }: { of: readonly Chip[] }) {
  return (
    <div className="chips">
      {of.map(({ href, label, count, isOn }) => (
        <a key={label} href={href} aria-current={isOn ? 'true' : undefined}>
          {label}
          {count !== undefined && <span className="num"> {count}</span>}
        </a>
      ))}
    </div>
  )
}

type OwnerOf = { readonly id: string; readonly name: string } | null

interface Owned {
  readonly colleagues: Colleagues
  readonly rows: readonly { readonly owner: OwnerOf }[]
}

/** The name of another officer whose rows the address asks for; null where it asks for none, or for one's own. */
export function otherOwner({ url, me }: Visit, { colleagues, rows }: Owned): string | null {
  const owner = url.searchParams.get('owner')
  if (owner === null || ['me', 'nobody', me.id].includes(owner)) return null
  const of = [...colleagues, ...rows.flatMap((row) => row.owner ?? [])].find(({ id }) => id === owner)
  return of?.name ?? owner
}

/** Who has a row, leading to all that this officer has. */
export function Owner({ of, visit: { words, me, url } }: { of: OwnerOf; visit: Visit }) {
  if (of === null) return <span className="quiet">{words.work.nobody}</span>
  return <a href={withQuery(url, { owner: of.id })}>{of.id === me.id ? <b>{words.work.you}</b> : of.name}</a>
}
