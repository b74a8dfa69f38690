// Papers in words: what the desk may use, which shows them as their borrower reads them.

export { textBlocks } from './document.ts'
export { ownPaper } from './own-paper.ts'
export { writeDocument } from './read-document.ts'
export { renderPdf } from './render-pdf.ts'
