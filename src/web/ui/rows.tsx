// Terms and values in columns, the two facing pages, and the one large figure of a screen.

import type { ReactNode } from 'react'
import { formatAmount } from '../../core/money.ts'
import { useWords } from '../messages/words-context.tsx'
import { Day } from './day.tsx'
import { Icon } from './icon.tsx'
import { Money, useMoneyStyle } from './money.tsx'

/** A list of terms and values. `ruled` draws the strong line above; `under` puts values below their terms. */
export function Rows({ children, ruled, under }: { children: ReactNode; ruled?: boolean; under?: boolean }) {
  return <dl className={`rows${ruled ? ' ruled' : ''}${under ? ' under' : ''}`}>{children}</dl>
}

/** What stands behind a term: an amount of the page's currency in minor units, a day, or anything else. */
type RowValue = { money: number } | { day: string } | { children: ReactNode }

/** One line of {@link Rows}. `total` is ruled twice: nothing may be added to it any more. */
export function Row({ term, total, ...value }: { term: ReactNode; total?: boolean } & RowValue) {
  return (
    <div className={total ? 'total' : undefined}>
      <dt>{term}</dt>
      <dd>
        {'money' in value ? <Money minor={value.money} /> : 'day' in value ? <Day of={value.day} /> : value.children}
      </dd>
    </div>
  )
}

export interface TextRow {
  readonly text: string
  readonly value: ReactNode
}

/**
 * Rows folded to the first few (two: SCREEN-9), the rest behind 'more' and 'hide'. Works without script.
 */
export function FoldedRows({ rows, shown = 2, ruled }: { rows: readonly TextRow[]; shown?: number; ruled?: boolean }) {
  const { kit } = useWords()
  const line = (row: TextRow, index: number) => (
    <Row key={`${index} ${row.text}`} term={row.text}>
      {row.value}
    </Row>
  )
  return (
    <>
      <Rows ruled={ruled}>{rows.slice(0, shown).map(line)}</Rows>
      {rows.length > shown && (
        <details>
          <summary>
            <span className="shut">{kit.more}</span>
            <span className="opened">{kit.hide}</span>
            <Icon name="down" />
          </summary>
          <Rows>{rows.slice(shown).map(line)}</Rows>
        </details>
      )}
    </>
  )
}

/** Something folded away behind its name; opens without script. */
export function Fold({ summary, open, children }: { summary: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details open={open}>
      <summary>
        <span>{summary}</span>
        <Icon name="down" />
      </summary>
      {children}
    </details>
  )
}

export interface SpreadPage {
  readonly label: ReactNode
  readonly minor: number
  readonly note?: ReactNode
}

/** What you get and what you pay back, on facing pages, in the same size. */
export function Spread({ left, right }: { left: SpreadPage; right: SpreadPage }) {
  return (
    <div className="spread">
      {[left, right].map((page, index) => (
        <div key={index === 0 ? 'left' : 'right'}>
          <p>{page.label}</p>
          <Money minor={page.minor} />
          {page.note && <p className="s quiet">{page.note}</p>}
        </div>
      ))}
    </div>
  )
}

/** Longer amounts are wider than a phone of 320 px in the largest figures. */
const heroCharacters = 10

/**
 * The one figure that matters on a screen. `long` is a step smaller, as a long amount is by itself; `closed` draws the
 * double rule under it, on a paid loan (style part 'status'); `torn` begins the part of a slip below the tear.
 */
export function Hero(props: {
  label: ReactNode
  minor: number
  note?: ReactNode
  long?: boolean
  closed?: boolean
  torn?: boolean
}) {
  const { format } = useMoneyStyle()
  const isLong = props.long || formatAmount(Math.abs(props.minor), format).length > heroCharacters
  const figure = `${isLong ? 'long' : ''} ${props.closed ? 'closed' : ''}`.trim()
  return (
    <div className={props.torn ? 'hero tear' : 'hero'}>
      <p>{props.label}</p>
      <div className={figure || undefined}>
        <Money minor={props.minor} />
      </div>
      {props.note && <p className="quiet">{props.note}</p>}
    </div>
  )
}
