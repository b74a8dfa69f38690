// Templates of papers, and what fills them: what the other rooms may use.

export { companyFigures, lenderFigures, partiesOf } from './agreement-figures.ts'
export {
  blocksOf,
  type Filling,
  fillTemplate,
  type PaperName,
  readTemplate,
  type TextBlock,
  textHash,
} from './legal-text.ts'
