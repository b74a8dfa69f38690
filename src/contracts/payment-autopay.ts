// Automatic repayment: what a borrower agrees to for a loan and a saved card, its state, and the ways to stop it.

import { z } from 'zod'
import { autopayOutcomes, autopayStops } from '../core/payment/autopay.ts'
import { endpoint } from './endpoint.ts'
import { as, count, day, flag, flagIn, id, input, line, minor, text, url, wire } from './wire.ts'

const base = '/hazel/service/autopay'

const card = wire({ id, label: text, bankName: text, cardNo: as('maskedNumber', text) })

/** A charge that was begun, or a due date without one; `outcome` is null while it is under way. */
const charge = wire({
  dueDate: day,
  /** Counts the charges for the due date. */
  n: count,
  amount: as('amountMinor', minor),
  day,
  outcome: z.enum(autopayOutcomes).nullable(),
})

export const getAutopay = endpoint(['POST', 'GET'], 'session', `${base}/of-loan`, {
  summary: 'Automatic repayment of a loan: the words to agree to with their version, the cards, and how it stands',
  refusals: ['notFound'],
  input: input({ orderId: id }),
  output: wire({
    orderId: id,
    productId: id,
    productName: text,
    productLogo: url,
    currencySymbol: text,
    /** `none`: it cannot be switched on, for want of a processor, of a running loan, or of a payment that we could announce in time. */
    state: z.enum(['none', 'off', 'on']),
    cards: z.array(card),
    /** The card that is charged; null while it is off. */
    card: card.nullable(),
    /** The first charge of an agreement of today, or the next one of a running agreement. */
    next: wire({ dueDate: day, amount: as('amountMinor', minor) }).nullable(),
    /** What is due up to this day is not charged, because no message can tell of it in time any more; null where there is nothing. */
    byHandUntil: day.nullable(),
    hour: text,
    terms: z.array(text),
    version: text,
    agreedOn: day.nullable(),
    /** Why the last agreement ended; null where there was none, or it runs. */
    stoppedBecause: z.enum(autopayStops).nullable(),
    charges: z.array(charge),
  }),
})

export const startAutopay = endpoint('POST', 'session', `${base}/start`, {
  class: 'account',
  summary: 'Agree to automatic repayment of a loan with a saved card, in the words of this version',
  refusals: [
    'notFound',
    'consentIsNeeded',
    'consentHasChanged',
    'valueIsNotAccepted',
    'orderIsNotPayable',
    'tooManyRequests',
  ],
  input: input({ orderId: id, cardId: id, version: line(64), agree: as('agreed', flagIn.optional()) }),
})

export const stopAutopay = endpoint('POST', 'session', `${base}/stop`, {
  class: 'account',
  summary: 'Stop automatic repayment of a loan at once; says whether a charge is under way',
  refusals: ['notFound'],
  input: input({ orderId: id }),
  output: wire({ underWay: as('isUnderWay', flag) }),
})

export const stopAutopayByLink = endpoint('POST', 'public', `${base}/stop-by-link`, {
  class: 'account',
  summary: 'Stop the automatic repayment to which this link belongs: the token stands in each of its messages',
  refusals: ['notFound'],
  input: input({ token: id }),
  output: wire({ underWay: as('isUnderWay', flag) }),
})
