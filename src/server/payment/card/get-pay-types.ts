// The ways in which an order can be paid now: by a code, by a card that is kept here, in a wallet.

import { addresses, addressWith } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { amountToPay } from '../../../core/loan/amount-due.ts'
import { replayLoan } from '../../../core/loan/replay.ts'
import { isRefusal, refuse } from '../../../core/refusal.ts'
import { marketDay } from '../../account/change/door.ts'
import { loadLoan } from '../../account/loan/door.ts'
import { findOrder } from '../../account/order/door.ts'
import type { Handler } from '../../http/call.ts'
import { takesAmount, walletChannelNumber } from '../../ports/payment-channel.ts'
import { payableAccount } from '../intent/open-intent.ts'
import { listCards } from './card-store.ts'

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
