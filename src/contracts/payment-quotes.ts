// Before paying: what closes a loan early, what giving the money back costs, and where an amount would go.

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { as, count, day, flag, id, input, minor, minorIn, text, wire } from './wire.ts'

const ofOrder = input({ orderId: id, productId: id.optional() })

/** Minor units, by part. */
export const partAmounts = {
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
export const allocationLine = wire({
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
