// Credit balances sent back: what the other rooms may use.

export { planRefund, sendRefund, whyNoRefund } from './pay-refund.ts'
export { findRefund, latestRefund, refundsOf } from './refund-store.ts'
