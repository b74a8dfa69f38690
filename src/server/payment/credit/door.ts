// The credit of one loan pays another: what the other rooms may use.

export { type CreditOfferRow, creditOffersOf, creditOffersOfBorrower, usesOfBorrower } from './credit-use-store.ts'
export { offerCredit, type QuotedCreditOffer, quoteCreditOffer } from './offer-credit.ts'
