// Two officers offer a borrower to use a credit for another loan. Nothing moves: only the borrower's yes does that.

import { dateTimeIn } from '../../../core/calendar-date.ts'
import type { LedgerTransfer } from '../../../core/ledger/accounts.ts'
import { replayWith } from '../../../core/ledger/act-effect.ts'
import type { CreditUse } from '../../../core/loan/loan-event.ts'
import { markets } from '../../../core/market/markets.ts'
import { creditOfferDays, creditUsed } from '../../../core/payment/credit-use.ts'
import { isPayable } from '../../../core/payment/purpose.ts'
import { isRefusal } from '../../../core/refusal.ts'
import { marketDay } from '../../account/change/door.ts'
import { queueLoanMessage } from '../../account/facts/door.ts'
import { findAnyOrder, type Order } from '../../account/record/door.ts'
import { productFace } from '../../catalogue/product/door.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { insertCreditOffer } from './credit-use-store.ts'
import { openPair, refundingMinor, statesOf } from './spend-credit.ts'

export interface CreditOfferAsked {
  readonly orderId: string
  readonly toOrderId: string
  readonly amountMinor: number
}

/** Why a credit cannot be offered, in the names of the desk. */
export type WhyNoCreditOffer =
  | 'notFound'
  | 'notPaidOut'
  | 'currencyDiffers'
  | 'creditBalanceIsEmpty'
  | 'creditIsLower'
  | 'nothingIsOwed'
  | 'valueIsNotAccepted'

export interface QuotedCreditOffer {
  readonly from: Order
  readonly to: Order
  /** The event on the loan with the credit, once the borrower says yes. */
  readonly event: CreditUse
  /** What is posted beside it: on the other loan, and between the clearing accounts. */
  readonly transfers: readonly LedgerTransfer[]
}

const triedId = 'desk:proposed'

/** What a yes would do today, with both loans locked; or why it cannot be offered. `field` where a figure is wrong. */
export async function quoteCreditOffer(
  tx: Tx,
  deps: Deps,
  { orderId, toOrderId, amountMinor }: CreditOfferAsked,
): Promise<QuotedCreditOffer | { readonly why: WhyNoCreditOffer }> {
  const named = await findAnyOrder(tx, orderId)
  if (named === null) return { why: 'notFound' }
  const pair = await openPair(tx, { orderId, toOrderId, borrowerId: named.borrowerId })
  if (isRefusal(pair)) return { why: pair.refused === 'notFound' ? 'notFound' : 'notPaidOut' }
  const [{ account: giving }, { account: taking }] = [pair.from, pair.to]
  const { from, to } = statesOf(deps, pair)
  if (giving.order.terms.currency !== taking.order.terms.currency) return { why: 'currencyDiffers' }
  const freeMinor = from.creditBalanceMinor - (await refundingMinor(tx, orderId))
  if (freeMinor <= 0) return { why: 'creditBalanceIsEmpty' }
  if (freeMinor < amountMinor) return { why: 'creditIsLower' }
  if (to.owedMinor === 0) return { why: 'nothingIsOwed' }
  if (amountMinor > to.owedMinor || !isPayable(amountMinor, { loan: taking.loan, owedMinor: to.owedMinor }))
    return { why: 'valueIsNotAccepted' }
  const today = marketDay(deps, taking.order)
  const used = creditUsed(toOrderId, amountMinor, today)
  const { entries } = replayWith(taking.loan, taking.events, { ...used.to, id: triedId }, today)
  return {
    from: giving.order,
    to: taking.order,
    event: { ...used.from, id: triedId },
    transfers: [...entries, ...used.transfers],
  }
}

/** PAYMENT-69: stores the offer under the id of its proposal and tells the borrower until when it stands. The caller has both loans locked. */
export async function offerCredit(
  tx: Tx,
  deps: Deps,
  { from, to, event: { amountMinor } }: QuotedCreditOffer,
  proposalId: string,
): Promise<void> {
  const offeredAt = deps.clock.now()
  const expiresAt = new Date(offeredAt.getTime() + creditOfferDays * 86_400_000)
  const orders = { fromOrderId: from.id, toOrderId: to.id, borrowerId: from.borrowerId }
  const { currency } = from.terms
  await insertCreditOffer(tx, { id: proposalId, ...orders, amountMinor, currency, offeredAt, expiresAt })
  const { name: product } = await productFace(tx, to.productId)
  const until = dateTimeIn(markets[from.market].zone, expiresAt)
  const about = `${proposalId}:creditOffered`
  await queueLoanMessage(tx, deps, from, { purpose: 'loan', about }, ({ repayment: { messages }, lender, money }) =>
    messages.creditOffered({ lender, amount: money(amountMinor), product, until }),
  )
}
