// Adjusts the books of the months that are open, one by one.

import { monthOf } from '../../core/accounting/period.ts'
import type { Deps } from '../deps.ts'
import type { Lease } from '../jobs/run-jobs.ts'
import { lenderDay } from '../portfolio/door.ts'
import { adjustMonth, openMonths } from './adjust-books.ts'
import { listPeriods } from './period-store.ts'

/** Opens the books where they are not, and adjusts every open month that has ended, the oldest first. Safe to run twice. */
export async function adjustBooks(deps: Deps, lease: Pick<Lease, 'renew'>): Promise<void> {
  await openMonths(deps, lease)
  const running = monthOf(lenderDay(deps))
  const open = (await listPeriods(deps.db)).filter(({ state, month }) => state === 'open' && monthOf(month) < running)
  for (const { month } of open.toReversed()) await adjustMonth(deps, monthOf(month), lease)
}

/** Topic of the adjustment of all months that have ended and are open. Payload: `{}`. */
export const adjustBooksTopic = 'adjustBooks'
