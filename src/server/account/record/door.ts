// Loan accounts as they are stored, and what was recorded of each: what the other rooms may use.

export { entriesOf, findAnyOrder, knownEvents } from './known-events.ts'
export { type EventRow, eventFrom, receiptNumber, receiptNumbers } from './loan-event-store.ts'
export type { Decision, Order } from './order-record.ts'
export { reliefLetters } from './relief-letters.ts'
