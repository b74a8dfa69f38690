// Offers as they were made and stored: what the other rooms may use.

export { findOffer, latestOffer } from './offer-store.ts'
export { placeOffer } from './place-offer.ts'
