// An officer sends a part of a credit balance back: the same way as when its borrower asks for all of it.

import { queueLoanMessage } from '../../account/facts/door.ts'
import type { Order } from '../../account/record/door.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { livePayoutAccount } from '../../people/payout-account/door.ts'
import { planRefund } from './pay-refund.ts'
import { insertRefund, latestRefund } from './refund-store.ts'

/** Why a refund cannot be sent now; null where it can. The caller holds the order's lock. */
export async function whyNoRefund(tx: Tx, order: Order): Promise<'refundIsUnderWay' | 'payoutAccountIsMissing' | null> {
  const latest = await latestRefund(tx, order.id)
  if (latest !== null && (latest.state === 'asked' || latest.state === 'sent')) return 'refundIsUnderWay'
  return (await livePayoutAccount(tx, order.borrowerId)) === null ? 'payoutAccountIsMissing' : null
}

/** Sends it, and tells the borrower. To be asked {@link whyNoRefund} before. */
export async function sendRefund(tx: Tx, deps: Deps, order: Order, amountMinor: number): Promise<void> {
  const account = await livePayoutAccount(tx, order.borrowerId)
  if (account === null) throw new Error('a refund has no account to go to')
  const id = deps.ids.next('refund')
  const askedAt = deps.clock.now()
  const { borrowerId, terms } = order
  await insertRefund(tx, {
    id,
    orderId: order.id,
    borrowerId,
    accountId: account.id,
    amountMinor,
    currency: terms.currency,
    askedAt,
  })
  await planRefund(tx, id, 0, askedAt)
  await queueLoanMessage(
    tx,
    deps,
    order,
    { purpose: 'payout', about: `${id}:refund` },
    ({ repayment, lender, money }) =>
      repayment.messages.refundAsked({ lender, amount: money(amountMinor), account: account.maskedNumber }),
  )
}
