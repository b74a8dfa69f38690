// Automatic repayment: what the other rooms may use.

export { failedTries, isChargeTold, latestAutopay, type StoredTry as AutopayTry, sentNotices } from './autopay-store.ts'
export { tryLine } from './end-try.ts'
export { planAutopays } from './plan-look.ts'
export { autopayStanding, chargesOf, nextChargeOf } from './switch-autopay.ts'
