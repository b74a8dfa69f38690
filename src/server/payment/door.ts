// Payments: intents, bookings, claims, suspense: what the other rooms may use.

export { arrivedAnswer, bookedPayments, recentPayment } from './arrived-payment.ts'
export {
  failedTries,
  latestAutopay,
  type StoredTry as AutopayTry,
  sentNotices,
} from './autopay/autopay-store.ts'
export { isChargeTold } from './autopay/charge-told.ts'
export { tryLine } from './autopay/end-try.ts'
export { planAutopays } from './autopay/plan-look.ts'
export { noticeLine } from './autopay/run-autopay.ts'
export { autopayStanding, chargesOf } from './autopay/switch-autopay.ts'
export {
  type CreditOfferRow,
  creditOffersOf,
  creditOffersOfBorrower,
  usesOfBorrower,
} from './credit/credit-use-store.ts'
export { offerCredit, type QuotedCreditOffer, quoteCreditOffer } from './credit/offer-credit.ts'
export { askAboutLater } from './hinted-notice.ts'
export { askAgainFor, retireRepaymentCode } from './open-intent.ts'
export { planRefund } from './pay-refund.ts'
export {
  findClaim,
  insertClaim,
  lockClaims,
  type NamedPayment,
  openClaims,
  type PaymentClaim,
  paymentNamed,
} from './payment-claim-store.ts'
export { hasUnknownPayment } from './payment-intent-store.ts'
export { findRefund, latestRefund, refundsOf } from './refund-store.ts'
export { takenBackOf } from './returned/return-store.ts'
export { bearableParts, bearReturn, quoteTakeReturn, takeReturn } from './returned/settle-return.ts'
export { lockPayment, quoteTakeBack, type ReceivedPayment, takeBack } from './returned/take-back.ts'
export { sendRefund, whyNoRefund } from './send-refund.ts'
export { withdrawStaleCodes } from './stale-codes.ts'
export { placeSuspense } from './suspense/place-suspense.ts'
export { isPartAside, putPayoutBackAside } from './suspense/suspense-store.ts'
