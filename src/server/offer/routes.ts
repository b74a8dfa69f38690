// The calls of an offer and its acceptance, and their use cases. The alternate confirmation has no rules of its own.

import { type Routes, signedIn } from '../http/call.ts'
import { acceptOffer } from './accept-offer.ts'
import { getClassicOffer, getOffer } from './get-offer.ts'

export const offerRoutes = {
  getOffer: signedIn(getOffer),
  acceptOffer: signedIn(acceptOffer),
  getClassicOffer: signedIn(getClassicOffer),
  acceptClassicOffer: signedIn((input, call) => acceptOffer(input, call)),
} satisfies Partial<Routes>
