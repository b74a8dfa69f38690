// Pays with a saved card, or asks for a code first where the card's bank wants one.

import type { CallInput, CallOutput, CallRefused } from '../../../contracts/endpoints.ts'
import { resendDelaySeconds } from '../../../core/identity/code-rules.ts'
import { isRefusal, type Refusal, refuse } from '../../../core/refusal.ts'
import { marketDay } from '../../account/change/door.ts'
import { loadLoan } from '../../account/loan/door.ts'
import { lockOwnOrder } from '../../account/order/door.ts'
import type { Order } from '../../account/record/door.ts'
import type { Tx } from '../../db/database.ts'
import type { Call, Handler } from '../../http/call.ts'
import {
  type CardPayment,
  codeHasLapsed,
  findByToken,
  findLiveCardPayment,
  insertCardPayment,
  moveCardPayment,
} from '../card/card-payment-store.ts'
import { findCard, type PaymentCard } from '../card/card-store.ts'
import { sendPaymentCode } from '../card/payment-code.ts'
import { changeSince } from '../card/quote-change.ts'
import { findRepayToken, type RepayToken, spendRepayToken } from '../card/repay-token-store.ts'
import { payableAccount } from '../intent/open-intent.ts'
import { hasUnknownPayment } from '../intent/payment-intent-store.ts'
import { outcomeOfTheFirst, processorPatienceMs } from './ask-card-payment.ts'
import { captureCardPayment, planFirstCheck } from './capture-card-payment.ts'

type Input = CallInput<'commitCardPayment'>
type Output = CallOutput<'commitCardPayment'>

/** What is to be done once the transaction that decided it has been committed. */
type Decided =
  | {
      readonly do: 'capture' | 'sendCode' | 'answer' | 'await'
      readonly payment: CardPayment
      readonly card: PaymentCard
    }
  | { readonly do: 'resendCode'; readonly payment: CardPayment; readonly card: PaymentCard }

/**
 * Refusals in this order: `notFound` (order, card), `orderIsNotPayable`, `valueIsNotAccepted` (token, coupon),
 * `paymentIsPending` (a token that was used, a payment under way), `amountHasChanged`, `loanHasReceivedMore`. A retry with the same Idempotency-Key
 * gets the same record and its answer, and waits for it while the processor is being asked; `resend` on a live record sends
 * its code again.
 */
export const commitCardPayment: Handler<'commitCardPayment'> = async (input, call) => {
  // There are no coupons: one that is named was not given by us.
  if (typeof input.couponId === 'string') return refuse('valueIsNotAccepted')
  const decided = await call.db.transaction((tx) => decide(tx, call, input))
  if (isRefusal(decided)) return decided
  const { payment, card } = decided
  if (decided.do === 'answer') return answerOf(payment, payment.state === 'unknown')
  if (decided.do === 'await' || decided.do === 'capture') {
    const captured =
      decided.do === 'await'
        ? await outcomeOfTheFirst(call, payment)
        : await captureCardPayment(call.db, call.deps, payment)
    return isRefusal(captured) ? captured : answerOf({ ...payment, state: 'unknown' }, captured === 'bankAsks')
  }
  const sent = await sendPaymentCode(call, payment, card)
  if (!isRefusal(sent)) return answerOf(payment)
  // Without a code the record can go nowhere: the next commit starts afresh.
  if (decided.do === 'sendCode') {
    await moveCardPayment(call.db, payment.id, { from: 'codeAsked', to: 'dead', now: call.deps.clock.now() })
  }
  return sent
}

function answerOf(payment: CardPayment, bankAsks = false): Output {
  const codeNeeded = payment.state === 'codeAsked'
  return { codeNeeded, bankAsks, recordId: payment.id, resendSeconds: codeNeeded ? resendDelaySeconds : 0 }
}

async function decide(tx: Tx, call: Call, input: Input): Promise<Decided | Refusal<CallRefused<'commitCardPayment'>>> {
  const { deps } = call
  const owner = { orderId: input.orderId, borrowerId: call.caller.borrowerId }
  const order = await lockOwnOrder(tx, owner)
  const card = await findCard(tx, input.cardId, { borrowerId: owner.borrowerId, provider: deps.cards.provider })
  if (order === null || card === null) return refuse('notFound')
  const token = await findRepayToken(tx, input.token, owner)
  if (token === null) return refuse('valueIsNotAccepted')
  const before = await earlierPayment(tx, call, input, token, card)
  if (before !== null) return before

  const today = marketDay(deps, order)
  const account = payableAccount(await loadLoan(tx, order), today)
  if (isRefusal(account)) return account
  const now = deps.clock.now()
  if (await hasUnknownPayment(tx, order.id, now)) return refuse('paymentIsPending')
  if (token.expiresAt <= now || token.amountMinor !== input.amountMinor) return refuse('amountHasChanged')
  const changed = changeSince(token, account, today)
  if (changed !== null) return changed
  if (!(await spendRepayToken(tx, token.hash, now))) return refuse('paymentIsPending')
  const payment = newPayment(call, order, card, token, input)
  await insertCardPayment(tx, payment)
  if (payment.state === 'codeAsked') return { do: 'sendCode', payment, card }
  await planFirstCheck(tx, deps, payment.id)
  return { do: 'capture', payment, card }
}

/**
 * What a payment that is already there makes of this commit; null when none stands in the way. A record that only waits for
 * its code gives way to another card, and to anything once its code has lapsed: nothing was taken yet.
 */
async function earlierPayment(
  tx: Tx,
  call: Call,
  input: Input,
  token: RepayToken,
  card: PaymentCard,
): Promise<Decided | Refusal<'cardWasDeclined' | 'paymentIsPending'> | null> {
  const now = call.deps.clock.now()
  const live = await findLiveCardPayment(tx, input.orderId)
  const ofToken = await findByToken(tx, token.hash)
  const asks = (payment: CardPayment): boolean =>
    payment.cardId === card.id && payment.amountMinor === input.amountMinor
  if (input.resend === true) {
    const waits = live !== null && live.state === 'codeAsked' && asks(live)
    return waits ? { do: 'resendCode', payment: live, card } : refuse('paymentIsPending')
  }
  if (ofToken !== null) {
    const isRetry = ofToken.requestKey !== null && ofToken.requestKey === call.idempotencyKey && asks(ofToken)
    if (!isRetry) return refuse('paymentIsPending')
    if (ofToken.state === 'declined') return refuse('cardWasDeclined')
    const isAtBank = ofToken.state === 'unknown' && ofToken.bankAskedAt !== null
    if (ofToken.state === 'codeAsked' || ofToken.state === 'paid' || isAtBank)
      return { do: 'answer', payment: ofToken, card }
    const isBeingAsked =
      ofToken.state === 'unknown' && now.getTime() - ofToken.createdAt.getTime() < processorPatienceMs
    return isBeingAsked ? { do: 'await', payment: ofToken, card } : refuse('paymentIsPending')
  }
  if (live === null) return null
  if (live.state === 'unknown' || (live.cardId === card.id && !codeHasLapsed(live, now)))
    return refuse('paymentIsPending')
  await moveCardPayment(tx, live.id, { from: 'codeAsked', to: 'dead', now })
  return null
}

function newPayment(call: Call, order: Order, card: PaymentCard, token: RepayToken, input: Input): CardPayment {
  return {
    id: call.deps.ids.next('cardpay'),
    tokenHash: token.hash,
    requestKey: call.idempotencyKey,
    orderId: order.id,
    borrowerId: order.borrowerId,
    cardId: card.id,
    amountMinor: input.amountMinor,
    currency: order.terms.currency,
    quoteDay: token.quoteDay,
    state: card.codeNeeded ? 'codeAsked' : 'unknown',
    createdAt: call.deps.clock.now(),
    confirmedAt: null,
    confirmKey: null,
    bankAskedAt: null,
    withdrawn: null,
  }
}
