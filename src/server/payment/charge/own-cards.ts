// The cards of a borrower: listed, named, removed.

import { done, refuse } from '../../../core/refusal.ts'
import type { Handler } from '../../http/call.ts'
import { endAutopaysOfCard } from '../autopay/autopay-store.ts'
import { repaidByCards } from '../autopay/switch-autopay.ts'
import { canAddCards, cardsAtMost } from '../card/add-card.ts'
import { dropCodesOfCard, hasChargeUnderWay } from '../card/card-payment-store.ts'
import { listCards, lockCard, maskedNumber, nameCard, takeCardAway } from '../card/card-store.ts'
import { planForgetting } from '../card/forget-card.ts'

/** The cards that can be charged here, and whether another can be added. */
export const listSavedCards: Handler<'listSavedCards'> = async (_input, call) => {
  const { db, deps, caller } = call
  const { borrowerId } = caller
  const cards = await listCards(db, { borrowerId, provider: deps.cards.provider })
  const repaid = await repaidByCards(db, borrowerId)
  return {
    cards: cards.map((card) => ({
      id: card.id,
      label: card.label,
      bankName: card.bankName,
      maskedNumber: maskedNumber(card),
      expires: card.expires ?? '',
      autopay: repaid.get(card.id) ?? [],
    })),
    canAdd: canAddCards(call) && cards.length < cardsAtMost,
    cardsAtMost,
  }
}

/** Refusals: `notFound`. */
export const nameSavedCard: Handler<'nameSavedCard'> = async ({ cardId, label }, { db, caller }) =>
  (await nameCard(db, cardId, caller.borrowerId, label.trim())) ? done : refuse('notFound')

/** Takes a card out of use at once, and has the processor forget it. Refusals: `notFound`, `paymentIsPending` (it is being charged). */
export const removeSavedCard: Handler<'removeSavedCard'> = async ({ cardId }, { db, deps, caller }) =>
  await db.transaction(async (tx) => {
    const now = deps.clock.now()
    // Waits for a payment that begins at this moment: it is seen then.
    if (!(await lockCard(tx, cardId, caller.borrowerId))) return refuse('notFound')
    if (await hasChargeUnderWay(tx, cardId)) return refuse('paymentIsPending')
    await takeCardAway(tx, cardId, now)
    await endAutopaysOfCard(tx, cardId, now)
    await dropCodesOfCard(tx, cardId, now)
    await planForgetting(tx, deps, cardId)
    return done
  })
