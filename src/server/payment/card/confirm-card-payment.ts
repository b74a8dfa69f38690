// Confirms a card payment with the code from the message: then, and only then, the money is taken, once.

import { isRefusal, type Refusal, refuse } from '../../../core/refusal.ts'
import { findOrder, loadLoan, marketDay } from '../../account/door.ts'
import type { Call, Handler } from '../../http/call.ts'
import { payableAccount } from '../open-intent.ts'
import { captureCardPayment, planFirstCheck } from './capture-card-payment.ts'
import { type CardPayment, findOwnCardPayment, moveCardPayment } from './card-payment-store.ts'
import { checkPaymentCode } from './payment-code.ts'
import { changeSince } from './quote-change.ts'
import { shownQuoteOf } from './repay-token-store.ts'

/**
 * Refusals: `notFound` for a record of somebody else or another order; `paymentIsPending` for one that is done or under way;
 * `amountHasChanged` when another day asks another amount, `loanHasReceivedMore` when it was paid in another way; `paymentCodeIsWrong`, `codeIsUsedUp`, `codeHasExpired`; and those
 * of the capture.
 */
export const confirmCardPayment: Handler<'confirmCardPayment'> = async ({ orderId, recordId, code }, call) => {
  const payment = await findOwnCardPayment(call.db, recordId, { orderId, borrowerId: call.caller.borrowerId })
  if (payment === null) return refuse('notFound')
  if (payment.state === 'dead') return refuse('codeIsUsedUp')
  if (payment.state !== 'codeAsked') return refuse('paymentIsPending')
  const changed = await amountRefusal(call, payment)
  if (changed !== null) return changed
  const checked = await checkPaymentCode(call, payment, code)
  if (isRefusal(checked)) return await afterWrongCode(call, payment, checked)
  // Not only `right`: the same code may come again because we stopped in between. Moving the record on is what happens once.
  const now = call.deps.clock.now()
  const isOurs = await call.db.transaction(async (tx) => {
    const moved = await moveCardPayment(tx, payment.id, 'codeAsked', 'unknown', now)
    if (moved) await planFirstCheck(tx, call.deps, payment.id)
    return moved
  })
  if (!isOurs) return refuse('paymentIsPending')
  return (await captureCardPayment(call.db, call.deps, { ...payment, state: 'unknown' })) ?? {}
}

/** The code confirms an amount. Where more or less is asked by now, or another payment came for it, it is worth nothing. */
async function amountRefusal(call: Call, payment: CardPayment): Promise<Refusal | null> {
  const order = await findOrder(call.db, payment)
  if (order === null) return refuse('notFound')
  const today = marketDay(call.deps, order)
  const account = payableAccount(await loadLoan(call.db, order), today)
  const changed = isRefusal(account)
    ? account
    : changeSince(await shownQuoteOf(call.db, payment.tokenHash), account, today)
  if (changed === null) return null
  await moveCardPayment(call.db, payment.id, 'codeAsked', 'dead', call.deps.clock.now())
  return changed
}

/** A code that can no longer be guessed ends its record, so that the borrower can start again. */
async function afterWrongCode(call: Call, payment: CardPayment, refusal: Refusal): Promise<Refusal> {
  if (refusal.refused === 'codeIsWrong') return refuse('paymentCodeIsWrong')
  if (refusal.refused === 'codeIsUsedUp' || refusal.refused === 'codeHasExpired') {
    await moveCardPayment(call.db, payment.id, 'codeAsked', 'dead', call.deps.clock.now())
  }
  return refusal
}
