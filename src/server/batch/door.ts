// The door of the room: the rows of one change are collected and written in one statement.

export { addToBatch, type Batch, emptyBatch, type LoanEventRow, type PaymentRow } from './rows.ts'
export { sendMessagesTopic, sendWebhookTopic, writeBatch, writeBatchLast } from './write-rows.ts'
