// The borrower of the service simulation uses a credit for another loan as the page does: looks first, and says yes to what was shown.

import type { Refusal } from '../../src/core/refusal.ts'
import type { Call } from '../../src/server/http/call.ts'
import { getCreditUses } from '../../src/server/payment/credit/get-credit-uses.ts'
import { spendCredit } from '../../src/server/payment/credit/spend-credit.ts'
import type { ServiceHappening } from './service-happenings.ts'
import type { Tally } from './tally.ts'

interface CreditMeans {
  readonly tally: Tally<ServiceHappening>
  /** The answer of a call; null when it was refused or never came. */
  readonly answered: <T>(ask: () => Promise<T | Refusal>) => Promise<T | null>
}

/** One use of the first credit that can pay something. */
export async function spendSomeCredit(
  { tally, answered }: CreditMeans,
  call: Call,
  orders: readonly { readonly id: string }[],
): Promise<void> {
  for (const { id: orderId } of orders) {
    const shown = await answered(async () => await getCreditUses({ orderId }, call))
    const [offer] = shown?.offers ?? []
    if (offer === undefined) continue
    const wish = { orderId, toOrderId: offer.orderId, amountMinor: offer.amountMinor }
    if ((await answered(async () => await spendCredit(wish, call))) !== null) tally.count('credit used')
    return
  }
}
