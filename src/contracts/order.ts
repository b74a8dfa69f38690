// The borrower's loan accounts: their status, schedule and what is owed, the list of them, withdrawal and rating, and the end of
// their reminders.

import { z } from 'zod'
import { orderStatuses } from '../core/order/status.ts'
import { lineStep, personReview } from './application.ts'
import { ofProduct, recommendedProduct } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { agreedThing } from './order-agreed.ts'
import { arrivedPayment } from './payment-receipts.ts'
import { as, count, countIn, day, flag, id, input, minor, moment, row, text, url, wire } from './wire.ts'

const statusCodes = {
  inReview: 21,
  declined: 110,
  approved: 151,
  active: 170,
  due: 174,
  overdue: 180,
  settled: 200,
} as const

/** The wire code of each status; an unknown code is shown as in review (ORDER-2). */
export const wireStatus = z.codec(
  z.union([...Object.values(statusCodes).map((code) => z.literal(code)), z.int()]),
  z.enum(orderStatuses),
  {
    decode: (code) => orderStatuses.find((status) => statusCodes[status] === code) ?? 'inReview',
    encode: (status) => statusCodes[status],
  },
)

/** The wire's number of a status, for pictures and addresses that carry it. */
export function statusCode(status: (typeof orderStatuses)[number]): number {
  return statusCodes[status]
}

export const instalmentStates = ['paid', 'due', 'late', 'next', 'later'] as const

const scheduleLine = wire({
  n: count,
  dueDate: day,
  amount: as('amountMinor', minor),
  paid: as('paidMinor', minor),
  lateCharge: as('lateChargeMinor', minor),
  status: as('state', z.enum(instalmentStates)),
  paidOn: day.nullable(),
  daysLate: count,
})

const paymentClaim = wire({
  problemId: as('caseId', text),
  caseNumber: text,
  utr: as('reference', text),
  time: as('openedAt', moment),
  /** Null where the lender promises no time. */
  answerBy: moment.nullable(),
  state: z.enum(['looking', 'found', 'matched']),
})

const amountDue = wire({
  total: as('totalMinor', minor),
  penalty: as('penaltyMinor', minor),
  fee: as('feeMinor', minor),
  interest: as('interestMinor', minor),
  principal: as('principalMinor', minor),
  asOf: day,
})

/** What closed a loan: its payments, an early settlement, or the cooling-off exit, which pays for the days used. */
export const loanEnds = ['payment', 'settlement', 'coolingOffExit'] as const

export const getOrder = endpoint('GET', 'session', '/hazel/v3/loan-details/loan-details', {
  summary: 'The loan account: its status, schedule, what is owed, what can be done',
  refusals: ['notFound'],
  input: input({ productId: id.or(z.literal('')).optional(), orderId: id.or(z.literal('')).optional() }),
  output: wire({
    orderId: id,
    ...ofProduct,
    orderStatus: as('status', wireStatus),
    noticeStatusText: as('noticeTitle', text),
    noticeDesText: as('noticeText', text),
    recProducts: as('recommended', z.array(recommendedProduct)),
    userOrderDetail: as('order', wire({ detail: as('details', z.array(row)) })),
    inside: flag,
    h5Url: as('marketUrl', text),
    isDelay: as('rolloverOffered', flag),
    telephone: as('supportPhone', text),
    isScore: as(
      'scoreAsked',
      z.codec(z.enum(['0', '1']), z.boolean(), { decode: (v) => v === '1', encode: (v) => (v ? '1' : '0') }),
    ),
    playeduL: as('redirectUrl', text),
    reyMsg: as('repaymentNotice', text),
    cardNeedPop: as('accountPromptShown', flag),
    cardPopTitle: as('accountPromptTitle', text),
    cardPopMsg: as('accountPromptText', text),
    withdrawPop: as('withdrawPrompt', wire({ title: text, msg: as('text', text) }).nullable()),
    schedule: z.array(scheduleLine),
    /** Payments that the borrower reported as missing, each with its case, until they are answered. */
    payCases: as('paymentClaims', z.array(paymentClaim)),
    amountDue,
    currencySymbol: text,
    principal: as('principalMinor', minor),
    nextDueDate: day.nullable(),
    rolloverFee: as('rolloverFeeMinor', minor.nullable()),
    rolloverDays: count.nullable(),
    /** The payment that came within the last minutes, for a borrower who returns from paying; null where none did. */
    arrived: arrivedPayment.nullable(),
    /** 1 while the outcome of a payment is unknown. */
    paymentPending: as('paymentIsPending', flag),
    /** Early settlement: whether it is open, and from which day; null before the payout and once nothing is owed. */
    settleOpen: as('settlementIsOpen', flag),
    settleFrom: as('settlementFrom', day.nullable()),
    /** The cooling-off exit: whether it is open, and its last day. */
    coolingOffOpen: as('coolingOffIsOpen', flag),
    coolingOffLastDay: day.nullable(),
    /** The last day to which the next due date can be moved; null where it cannot. */
    dateMoveUntil: day.nullable(),
    /** Automatic repayment by a saved card; `none` where it cannot be switched on. */
    autopay: z.enum(['none', 'off', 'on']),
    /** Help for who cannot pay: `asked` and `by` when we answer, `offered` and `by` when the plan lapses, `closed` where none can be asked for. */
    hardship: wire({ state: z.enum(['none', 'asked', 'offered', 'closed']), by: moment.nullable() }),
    /** What was agreed about this loan, and a plan that waits for an answer. */
    agreed: z.array(agreedThing),
    /** What the borrower last promised an officer to pay, in words; null where nothing is to be said of it. */
    promise: wire({ state: z.enum(['open', 'kept', 'broken']), title: text, text }).nullable(),
    /** Each payment that was reversed: what the lender has yet to look at, until which the whole payment counts, and what left the loan in the last 30 days. */
    payBack: as('partsBack', z.array(wire({ title: text, text }))),
    /** Owed beside the schedule: what was sent back to the borrower, or paid another loan, of a payment that was reversed then. */
    owedBack: as('backOwed', z.array(wire({ label: text, amount: as('amountMinor', minor) }))),
    nominalPenalty: as('nominalPenaltyMinor', minor),
    dailyPenalty: as('nextDayPenaltyMinor', minor),
    daysLate: count,
    /** The days that the oldest late payment was charged for; 0 where a pause, a plan, a waiver or an end of the charges came between. */
    lateChargeDays: count,
    creditBalance: as('creditBalanceMinor', minor),
    appliedAt: moment.nullable(),
    answerBy: moment.nullable(),
    /** The four steps until the money is there; empty for a decline and after the payout. */
    line: z.array(lineStep),
    /** A person's look at the decision; null where there is none, and none can be asked for. */
    review: personReview.nullable(),
    /** What the loan comes to, as it was agreed. */
    netProceeds: as('netProceedsMinor', minor),
    totalRepayable: as('totalRepayableMinor', minor),
    closedOn: day.nullable(),
    /** Null while it is open. */
    closedBy: z.enum(loanEnds).nullable(),
    closureNumber: text.nullable(),
    /** Every paper there is: `url` its page, `pdf` the same as a file, `csv` the lines of a statement, else empty. */
    documents: z.array(
      wire({
        title: text,
        document: as('paper', text),
        url,
        number: text,
        pdf: as('pdfUrl', url),
        csv: as('csvUrl', text),
      }),
    ),
  }),
})

export const withdraw = endpoint('POST', 'session', '/hazel/v3/loan-details/withdraw', {
  class: 'money',
  keyed: true,
  summary: 'Withdraw Now: asks for the payout of an approved loan',
  refusals: ['notFound', 'orderIsNotWithdrawable', 'payoutAccountIsMissing'],
  input: input({ productId: id, orderId: id }),
})

/** The score that the wire always carries (ORDER-11); the real one travels as `stars`. */
export const wireScore = '5'

export const scoreApp = endpoint('POST', 'session', '/hazel/v3/loan-details/google-score', {
  class: 'account',
  summary: 'Rate the app once for an order',
  refusals: ['notFound', 'valueIsNotAccepted', 'ratingIsNotAsked'],
  input: input({ score: z.union([z.literal('5'), z.literal(5)]).optional(), orderId: id, stars: countIn(5) }),
})

const listedOrder = wire({
  orderId: id,
  ...ofProduct,
  orderStatus: as('status', wireStatus),
  statusText: text,
  noticeDesText: as('noticeText', text),
  /** Each payment of it that was reversed, as a sentence: what the lender has yet to look at, what left the loan in the last 30 days, and what is owed of it beside the schedule. */
  payBack: as('reversed', z.array(text)),
  amount: as('principalMinor', minor),
  /** The amount due now; 0 where nothing is due. */
  amountDue: as('amountDueMinor', minor),
  nextDueDate: day.nullable(),
  applyTime: as('appliedAt', moment),
  url,
})

export const listOrders = endpoint(['POST', 'GET'], 'session', '/hazel/v3/order/order-list', {
  summary: "The borrower's orders in two lists: those that are open, those that are over; newest first",
  output: wire({
    open: z.array(listedOrder),
    closed: z.array(listedOrder),
    currencySymbol: text,
  }),
})

export const getInstalmentPlan = endpoint(['POST', 'GET'], 'session', '/hazel/v3/installment/plan-list', {
  summary: 'The instalments of an order with what was paid and what is owed',
  refusals: ['notFound', 'orderIsNotPayable'],
  input: input({ orderId: id }),
  output: wire({
    orderId: id,
    schedule: z.array(scheduleLine),
    amountDue,
    /** Everything still unpaid, late charges included. */
    totalUnpaid: as('totalUnpaidMinor', minor),
    currencySymbol: text,
  }),
})

/** The call behind the unsubscribe link in each reminder of a due payment. */
export const stopReminders = endpoint('POST', 'public', '/hazel/service/reminder/stop', {
  class: 'account',
  summary: 'Stop the reminders of the borrower to whom the link belongs: the token is in each reminder',
  refusals: ['notFound'],
  input: input({ token: id }),
})
