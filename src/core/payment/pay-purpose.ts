// The names of what a payment can be for.

/**
 * `repayment`: what is to be paid now. `rollover`: its fee. `settlement`, `coolingOff`: what closes the loan early.
 * `partial`: an amount that the borrower chose.
 */
export const payPurposes = ['repayment', 'rollover', 'settlement', 'partial', 'coolingOff'] as const
export type PayPurpose = (typeof payPurposes)[number]
