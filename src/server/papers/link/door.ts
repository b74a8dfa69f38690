// One-time links to papers: what the other rooms may use.

export { forgetPaperLinks, makePaperLink, type PaperReference, redeemPaperLink } from './paper-link-store.ts'
