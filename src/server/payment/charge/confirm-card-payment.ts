// Confirms a card payment with the code from the message: then, and only then, the money is taken, once.

import type { CallRefused } from '../../../contracts/endpoints.ts'
import { isRefusal, type Refusal, type RefusalName, refuse } from '../../../core/refusal.ts'
import { marketDay } from '../../account/change/door.ts'
import { loadLoan } from '../../account/loan/door.ts'
import { findOrder, lockOwnOrder } from '../../account/order/door.ts'
import type { Order } from '../../account/record/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Call, Handler } from '../../http/call.ts'
import {
  type CardPayment,
  confirmRecord,
  findCardPayment,
  findOwnCardPayment,
  moveCardPayment,
} from '../card/card-payment-store.ts'
import { checkPaymentCode } from '../card/payment-code.ts'
import { changeSince } from '../card/quote-change.ts'
import { shownQuoteOf } from '../card/repay-token-store.ts'
import { payableAccount } from '../intent/open-intent.ts'
import { hasUnknownPayment } from '../intent/payment-intent-store.ts'
import { outcomeOfTheFirst } from './ask-card-payment.ts'
import { type Captured, captureCardPayment, planFirstCheck } from './capture-card-payment.ts'

/**
 * Refusals: `notFound` for a record of another borrower or another order; `paymentIsPending` for one that is done or under way;
 * `amountHasChanged` when another day asks another amount, `loanHasReceivedMore` when it was paid in another way;
 * `paymentCodeIsWrong`, `codeIsUsedUp`, `codeHasExpired`; and those of the capture. Of many at once with the right code one
 * takes the money and all get its answer, and so does the same Idempotency-Key later.
 */
export const confirmCardPayment: Handler<'confirmCardPayment'> = async ({ orderId, recordId, code }, call) => {
  const owner = { orderId, borrowerId: call.caller.borrowerId }
  const payment = await findOwnCardPayment(call.db, recordId, owner)
  if (payment === null) return refuse('notFound')
  if (payment.state !== 'codeAsked') return await answerAfterwards(call, payment, code)
  const changed = await refusalOfChange(call, payment)
  if (changed !== null) return changed
  const checked = await checkPaymentCode(call, payment, code)
  if (isRefusal(checked)) return await afterWrongCode(call, payment, checked)
  // Not only `right`: the same code may come again because we stopped in between. Moving the record on is what happens once.
  const decided = await call.db.transaction((tx) => goOn(tx, call, payment))
  if (isRefusal(decided)) return decided
  const confirmed: CardPayment = { ...payment, state: 'unknown' }
  if (decided === 'isOurs') return answerOf(await captureCardPayment(call.db, call.deps, confirmed))
  const now = await findOwnCardPayment(call.db, recordId, owner)
  // Given up between our look and our guess: another card has taken its place, or the amount is another.
  if (now === null || now.confirmedAt === null) return refuse('codeIsUsedUp')
  return answerOf(await outcomeOfTheFirst(call, confirmed))
}

function answerOf<Name extends RefusalName>(
  captured: Captured | Refusal<Name>,
): { readonly bankAsks: boolean } | Refusal<Name> {
  return isRefusal(captured) ? captured : { bankAsks: captured === 'bankAsks' }
}

/**
 * A record that no longer waits for its code. Who has confirmed it is answered the same again under the same key; while the processor
 * is asked, so is everybody who has the right code.
 */
async function answerAfterwards(call: Call, payment: CardPayment, code: string) {
  if (payment.confirmKey !== null && payment.confirmKey === call.idempotencyKey) {
    return answerOf(await outcomeOfTheFirst(call, payment))
  }
  const isUnderWay = payment.state === 'unknown' && payment.bankAskedAt === null
  if (isUnderWay && !isRefusal(await checkPaymentCode(call, payment, code)))
    return answerOf(await outcomeOfTheFirst(call, payment))
  return refuse(payment.state === 'dead' ? 'codeIsUsedUp' : 'paymentIsPending')
}

/** Decided under the lock of the order: what was shown still holds, and no other payment is under way. */
async function goOn(
  tx: Tx,
  call: Call,
  payment: CardPayment,
): Promise<'isOurs' | 'isOthers' | Refusal<CallRefused<'confirmCardPayment'>>> {
  const now = call.deps.clock.now()
  const order = await lockOwnOrder(tx, payment)
  if (order === null) return refuse('notFound')
  if ((await findCardPayment(tx, payment.id))?.state !== 'codeAsked') return 'isOthers'
  const changed = await changeOf(tx, call, order, payment)
  if (changed !== null) {
    await moveCardPayment(tx, payment.id, { from: 'codeAsked', to: 'dead', now })
    return changed
  }
  if (await hasUnknownPayment(tx, order.id, now)) return refuse('paymentIsPending')
  if (!(await confirmRecord(tx, payment.id, call.idempotencyKey, now))) return 'isOthers'
  await planFirstCheck(tx, call.deps, payment.id)
  return 'isOurs'
}

/** The code confirms an amount. Where more or less is asked by now, or another payment came for it, it is void. */
async function changeOf(
  db: Queries,
  call: Call,
  order: Order,
  payment: CardPayment,
): Promise<Refusal<CallRefused<'confirmCardPayment'>> | null> {
  const today = marketDay(call.deps, order)
  const account = payableAccount(await loadLoan(db, order), today)
  return isRefusal(account) ? account : changeSince(await shownQuoteOf(db, payment.tokenHash), account, today)
}

/** Ends a record whose amount has changed. Null where it has not, or where another confirmation was faster and has paid. */
async function refusalOfChange(
  call: Call,
  payment: CardPayment,
): Promise<Refusal<CallRefused<'confirmCardPayment'>> | null> {
  const order = await findOrder(call.db, payment)
  if (order === null) return refuse('notFound')
  const changed = await changeOf(call.db, call, order, payment)
  if (changed === null) return null
  return (await moveCardPayment(call.db, payment.id, { from: 'codeAsked', to: 'dead', now: call.deps.clock.now() }))
    ? changed
    : null
}

/** A code that can no longer be guessed ends its record, so that the borrower can start again. */
async function afterWrongCode(
  call: Call,
  payment: CardPayment,
  refusal: Refusal<'codeHasExpired' | 'codeIsUsedUp' | 'codeIsWrong' | 'sessionIsMissing'>,
): Promise<Refusal<'codeHasExpired' | 'codeIsUsedUp' | 'paymentCodeIsWrong' | 'sessionIsMissing'>> {
  const { refused } = refusal
  if (refused === 'codeIsWrong') return refuse('paymentCodeIsWrong')
  if (refused !== 'sessionIsMissing') {
    await moveCardPayment(call.db, payment.id, { from: 'codeAsked', to: 'dead', now: call.deps.clock.now() })
  }
  return { ...refusal, refused }
}
