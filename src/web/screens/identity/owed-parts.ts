// What is still owed on an order, by its parts.

import type { CallOutput } from '../../../contracts/endpoints.ts'

type Order = CallOutput<'getOrder'>

interface OwedLine {
  readonly place: string
  readonly dueDate: string
  readonly minor: number
}

export interface StillOpen {
  /** The server's sentence: the reason, and what can be done. */
  readonly message: string
  readonly isDebt: boolean
  /** What is owed in all, as the server wrote it; empty where it is no debt. */
  readonly amount: string
  /** What it is made of; empty where that is not known to this page, or there is more than one loan. */
  readonly lines: readonly OwedLine[]
  readonly lateMinor: number
  readonly totalMinor: number
  /** To pay, and to the loan; null without a session. */
  readonly repay: string | null
  readonly order: string | null
}

/** What is left of each payment, and the late charges beside them. Amounts in minor units. */
export function owedParts({
  schedule,
}: Pick<Order, 'schedule'>): Pick<StillOpen, 'lines' | 'lateMinor' | 'totalMinor'> {
  const lines = schedule
    .map(({ n, dueDate, amountMinor, paidMinor }) => ({
      place: `${n}/${schedule.length}`,
      dueDate,
      minor: amountMinor - paidMinor,
    }))
    .filter(({ minor }) => minor > 0)
  const lateMinor = schedule.reduce((sum, line) => sum + line.lateChargeMinor, 0)
  return { lines, lateMinor, totalMinor: lines.reduce((sum, { minor }) => sum + minor, lateMinor) }
}
