// The borrower asks for the credit balance back: the request is stored once, a job sends the money, a message tells the borrower.

import { markets } from '../../../core/market/markets.ts'
import { refuse } from '../../../core/refusal.ts'
import { marketDay } from '../../account/change/door.ts'
import { queueLoanMessage } from '../../account/facts/door.ts'
import { loadLoan, stateOf } from '../../account/loan/door.ts'
import { lockOwnOrder } from '../../account/order/door.ts'
import type { Handler } from '../../http/call.ts'
import { livePayoutAccount } from '../../people/payout-account/door.ts'
import { planRefund } from './pay-refund.ts'
import { insertRefund, latestRefund, refundAnswer } from './refund-store.ts'

/**
 * The whole credit balance goes to the bound account. While a refund is under way, asking again answers that one. Refusals:
 * `notFound`, `creditBalanceIsEmpty`, `payoutAccountIsMissing`.
 */
export const requestRefund: Handler<'requestRefund'> = (input, { db, deps, caller }) =>
  db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, { orderId: input.orderId, borrowerId: caller.borrowerId })
    if (order === null) return refuse('notFound')
    if (input.productId !== undefined && input.productId !== order.productId) return refuse('notFound')
    const { zone } = markets[order.market]
    const latest = await latestRefund(tx, order.id)
    if (latest !== null && (latest.state === 'asked' || latest.state === 'sent')) return refundAnswer(latest, zone)
    const state = stateOf(await loadLoan(tx, order), marketDay(deps, order))
    const amountMinor = state?.creditBalanceMinor ?? 0
    if (amountMinor === 0) return refuse('creditBalanceIsEmpty')
    const account = await livePayoutAccount(tx, order.borrowerId)
    if (account === null) return refuse('payoutAccountIsMissing')
    const refund = {
      id: deps.ids.next('refund'),
      orderId: order.id,
      borrowerId: order.borrowerId,
      accountId: account.id,
      amountMinor,
      currency: order.terms.currency,
      askedAt: deps.clock.now(),
    }
    await insertRefund(tx, refund)
    await planRefund(tx, refund.id, 0, refund.askedAt)
    await queueLoanMessage(
      tx,
      deps,
      order,
      { purpose: 'payout', about: `${refund.id}:refund` },
      ({ repayment, lender, money }) =>
        repayment.messages.refundAsked({ lender, amount: money(amountMinor), account: account.maskedNumber }),
    )
    return refundAnswer({ ...refund, state: 'asked', provider: null, lastFour: account.lastFour }, zone)
  })
