// Has the processor forget cards that were removed: asked by a job until it has answered, and the token goes then.

import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import { dropToken, eraseCards, keptCards, tokenOfPayment } from './card-store.ts'

/** The topic of that job. Payload: `{cardId}`. */
export const forgetCardTopic = 'forgetCard'

/** Plans the question, once for each card. */
export async function planForgetting(tx: Queries, deps: Deps, cardId: string): Promise<void> {
  await enqueue(tx, { topic: forgetCardTopic, key: cardId, payload: { cardId }, runAt: deps.clock.now() })
}

/** Asks the processor. Throws where its answer is missing: the job is tried again. */
export async function forgetCard(deps: Deps, cardId: string): Promise<void> {
  const { saving } = deps.cards
  const cardToken = await tokenOfPayment(deps.db, { cardId })
  if (saving !== null && cardToken !== '' && !(await saving.forget(cardToken))) {
    throw new Error('the processor has not said that a card is forgotten')
  }
  await dropToken(deps.db, cardId)
}

/** Empties the cards of a borrower who leaves, and has the processor forget them. */
export async function forgetCards(tx: Tx, deps: Deps, borrowerId: string): Promise<void> {
  const canAsk = deps.cards.saving !== null
  await eraseCards(tx, borrowerId, deps.clock.now(), !canAsk)
  if (!canAsk) return
  for (const cardId of await keptCards(tx, borrowerId)) await planForgetting(tx, deps, cardId)
}
