// Prices in words and figures: what the other rooms may use.

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
export { priceAnswer } from './price-answer.ts'
export { allInRateAnswer, rateWithBasis } from './rate-with-basis.ts'
