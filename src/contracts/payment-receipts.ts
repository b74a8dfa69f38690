// After paying: receipts with what each payment paid, and a credit balance asked back.

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { allocationLine, partAmounts } from './payment-quotes.ts'
import { as, day, id, input, minor, moment, text, url, wire } from './wire.ts'

/** What money counted as: for a rollover, a settlement or an exit that could not be had, as a payment. */
const countedAs = z.enum(['payment', 'rollover', 'settlement', 'coolingOffExit'])

/** `amount` = parts + rolloverFee + credit. */
const receipt = wire({
  number: text,
  valueDate: day,
  kind: as('countedAs', countedAs),
  amount: as('amountMinor', minor),
  ...partAmounts,
  rolloverFee: as('rolloverFeeMinor', minor),
  credit: as('creditMinor', minor),
  lines: z.array(allocationLine),
  /** Left to pay of the whole loan after it. */
  balanceAfter: as('owedAfterMinor', minor),
  creditAfter: as('creditAfterMinor', minor),
  url,
  pdf: as('pdfUrl', url),
})

export const refundStates = ['asked', 'sent', 'paid', 'failed'] as const

const refund = wire({
  refundId: id,
  amount: as('amountMinor', minor),
  state: z.enum(refundStates),
  askedAt: moment,
  /** `•••• 4417`: where it goes. */
  account: text,
})

export const listReceipts = endpoint({
  name: 'listReceipts',
  method: 'GET',
  path: '/hazel/v3/loan-details/receipts',
  access: 'session',
  summary: 'Every payment that counts, what it paid and what was left, and the credit balance',
  input: input({ orderId: id, productId: id.optional() }),
  output: wire({
    orderId: id,
    receipts: z.array(receipt),
    creditBalance: as('creditBalanceMinor', minor),
    /** The latest wish to have a credit balance back; null where there was none. */
    refund: refund.nullable(),
    currencySymbol: text,
  }),
})

export const requestRefund = endpoint({
  name: 'requestRefund',
  method: 'POST',
  path: '/hazel/v3/loan-details/refund-request',
  access: 'session',
  class: 'money',
  keyed: true,
  summary: 'Asks for the whole credit balance back, to the bound account; while one is under way, answers that one',
  input: input({ orderId: id, productId: id.optional() }),
  output: refund,
})
