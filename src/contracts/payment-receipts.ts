// Quotes before paying; after it receipts with what each payment paid, and a credit balance: asked back, or used for another loan.

import { z } from 'zod'
import { transferStates } from '../core/payment/transfer-state.ts'
import { endpoint } from './endpoint.ts'
import { as, count, day, flag, id, input, minor, minorIn, moment, text, url, wire } from './wire.ts'

const ofOrder = input({ orderId: id, productId: id.optional() })

/** Minor units, by part. */
const partAmounts = {
  penalty: as('penaltyMinor', minor),
  fee: as('feeMinor', minor),
  interest: as('interestMinor', minor),
  principal: as('principalMinor', minor),
} as const

/** A quote of the day. A code for exactly `total` with `purpose` closes the loan when it is paid on that day. */
const closingQuote = wire({
  orderId: id,
  purpose: z.enum(['settlement', 'coolingOff']),
  total: as('totalMinor', minor),
  ...partAmounts,
  /** What remains to pay by the plan, charges so far included. The saving is this less `total`. */
  planTotal: as('planTotalMinor', minor),
  saving: as('savingMinor', minor),
  /** Fees deducted at the payout and returned now; already subtracted from `principal`. */
  feeRebate: as('feeRebateMinor', minor),
  /** In `total`: sent back to the borrower before its payment was reversed. `usedBack`: what of it paid another loan. */
  sentBack: as('sentBackMinor', minor),
  usedBack: as('usedBackMinor', minor),
  asOf: day,
  /** Until the end of this day in the market's zone. */
  validUntil: day,
  currencySymbol: text,
})

export const getSettlementQuote = endpoint('GET', 'session', '/hazel/v3/loan-details/settlement-quote', {
  summary: 'What closes the loan early today, and what it saves',
  refusals: ['notFound', 'orderIsNotPayable', 'nothingIsOwed', 'paymentIsPending', 'earlyRepaymentIsNotYetOpen'],
  input: ofOrder,
  output: closingQuote,
})

export const getCoolingOffQuote = endpoint('GET', 'session', '/hazel/v3/loan-details/cooling-off-quote', {
  summary: 'What giving the money back within the cooling-off days costs today',
  refusals: ['notFound', 'orderIsNotPayable', 'nothingIsOwed', 'paymentIsPending', 'coolingOffHasEnded'],
  input: ofOrder,
  output: closingQuote,
})

/** One line for each instalment and part that money pays. */
const allocationLine = wire({
  n: count,
  part: z.enum(['penalty', 'fee', 'interest', 'principal']),
  amount: as('amountMinor', minor),
})

/** A tax within an amount, as the receipt says it: `Including VAT (12 %)`. */
export const includedTax = wire({ text, amount: as('amountMinor', minor) })

export const previewPayment = endpoint('GET', 'session', '/hazel/v3/loan-details/payment-preview', {
  summary: 'Where an amount would go if it were paid today',
  refusals: ['notFound', 'orderIsNotPayable', 'valueIsNotAccepted'],
  input: input({ orderId: id, productId: id.optional(), amount: as('amountMinor', minorIn) }),
  output: wire({
    orderId: id,
    amount: as('amountMinor', minor),
    ...partAmounts,
    lines: z.array(allocationLine),
    /** The part of the amount beyond what is owed. */
    credit: as('creditMinor', minor),
    owedAfter: as('owedAfterMinor', minor),
    isSettled: as('settles', flag),
    asOf: day,
    currencySymbol: text,
  }),
})

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

/** Another loan of the borrower that the credit could pay: as much as is due there, or as an officer has offered. */
const creditOffer = wire({
  orderId: id,
  productId: id,
  productName: text,
  /** `late`: something is due there now. `officer`: the lender offers it. */
  by: as('offeredBy', z.enum(['late', 'officer'])),
  /** The last moment of an officer's offer; null for a loan that is late. */
  until: moment.nullable(),
  /** Of the oldest payment that is due; null where nothing is. */
  dueDate: day.nullable(),
  daysLate: count,
  due: as('dueMinor', minor),
  /** What goes from the credit to the loan: `amount` of `POST credit-use`. */
  amount: as('amountMinor', minor),
  dueAfter: as('dueAfterMinor', minor),
  /** What of the credit is left to send back. */
  creditAfter: as('creditAfterMinor', minor),
})

const creditUse = wire({
  useId: id,
  orderId: id,
  productId: id,
  productName: text,
  amount: as('amountMinor', minor),
  usedAt: moment,
  /** The receipt on the other loan; empty where the payment was taken back. */
  url: text,
})

export const getCreditUses = endpoint('GET', 'session', '/hazel/v3/loan-details/credit-uses', {
  summary: 'Other loans of the borrower that the credit of this one could pay, with the split, and what it paid so far',
  refusals: ['notFound', 'orderIsNotPayable'],
  input: input({ orderId: id }),
  output: wire({
    orderId: id,
    creditBalance: as('creditBalanceMinor', minor),
    offers: z.array(creditOffer),
    uses: z.array(creditUse),
    currencySymbol: text,
  }),
})

export const spendCredit = endpoint('POST', 'session', '/hazel/v3/loan-details/credit-use', {
  class: 'money',
  keyed: true,
  summary:
    'Uses the credit of one loan for another of the same borrower: exactly the amount that was shown, or a refusal',
  refusals: [
    'notFound',
    'orderIsNotPayable',
    'creditBalanceIsEmpty',
    'nothingIsOwed',
    'amountHasChanged',
    'paymentIsPending',
  ],
  input: input({ orderId: id, toOrderId: id, amount: as('amountMinor', minorIn) }),
  output: wire({
    useId: id,
    orderId: id,
    toOrderId: id,
    amount: as('amountMinor', minor),
    /** What of the credit is left to send back. */
    creditAfter: as('creditAfterMinor', minor),
    /** What the other loan still asks for now. */
    dueAfter: as('dueAfterMinor', minor),
    usedAt: moment,
    url,
  }),
})
