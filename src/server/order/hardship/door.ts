// Help with a loan: requests, plans, and what was agreed: what the other rooms may use.

export { agreedAnswer } from './agreed.ts'
export { helpOf } from './hardship.ts'
export { acceptedPlan, newestOffer, newestRequest, offersOf, type PlanOffer, toldHelp } from './hardship-store.ts'
export { endHardship, offerPlan, planIsOnOffer } from './plan-offer.ts'
