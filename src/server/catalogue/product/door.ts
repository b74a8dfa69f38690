// Products on offer, and how each is shown: what the other rooms may use.

export { planChoiceOf, planQuery } from './plan-choice.ts'
export { cardOf, offerFor, productCards } from './product-card.ts'
export {
  findProduct,
  type ListedProduct,
  listRecommended,
  productFace,
  recommendedProducts,
  termsOnOffer,
  textIn,
} from './product-store.ts'
