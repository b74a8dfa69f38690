// The schedule as a ledger: what was paid when, what comes next, what is late, and what is left.

import { useWords } from '../../messages/words-context.tsx'
import { Leaf } from '../../ui/leaf.tsx'
import { Ledger, type LedgerMark } from '../../ui/ledger.tsx'
import { Day } from '../../ui/money.tsx'
import { Stamps } from '../../ui/stamps.tsx'
import type { Order } from './order-view.ts'

type Line = Order['schedule'][number]

/** What is left to pay of a line, its late charge included. Minor units. */
export function leftMinor({ amountMinor, paidMinor, lateChargeMinor }: Line): number {
  return Math.max(0, amountMinor + lateChargeMinor - paidMinor)
}

const marks: Readonly<Record<Line['state'], LedgerMark | undefined>> = {
  paid: 'paid',
  due: 'due',
  late: 'late',
  next: 'next',
  later: undefined,
}

/** One line's note: '3/4, 12 days late'. The words say what the mark in the margin says. */
function useLineNote(total: number): (line: Line) => string {
  const words = useWords().order.order.line
  return ({ n, state, paidOn, daysLate }) => {
    switch (state) {
      case 'paid':
        return words.paid({ n, of: total, on: paidOn })
      case 'due':
        return words.due({ n, of: total })
      case 'late':
        return words.late({ n, of: total, daysLate })
      case 'next':
        return words.next({ n, of: total })
      case 'later':
        return words.place({ n, of: total })
    }
  }
}

/** The ledger of a loan that was paid out. A paid line shows what was paid, the others what is left of them. */
export function ScheduleLeaf({ order: { schedule, backOwed } }: { order: Order }) {
  const words = useWords().order.order
  const note = useLineNote(schedule.length)
  if (schedule.length === 0) return null
  const paid = schedule.filter(({ state }) => state === 'paid').length
  const late = schedule.filter(({ state }) => state === 'late').length
  const ofSchedule = schedule.reduce((sum, line) => (line.state === 'paid' ? sum : sum + leftMinor(line)), 0)
  const left = backOwed.reduce((sum, { amountMinor }) => sum + amountMinor, ofSchedule)
  return (
    <Leaf headId="schedule" head={words.paidSoFar} aside={words.paidOf({ paid, of: schedule.length })}>
      <Stamps paid={paid} late={late} total={schedule.length} />
      <Ledger
        lines={[
          ...schedule.map((line) => ({
            n: line.n,
            title: <Day of={line.dueDate} />,
            note: note(line),
            amount: line.state === 'paid' ? line.paidMinor : leftMinor(line),
            mark: marks[line.state],
          })),
          // Without a date of its own, it is paid after the others.
          ...backOwed.map(({ label, amountMinor }, at) => ({
            n: '+'.repeat(at + 1),
            title: label,
            amount: amountMinor,
          })),
        ]}
        total={{ label: words.leftToPay, amount: left }}
      />
    </Leaf>
  )
}
