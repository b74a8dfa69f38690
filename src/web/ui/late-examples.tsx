// What a late payment costs in examples, by days: the standard charge struck through where the legal limit is lower.

import { Row, Rows } from './leaf.tsx'
import { Money } from './money.tsx'

export interface LateExample {
  readonly days: number
  readonly unpaidMinor: number
  /** By the price list. */
  readonly nominalMinor: number
  /** What is charged, by the limit. */
  readonly chargedMinor: number
}

/** Nothing where there are no examples. */
export function LateExamples(props: {
  examples: readonly LateExample[]
  /** Names the unpaid amount that the examples are about. */
  unpaid: string
  after: (days: number) => string
  byPriceList: string
}) {
  const unpaidMinor = props.examples[0]?.unpaidMinor
  if (unpaidMinor === undefined) return null
  return (
    <Rows ruled>
      <Row term={props.unpaid} money={unpaidMinor} />
      {props.examples.map(({ days, nominalMinor, chargedMinor }) => (
        <Row key={days} term={props.after(days)}>
          {nominalMinor !== chargedMinor && (
            <>
              <s>
                <span className="hide">{props.byPriceList} </span>
                <Money minor={nominalMinor} />
              </s>{' '}
            </>
          )}
          <Money minor={chargedMinor} />
        </Row>
      ))}
    </Rows>
  )
}
