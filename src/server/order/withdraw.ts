// 'Withdraw Now': the borrower asks for the money of an approved loan.

import { decide } from '../../core/order/order.ts'
import { done, isRefusal, refuse } from '../../core/refusal.ts'
import { marketDay } from '../account/change/door.ts'
import { writeFacts } from '../account/facts/door.ts'
import { lockOwnOrder } from '../account/order/door.ts'
import { findProduct } from '../catalogue/product/door.ts'
import type { Handler } from '../http/call.ts'
import { lockBorrower } from '../people/borrower/door.ts'
import { livePayoutAccount } from '../people/payout-account/door.ts'

/** Queues the payout. Refusals: `notFound`, `orderIsNotWithdrawable`, `payoutAccountIsMissing`. Tapped twice it is sent once. */
export const withdraw: Handler<'withdraw'> = ({ orderId, productId }, call) =>
  call.db.transaction(async (tx) => {
    const { deps, caller } = call
    const order = await lockOwnOrder(tx, { orderId, borrowerId: caller.borrowerId })
    await lockBorrower(tx, caller.borrowerId)
    if (order === null || order.productId !== productId) return refuse('notFound')
    const account = await livePayoutAccount(tx, caller.borrowerId)
    const listed = await findProduct(tx, productId, order.market)
    const payoutAccountIsBound = account !== null || listed?.extras.accountIsNotNeeded === true
    const facts = decide({ kind: 'withdraw', payoutAccountIsBound }, order, { today: marketDay(deps, order) })
    if (isRefusal(facts)) return facts
    await writeFacts(tx, deps, order, facts)
    return done
  })
