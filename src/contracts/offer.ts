// The offer with its whole cost, and its acceptance; the alternate confirmation asks the same in another envelope.

import { z } from 'zod'
import { allInRate, costs, ofProduct, planIn } from './catalogue.ts'
import { classicBase, inAttach } from './classic.ts'
import { endpoint } from './endpoint.ts'
import { as, count, countIn, day, flag, flagIn, id, input, minor, minorIn, row, text, url, wire } from './wire.ts'

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
  ...costs,
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

/** The kinds of rows for which a screen has a fixed place. Every other row has no kind. */
const offerRowKinds = ['netProceeds', 'totalCost', 'totalRepayable', 'apr'] as const

const offerRow = wire({ text: as('label', text), value: text, kind: z.enum(offerRowKinds).optional() })

export type OfferRow = z.output<typeof offerRow>

const confirmData = {
  ...ofProduct,
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
  /** The page of this borrower's application for the product that is under way: the offer cannot be accepted. Absent where there is none. */
  lendDetailsUrl: as('applicationUrl', url.optional()),
  disclosure,
} as const

/** The offer: the loan, its cost and its schedule. The call creates and stores the offer that the push refers to. */
export const getOffer = endpoint('POST', 'session', '/hazel/v3/loan-confirm/loan-detail-confirm', {
  summary:
    'The offer with its whole cost, made for this borrower and stored; term and first payment as chosen, or the usual',
  refusals: [
    'productIsUnknown',
    'notFound',
    'principalIsOutOfRange',
    'valueIsNotAccepted',
    'planIsNotOffered',
    'productBreaksMarketCaps',
    'tooManyRequests',
  ],
  input: input({ productId: id, amount: as('principalMinor', minorIn.optional()), ...planIn }),
  output: wire(confirmData),
})

export const acceptOffer = endpoint('POST', 'session', '/hazel/v3/loan-confirm/loan-detail-push-yd', {
  class: 'money',
  keyed: true,
  summary: 'Accept the offer: applies for the loan',
  refusals: [
    'notFound',
    'offerHasChanged',
    'productIsUnknown',
    'applicationIsIncomplete',
    'agreementIsNotAccepted',
    'offerHasExpired',
    'agreementHasChanged',
    'anotherLoanIsOpen',
    'payoutAccountIsMissing',
  ],
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

export const getClassicOffer = endpoint('POST', 'session', `${classicBase}/confirm-data`, {
  ...inAttach,
  summary: 'The offer, with the words of the alternate screen',
  refusals: getOffer.refusals,
  input: getOffer.input,
  output: z.intersection(
    getOffer.output,
    wire({
      NewButtonMsg: as('buttonText', text),
      promo: wire({ title: text, content: as('text', text), image: url, buttonText: text }).nullable(),
    }),
  ),
})

export const acceptClassicOffer = endpoint('POST', 'session', `${classicBase}/push`, {
  ...inAttach,
  class: 'money',
  keyed: true,
  summary: 'Accept the offer',
  refusals: acceptOffer.refusals,
  input: acceptOffer.input,
  output: acceptOffer.output,
})
