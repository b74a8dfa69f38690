// The loan's calls: offer, agreements, acceptance, order details, withdrawal, score, events, joint login failure.

import { z } from 'zod'
import { orderStatuses } from '../core/order/status.ts'
import { endpoint } from './endpoint.ts'
import { allInRate } from './rate.ts'
import {
  as,
  count,
  countIn,
  day,
  flag,
  flagIn,
  id,
  input,
  line,
  minor,
  minorIn,
  moment,
  row,
  text,
  url,
  wire,
} from './wire.ts'

const statusCodes = {
  inReview: 21,
  declined: 110,
  approved: 151,
  active: 170,
  due: 174,
  overdue: 180,
  settled: 200,
} as const

/** The wire's number for each status; one that we do not know is shown as in review (reading.md section 6). */
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

const bankCard = wire({ bankName: text, cardNo: as('maskedNumber', text) }).nullable()

/** One line of the late-payment table: what a payment costs when it comes `days` late. */
const lateExample = wire({
  days: count,
  unpaid: as('unpaidMinor', minor),
  nominal: as('nominalMinor', minor),
  charged: as('chargedMinor', minor),
})

const disclosure = wire({
  ...allInRate,
  aprBasis: text,
  totalCost: as('totalCostMinor', minor),
  totalRepayable: as('totalRepayableMinor', minor),
  netProceeds: as('netProceedsMinor', minor),
  fees: z.array(row),
  lateRule: text,
  coolingOffDays: count,
  documentUrl: url,
  interest: as('interestMinor', minor),
  feesDeducted: as('feesDeductedMinor', minor),
  feesAdded: as('feesAddedMinor', minor),
  lateCap: text,
  lateExamples: z.array(lateExample),
  totalCostCap: as('totalCostCapMinor', minor.nullable()),
  coolingOffUntil: day,
})

/** Rows of an offer that a screen gives a place of their own, by what they say. Every other row has no kind. */
export const offerRowKinds = ['netProceeds', 'totalCost', 'totalRepayable', 'apr'] as const

const offerRow = wire({ text: as('label', text), value: text, kind: z.enum(offerRowKinds).optional() })
export type OfferRow = z.output<typeof offerRow>

const confirmData = {
  productId: id,
  productLogo: url,
  productName: text,
  amount: as('principalMinor', minor),
  bankCardInfo: as('payoutAccount', bankCard),
  periods: as('termDays', count),
  termUnit: text,
  instalments: as('instalmentCount', count),
  details: z.array(offerRow),
  repay_plans: as('plan', z.array(wire({ amount: as('amountMinor', minor), pay_time: as('dueDate', day) }))),
  firstPayTime: as('firstDueDate', day),
  firstPeriodDay: as('firstPeriodDays', count),
  pRateDsc: as('rateText', text),
  currencySymbol: text,
  sendSms: flag,
  isPopType: as('retentionShown', flag),
  popContent: as('retentionText', text),
  popTitle: as('retentionTitle', text),
  popAgreementUrl: as('agreementPromptUrl', text),
  offerId: id,
  agreementTicked: flag,
  disclosure,
} as const

/** The offer: what the loan is, what it costs, what is paid when. Makes and stores an offer that the push refers to. */
export const getOffer = endpoint({
  name: 'getOffer',
  method: 'POST',
  path: '/hazel/v3/loan-confirm/loan-detail-confirm',
  access: 'session',
  summary: 'The offer with its whole cost, made for this borrower and stored',
  input: input({ productId: id, amount: as('principalMinor', minorIn.optional()) }),
  output: wire(confirmData),
})

const agreement = wire({ title: text, position: count })

export const listAgreements = endpoint({
  name: 'listAgreements',
  method: 'GET',
  path: '/hazel/v3/contract/contract',
  access: 'session',
  summary: 'The agreements of an offer or loan',
  input: input({ productId: id, scene: line(8).optional(), orderId: id.or(z.literal('')).optional() }),
  output: wire({ list: z.array(agreement) }),
})

export const openAgreement = endpoint({
  name: 'openAgreement',
  method: 'GET',
  path: '/hazel/v3/contract/contract-jump',
  access: 'session',
  summary: 'A short-lived address of one agreement',
  input: input({
    productId: id,
    scene: line(8).optional(),
    position: countIn(99),
    orderId: id.or(z.literal('')).optional(),
    offerId: id.or(z.literal('')).optional(),
    from: line(32).optional(),
  }),
  output: wire({ contract_url: as('url', url) }),
})

/** Every paper of a loan. The closure letter exists once it is settled. */
export const paperNames = ['keyFacts', 'loanAgreement', 'privacy', 'closureLetter'] as const

/** A piece of a text; `value` is empty except in rows. */
const textBlock = wire({ kind: z.enum(['title', 'heading', 'paragraph', 'item', 'row']), text, value: text })

export const readPaper = endpoint({
  name: 'readPaper',
  method: 'GET',
  path: '/hazel/v3/contract/contract-text',
  access: 'optional',
  summary: 'A paper word for word: behind the one-time link of contract-jump, or of an own offer or order',
  input: input({
    doc: as('linkToken', line(128).optional()),
    orderId: id.or(z.literal('')).optional(),
    offerId: id.or(z.literal('')).optional(),
    document: as('paper', z.enum(paperNames).optional()),
  }),
  output: wire({
    title: text,
    document: as('paper', z.enum(paperNames)),
    lang: as('language', text),
    /** sha256 of the words. */
    hash: text,
    agreedAt: moment.nullable(),
    /** Which edition of the text was agreed to; empty for what needs no agreement, or has none yet. */
    version: text,
    /** Whether the box was ticked before the borrower came; null where nothing was agreed to. */
    tickedByDefault: flag.nullable(),
    text: as('body', text),
    blocks: z.array(textBlock),
  }),
})

export const readPrivacyPolicy = endpoint({
  name: 'readPrivacyPolicy',
  method: 'GET',
  path: '/hazel/site/privacy-policy',
  access: 'optional',
  summary: 'The privacy policy of the market, in the same words as with every loan',
  output: wire({ lang: as('language', text), hash: text, blocks: z.array(textBlock) }),
})

/** The constant extra fields of the spec: `from` on the agreement jump, `agree` on the push. */
export const agreementJumpFrom = 'confirm'
export const agreementScene = '3'

export const acceptOffer = endpoint({
  name: 'acceptOffer',
  method: 'POST',
  path: '/hazel/v3/loan-confirm/loan-detail-push-yd',
  access: 'session',
  class: 'money',
  keyed: true,
  summary: 'Accept the offer: applies for the loan',
  input: input({
    amount: as('principalMinor', minorIn),
    periods: as('termDays', countIn(3650)),
    termUnit: z.literal('day'),
    productId: id,
    offerId: id,
    agree: as('agreed', flagIn.optional()),
  }),
  output: wire({ lendDetailsUrl: as('detailsUrl', url), orderId: id }),
})

/** A product on offer beside the loan. */
export const recommendedProduct = wire({
  productId: id,
  logo: url,
  name: text,
  buttonText: text,
  range: text,
  rangeDes: as('rangeLabel', text),
  rate: text,
  des: as('description', text),
  url,
})

export const instalmentStates = ['paid', 'due', 'late', 'next', 'later'] as const

export const scheduleLine = wire({
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

export const amountDue = wire({
  total: as('totalMinor', minor),
  penalty: as('penaltyMinor', minor),
  fee: as('feeMinor', minor),
  interest: as('interestMinor', minor),
  principal: as('principalMinor', minor),
  asOf: day,
})

export const getOrder = endpoint({
  name: 'getOrder',
  method: 'GET',
  path: '/hazel/v3/loan-details/loan-details',
  access: 'session',
  summary: 'The loan account: its status, schedule, what is owed, what can be done',
  input: input({ productId: id.or(z.literal('')).optional(), orderId: id.or(z.literal('')).optional() }),
  output: wire({
    orderId: id,
    productId: id,
    orderStatus: as('status', wireStatus),
    noticeStatusText: as('noticeTitle', text),
    noticeDesText: as('noticeText', text),
    recProducts: as('recommended', z.array(recommendedProduct)),
    productName: text,
    productLogo: url,
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
    /** Payments that the borrower misses, each with its case, while nobody has answered. */
    payCases: as('paymentClaims', z.array(paymentClaim)),
    amountDue,
    currencySymbol: text,
    principal: as('principalMinor', minor),
    nextDueDate: day.nullable(),
    rolloverFee: as('rolloverFeeMinor', minor.nullable()),
    rolloverDays: count.nullable(),
    /** A payment is under way of which nobody knows yet whether it was made. */
    paymentPending: as('paymentIsPending', flag),
    /** Paying everything early: whether it is open, and from which day; null before the payout and once nothing is owed. */
    settleOpen: as('settlementIsOpen', flag),
    settleFrom: as('settlementFrom', day.nullable()),
    /** Giving the money back: whether it is open, and until the end of which day. */
    coolingOffOpen: as('coolingOffIsOpen', flag),
    coolingOffLastDay: day.nullable(),
    nominalPenalty: as('nominalPenaltyMinor', minor),
    dailyPenalty: as('nextDayPenaltyMinor', minor),
    daysLate: count,
    creditBalance: as('creditBalanceMinor', minor),
    appliedAt: moment.nullable(),
    answerBy: moment.nullable(),
    closedOn: day.nullable(),
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

export const withdraw = endpoint({
  name: 'withdraw',
  method: 'POST',
  path: '/hazel/v3/loan-details/withdraw',
  access: 'session',
  class: 'money',
  keyed: true,
  summary: 'Withdraw Now: asks for the payout of an approved loan',
  input: input({ productId: id, orderId: id }),
  output: wire({}),
})

/** The score that the wire always carries (spec section 4); the real one travels as `stars`. */
export const wireScore = '5'

export const scoreApp = endpoint({
  name: 'scoreApp',
  method: 'POST',
  path: '/hazel/v3/loan-details/google-score',
  access: 'session',
  class: 'account',
  summary: 'Rate the app once for an order',
  input: input({ score: z.union([z.literal('5'), z.literal(5)]).optional(), orderId: id, stars: countIn(5) }),
  output: wire({}),
})

export const saveEvent = endpoint({
  name: 'saveEvent',
  method: 'POST',
  path: '/hazel/service/event/save',
  access: 'session',
  class: 'tracking',
  summary: 'Count an event: borrow again 30, after a push 31, product click 32',
  input: input({ productId: id.or(z.literal('')).optional(), moduleId: countIn(999), positionId: countIn(9999) }),
  output: wire({}),
})

/** `expired` is a link, `ended` a session. */
export const loginFailureReasons = ['expired', 'used', 'foreign', 'missing', 'ended', 'unavailable'] as const

export const getLoginFailure = endpoint({
  name: 'getLoginFailure',
  method: 'GET',
  path: '/hazel/service/new/union-error-info',
  access: 'optional',
  summary: 'Why the joint login failed, and what else is on offer',
  input: input({ reason: z.enum(loginFailureReasons).optional().catch(undefined) }),
  output: wire({
    noticeMessage: as('notice', text),
    errMessage: as('message', text),
    family: as('recommended', z.array(recommendedProduct)),
  }),
})
