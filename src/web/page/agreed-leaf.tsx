// What was agreed about a loan, alike on every page that shows it: its next date and sum with why, what it stops, and what to do if it has changed.

import type { CallOutput } from '../../contracts/endpoints.ts'
import { useWords } from '../messages/words-context.tsx'
import { Go, Leaf, Quiet } from '../ui/leaf.tsx'
import { together } from '../ui/together.ts'
import { addressToOpen } from './page-query.ts'
import type { Context } from './request-context.ts'

type Told = CallOutput<'getHardship'>['agreed'][number]

/** Addresses are null where they lead nowhere. */
export type AgreedShown = Pick<Told, 'kind' | 'title' | 'next' | 'why' | 'stops'> & {
  readonly open: string | null
  readonly change: string | null
}

/** With the addresses as this page may open them. */
export function agreedView(context: Context, told: readonly Told[]): readonly AgreedShown[] {
  const target = (url: string) => (url === '' ? null : addressToOpen(context, url))
  return told.map(({ kind, title, next, why, stops, openUrl, changeUrl }) => ({
    kind,
    ...{ title, next, why, stops },
    open: target(openUrl),
    change: target(changeUrl),
  }))
}

/** Nothing where nothing was agreed. */
export function AgreedThings({ all }: { all: readonly AgreedShown[] }) {
  const words = useWords().kit.agreed
  if (all.length === 0) return null
  return all.map((one) => (
    <Leaf key={one.kind}>
      <p>
        <b>{together(one.title)}</b>
      </p>
      {one.next !== '' && <p>{together(one.next)}</p>}
      {one.why !== '' && <Quiet>{together(one.why)}</Quiet>}
      <Quiet>{together(one.stops)}</Quiet>
      {one.open !== null && <Go to={one.open} icon="doc" text={words.open} />}
      {one.change !== null && <Go to={one.change} icon="help" text={words.changed} />}
    </Leaf>
  ))
}
