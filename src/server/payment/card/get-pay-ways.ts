// The saved cards and the wallet that can pay an order, with a token for one payment, and the payment that waits for its code.

import { addresses, addressWith } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { amountToPay } from '../../../core/loan/amount-due.ts'
import { replayLoan } from '../../../core/loan/replay.ts'
import { isRefusal, refuse } from '../../../core/refusal.ts'
import { marketDay } from '../../account/change/door.ts'
import { loadLoan } from '../../account/loan/door.ts'
import { findOrder } from '../../account/order/door.ts'
import type { Call, Handler } from '../../http/call.ts'
import { takesAmount, walletChannelNumber } from '../../ports/payment-channel.ts'
import { payableAccount } from '../intent/open-intent.ts'
import { codeHasLapsed, findLiveCardPayment, findOwnCardPayment } from './card-payment-store.ts'
import { listCards, maskedNumber } from './card-store.ts'
import { secondsUntilResend } from './payment-code.ts'
import { issueRepayToken, shownQuoteOf } from './repay-token-store.ts'

/** Refusals: `notFound`, `orderIsNotPayable`. Each answer carries a fresh token. */
export const getPayWays: Handler<'getPayWays'> = async ({ orderId, recordId }, call) => {
  const { db, deps, caller } = call
  const owner = { orderId, borrowerId: caller.borrowerId }
  const order = await findOrder(db, owner)
  if (order === null) return refuse('notFound')
  const quoteDay = marketDay(deps, order)
  const account = payableAccount(await loadLoan(db, order), quoteDay)
  if (isRefusal(account)) return account
  const state = replayLoan(account.loan, account.events, quoteDay)
  const toPay = amountToPay(state)
  if (toPay === null) return refuse('orderIsNotPayable')
  const amountMinor = toPay.totalMinor
  const wallet = deps.channels.get(walletChannelNumber)
  const cards = await listCards(db, { borrowerId: caller.borrowerId, provider: deps.cards.provider })
  return {
    walletOffered: wallet !== undefined && takesAmount(wallet, amountMinor, order.terms.currency),
    token: await issueRepayToken(db, deps, owner, { amountMinor, receivedMinor: state.receivedMinor, quoteDay }),
    cards: cards.map((card) => ({
      id: card.id,
      bankName: card.bankName,
      maskedNumber: maskedNumber(card),
      bankCode: card.bankCode,
    })),
    amountMinor,
    receivedMinor: state.receivedMinor,
    dueDate: toPay.dueDate,
    asOf: state.asOf,
    currencySymbol: call.currencySymbol,
    userId: caller.borrowerId,
    waiting: await waitingPayment(call, orderId, {
      amountMinor,
      receivedMinor: state.receivedMinor,
      cardIds: cards.map(({ id }) => id),
    }),
    atBank: await paymentAtBank(call, orderId),
    confirmed: recordId !== undefined && (await isConfirmed(call, recordId, owner)),
  }
}

/** Whether the borrower's own record was confirmed, and not handed to the bank: asked by a page whose confirmation got no answer. */
async function isConfirmed(
  { db }: Call,
  recordId: string,
  owner: { readonly orderId: string; readonly borrowerId: string },
): Promise<boolean> {
  const payment = await findOwnCardPayment(db, recordId, owner)
  return payment !== null && (payment.state === 'paid' || (payment.state === 'unknown' && payment.bankAskedAt === null))
}

/** The payment of this order for which the bank asks the borrower; null where there is none. */
async function paymentAtBank({ db }: Call, orderId: string): Promise<CallOutput<'getPayWays'>['atBank']> {
  const live = await findLiveCardPayment(db, orderId)
  return live === null || live.bankAskedAt === null ? null : { recordId: live.id }
}

/**
 * The payment of this order that only waits for its code, so that the borrower can go on with it on any device. Null
 * for one whose code has lapsed, that is of another amount than today's or was paid in another way, or whose card is gone: it confirms nothing.
 */
async function waitingPayment(
  call: Call,
  orderId: string,
  now: { readonly amountMinor: number; readonly receivedMinor: number; readonly cardIds: readonly string[] },
): Promise<CallOutput<'getPayWays'>['waiting']> {
  const live = await findLiveCardPayment(call.db, orderId)
  if (live === null || live.state !== 'codeAsked' || codeHasLapsed(live, call.deps.clock.now())) return null
  if (live.amountMinor !== now.amountMinor || !now.cardIds.includes(live.cardId)) return null
  if ((await shownQuoteOf(call.db, live.tokenHash)).receivedMinor !== now.receivedMinor) return null
  return { recordId: live.id, cardId: live.cardId, resendSeconds: await secondsUntilResend(call, live) }
}

type Type = CallOutput<'getPayTypes'>['types'][number]['type']

/** Refusals: `notFound`, `orderIsNotPayable`. */
export const getPayTypes: Handler<'getPayTypes'> = async ({ orderId }, call) => {
  const { db, deps, caller, words } = call
  const order = await findOrder(db, { orderId, borrowerId: caller.borrowerId })
  if (order === null) return refuse('notFound')
  const today = marketDay(deps, order)
  const account = payableAccount(await loadLoan(db, order), today)
  if (isRefusal(account)) return account
  const toPay = amountToPay(replayLoan(account.loan, account.events, today))
  if (toPay === null) return refuse('orderIsNotPayable')
  const amountMinor = toPay.totalMinor
  const wallet = deps.channels.get(walletChannelNumber)
  const codes = [...deps.channels.values()].filter((one) => takesAmount(one, amountMinor, order.terms.currency))
  const { productId } = order
  const offered: readonly (readonly [Type, boolean, string])[] = [
    ['code', codes.length > 0, addresses.repay],
    [
      'card',
      (await listCards(db, { borrowerId: caller.borrowerId, provider: deps.cards.provider })).length > 0,
      addresses.payway,
    ],
    ['wallet', wallet !== undefined && takesAmount(wallet, amountMinor, order.terms.currency), addresses.payway],
  ]
  return {
    amountMinor,
    types: offered
      .filter(([, isOffered]) => isOffered)
      .map(([type, , address]) => ({
        type,
        ...words.application.payTypes[type],
        url: addressWith(address, { productId, orderId }),
      })),
    currencySymbol: call.currencySymbol,
  }
}
