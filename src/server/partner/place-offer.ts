// Places an offer before a borrower for a system of the lender: made as the borrower's own call makes it, then kept as what the page shows.

import type { Endpoint, OutputOf } from '../../contracts/endpoint.ts'
import { endpoints } from '../../contracts/endpoints.ts'
import { chooseLanguage } from '../../core/language.ts'
import { isRefusal } from '../../core/refusal.ts'
import { serverWordsFor } from '../../words/server-words.ts'
import { refusal } from '../http/answer.ts'
import { placeOffer as keepPlaced } from '../offer/door.ts'
import type { PartnerHandler } from './know-borrower.ts'
import { borrowerKnownAs } from './reference-store.ts'

/** Refused as getOffer and, where the borrower cannot have it now, as acceptOffer and the rules of an application. */
export const placeOffer: PartnerHandler<'placeOffer'> = async (input, { deps, key, callFor }) => {
  const borrower = await borrowerKnownAs(deps.db, input.reference)
  if (borrower === null) return { refusedAs: 'notFound' }
  const { reference: _ours, amount, ...plan } = input
  const fields = { ...plan, amount: String(amount) }
  const made = await callFor(endpoints.getOffer as unknown as Endpoint, fields, borrower)
  if (!('inner' in made)) return { passedOn: made }
  const offer = made.inner as OutputOf<typeof endpoints.getOffer>
  const words = serverWordsFor(chooseLanguage([borrower.language, deps.config.defaultLanguage]))
  const wanted = { borrowerId: borrower.id, offerId: offer.offerId, placedBy: key.id, words }
  const placed = await deps.db.transaction((tx) => keepPlaced(tx, deps, wanted))
  if (isRefusal(placed)) return { passedOn: refusal(placed, words) }
  return {
    offerId: offer.offerId,
    validUntil: placed.validUntil,
    page: placed.page,
    amountMinor: offer.principalMinor,
    termDays: offer.termDays,
    instalments: offer.plan.map(({ dueDate, amountMinor }) => ({ dueDate, amountMinor })),
    totalRepayableMinor: offer.disclosure.totalRepayableMinor,
    netProceedsMinor: offer.disclosure.netProceedsMinor,
  }
}
