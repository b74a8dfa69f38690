// What is decided of an order until its payout, and who is told: what the other rooms may use.

export { addLoanMessage, type MessageMeans, queueLoanMessage } from './loan-messages.ts'
export {
  decideTopic,
  insertApplication,
  payOutTopic,
  payoutFailureText,
  retryPayoutTopic,
  writeFacts,
} from './order-facts.ts'
