// What is to be paid now, on each screen that takes a payment by period: the sum, and the day on which it is or was due.

import { Ends, Hero } from '../../ui/leaf.tsx'
import { Day } from '../../ui/money.tsx'

/**
 * The sum and its day, minor units: what was paid a moment ago is followed by the same sum of the next instalment, which is not to be
 * paid now but by its day. Today's sum of a late loan has today's date beside it; the repayment date, which is past, has a line of its
 * own (PAYMENT-53).
 */
export function DueNow(props: {
  words: {
    readonly toPayNow: string
    readonly nextPayment: string
    readonly repaymentDate: string
    readonly asOf: (values: { date: string }) => string
  }
  minor: number
  dueDate: string
  asOf: string
}) {
  const { words, minor, dueDate, asOf } = props
  const day = <Day of={dueDate} />
  if (dueDate >= asOf) {
    return (
      <Hero
        label={dueDate === asOf ? words.toPayNow : words.nextPayment}
        minor={minor}
        note={
          <>
            {words.repaymentDate} {day}
          </>
        }
      />
    )
  }
  return (
    <>
      <Hero label={words.toPayNow} minor={minor} note={words.asOf({ date: asOf })} />
      <Ends>
        <span className="quiet">{words.repaymentDate}</span>
        {day}
      </Ends>
    </>
  )
}
