// A credit on one loan used for another: what is offered with its split, the borrower's yes, and what was used so far.

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { as, count, day, id, input, minor, minorIn, moment, text, url, wire } from './wire.ts'

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
