// Automatic repayment of a loan, as officers see it: whether it is on, since when, why it ended, and each charge. Nothing is done here.

import type { Got, Visit } from '../screen.ts'
import { Part, When } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'

export function AutopayPart({ data, visit }: { data: Pick<Got<'readLoan'>, 'autopay' | 'currency'>; visit: Visit }) {
  const words = visit.words.loan.autopay
  const { autopay, currency } = data
  if (autopay === null) return null
  const { stoppedBecause: because } = autopay
  return (
    <Part title={words.title}>
      <p>
        {because === null
          ? words.on({ since: autopay.since })
          : words.off({ since: autopay.since, because: words.stops[because] })}
      </p>
      <Table
        caption={words.charges}
        isCaptionSeen
        none={words.none}
        scroll="scrolls"
        rows={autopay.charges}
        currency={currency}
        columns={[
          { head: words.day, kind: 'name', cell: ({ day }) => <When at={day} /> },
          { head: words.dueDate, kind: 'day', cell: ({ dueDate }) => dueDate },
          { head: words.outcome, cell: ({ outcome }) => words.outcomes[outcome ?? 'underWay'] },
          { head: words.amount, kind: 'amount', cell: ({ amountMinor }) => amountMinor },
        ]}
      />
    </Part>
  )
}
