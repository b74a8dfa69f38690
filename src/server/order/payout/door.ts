// Attempts to send the money: what the other rooms may use.

export { finishedPayouts } from './payout-attempt-store.ts'
