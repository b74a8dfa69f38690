// Reconciliation: what the other rooms may use.

export { forgetLostParts } from './report-part-store.ts'
export { waitingDifferences } from './waiting.ts'
