// Pays on the wallet's own page: an intent as any other, and the address where the borrower goes.

import { safeUrl } from '../../../core/link-gate.ts'
import { formatMoney } from '../../../core/money.ts'
import { isRefusal, refuse } from '../../../core/refusal.ts'
import { type Handler, keptKey } from '../../http/call.ts'
import { walletChannelNumber } from '../../ports/payment-channel.ts'
import { openIntent } from '../intent/open-intent.ts'

/**
 * Refusals: `notFound` when the named user is not the session's own; those of `openIntent`; `paymentIsPending` while the
 * wallet's answer is missing; `linkIsNotAllowed` when its page is at an address that our links must not lead to.
 */
export const payByWallet: Handler<'payByWallet'> = async (input, call) => {
  const { userId, orderId, amountMinor, receivedMinor } = input
  const { db, deps, caller, market, currencySymbol } = call
  if (userId !== undefined && userId !== caller.borrowerId) return refuse('notFound')
  const channel = deps.channels.get(walletChannelNumber)
  if (channel === undefined) return refuse('channelIsUnknown')
  const intent = await openIntent(db, deps, {
    borrowerId: caller.borrowerId,
    orderId,
    purpose: 'repayment',
    amountMinor,
    ...(receivedMinor === undefined ? {} : { receivedMinor }),
    channel,
    money: (minor) => formatMoney(minor, market.moneyFormat, currencySymbol),
    key: keptKey(call, 'payByWallet'),
  })
  if (isRefusal(intent)) return intent
  if (intent.pageUrl === null) return refuse('paymentIsPending')
  const url = safeUrl('page', intent.pageUrl, deps.config)
  return url === null ? refuse('linkIsNotAllowed') : { url }
}
