// Credit balances sent back: what the other rooms may use.

export { planRefund } from './pay-refund.ts'
export { findRefund, latestRefund, refundsOf } from './refund-store.ts'
export { sendRefund, whyNoRefund } from './send-refund.ts'
