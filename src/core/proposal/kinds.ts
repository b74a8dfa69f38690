// What an officer may propose, and the right that each kind needs. Nothing of it happens before somebody else has decided.

import type { Right } from '../officer/rights.ts'

export const proposalKinds = [
  'waiver',
  'hardship',
  'refund',
  'creditOffer',
  'reversal',
  'placeSuspense',
  'returnSuspense',
  'takeReturn',
  'bearReturn',
  'block',
  'writeOff',
] as const
export type ProposalKind = (typeof proposalKinds)[number]

export const subjectFields = {
  waiver: 'orderId',
  hardship: 'orderId',
  refund: 'orderId',
  creditOffer: 'orderId',
  reversal: 'paymentId',
  placeSuspense: 'paymentId',
  returnSuspense: 'paymentId',
  takeReturn: 'paymentId',
  bearReturn: 'paymentId',
  block: 'userId',
  writeOff: 'orderId',
} as const satisfies Record<ProposalKind, 'orderId' | 'paymentId' | 'userId'>

export const proposalRights = {
  waiver: 'proposeRelief',
  hardship: 'proposeRelief',
  refund: 'proposePayment',
  creditOffer: 'proposePayment',
  reversal: 'proposePayment',
  placeSuspense: 'proposePayment',
  returnSuspense: 'proposePayment',
  takeReturn: 'proposePayment',
  bearReturn: 'proposePayment',
  block: 'proposeBlock',
  writeOff: 'proposeWriteOff',
} as const satisfies Record<ProposalKind, Right>

/** An undecided proposal expires after this time. */
export const proposalLifeDays = 7
/** A charge holiday at most. */
export const holidayDaysMax = 184

/** Why an act on a loan cannot be done, without `notFound`: a call of the desk declares them. */
export const actReasons = [
  'notPaidOut',
  'changesNothing',
  'nothingIsOwed',
  'partIsNotOwed',
  'loanIsWrittenOff',
  'anotherLoanIsOpen',
  'currencyDiffers',
  'creditBalanceIsEmpty',
  'creditIsLower',
  'refundIsUnderWay',
  'payoutAccountIsMissing',
  'paymentIsInSuspense',
  'paymentIsNotInSuspense',
  'paymentWasTakenBack',
  'nothingIsReturned',
  'returnWaits',
  'paidByCredit',
  'valueIsNotAccepted',
  'actIsOutdated',
] as const
export type WhyNot = 'notFound' | (typeof actReasons)[number]
