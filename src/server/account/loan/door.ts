// Loans: opened, read, and changed by acts of the lender: what the other rooms may use.

export { applyLoanAct, type NewLoanAct, quoteLoanAct } from './loan-act.ts'
export { loadLoan, obligationsOf, recordEvent, startLoan, stateOf, statusOn, takeBackPayout } from './loan-store.ts'
