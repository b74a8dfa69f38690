// Green-bar paper: a plan line by line with its sum, the stamps of payments made, and steps in the same hand.

import type { ReactNode } from 'react'
import { useWords } from '../messages/words-context.tsx'
import { Icon } from './icon.tsx'
import { Money } from './money.tsx'

/** What the margin of a line says. A line that is none of these only carries its number. */
export type LedgerMark = 'paid' | 'due' | 'next' | 'late'

export interface LedgerLine {
  readonly n: number
  /** The day, as a rule. */
  readonly title: ReactNode
  /** Which payment it is and its state: '3/4, 12 days late'. A late line needs the words as well as the mark. */
  readonly note?: ReactNode
  /** In minor units, or as text where the server wrote it. */
  readonly amount?: number | string
  readonly mark?: LedgerMark
}

function MarginMark({ line }: { line: LedgerLine }) {
  const { kit } = useWords()
  const sign = line.mark === 'paid' ? 'tick' : line.mark === 'late' ? 'alert' : null
  return (
    <span className="mark">
      <i>{sign === null ? line.n : <Icon name={sign} small />}</i>
      {line.mark && <span className="hide">{kit.ledger[line.mark]}</span>}
    </span>
  )
}

function Amount({ amount }: { amount: number | string }) {
  return (
    <span className="amt">
      {typeof amount === 'number' ? <Money minor={amount} /> : <span className="num">{amount}</span>}
    </span>
  )
}

/** A plan. The total is ruled twice and the last line: only given when nothing can still be added. */
export function Ledger({
  lines,
  total,
}: {
  lines: readonly LedgerLine[]
  total?: { label: ReactNode; amount: number | string }
}) {
  return (
    <ol className="ledger">
      {lines.map((line) => (
        <li key={line.n} className={line.mark}>
          <MarginMark line={line} />
          <span>
            {line.title}
            {line.note && <small>{line.note}</small>}
          </span>
          {line.amount !== undefined && <Amount amount={line.amount} />}
        </li>
      ))}
      {total && (
        <li className="total">
          <span>{total.label}</span>
          <Amount amount={total.amount} />
        </li>
      )}
    </ol>
  )
}

export interface Step {
  readonly title: ReactNode
  readonly note?: ReactNode
  /** A picture or more words below. */
  readonly more?: ReactNode
}

/** What to do, one after the other. `done` steps are ticked. */
export function Steps({ steps, done = 0 }: { steps: readonly Step[]; done?: number }) {
  return (
    <ol className="ledger">
      {steps.map((step, index) => (
        // Steps are fixed text in a fixed order: the place is the only name they have.
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the list
        <li key={index} className={index < done ? 'paid' : index === done && done > 0 ? 'next' : undefined}>
          <MarginMark line={{ n: index + 1, title: step.title, mark: index < done ? 'paid' : undefined }} />
          <span>
            <span>{step.title}</span>
            {step.note && <small>{step.note}</small>}
            {step.more}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Payments made, as on a stamp card: `paid` ticks first, then `late` ones, then empty fields (style part 'status'). */
export function Stamps({ paid, late = 0, total }: { paid: number; late?: number; total: number }) {
  const { kit } = useWords()
  return (
    <div className="stamps" role="img" aria-label={kit.stamps(paid, total, late)}>
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
          {note !== '' && <small>{note}</small>}
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
