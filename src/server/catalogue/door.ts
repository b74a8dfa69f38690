// Products: what is on offer, and how it is shown: what the other rooms may use.

export { capsText, lateCapText, lateExampleRow, lateRuleText } from './late-words.ts'
export {
  costRows,
  dateMoveText,
  feeRows,
  feesMinor,
  offerRows,
  rateText,
  rolloverText,
  taxRows,
  termText,
} from './offer-words.ts'
export { planChoiceOf, planQuery } from './plan-choice.ts'
export { priceAnswer } from './price-answer.ts'
export { cardOf, offerFor, productCards } from './product-card.ts'
export { findProduct, type ListedProduct, listRecommended, productFace, textIn } from './product-store.ts'
export { termsOnOffer } from './published-terms.ts'
export { allInRateAnswer, rateWithBasis } from './rate-with-basis.ts'
export { recommendedProducts } from './recommended.ts'
