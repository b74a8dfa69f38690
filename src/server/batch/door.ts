// The door of the room: the rows of one change are collected and written in one statement.

export { addWrites, type BookWrites, type LoanEventRow, noWrites, type PaymentRow } from './rows.ts'
export { leaveBooks, sendMessagesTopic, writeBooks } from './write-rows.ts'
