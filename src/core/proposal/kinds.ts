// What an officer may propose, and the right that each kind needs. Nothing of it happens before somebody else has decided.

import type { Right } from '../officer/rights.ts'

export const proposalKinds = [
  'waiver',
  'hardship',
  'refund',
  'reversal',
  'placeSuspense',
  'returnSuspense',
  'takeReturn',
  'bearReturn',
  'block',
  'writeOff',
] as const
/** What is about a payment rather than a loan or a borrower. */
export const paymentProposals = [
  'reversal',
  'placeSuspense',
  'returnSuspense',
  'takeReturn',
  'bearReturn',
] as const satisfies readonly (typeof proposalKinds)[number][]
export type ProposalKind = (typeof proposalKinds)[number]

export const proposalRights = {
  waiver: 'proposeRelief',
  hardship: 'proposeRelief',
  refund: 'proposePayment',
  reversal: 'proposePayment',
  placeSuspense: 'proposePayment',
  returnSuspense: 'proposePayment',
  takeReturn: 'proposePayment',
  bearReturn: 'proposePayment',
  block: 'proposeBlock',
  writeOff: 'proposeWriteOff',
} as const satisfies Record<ProposalKind, Right>

/** A proposal that nobody decided expires after this time. */
export const proposalLifeDays = 7
/** A charge holiday at most. */
export const holidayDaysMax = 184
