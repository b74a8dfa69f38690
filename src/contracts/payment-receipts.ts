// After paying: receipts with what each payment paid, and a credit balance asked back.

import { z } from 'zod'
import { transferStates } from '../core/payment/transfer-state.ts'
import { endpoint } from './endpoint.ts'
import { allocationLine, includedTax, partAmounts } from './payment-quotes.ts'
import { as, count, day, id, input, minor, moment, text, url, wire } from './wire.ts'

/** What the money was booked as. A rollover, settlement or exit that was not possible is booked as a payment. */
const countedAs = z.enum(['payment', 'rollover', 'settlement', 'coolingOffExit'])

/** `amount` = parts + rolloverFee + sentBack + credit. */
const receipt = wire({
  number: text,
  valueDate: day,
  kind: as('countedAs', countedAs),
  amount: as('amountMinor', minor),
  ...partAmounts,
  rolloverFee: as('rolloverFeeMinor', minor),
  /** What of it returned money that the borrower had been sent back by mistake of a payment. */
  sentBack: as('sentBackMinor', minor),
  /** What of `sentBack` had not gone to the borrower, but to another loan of theirs. */
  usedBack: as('usedBackMinor', minor),
  credit: as('creditMinor', minor),
  /** What was missing from an early settlement, within the tolerance of the market, and was waived: no part of the amount. */
  short: as('shortMinor', minor),
  lines: z.array(allocationLine),
  /** What of the amount is tax, at the rates of the offer: no further part of it. */
  taxes: z.array(includedTax),
  /** What remains to pay of the loan after it. */
  balanceAfter: as('owedAfterMinor', minor),
  creditAfter: as('creditAfterMinor', minor),
  url,
  pdf: as('pdfUrl', url),
})

/** A payment that is on the loan: what it was, where it went, and what is left after it. */
export const arrivedPayment = wire({
  receipt,
  /** When it was paid, by the provider. */
  paidAt: moment,
  /** Where it was paid; empty where that is not known. */
  channel: as('channelName', text),
  productName: text,
  /** The payment that comes next; null where the loan is closed. */
  next: as('nextPayment', wire({ n: count, dueDate: day, amount: as('amountMinor', minor) }).nullable()),
  /** Still to pay today. */
  amountDue: as('amountDueMinor', minor),
  /** Still to pay of the whole loan. */
  left: as('leftMinor', minor),
  payments: as('paymentCount', count),
  paymentsMade: count,
  paymentsLate: count,
  closedOn: day.nullable(),
  /** The page of the closure letter; empty while the loan is open. */
  letterUrl: text,
  /** The dates to come as a calendar file; empty once the loan is closed. */
  calendarUrl: text,
})

const refund = wire({
  refundId: id,
  amount: as('amountMinor', minor),
  state: z.enum(transferStates),
  askedAt: moment,
  /** The target account, masked: `•••• 4417`. */
  account: text,
})

export const listReceipts = endpoint('GET', 'session', '/hazel/v3/loan-details/receipts', {
  summary: 'Every payment that counts, what it paid and what was left, and the credit balance',
  refusals: ['notFound', 'orderIsNotPayable'],
  input: input({ orderId: id, productId: id.optional() }),
  output: wire({
    orderId: id,
    receipts: z.array(receipt),
    creditBalance: as('creditBalanceMinor', minor),
    /** What is owed again of money that was sent back. */
    owedBack: as('backOwed', z.array(wire({ title: text, text }))),
    /** The latest refund request; null where there is none. */
    refund: refund.nullable(),
    currencySymbol: text,
  }),
})

export const requestRefund = endpoint('POST', 'session', '/hazel/v3/loan-details/refund-request', {
  class: 'money',
  keyed: true,
  summary: 'Asks for the whole credit balance back, to the bound account; while one is under way, answers that one',
  refusals: ['notFound', 'creditBalanceIsEmpty', 'payoutAccountIsMissing'],
  input: input({ orderId: id, productId: id.optional() }),
  output: refund,
})
