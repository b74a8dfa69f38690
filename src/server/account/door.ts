// The door of the room: loan accounts are found, locked and read here, and their events recorded.

export { entriesOf, findAnyOrder, knownEvents } from './known-events.ts'
export { applyLoanAct, type NewLoanAct, quoteLoanAct } from './loan-act.ts'
export {
  askForScoreTopic,
  type ChangeMeans,
  changeLoan,
  closeLoanUntil,
  marketDay,
  type Recorded,
} from './loan-change.ts'
export { rebuildLoanDays } from './loan-days.ts'
export { type EventRow, eventFrom } from './loan-event-store.ts'
export { addLoanMessage, type MessageMeans, queueLoanMessage } from './loan-messages.ts'
export { loadLoan, obligationsOf, recordEvent, startLoan, stateOf, statusOn, takeBackPayout } from './loan-store.ts'
export {
  type LoanAccount,
  type LoanRow,
  lastClosedDay,
  type OpenLoan,
  type OpenRunningLoan,
  openLoanFrom,
  openLoans,
  openRunningLoan,
  running,
} from './open-loan.ts'
export {
  decideTopic,
  insertApplication,
  payOutTopic,
  payoutFailureText,
  retryPayoutTopic,
  writeFacts,
} from './order-facts.ts'
export type { Decision, Order } from './order-record.ts'
export {
  applicationUnderWay,
  failedPayoutsOf,
  findApplications,
  findOrder,
  latestOrder,
  listOrders,
  lockOrder,
  lockOwnOrder,
  payoutIsUnderWay,
  storePayoutAccount,
  storeScoreAsked,
  wouldOpenSecond,
} from './order-store.ts'
export { receiptNumber, receiptNumbers } from './receipt-numbers.ts'
export { reliefLetters } from './relief-letters.ts'
