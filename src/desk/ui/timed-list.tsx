// A list of items that wait for an answer, by deadline, or of answered ones: its heading, the two filters, and its pages.

import type { ReactNode } from 'react'
import type { Visit } from '../screen.ts'
import { Paged, PageHead, withQuery } from './parts.tsx'

export interface TimedListProps<State extends string> {
  readonly visit: Visit
  readonly head: string
  readonly lead: string
  readonly filter: string
  /** Every state with its word, the usual one first. */
  readonly states: readonly (readonly [State, word: string])[]
  readonly state: State
  readonly next: string | null
  readonly children: ReactNode
}

export function TimedList<State extends string>({
  visit,
  head,
  lead,
  filter,
  states,
  state,
  next,
  children,
}: TimedListProps<State>) {
  return (
    <>
      <PageHead title={head} lead={lead} />
      <nav className="part" aria-label={filter}>
        <div className="chips">
          {states.map(([one, word]) => (
            <a key={one} href={withQuery(visit.url, { state: one })} aria-current={one === state ? 'true' : undefined}>
              {word}
            </a>
          ))}
        </div>
      </nav>
      <Paged next={next} visit={visit}>
        {children}
      </Paged>
    </>
  )
}
