// Orders on their way and as their borrowers see them: what the other rooms may use.

export { agreedAnswer } from './agreed.ts'
export { getOrder } from './get-order.ts'
export { helpOf } from './hardship.ts'
export { newestOffer, newestRequest, offersOf, type PlanOffer, toldHelp } from './hardship-store.ts'
export { allOrders, type ListedOrder } from './list-orders.ts'
export { firstNameOf } from './order-figures.ts'
export { lineOf } from './order-line.ts'
export type { NoticeFigures } from './order-notice.ts'
export { closingRows } from './order-rows.ts'
export { finishedPayouts } from './payout-attempt-store.ts'
export { endHardship, offerPlan, planIsOnOffer } from './plan-offer.ts'
