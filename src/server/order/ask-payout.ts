// Asks the provider at once about one payout attempt after its notice: the answer ends an attempt that is under way, or tells that the
// money of a paid one came back (ORDER-32).

import { lockOrder, takeBackPayout } from '../account/door.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { NotYet } from '../jobs/run-jobs.ts'
import { payOut } from './pay-out.ts'
import { findAttempt, returnAttempt } from './payout-attempt-store.ts'

/** The topic of the job that does it. Payload: `{orderId, attempt}`. */
export const askPayoutTopic = 'askPayout'

/** The order and attempt of an idempotency key that a provider names; null for a key that is not ours. */
export function attemptOfKey(key: string): { readonly orderId: string; readonly attempt: number } | null {
  const [, orderId, attempt] = /^([\w-]{1,64}):([1-9]\d{0,4})$/.exec(key) ?? []
  return orderId === undefined ? null : { orderId, attempt: Number(attempt) }
}

/** Repeatable. Does nothing for an attempt that does not exist, has failed, or came back: a later one is asked about by itself. */
export async function askPayout(deps: Deps, orderId: string, attempt: number): Promise<void> {
  const found = await findAttempt(deps.db, orderId, attempt)
  if (found === null) return
  if (found.state === 'asked' || found.state === 'sent') return await payOut(deps, orderId, 0)
  const provider = found.provider === null ? null : deps.payouts.named(found.provider)
  if (found.state !== 'paid' || provider === null) return
  const status = await provider.queryPayout(`${orderId}:${attempt}`)
  if (status.state === 'unknown') throw new NotYet(`${provider.name} did not say what became of a payout`)
  if (status.state !== 'returned') return
  const { reason } = status
  await deps.db.transaction((tx) => takeReturn(tx, deps, { orderId, attempt, reason }))
}

interface Returned {
  readonly orderId: string
  readonly attempt: number
  readonly reason: string
}

/**
 * The lender has the money again. A loan without events is reversed, and its borrower is asked for another account; where a loan has
 * events, nothing is posted, and an alert calls the operator.
 */
async function takeReturn(tx: Tx, deps: Deps, { orderId, attempt, reason }: Returned): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order === null) throw new Error(`order ${orderId} is gone`)
  if (!(await returnAttempt(tx, orderId, attempt, { reason, now: deps.clock.now() }))) return
  const outcome = await takeBackPayout(tx, deps, order, { reason, key: `${orderId}:${attempt}` })
  const fields = {
    kind: 'paymentAlert',
    reason: outcome === 'takenBack' ? 'payoutReturned' : 'payoutOfUsedLoanReturned',
    orderId,
  }
  deps.log.error(fields, 'a payout was returned')
}
