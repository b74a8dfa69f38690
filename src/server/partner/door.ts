// Keys of the lender's own systems: what may stand in front of their calls.

export { copyPartnerKey } from './key-store.ts'
