// Codes: made, asked about, withdrawn: what the other rooms may use.

export { askAgainFor, retireRepaymentCode } from './open-intent.ts'
export { hasUnknownPayment } from './payment-intent-store.ts'
export { withdrawStaleCodes } from './stale-codes.ts'
