// Green-bar paper: a plan line by line with its sum, and steps in the same hand.

import type { ReactNode } from 'react'
import { useWords } from '../messages/words-context.tsx'
import { Icon } from './icon.tsx'
import { Money } from './money.tsx'

/** What the margin of a line says. A line that is none of these only carries its number. */
export type LedgerMark = 'paid' | 'due' | 'next' | 'late'

export interface LedgerLine {
  /** What the margin shows: the number of the payment, or a sign of what is none. */
  readonly n: number | string
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

/** From here on, minor units, the sum wants the wider column; a plan without one is judged by its first line. The rule is straight. */
const wideFromMinor = 1e7

/** A plan. The total is ruled twice and the last line: only given when nothing can still be added. */
export function Ledger({
  lines,
  total,
}: {
  lines: readonly LedgerLine[]
  total?: { label: ReactNode; amount: number | string }
}) {
  return (
    <ol className={Number((total ?? lines[0])?.amount) >= wideFromMinor ? 'ledger far' : 'ledger'}>
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
