// Words of papers and of what every agreement says, in English.

import { unbrokenDate } from '../../../core/written-date.ts'
import { days, withinDays } from './days.ts'

const written = unbrokenDate('en')

/** The lender's general terms, as a text about every agreement needs them. Rates and amounts are written out. */
export interface PublishedFigures {
  readonly lender: string
  readonly minTermDays: number
  readonly maxTermDays: number
  readonly decisionDays: number
  readonly fundingMinDays: number
  readonly fundingMaxDays: number
  /** When a loan can be repaid early: of all products, or that the offer says it. */
  readonly earlyText: string
  /** In place of the tariff, where products differ or charge nothing; null where one tariff is of all. */
  readonly lateText: string | null
  /** 0 where there are none. */
  readonly coolingOffDays: number
  readonly minAgeYears: number
  readonly detailsChangeNoticeDays: number
  readonly assignmentNoticeBusinessDays: number
  readonly judgmentPaymentDays: number
  readonly onceNew: string
  readonly onceRepeat: string
  readonly tiers: readonly { readonly fromDay: number; readonly rate: string }[]
}

export const documents = {
  title: 'Loan agreement',
  closed: 'This link was already opened, or it is too old.',
  closedText: 'Each link opens one document, once, within a few minutes. Open it again from your loan.',
  back: 'Back to my loan',
  save: 'Save as PDF',
  saveTable: 'Save as a table (CSV)',
  version: 'Version:',
  tickedByYou: 'The box was empty, and you ticked it.',
  tickedByDefault: 'The box was ticked when the page opened, and you left it so.',
  missing: "We can't find this document.",
  missingText: 'For a statement, choose days between the payout and today, the first before the last.',
  toPapers: 'Receipts and documents',
  agreedAt: (moment: string) => `Agreed to on ${written(moment)}.`,
  publicText:
    'You will see your own agreement with your offer, with every figure filled in, before you agree to it. This is what every agreement says.',
  terms: 'Loan terms and conditions',
  published: (terms: PublishedFigures) => [
    {
      heading: 'The loan',
      text: `${terms.lender} lends for ${terms.minTermDays} to ${terms.maxTermDays} calendar days. It decides within ${days(terms.decisionDays)}; the money arrives ${withinDays(terms.fundingMinDays, terms.fundingMaxDays)} after that.`,
    },
    {
      heading: 'What it costs',
      text: 'Your offer shows the interest, every fee, the total cost and the rate that counts all costs. If you pay on time, you pay that and nothing else.',
    },
    {
      heading: 'Repayment',
      text: 'Each payment has its date and amount. It counts from the day you paid, even if we hear of it later.',
    },
    {
      heading: 'Early repayment',
      text: terms.earlyText,
    },
    ...(terms.coolingOffDays === 0
      ? []
      : [
          {
            heading: 'Changing your mind',
            text: `For ${days(terms.coolingOffDays)} after the payout you can cancel the loan and pay only for the days you had it. Nothing else is charged. Your offer names the last day.`,
          },
        ]),
    {
      heading: 'Late payment',
      text:
        terms.lateText ??
        `Our standard charges: ${terms.onceNew} once for new clients, ${terms.onceRepeat} for repeat clients, then per day on the unpaid amount ${terms.tiers.map(({ rate, fromDay }) => `${rate} from day ${fromDay}`).join(', ')}. If the law sets a lower limit, you pay the lower one.`,
    },
    {
      heading: 'The borrower',
      text: `The borrower is over ${terms.minAgeYears} and tells us within ${days(terms.detailsChangeNoticeDays)} about a new name, phone number or account.`,
    },
    {
      heading: 'Assignment and disputes',
      text: `If we transfer the loan to another lender, we'll tell you ${terms.assignmentNoticeBusinessDays} business days before; your terms stay the same. A judgment must be paid within ${days(terms.judgmentPaymentDays)}.`,
    },
  ],
}
