// Loans opened for a change: what the other rooms may use.

export { rebuildLoanDays } from './loan-days.ts'
export {
  type LoanAccount,
  type LoanRow,
  lastClosedDay,
  loanColumns,
  type OpenLoan,
  type OpenRunningLoan,
  openLoanFrom,
  openLoans,
  openRunningLoan,
  running,
} from './open-loan.ts'
