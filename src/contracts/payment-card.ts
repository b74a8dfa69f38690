// Repayment bank selection (payway): saved cards, a commit that may ask for a code, its confirmation, the wallet
// redirect; and automatic repayment by a saved card.

import { z } from 'zod'
import { autopayOutcomes, autopayStops } from '../core/payment/autopay.ts'
import { ofProduct } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { createPayCode } from './payment.ts'
import { as, count, day, flag, flagIn, id, input, line, minor, minorIn, text, url, wire } from './wire.ts'

const base = '/api/v1/youmi/youmi-api/service/loan'

/** Without a coupon the field is null, missing, or the text that forms write for null. */
const couponIn = z.codec(z.union([line(64), z.null()]), z.string().nullable(), {
  decode: (value) => (value === '' || value === 'null' ? null : value),
  encode: (value) => value,
})

export const getPayWays = endpoint('POST', 'session', `${base}/repayment-way`, {
  summary: 'The saved cards and the wallet that can pay an order, and the card payment that waits for its code',
  refusals: ['notFound', 'orderIsNotPayable'],
  input: input({ orderId: id, repaymentRecordId: as('recordId', id.optional()) }),
  output: wire({
    alipay: as('walletOffered', flag),
    repayToken: as('token', text),
    bankCards: as('cards', z.array(wire({ id, bankName: text, cardNo: as('maskedNumber', text), bankCode: text }))),
    amount: as('amountMinor', minor),
    /** All that the loan has received so far: the wallet is asked with it, to be compared. */
    received: as('receivedMinor', minor),
    dueDate: day,
    asOf: day,
    currencySymbol: text,
    userId: text,
    /** A payment whose code was sent and not entered yet; `resendSeconds` until its code may be asked for again. */
    pendingRecord: as(
      'waiting',
      wire({ repayRecordId: as('recordId', id), cardId: id, resendSeconds: count }).nullable(),
    ),
    /** A payment for which the bank asks the borrower: asked about by its record. */
    bankRecord: as('atBank', wire({ repayRecordId: as('recordId', id) }).nullable()),
    /** 1 when the record that was asked about is confirmed: the payment is done or under way; the order says which. */
    isConfirmed: as('confirmed', flag),
  }),
})

export const commitCardPayment = endpoint('POST', 'session', `${base}/repayment-commit`, {
  class: 'money',
  keyed: true,
  summary: 'Pay with a saved card; may ask for a code',
  refusals: [
    'valueIsNotAccepted',
    'notFound',
    'paymentIsPending',
    'cardWasDeclined',
    'orderIsNotPayable',
    'amountHasChanged',
    'loanHasReceivedMore',
    'tooManyCodes',
    'codeWasJustSent',
    'longCodeIsUnderWay',
    'channelIsUnavailable',
  ],
  input: input({
    amount: as('amountMinor', minorIn),
    bankName: line(120).optional(),
    cardId: id,
    cardNo: as('maskedNumber', line(40).optional()),
    couponId: couponIn.optional(),
    orderId: id,
    repayToken: as('token', line(128)),
    bankCode: line(32).optional(),
    sendMsg: as('resend', flagIn.optional()),
  }),
  output: wire({
    needValid: as('codeNeeded', flag),
    /** 1 where the bank asks the borrower to confirm: the record says where. */
    needBank: as('bankAsks', flag),
    repayRecordId: as('recordId', id),
    resendSeconds: count,
  }),
})

export const confirmCardPayment = endpoint('POST', 'sessionAndCode', `${base}/repayment-confirm`, {
  class: 'money',
  keyed: true,
  summary: 'Confirm a card payment with the code from the message',
  refusals: [
    'notFound',
    'orderIsNotPayable',
    'loanHasReceivedMore',
    'amountHasChanged',
    'codeHasExpired',
    'codeIsUsedUp',
    'paymentCodeIsWrong',
    'paymentIsPending',
    'cardWasDeclined',
    'channelIsUnavailable',
  ],
  input: input({ orderId: id, verifyCode: as('code', line(12)), repaymentRecordId: as('recordId', id) }),
  output: wire({ needBank: as('bankAsks', flag) }),
})

/**
 * `atBank`: the bank asks on `pageUrl`, which is empty while the processor does not answer. `givenUp` and `late`: withdrawn by the
 * borrower, or because it was not confirmed in time; `declined`: by the bank; nothing was taken. `ended`: given up without an answer.
 */
export const askCardPayment = endpoint('POST', 'session', `${base}/repayment-bank`, {
  class: 'money',
  summary:
    'How a card payment stands for which the bank asks the borrower to confirm; gives it up where that is wanted',
  refusals: ['notFound'],
  input: input({ orderId: id, repaymentRecordId: as('recordId', id), giveUp: flagIn.optional() }),
  output: wire({
    repayRecordId: as('recordId', id),
    cardId: id,
    amount: as('amountMinor', minor),
    state: z.enum(['codeAsked', 'atBank', 'underWay', 'paid', 'declined', 'givenUp', 'late', 'ended']),
    pageUrl: text,
  }),
})

export const payByWallet = endpoint('POST', 'session', `${base}/repayment-huichao`, {
  class: 'money',
  keyed: true,
  summary: 'Pay in a wallet: answers the address to go to',
  refusals: ['notFound', ...createPayCode.refusals, 'linkIsNotAllowed'],
  input: input({
    userId: line(128).optional(),
    orderId: id,
    amount: as('amountMinor', minorIn),
    /** What the loan had received when the amount was shown: the same amount may meanwhile be that of the next instalment. */
    received: as('receivedMinor', minorIn.optional()),
  }),
  output: wire({ url }),
})

const cards = '/hazel/service/card'

export const listSavedCards = endpoint(['POST', 'GET'], 'session', `${cards}/list`, {
  summary: 'The saved cards of the borrower, and whether another one can be added',
  output: wire({
    list: as(
      'cards',
      z.array(
        wire({
          id,
          label: text,
          bankName: text,
          cardNo: as('maskedNumber', text),
          expires: text,
          /** Loans that the card repays by itself. */
          autopay: z.array(wire({ orderId: id, productName: text })),
        }),
      ),
    ),
    canAdd: flag,
    max: as('cardsAtMost', count),
  }),
})

/** `pageUrl` is a page of the processor; without one its fields are drawn on `/me/cards/add` by `scriptUrl`, for this card only. */
const setup = wire({
  setupId: id,
  state: z.enum(['open', 'saved', 'failed']),
  pageUrl: text,
  scriptUrl: text,
  publicKey: text,
  clientSecret: text,
})

export const beginCardSetup = endpoint('POST', 'session', `${cards}/add`, {
  class: 'account',
  summary: 'Begin to add a card: its number is typed at the card processor and never comes here',
  refusals: ['channelIsUnavailable', 'tooManyRequests'],
  output: setup,
})

export const askCardSetup = endpoint('POST', 'session', `${cards}/added`, {
  class: 'account',
  summary: 'What became of a card that is being added; one that the processor has taken is kept from then on',
  refusals: ['notFound', 'channelIsUnavailable'],
  input: input({ setupId: id }),
  output: setup,
})

export const nameSavedCard = endpoint('POST', 'session', `${cards}/name`, {
  class: 'account',
  summary: 'Give a saved card a name of one’s own',
  refusals: ['notFound'],
  input: input({ cardId: id, label: line(40) }),
})

export const removeSavedCard = endpoint('POST', 'session', `${cards}/remove`, {
  class: 'account',
  summary:
    'Remove a saved card: it is charged no more. One that is gone already, and that of somebody else, are not found',
  refusals: ['notFound', 'paymentIsPending'],
  input: input({ cardId: id }),
})

const autopayBase = '/hazel/service/autopay'

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

export const getAutopay = endpoint(['POST', 'GET'], 'session', `${autopayBase}/of-loan`, {
  summary: 'Automatic repayment of a loan: the words to agree to with their version, the cards, and how it stands',
  refusals: ['notFound'],
  input: input({ orderId: id }),
  output: wire({
    orderId: id,
    ...ofProduct,
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

export const startAutopay = endpoint('POST', 'session', `${autopayBase}/start`, {
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

export const stopAutopay = endpoint('POST', 'session', `${autopayBase}/stop`, {
  class: 'account',
  summary: 'Stop automatic repayment of a loan at once; says whether a charge is under way',
  refusals: ['notFound'],
  input: input({ orderId: id }),
  output: wire({ underWay: as('isUnderWay', flag) }),
})

export const stopAutopayByLink = endpoint('POST', 'public', `${autopayBase}/stop-by-link`, {
  class: 'account',
  summary: 'Stop the automatic repayment to which this link belongs: the token stands in each of its messages',
  refusals: ['notFound'],
  input: input({ token: id }),
  output: wire({ underWay: as('isUnderWay', flag) }),
})
