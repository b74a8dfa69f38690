// Whether an account may be deleted: not while money is owed, in either direction, or an application is under way.

import type { OrderStatus } from '../order/status.ts'
import { type Refusal, refuse } from '../refusal.ts'

/** What prevents a deletion: an open order or a balance. Amounts in minor units. */
export interface OpenMatter {
  readonly orderId: string
  readonly status: OrderStatus
  readonly owedMinor: number
  readonly creditMinor: number
}

/**
 * Null when the account may be deleted. Refusals in this order: the borrower's debt, an open application, our debt to the
 * borrower. `money` formats an amount for the borrower.
 */
export function whyAccountStays(
  matters: readonly OpenMatter[],
  money: (amountMinor: number) => string,
): Refusal<'applicationIsStillOpen' | 'creditIsStillYours' | 'moneyIsStillOwed'> | null {
  const owed = matters.filter((matter) => matter.owedMinor > 0)
  const [first] = owed
  if (first !== undefined) {
    const totalMinor = owed.reduce((sum, matter) => sum + matter.owedMinor, 0)
    return refuse('moneyIsStillOwed', { amount: money(totalMinor), orderId: first.orderId })
  }
  const open = matters.find((matter) => matter.status !== 'settled' && matter.creditMinor === 0)
  if (open !== undefined) return refuse('applicationIsStillOpen', { orderId: open.orderId })
  const creditMinor = matters.reduce((sum, matter) => sum + matter.creditMinor, 0)
  return creditMinor > 0 ? refuse('creditIsStillYours', { amount: money(creditMinor) }) : null
}
