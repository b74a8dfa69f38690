// The calls of the loan feature and who answers them. The alternate confirmation has no rules of its own.

import { open, type Routes, signedIn } from '../http/call.ts'
import { acceptOffer } from './accept-offer.ts'
import { getClassicOffer } from './get-classic-offer.ts'
import { getContract } from './get-contract.ts'
import { getHome } from './get-home.ts'
import { getInstalmentPlan } from './get-instalment-plan.ts'
import { getLoginFailure } from './get-login-failure.ts'
import { getOffer } from './get-offer.ts'
import { getOrder } from './get-order.ts'
import { getProduct } from './get-product.ts'
import { listAgreements } from './list-agreements.ts'
import { listOrders } from './list-orders.ts'
import { listProducts } from './list-products.ts'
import { openAgreement } from './open-agreement.ts'
import { openProduct } from './open-product.ts'
import { readPaper } from './read-paper.ts'
import { readPrivacyPolicy } from './read-privacy-policy.ts'
import { saveEvent } from './save-event.ts'
import { scoreApp } from './score-app.ts'
import { withdraw } from './withdraw.ts'

export const loanRoutes: Routes<
  | 'getOffer'
  | 'listAgreements'
  | 'openAgreement'
  | 'readPaper'
  | 'readPrivacyPolicy'
  | 'acceptOffer'
  | 'getOrder'
  | 'withdraw'
  | 'scoreApp'
  | 'saveEvent'
  | 'getLoginFailure'
  | 'listProducts'
  | 'getProduct'
  | 'getHome'
  | 'listOrders'
  | 'getInstalmentPlan'
  | 'getContract'
  | 'getClassicOffer'
  | 'listClassicAgreements'
  | 'openClassicAgreement'
  | 'acceptClassicOffer'
  | 'openProduct'
> = {
  getOffer: signedIn<'getOffer'>(getOffer),
  listAgreements: signedIn<'listAgreements'>(listAgreements),
  openAgreement: signedIn<'openAgreement'>(openAgreement),
  readPaper: open<'readPaper'>(readPaper),
  readPrivacyPolicy: open<'readPrivacyPolicy'>(readPrivacyPolicy),
  acceptOffer: signedIn<'acceptOffer'>(acceptOffer),
  getOrder: signedIn<'getOrder'>(getOrder),
  withdraw: signedIn<'withdraw'>(withdraw),
  scoreApp: signedIn<'scoreApp'>(scoreApp),
  saveEvent: signedIn<'saveEvent'>(saveEvent),
  getLoginFailure: open<'getLoginFailure'>(getLoginFailure),
  listProducts: open<'listProducts'>(listProducts),
  getProduct: open<'getProduct'>(getProduct),
  getHome: signedIn<'getHome'>(getHome),
  listOrders: signedIn<'listOrders'>(listOrders),
  getInstalmentPlan: signedIn<'getInstalmentPlan'>(getInstalmentPlan),
  getContract: signedIn<'getContract'>(getContract),
  getClassicOffer: signedIn<'getClassicOffer'>(getClassicOffer),
  listClassicAgreements: signedIn<'listClassicAgreements'>((input, call) => listAgreements(input, call)),
  openClassicAgreement: signedIn<'openClassicAgreement'>((input, call) => openAgreement(input, call)),
  acceptClassicOffer: signedIn<'acceptClassicOffer'>((input, call) => acceptOffer(input, call)),
  openProduct: signedIn<'openProduct'>(openProduct),
}
