// Agreements as they were shown and agreed to: what the other rooms may use.

export { paperVoice, rewriteAgreements, type ShownAgreement, writeAgreements } from './agreements.ts'
export { agreedPapers, storeConsent } from './consent-store.ts'
export { orderPapers } from './order-papers.ts'
