// Reconciliation: what the other rooms may use.

export { waitingDifferences } from './waiting.ts'
