// The words of papers, and what was agreed to: what the other rooms may use.

export { companyFigures, lenderFigures } from './agreement-figures.ts'
export { partiesOf } from './agreement-parties.ts'
export { paperVoice, rewriteAgreements, type ShownAgreement, writeAgreements } from './agreements.ts'
export { agreedPapers, storeConsent } from './consent-store.ts'
export {
  blocksOf,
  type Filling,
  fillTemplate,
  type PaperName,
  readTemplate,
  type TextBlock,
  textHash,
} from './legal-text.ts'
export { orderPapers } from './order-papers.ts'
export { forgetPaperLinks, makePaperLink, type PaperReference, redeemPaperLink } from './paper-link-store.ts'
