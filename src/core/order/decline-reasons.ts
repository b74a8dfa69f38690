// Why a decision is a decline, and why no application is taken.

/**
 * Why no application is taken, or a decision is a decline. `approvalHasLapsed`: the approval expired because the borrower did not take
 * the money. `decidedByPerson`: an officer gave a reason of their own.
 */
export const refusalReasons = [
  'tooYoung',
  'blocked',
  'loanIsOpen',
  'paysLate',
  'wasVeryLate',
  'tooManyLoans',
  'tooSoon',
  'amountNotOffered',
  'notAffordable',
  'identityNotConfirmed',
  'scoreTooLow',
  'loansElsewhere',
  'lateElsewhere',
  'approvalHasLapsed',
  'decidedByPerson',
] as const

export type RefusalReason = (typeof refusalReasons)[number]

/** The reasons of a decision: of all but an open loan of the product, and a recent decline. */
export type DeclineReason = Exclude<RefusalReason, 'loanIsOpen' | 'tooSoon'>
