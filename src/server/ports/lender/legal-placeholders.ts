// The names that a legal text may ask for: a text that asks for another would have a hole, and is refused at the start.

import type { LegalPaper } from './lender-data.ts'

const company = ['lender', 'lenderAddress', 'lenderRegistration', 'supportPhone', 'supportEmail'] as const

const published = [
  'minTermDays',
  'maxTermDays',
  'termRange',
  'decisionDays',
  'decisionTime',
  'fundingMinDays',
  'fundingMaxDays',
  'fundingTime',
  'minAge',
  'detailsChangeNoticeDays',
  'assignmentNoticeBusinessDays',
  'judgmentPaymentDays',
] as const

/** Of a text that is about no loan in particular. */
const policyPlaceholders = [...company, 'regulator', ...published] as const
export type PolicyPlaceholder = (typeof policyPlaceholders)[number]

/** Of the papers of an offer. */
const agreementPlaceholders = [
  ...policyPlaceholders,
  'borrower',
  'productName',
  'principal',
  'netProceeds',
  'interest',
  'totalCost',
  'totalRepayable',
  'fees',
  'feesDeducted',
  'feesAdded',
  'rate',
  'aprLabel',
  'apr',
  'aprBasis',
  'term',
  'termDays',
  'offerDate',
  'schedule',
  'lateRule',
  'graceRule',
  'capRule',
  'lateExamples',
  'coolingOffRule',
  'earlyRepaymentFrom',
  'earlyAfterDays',
  'earlyAfterShare',
  'rolloverRule',
] as const
export type AgreementPlaceholder = (typeof agreementPlaceholders)[number]

/** Of the letter that a loan is closed. */
const closurePlaceholders = [
  ...company,
  'borrower',
  'productName',
  'closureNumber',
  'orderId',
  'paidOutOn',
  'closedOn',
  'summary',
] as const
export type ClosurePlaceholder = (typeof closurePlaceholders)[number]

/** Those that become rows, and need a line of their own. */
const rows: readonly string[] = ['fees', 'schedule', 'lateExamples', 'summary']

const known: Readonly<Record<LegalPaper, readonly string[]>> = {
  'key-facts': agreementPlaceholders,
  'loan-agreement': agreementPlaceholders,
  // The policy is shown with an offer and by itself: only what both can fill may stand in it.
  privacy: policyPlaceholders,
  'closure-letter': closurePlaceholders,
}

/** What is wrong with the placeholders of a text, in words; null where nothing is. */
export function wrongPlaceholder(paper: LegalPaper, text: string): string | null {
  for (const line of text.split('\n')) {
    for (const [whole, inside = ''] of line.matchAll(/\{\{([^{}]*)\}\}/g)) {
      if (!known[paper].includes(inside)) return `asks for ${whole}, which nobody fills in`
      if (rows.includes(inside) && line !== whole) return `has ${whole} within a line, and it needs a line of its own`
    }
  }
  return null
}
