// The borrower of the service simulation moves a due date as the page does: looks first, and sends what was shown.

import type { Refusal } from '../../src/core/refusal.ts'
import type { Call } from '../../src/server/http/call.ts'
import { getDateMove, moveDueDate } from '../../src/server/order/date-move.ts'
import type { ServiceHappening } from './service-happenings.ts'
import type { Tally } from './tally.ts'

interface MoverMeans {
  readonly tally: Tally<ServiceHappening>
  /** The answer of a call; null when it was refused or never came. */
  readonly answered: <T>(ask: () => Promise<T | Refusal>) => Promise<T | null>
}

/** One move of one loan, where one is offered. */
export async function moveSomeDate({ tally, answered }: MoverMeans, call: Call, orderId: string): Promise<void> {
  const shown = await answered(async () => await getDateMove({ orderId }, call))
  if (shown === null || shown.movable === null) return
  const { n, dueDate: from, chosen } = shown.movable
  const wish = { orderId, n, from, dueDate: chosen.dueDate, interestMinor: chosen.interestMinor }
  if ((await answered(async () => await moveDueDate(wish, call))) !== null) tally.count('due date moved')
}
