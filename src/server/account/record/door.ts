// Loan accounts as they are stored, and what was recorded of each: what the other rooms may use.

export { entriesOf, findAnyOrder, knownEvents } from './known-events.ts'
export { type EventRow, eventFrom } from './loan-event-store.ts'
export type { Decision, Order } from './order-record.ts'
export { receiptNumber, receiptNumbers } from './receipt-numbers.ts'
export { reliefLetters } from './relief-letters.ts'
