// The stamps of payments made, the steps of an application in the same hand, and the ink stamp of what is over.

import type { ReactNode } from 'react'
import { dateForm } from '../../core/written-date.ts'
import { useWords } from '../messages/words-context.tsx'
import { Icon } from './icon.tsx'

/** Payments made, as on a stamp card: `paid` ticks first, then `late` ones, then empty fields (style part 'status'). */
export function Stamps({ paid, late = 0, total }: { paid: number; late?: number; total: number }) {
  const { kit } = useWords()
  return (
    <div className="stamps" role="img" aria-label={kit.stamps({ paid, total, late })}>
      {Array.from({ length: total }, (_, index) => {
        const state = index < paid ? 'on' : index < paid + late ? 'off' : undefined
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stamp is its place on the card
          <i key={index} className={state}>
            {state && <Icon name={state === 'on' ? 'tick' : 'alert'} small />}
          </i>
        )
      })}
    </div>
  )
}

export interface LineStep {
  readonly step: string
  readonly title: ReactNode
  readonly state: 'done' | 'now' | 'later'
  /** Its day, or whose turn it is. */
  readonly note: ReactNode
}

/** Steps as stamps: done is ticked, now is filled and says whose turn it is, later is empty (style part 'status'). */
export function StepStamps({ steps }: { steps: readonly LineStep[] }) {
  const { kit } = useWords()
  // A date of the wire would break at its hyphens.
  const whole = dateForm() === 'iso' ? 'num' : undefined
  return (
    <ol className="stamps steps">
      {steps.map(({ step, title, state, note }, index) => (
        <li
          key={step}
          className={state === 'now' ? 'now' : undefined}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <i className={state === 'done' ? 'on' : undefined}>
            {state === 'done' ? <Icon name="tick" small /> : index + 1}
          </i>
          {state === 'done' && <span className="hide">{kit.ledger.done}</span>} {title}
          {note !== '' && <small className={whole}>{note}</small>}
        </li>
      ))}
    </ol>
  )
}

/** The ink stamp: a word and the day of something that is over (style part 'status'). */
export function InkStamp({ children }: { children: ReactNode }) {
  return (
    <p>
      <span className="inked">{children}</span>
    </p>
  )
}
