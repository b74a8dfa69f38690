// What is to be paid now, and by which channels.

import type { CallOutput } from '../../contracts/endpoints.ts'
import { type AmountToPay, amountToPay } from '../../core/loan/amount-due.ts'
import { isRefusal, refuse } from '../../core/refusal.ts'
import type { Call, Handler } from '../http/call.ts'
import { sharedPayInfo } from './code/pay-info.ts'
import { moneyOf, type PayableOrder, payableOrder } from './payable-order.ts'

/** The next instalment while nothing is due, else all that is due with its charges (PAYMENT-1). */
export const getAmountDue: Handler<'getAmountDue'> = async (input, call) => {
  const payable = await payableOrder(call, input)
  if (isRefusal(payable)) return payable
  const toPay = amountToPay(payable.state)
  if (toPay === null) return refuse('orderIsNotPayable')
  return {
    ...(await sharedPayInfo(call, payable, 'repayment')),
    amountMinor: toPay.totalMinor,
    dueDate: toPay.dueDate,
    asOf: payable.state.asOf,
    details: detailsOf(call, payable, toPay),
    repaymentNotice: call.words.repayment.repaymentNotice,
  }
}

/** The first two rows stay when the list is folded: which payments, and what of them is loan and interest. */
function detailsOf(
  call: Call,
  { order, loan, state }: PayableOrder,
  toPay: AmountToPay,
): CallOutput<'getAmountDue'>['details'] {
  const { rows, paymentsOf, daysLate } = call.words.repayment
  const money = moneyOf(call)
  const nominalMinor = state.instalments
    .filter((instalment) => toPay.instalments.includes(instalment.n))
    .reduce((sum, instalment) => sum + instalment.lateNominalMinor - instalment.lateChargedMinor, toPay.penaltyMinor)
  const count = loan.schedule.length
  return [
    ...backRows(toPay.sentBackMinor - toPay.usedBackMinor, rows.sentBack, money),
    ...backRows(toPay.usedBackMinor, rows.usedBack, money),
    ...(toPay.instalments.length > 0
      ? [{ label: rows.payment, value: paymentsOf({ numbers: toPay.instalments, count }) }]
      : []),
    { label: rows.loanAndInterest, value: money(toPay.principalMinor + toPay.interestMinor) },
    ...(toPay.feeMinor > 0 ? [{ label: rows.fees, value: money(toPay.feeMinor) }] : []),
    { label: rows.lateCharge, value: money(toPay.penaltyMinor) },
    ...(nominalMinor > toPay.penaltyMinor ? [{ label: rows.lateChargeByPriceList, value: money(nominalMinor) }] : []),
    ...(state.daysPastDue > 0 ? [{ label: rows.daysLate, value: daysLate({ days: state.daysPastDue }) }] : []),
    { label: rows.leftAfter, value: money(state.owedMinor - toPay.totalMinor) },
    { label: rows.orderNumber, value: order.id },
  ]
}

/** A row where there is something of it: of a payment that was taken back after its excess had gone. */
function backRows(amountMinor: number, label: string, money: (minor: number) => string) {
  return amountMinor > 0 ? [{ label, value: money(amountMinor) }] : []
}
