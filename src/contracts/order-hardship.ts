// A borrower who cannot pay: the request for help with a loan, the plan that is offered for it, and the answer to the plan.

import { z } from 'zod'
import { hardshipEnds, hardshipReasons, hardshipWordsMax } from '../core/order/hardship.ts'
import { ofProduct } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { agreedThing } from './order-agreed.ts'
import { changedPayment } from './order-date-move.ts'
import { as, count, day, flag, flagIn, id, input, line, minor, minorIn, moment, prose, text, wire } from './wire.ts'

const request = wire({
  requestId: id,
  reason: z.enum(hardshipReasons),
  words: text,
  canPay: as('canPayMinor', minor),
  payFrom: day,
  askedAt: moment,
  /** Null where the lender promises no time. */
  answerBy: moment.nullable(),
  state: z.enum(['open', ...hardshipEnds]),
  /** Why it was declined, else empty. */
  answer: text,
})

const offer = wire({
  offerId: id,
  state: z.enum(['open', 'accepted', 'declined', 'lapsed']),
  until: as('expiresAt', moment),
  /** No late charge and no reminder in these days, both counted. */
  fromDate: as('firstDay', day),
  toDate: as('lastDay', day),
  /** What the plan changes now; null once it is answered or lapsed, and where the loan has moved so that it no longer fits. */
  quote: wire({
    plan: as('lines', z.array(changedPayment)),
    owedBefore: as('owedBeforeMinor', minor),
    owedAfter: as('owedAfterMinor', minor),
    /** Names these figures: the answer repeats it, and is refused where they are others by then. */
    mark: text,
  }).nullable(),
})

export const getHardship = endpoint('POST', 'session', '/hazel/v3/loan-details/hardship', {
  summary: 'Help for a borrower who cannot pay: the newest request, the newest plan on offer, and whether one can ask',
  refusals: ['notFound', 'orderIsNotPayable'],
  input: input({ productId: id.or(z.literal('')).optional(), orderId: id }),
  output: wire({
    orderId: id,
    ...ofProduct,
    instalmentCount: count,
    canAsk: flag,
    /** What is owed is owed, and no plan is made for it. */
    isWrittenOff: flag,
    /** The days between which paying can begin again. */
    earliest: day,
    latest: day,
    /** Weekdays until the answer; null where the lender promises none. */
    answerDays: as('answerWeekdays', count.nullable()),
    request: request.nullable(),
    offer: offer.nullable(),
    /** The payment that comes next as the loan is now; null once nothing is owed. */
    next: as('nextPayment', wire({ n: count, dueDate: day, amount: as('amountMinor', minor) }).nullable()),
    /** What was agreed about this loan. */
    agreed: z.array(agreedThing),
    currencySymbol: text,
  }),
})

export const askHardship = endpoint('POST', 'session', '/hazel/v3/loan-details/hardship-request', {
  class: 'account',
  keyed: true,
  summary:
    'Says that a loan cannot be paid: why, what can be paid, and from when. One request of a loan waits at a time',
  refusals: [
    'notFound',
    'orderIsNotPayable',
    'nothingIsOwed',
    'loanIsWrittenOff',
    'hardshipIsAsked',
    'valueIsNotAccepted',
    'tooManyRequests',
  ],
  input: input({
    orderId: id,
    reason: z.enum(hardshipReasons),
    words: prose(hardshipWordsMax),
    canPay: as('canPayMinor', minorIn),
    payFrom: day,
  }),
  output: wire({ requestId: id, answerBy: moment.nullable() }),
})

export const withdrawHardship = endpoint('POST', 'session', '/hazel/v3/loan-details/hardship-withdraw', {
  class: 'account',
  keyed: true,
  summary: 'Takes a request for help back',
  refusals: ['notFound', 'hardshipIsAnswered'],
  input: input({ orderId: id, requestId: id }),
  output: wire({ requestId: id }),
})

export const answerPlan = endpoint('POST', 'session', '/hazel/v3/loan-details/plan-answer', {
  class: 'money',
  keyed: true,
  summary: 'Accepts an offered plan, exactly as it was shown, or declines it',
  refusals: ['notFound', 'planOfferIsOver', 'planNoLongerFits', 'loanHasChanged'],
  input: input({ orderId: id, offerId: id, accept: flagIn, mark: line(64) }),
  output: wire({ offerId: id, state: z.enum(['accepted', 'declined']) }),
})
