// The payments of a loan as a change would leave them: each with its day before, and what is owed in all.

import type { Words } from '../../messages/load-section.ts'
import { Leaf } from '../../ui/leaf.tsx'
import { Ledger } from '../../ui/ledger.tsx'
import { Day } from '../../ui/money.tsx'
import type { Movable } from './move-date-view.ts'

export function ChangedPlan(props: {
  words: Pick<Words['hardship']['plan'], 'stays' | 'was' | 'left'>
  heading: string
  lines: Movable['chosen']['plan']
  instalmentCount: number
  owedAfterMinor: number
}) {
  const { words, heading, lines, instalmentCount, owedAfterMinor } = props
  return (
    <Leaf headId="plan" head={heading}>
      <Ledger
        lines={lines.map((line) => ({
          n: line.n,
          title: <Day of={line.dueDate} />,
          note:
            line.dueDate === line.dueDateBefore
              ? words.stays({ n: line.n, of: instalmentCount })
              : words.was({ n: line.n, of: instalmentCount, date: line.dueDateBefore }),
          amount: line.amountMinor,
        }))}
        total={{ label: words.left, amount: owedAfterMinor }}
      />
    </Leaf>
  )
}
