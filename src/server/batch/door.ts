// The rows of one change, gathered while it is decided and written in one statement: what the other rooms may use.

export { addWrites, type BookWrites, type LoanEventRow, noWrites, type PaymentRow } from './rows.ts'
export { leaveBooks, sendMessagesTopic, writeBooks } from './write-rows.ts'
