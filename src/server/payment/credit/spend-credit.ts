// The borrower says yes: the credit of one loan pays another, as one act on both under one key.

import { documentPage } from '../../../contracts/document-addresses.ts'
import type { CallRefused } from '../../../contracts/endpoints.ts'
import { dateTimeIn } from '../../../core/calendar-date.ts'
import type { LoanState } from '../../../core/loan/loan-state.ts'
import { unitOf } from '../../../core/loan/terms.ts'
import { markets } from '../../../core/market/markets.ts'
import { type CreditSplit, creditChannel, creditUsed, splitCredit } from '../../../core/payment/credit-use.ts'
import { liveTransferStates } from '../../../core/payment/transfer-state.ts'
import { type Refusal, refuse } from '../../../core/refusal.ts'
import { changeLoan, marketDay, type Recorded } from '../../account/change/door.ts'
import { addLoanMessage } from '../../account/facts/door.ts'
import { stateOf } from '../../account/loan/door.ts'
import { type OpenLoan, type OpenRunningLoan, openLoans, running } from '../../account/open/door.ts'
import { findOrder } from '../../account/order/door.ts'
import { receiptNumber, receiptNumbers } from '../../account/record/door.ts'
import { emptyBatch, type PaymentRow, writeBatch } from '../../batch/door.ts'
import { productFace } from '../../catalogue/product/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { transactionKey } from '../heard/heard-payment.ts'
import { hasUnknownPayment } from '../intent/payment-intent-store.ts'
import { withdrawStaleCodes } from '../intent/stale-codes.ts'
import { latestRefund } from '../refund/refund-store.ts'
import { acceptCreditOffer, insertCreditUse, standingOffers } from './credit-use-store.ts'

/**
 * Uses exactly the amount that was shown, or refuses (PAYMENT-68). Both loans are locked by ascending id, so that a second tap, a
 * refund, a payment and a return each see what this one did. Refusals in this order: `notFound` for a loan that is not the
 * caller's, `orderIsNotPayable` before a payout, `creditBalanceIsEmpty`, `nothingIsOwed`, `amountHasChanged`, `paymentIsPending`
 * while another payment of the other loan may still arrive.
 */
export const spendCredit: Handler<'spendCredit'> = (input, { db, deps, caller }) =>
  db.transaction(async (tx) => {
    const { orderId, toOrderId, amountMinor } = input
    const pair = await openPair(tx, { orderId, toOrderId, borrowerId: caller.borrowerId })
    if ('refused' in pair) return pair
    const { from, to } = pair
    const now = deps.clock.now()
    const [states, going] = [statesOf(deps, pair), await refundingMinor(tx, orderId)]
    if (states.from.creditBalanceMinor - going <= 0) return refuse('creditBalanceIsEmpty')
    if (states.to.owedMinor === 0) return refuse('nothingIsOwed')
    const offers = await standingOffers(tx, orderId, now)
    const offered = offers.find((one) => one.toOrderId === toOrderId) ?? null
    const split = splitBetween({ ...states, refundingMinor: going, offeredMinor: offered?.amountMinor ?? null })
    if (split === null || split.useMinor !== amountMinor) return refuse('amountHasChanged')
    if (await hasUnknownPayment(tx, toOrderId, now)) return refuse('paymentIsPending')
    const useId = deps.ids.inOrder('use')
    const recorded = await moveCredit(tx, deps, { from, to, useId, amountMinor })
    if (offered !== null) await acceptCreditOffer(tx, offered.id, useId)
    await withdrawStaleCodes(tx, deps, toOrderId)
    const numbers = await receiptNumbers(tx, toOrderId)
    return {
      ...{ useId, orderId, toOrderId, amountMinor, usedAt: dateTimeIn(markets[to.account.order.market].zone, now) },
      creditAfterMinor: recorded.from.after.creditBalanceMinor - going,
      dueAfterMinor: recorded.to.after.amountDue.totalMinor,
      url: documentPage('receipt', toOrderId, { number: receiptNumber(numbers, paymentKey(useId)) }),
    }
  })

/** The id of the payment's event on the other loan. */
export const paymentKey = (useId: string): string => transactionKey({ provider: creditChannel, transactionId: useId })

interface Pair {
  readonly from: OpenRunningLoan
  readonly to: OpenRunningLoan
}

interface Asked {
  readonly orderId: string
  readonly toOrderId: string
  readonly borrowerId: string
}

/** Both loans, locked. A loan of somebody else is not even locked. */
export async function openPair(
  tx: Tx,
  { orderId, toOrderId, borrowerId }: Asked,
): Promise<Pair | Refusal<CallRefused<'spendCredit'>>> {
  for (const id of [orderId, toOrderId]) if (!(await isOwn(tx, id, borrowerId))) return refuse('notFound')
  // A loan with a credit owes nothing itself.
  if (orderId === toOrderId) return refuse('nothingIsOwed')
  const opened = await openLoans(tx, [orderId, toOrderId])
  const [from, to] = [paidOut(opened.get(orderId)), paidOut(opened.get(toOrderId))]
  return from === null || to === null ? refuse('orderIsNotPayable') : { from, to }
}

async function isOwn(db: Queries, orderId: string, borrowerId: string): Promise<boolean> {
  return (await findOrder(db, { orderId, borrowerId })) !== null
}

const paidOut = (open: OpenLoan | undefined): OpenRunningLoan | null =>
  open === undefined || open.account.loan === null ? null : running(open)

/** Both as they are today. */
export function statesOf(deps: Deps, { from, to }: Pair) {
  const [giving, taking] = [from, to].map(({ account }) => stateOf(account, marketDay(deps, account.order)))
  if (!giving || !taking) throw new Error('a loan that was paid out has no state')
  return { from: giving, to: taking }
}

/** The events, the entry between the clearing accounts, the payment's row and the message: written together. */
async function moveCredit(
  tx: Tx,
  deps: Deps,
  { from, to, useId, amountMinor }: Pair & { readonly useId: string; readonly amountMinor: number },
): Promise<{ readonly from: Recorded; readonly to: Recorded }> {
  const means = { deps, db: tx, writes: emptyBatch() }
  const [giving, taking] = [from.account.order, to.account.order]
  const { currency } = taking.terms
  const valueDate = marketDay(deps, taking)
  const used = creditUsed(taking.id, amountMinor, valueDate)
  const given = await changeLoan(means, from, {
    orderId: giving.id,
    sourceKey: `creditUse:${useId}`,
    event: used.from,
  })
  const taken = await changeLoan(means, to, { orderId: taking.id, sourceKey: paymentKey(useId), event: used.to })
  means.writes.entries.push({
    kind: 'creditUsed',
    idemKey: `creditUse:${useId}`,
    loanId: null,
    valueDate,
    postingDate: valueDate,
    currency,
    transfers: used.transfers,
  })
  means.writes.payments.push(paymentOf(deps, to, { useId, fromOrderId: giving.id, amountMinor }, taken.recorded))
  const { name: product } = await productFace(tx, taking.productId)
  const message = { purpose: 'loan', about: `${useId}:creditUsed` } as const
  const address = { market: taking.market, borrower: to.borrower }
  const { after } = taken.recorded
  const restMinor = given.recorded.after.creditBalanceMinor
  addLoanMessage(means.writes, deps, address, message, ({ repayment: { messages }, lender, money }) =>
    messages.creditUsed({
      ...{ lender, product, amount: money(amountMinor) },
      ...{ left: money(after.owedMinor), rest: money(restMinor) },
    }),
  )
  await writeBatch(tx, means.writes)
  const orders = { fromOrderId: giving.id, toOrderId: taking.id, borrowerId: taking.borrowerId }
  await insertCreditUse(tx, { id: useId, ...orders, amountMinor, currency, usedAt: deps.clock.now() })
  return { from: given.recorded, to: taken.recorded }
}

function paymentOf(
  deps: Deps,
  { account: { order } }: OpenRunningLoan,
  of: { readonly useId: string; readonly fromOrderId: string; readonly amountMinor: number },
  recorded: Recorded,
): PaymentRow {
  const now = deps.clock.now()
  return {
    id: deps.ids.inOrder('payment'),
    provider: creditChannel,
    transaction_id: of.useId,
    back_of: null,
    channel: creditChannel,
    reference: of.fromOrderId,
    intent_id: null,
    order_id: order.id,
    borrower_id: order.borrowerId,
    amount_minor: of.amountMinor,
    currency: order.terms.currency,
    paid_at: now,
    value_date: marketDay(deps, order),
    state: 'posted',
    suspense_reason: null,
    applied_as: recorded.receipt?.countedAs ?? null,
    loan_event_id: paymentKey(of.useId),
    received_at: now,
  }
}

/** What of a loan's credit is on its way back: it is the borrower's still, and not free. */
export async function refundingMinor(db: Queries, orderId: string): Promise<number> {
  const latest = await latestRefund(db, orderId)
  return latest !== null && liveTransferStates.includes(latest.state) ? latest.amountMinor : 0
}

interface CreditSides {
  readonly from: LoanState
  readonly refundingMinor: number
  readonly to: LoanState
  /** What an officer has offered: at most so much, of all that is owed. Null: of what is due. */
  readonly offeredMinor: number | null
}

/** Null where the other loan asks for nothing, or nothing of the credit is free, or both are in different currencies. */
export function splitBetween({ from, refundingMinor: goingMinor, to, offeredMinor }: CreditSides): CreditSplit | null {
  if (from.loan.terms.currency !== to.loan.terms.currency) return null
  const dueMinor = to.amountDue.totalMinor
  const split = splitCredit({
    creditMinor: from.creditBalanceMinor,
    refundingMinor: goingMinor,
    wantedMinor: offeredMinor === null ? dueMinor : Math.min(offeredMinor, to.owedMinor),
    unitMinor: unitOf(to.loan.terms),
  })
  return split === null ? null : { ...split, wantedAfterMinor: Math.max(0, dueMinor - split.useMinor) }
}
