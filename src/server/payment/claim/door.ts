// Claims that a payment is missing: what the other rooms may use.

export {
  findClaim,
  insertClaim,
  lockClaims,
  type NamedPayment,
  openClaims,
  type PaymentClaim,
  paymentNamed,
} from './payment-claim-store.ts'
