// The calls of the loan feature and who answers them. The alternate confirmation has no rules of its own.

import { open, type Routes, signedIn } from '../http/call.ts'
import { acceptOffer } from './accept-offer.ts'
import { getClassicOffer } from './get-classic-offer.ts'
import { getLoginFailure } from './get-login-failure.ts'
import { getOffer } from './get-offer.ts'
import { getOrder } from './get-order.ts'
import { listAgreements } from './list-agreements.ts'
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
  getClassicOffer: signedIn<'getClassicOffer'>(getClassicOffer),
  listClassicAgreements: signedIn<'listClassicAgreements'>((input, call) => listAgreements(input, call)),
  openClassicAgreement: signedIn<'openClassicAgreement'>((input, call) => openAgreement(input, call)),
  acceptClassicOffer: signedIn<'acceptClassicOffer'>((input, call) => acceptOffer(input, call)),
  openProduct: signedIn<'openProduct'>(openProduct),
}
