// Which events and entries a figure of a loan comes from: those that moved a part of what is due, or paid one instalment.

import type { Got } from '../screen.ts'
import { accountOf, type FigurePart, figureParts, type LoanEvent, touches } from './touches.ts'

/** A part of what is due, or an instalment. */
export type About = { readonly part: FigurePart } | { readonly n: number }

/** What the address asks for; null for all events. */
export function aboutIn(url: URL): About | null {
  const part = figureParts.find((one) => one === url.searchParams.get('part'))
  if (part !== undefined) return { part }
  const n = Number(url.searchParams.get('n'))
  return Number.isInteger(n) && n > 0 ? { n } : null
}

/** The events behind a figure; the two days stay as they are. */
export function leadingTo(url: URL, about: About | Record<string, never>): string {
  const query = new URLSearchParams()
  for (const name of ['asOf', 'knownOn']) {
    const day = url.searchParams.get(name)
    if (day !== null) query.set(name, day)
  }
  for (const [name, value] of Object.entries(about)) query.set(name, String(value))
  return `${url.pathname}?${query}#events`
}

export interface Moved {
  readonly id: number
  readonly kind: string
  readonly postingDate: string
  readonly changeMinor: number
  /** What is owed of the part after it. */
  readonly standsMinor: number
}

/** The entries that moved what is owed of a part, in the order of their posting, each with the balance after it. */
export function movedOf(
  { events, otherEntries }: Pick<Got<'readLoan'>, 'events' | 'otherEntries'>,
  part: FigurePart,
): Moved[] {
  const account = accountOf[part]
  let standsMinor = 0
  return [...events.flatMap(({ entries }) => entries), ...otherEntries]
    .filter((entry) => touches(entry, part))
    .sort((one, other) => one.id - other.id)
    .map(({ id, kind, postingDate, transfers }) => {
      const changeMinor = transfers.reduce(
        (sum, { debit, credit, amountMinor }) =>
          sum + (debit === account ? amountMinor : 0) - (credit === account ? amountMinor : 0),
        0,
      )
      standsMinor += changeMinor
      return { id, kind, postingDate, changeMinor, standsMinor }
    })
}

/** True where an event moved the part, or paid the instalment. */
export function moves(event: Pick<LoanEvent, 'allocation' | 'entries'>, about: About): boolean {
  if ('n' in about) return event.allocation.some(({ n }) => n === about.n)
  return (
    event.allocation.some(({ part }) => part === about.part) || event.entries.some((one) => touches(one, about.part))
  )
}
