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
export { allInRateAnswer, priceAnswer, rateWithBasis } from './price-answer.ts'
