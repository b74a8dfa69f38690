// Asks the provider at once about one payout attempt after its notice: the answer ends an attempt that is under way, or tells that the
// money of a paid one came back (ORDER-32).

import { takeBackPayout } from '../../account/loan/door.ts'
import { lockOrder } from '../../account/order/door.ts'
import type { Order } from '../../account/record/door.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { NotYet } from '../../jobs/run-jobs.ts'
import { withdrawStaleCodes } from '../../payment/intent/door.ts'
import { isPartAside, putPayoutBackAside } from '../../payment/suspense/door.ts'
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
  const { reason, amountMinor = found.amountMinor } = status
  const back = {
    orderId,
    attempt,
    reason,
    provider: provider.name,
    amountMinor,
    isWhole: amountMinor >= found.amountMinor,
  }
  await deps.db.transaction((tx) => takeReturn(tx, deps, back))
}

interface Returned {
  readonly orderId: string
  readonly attempt: number
  readonly reason: string
  readonly provider: string
  /** What came back so far. */
  readonly amountMinor: number
  readonly isWhole: boolean
}

/**
 * The lender has the money again. A loan without events is reversed, and its borrower is asked for another account. Of a loan with events,
 * and of a part, the money waits in suspense, and an officer finds out where it belongs (PAYMENT-67).
 */
async function takeReturn(tx: Tx, deps: Deps, back: Returned): Promise<void> {
  const { orderId, attempt, reason } = back
  const order = await lockOrder(tx, orderId)
  if (order === null) throw new Error(`order ${orderId} is gone`)
  // A loan runs on after a part: the rest waits beside it.
  if (!back.isWhole || (await isPartAside(tx, keyOf(back))))
    return await putAside(tx, deps, order, back, 'payoutReturnedInPart')
  if (!(await returnAttempt(tx, orderId, attempt, { reason, now: deps.clock.now() }))) return
  const outcome = await takeBackPayout(tx, deps, order, { reason, key: keyOf(back) })
  if (outcome === 'loanHasEvents') return await putAside(tx, deps, order, back, 'payoutOfUsedLoanReturned')
  // Nothing is owed of money that never arrived.
  await withdrawStaleCodes(tx, deps, orderId)
  deps.log.error({ kind: 'paymentAlert', reason: 'payoutReturned', orderId }, 'a payout was returned')
}

const keyOf = ({ orderId, attempt }: Pick<Returned, 'orderId' | 'attempt'>): string => `${orderId}:${attempt}`

async function putAside(tx: Tx, deps: Deps, order: Order, back: Returned, reason: string): Promise<void> {
  const { id: orderId, borrowerId, terms } = order
  const { provider, amountMinor } = back
  const of = { orderId, borrowerId, provider, key: keyOf(back), currency: terms.currency, amountMinor }
  if ((await putPayoutBackAside(tx, deps, of)) === 0) return
  deps.log.error({ kind: 'paymentAlert', reason, orderId }, 'money of a payout came back and waits in suspense')
}
