// Keys of the lender's own systems: what may stand in front of their calls.

export { copyPartnerKey, findPartnerKey } from './key-store.ts'
export { tellNotAdmitted } from './routes.ts'
