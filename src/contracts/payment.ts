// Payments: the amount due, the channels, the pay code with its picture and steps, and the rollover.

import { z } from 'zod'
import { payPurposes } from '../core/payment/pay-purpose.ts'
import { ofProduct } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { arrivedPayment, includedTax } from './payment-receipts.ts'
import {
  as,
  count,
  day,
  flag,
  flagIn,
  id,
  input,
  instant,
  line,
  minor,
  minorIn,
  moment,
  row,
  text,
  url,
  wire,
} from './wire.ts'

const channel = wire({
  name: text,
  logo: url,
  channel_number: as('channelNumber', text),
  des: as('description', text),
  min: as('minMinor', minor),
  max: as('maxMinor', minor),
})

const step = wire({ name: text, step: as('steps', z.array(text)) })

/** One way to pay with a code, and its steps. */
interface InstructionGroup {
  readonly title: string
  readonly items: z.output<typeof step>[]
}

/** The pay notice (PAYMENT-29): on the wire a map from a group's title to its steps, inside a list. */
const instructions = z.codec(z.record(text, z.array(step)), z.custom<InstructionGroup[]>(), {
  decode: (groups) => Object.entries(groups).map(([title, items]) => ({ title, items })),
  encode: (groups) => {
    const byTitle: Record<string, InstructionGroup['items']> = {}
    for (const { title, items } of groups) byTitle[title] = [...(byTitle[title] ?? []), ...items]
    return byTitle
  },
})

/** The live pay code of an order, when there is one: the default pay-code box. */
const liveCode = wire({
  payCode: text,
  logo: url,
  title: text,
  payNotice: as('instructions', instructions),
  payNoticeMsg: as('payNotice', text),
  ref: id,
}).nullable()

const payInfo = {
  orderId: id,
  ...ofProduct,
  repayAmount: as('amountMinor', minor),
  repayDate: as('dueDate', day),
  /** All that the loan has received so far: sent back with the payment, to be compared. */
  received: as('receivedMinor', minor),
  detail: as('details', z.array(row)),
  repayList: as('channels', z.array(channel)),
  noticeMsg: as('notice', text),
  reyMsg: as('repaymentNotice', text),
  defDetail: as('liveCode', liveCode),
  isShowReyTop: as('instructionsShown', flag),
  currencySymbol: text,
} as const

export const getAmountDue = endpoint('POST', 'session', '/hazel/v3/installment/loan-play-detail', {
  summary: 'What is to be paid now, by which channels',
  refusals: ['notFound', 'orderIsNotPayable'],
  input: input({ productId: id.optional(), orderId: id }),
  output: wire({ ...payInfo, asOf: day }),
})

export const getRollover = endpoint('POST', 'session', '/hazel/opponents/pettypy', {
  summary: 'What a rollover costs, and the plan after it',
  refusals: ['notFound', 'orderIsNotPayable', 'rolloverIsNotOffered', 'nothingIsOwed'],
  input: input({ productId: id.optional(), orderId: id }),
  output: wire({
    ...payInfo,
    delayInfo: as('rollover', wire({ delayAmount: as('feeMinor', minor), title: text, taxes: z.array(includedTax) })),
    repayPlan: as(
      'plan',
      z.array(
        wire({ n: count, remark: text, title: text, amount: as('amountMinor', minor), time: as('dueDate', day) }),
      ),
    ),
    nextDueDate: day,
    payNowTotal: as('payNowTotalMinor', minor),
    newTotal: as('newTotalMinor', minor),
    extraCost: as('extraCostMinor', minor),
    rolloversLeft: count,
    days: count,
  }),
})

export const createPayCode = endpoint('POST', 'session', '/hazel/v3/loan-details/generate-vcode', {
  class: 'money',
  keyed: true,
  summary: 'Make a payment intent: a code, QR code or barcode of one channel for one amount',
  refusals: [
    'valueIsNotAccepted',
    'channelIsUnknown',
    'notFound',
    'orderIsNotPayable',
    'rolloverIsNotOffered',
    'nothingIsOwed',
    'paymentIsPending',
    'earlyRepaymentIsNotYetOpen',
    'coolingOffHasEnded',
    'amountHasChanged',
    'offerHasChanged',
    'loanHasReceivedMore',
    'channelDoesNotTakeThisAmount',
    'tooManyRequests',
    'channelIsUnavailable',
  ],
  input: input({
    productId: id.optional(),
    orderId: id,
    amount: as('amountMinor', minorIn),
    isDelay: as('rollover', flagIn.optional()),
    channelNumber: line(32),
    /** Of a rollover: the next date that the borrower saw. The fee of another day is the same, its dates and what is owed are not. */
    nextDueDate: day.optional(),
    /** What the loan had received when the amount was shown: the same amount may meanwhile be that of the next instalment. */
    received: as('receivedMinor', minorIn.optional()),
    /** What the payment is for; without it a rollover where `isDelay` is 1, else the repayment of what is to be paid now. */
    purpose: z.enum(payPurposes).optional(),
  }),
  output: wire({ payUrl: url, payCode: text, expiresAt: moment, ref: id }),
})

export const presentations = ['code', 'qr', 'barcode'] as const

const presentation = z.codec(z.union([z.literal(1), z.literal(2), z.literal(3)]), z.enum(presentations), {
  decode: (value) => presentations[value - 1] ?? 'code',
  encode: (value) => (presentations.indexOf(value) + 1) as 1 | 2 | 3,
})

/** The wire's `showType` of a presentation, for the pay URL. */
export function showType(of: (typeof presentations)[number]): 1 | 2 | 3 {
  return (presentations.indexOf(of) + 1) as 1 | 2 | 3
}

/** A picture of a code: `path` fills the dark parts of a box of `width` by `height` units; quiet zone included. */
const drawing = wire({ width: count, height: count, path: text }).nullable()

export const getPayCode = endpoint('GET', 'session', '/hazel/v3/loan-details/pay-code', {
  summary: 'A payment intent of the borrower: its code, expiry and state',
  refusals: ['notFound'],
  input: input({ ref: id }),
  output: wire({
    ref: id,
    orderId: id,
    productId: id,
    isDelay: as('rollover', flag),
    purpose: z.enum(payPurposes),
    showType: as('presentation', presentation),
    /** Empty while the provider has not answered: then `isChecking` is 1, and the client polls again. */
    payCode: text,
    isChecking: as('checking', flag),
    /** Address of the picture on our origin, for the session only; empty where a code is only typed. */
    image: text,
    /** The same picture to be drawn in the page itself. */
    drawing,
    /** Opens the channel's own app on this phone with the payment; empty where it has none. */
    appLink: text,
    amount: as('amountMinor', minor),
    /** What has come for this code and is not all of it yet: the code still takes the rest. 0 where nothing has, or where a part does not count for it. */
    received: as('receivedMinor', minor),
    channel: wire({ name: text, logo: url, channel_number: as('channelNumber', text) }),
    expiresAt: moment,
    secondsLeft: count,
    lifetimeSeconds: count,
    state: z.enum(['waiting', 'paid', 'expired']),
    /**
     * Why a code is over that has not run out of time, or that a part of what paid it was reversed (`partBack`): `payNoticeMsg` says more.
     * Empty for any other.
     */
    overBy: z.enum(['', 'takenBack', 'lessIsDue', 'partBack']),
    payNotice: as('instructions', instructions),
    payNoticeMsg: as('payNotice', text),
    currencySymbol: text,
    /** The payment that came for it, once it is on the loan; null before, and where the bank took it back. */
    arrived: arrivedPayment.nullable(),
  }),
})

/** A payment link of the lender's own back end: its code counts only under the lender's signature (PAYMENT-9). */
export const checkPayLink = endpoint('GET', 'public', '/hazel/v3/loan-details/pay-link', {
  summary: 'Whether a signed payment link is genuine, and what it says',
  input: input({
    amount: line(15).optional(),
    code: line(128).optional(),
    image: line(2048).optional(),
    showType: line(2).optional(),
    sign: line(128).optional(),
  }),
  output: wire({
    valid: flag,
    code: text,
    image: url,
    drawing,
    amount: as('amountMinor', minor),
    showType: as('presentation', presentation),
    currencySymbol: text,
  }),
})

/** A provider's notice: signed over the raw bytes, idempotent by its event id. */
export const paymentNotice = z.object({
  eventId: z.string().min(1).max(128),
  type: z.enum(['paid', 'failed', 'refunded']),
  reference: z.string().min(1).max(128),
  transactionId: z.string().min(1).max(128),
  amountMinor: z.int().positive().lt(1e15),
  currency: z.string().length(3),
  paidAt: instant,
})

export type PaymentNotice = z.output<typeof paymentNotice>

const payTypes = ['code', 'card', 'wallet'] as const

export const getPayTypes = endpoint(['POST', 'GET'], 'session', '/hazel/v3/loan-details/pay-type', {
  summary: 'The ways in which what is to be paid on an order can be paid',
  refusals: ['notFound', 'orderIsNotPayable'],
  input: input({ orderId: id }),
  output: wire({
    amount: as('amountMinor', minor),
    list: as('types', z.array(wire({ type: z.enum(payTypes), name: text, text, url }))),
    currencySymbol: text,
  }),
})

export const getRolloverDetail = endpoint(['POST', 'GET'], 'session', '/hazel/v3/loan-details/delay-detail', {
  summary: 'Whether an order can be rolled over, what it costs, and where every payment moves; why not where it cannot',
  refusals: ['notFound', 'orderIsNotPayable'],
  input: input({ orderId: id }),
  output: wire({
    isDelay: as('offered', flag),
    /** Why it is not offered; empty where it is. */
    reason: text,
    delayAmount: as('feeMinor', minor.nullable()),
    days: count.nullable(),
    used: count,
    left: count,
    plan: z.array(
      wire({ n: count, before: as('dueDateBefore', day), time: as('dueDate', day), amount: as('amountMinor', minor) }),
    ),
    /** To pay after the rollover, its fee included. */
    newTotal: as('newTotalMinor', minor.nullable()),
    currencySymbol: text,
  }),
})
