// The documents of a loan that a borrower agrees to.

/** In the order in which they are listed. */
export const agreementNames = ['keyFacts', 'loanAgreement', 'privacy'] as const
export type AgreementName = (typeof agreementNames)[number]
