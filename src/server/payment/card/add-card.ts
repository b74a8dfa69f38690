// Adds a card: begun with the processor, typed in its fields or on its page, and kept here once it says so. The number never comes here.

import { addresses, addressWith } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { isRefusal, type Refusal, refuse } from '../../../core/refusal.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Call, Handler } from '../../http/call.ts'
import { enqueue } from '../../jobs/queue.ts'
import { lockBorrower } from '../../people/borrower/door.ts'
import type { SetupStatus } from '../../ports/payment-card.ts'
import {
  type CardSetup,
  endSetup,
  findLiveSetup,
  findOwnSetup,
  holderOf,
  insertSetup,
  lockSetup,
  openSetup,
  setupsSince,
} from './card-setup-store.ts'
import { findCardByToken, listCards, saveCard } from './card-store.ts'

type Output = CallOutput<'askCardSetup'>

/** Cards that a borrower can have at once. */
export const cardsAtMost = 5
/** Cards that a borrower can begin to add in a day: a thief who tries stolen numbers needs more. */
const setupsADay = 5
/** A setup that is so old is given up when another one is begun: processors let them lapse. */
const setupLivesMinutes = 60
/** The topic of the job that asks what became of a card, for borrowers who do not come back from the page. Payload: `{setupId}`. */
export const askSetupTopic = 'askCardSetup'
/** When it is asked, minutes after the tap. */
const askMinutes: readonly number[] = [10, setupLivesMinutes, 1440]

/** The address to which the page of a processor leads back. */
function backFromSetup(setupId: string): string {
  return addressWith(addresses.myCards, { setup: setupId })
}

/** Whether cards can be added where this borrower is: the processor can, and takes the currency of the market's loans. */
export function canAddCards({ deps, market }: Pick<Call, 'deps' | 'market'>): boolean {
  return deps.cards.saving !== null && deps.cards.currencies.includes(market.currency)
}

/**
 * Begins to add a card. A setup that is under way is used again: two taps begin one. Refusals: `channelIsUnavailable` (nobody
 * takes cards here, or does not answer), `tooManyRequests`.
 */
export const beginCardSetup: Handler<'beginCardSetup'> = async (_input, call) => {
  const { db, deps } = call
  const { saving } = deps.cards
  if (saving === null || !canAddCards(call)) return refuse('channelIsUnavailable')
  const setup = await db.transaction((tx) => decide(tx, call))
  if (isRefusal(setup)) return setup
  if (setup.state === 'asked') {
    const begun = await saving.begin(setup.id, setup.holder)
    if (begun.outcome === 'refused') await endSetup(db, setup.id, null, deps.clock.now())
    if (begun.outcome !== 'begun') return refuse('channelIsUnavailable')
    await openSetup(db, setup.id, begun.setupRef, begun.holder)
  }
  return (await askAbout(db, deps, setup.id)) ?? refuse('channelIsUnavailable')
}

async function decide(tx: Tx, call: Call): Promise<CardSetup | Refusal<'sessionIsMissing' | 'tooManyRequests'>> {
  const { deps, caller } = call
  const { borrowerId } = caller
  const { provider } = deps.cards
  const now = deps.clock.now()
  if ((await lockBorrower(tx, borrowerId)) === null) return refuse('sessionIsMissing')
  const live = await findLiveSetup(tx, borrowerId)
  if (live !== null) {
    const isOver = now.getTime() - live.createdAt.getTime() > setupLivesMinutes * 60_000
    if (!isOver && live.provider === provider) return live
    await endSetup(tx, live.id, null, now)
  }
  const begun = await setupsSince(tx, borrowerId, new Date(now.getTime() - 86_400_000))
  const cards = await listCards(tx, { borrowerId, provider })
  if (begun >= setupsADay || cards.length >= cardsAtMost) return refuse('tooManyRequests')
  const id = deps.ids.next('cardadd')
  const holder = await holderOf(tx, borrowerId, provider)
  await insertSetup(tx, { id, borrowerId, provider, holder, createdAt: now })
  for (const minutes of askMinutes) {
    const runAt = new Date(now.getTime() + minutes * 60_000)
    await enqueue(tx, { topic: askSetupTopic, key: `${id}:${minutes}`, payload: { setupId: id }, runAt })
  }
  return { id, borrowerId, provider, state: 'asked', setupRef: null, holder, createdAt: now }
}

/** The state of a card that the borrower is adding, as the processor has it. Refusals: `notFound`, `channelIsUnavailable`. */
export const askCardSetup: Handler<'askCardSetup'> = async ({ setupId }, { db, deps, caller }) => {
  const setup = await findOwnSetup(db, setupId, caller.borrowerId)
  if (setup === null) return refuse('notFound')
  return (await askAbout(db, deps, setupId)) ?? refuse('channelIsUnavailable')
}

/** Asks the processor and keeps what it says. Null where there is no answer. */
export async function askAbout(db: Queries, deps: Deps, setupId: string): Promise<Output | null> {
  const setup = await db.transaction((tx) => lockSetup(tx, setupId))
  if (setup === null) return null
  if (setup.state === 'saved' || setup.state === 'failed') return ended(setupId, setup.state)
  const { saving, provider } = deps.cards
  if (saving === null || setup.setupRef === null || setup.provider !== provider) return null
  const status = await saving.look(setup.setupRef, backFromSetup(setupId))
  if (status.outcome === 'unknown') return null
  if (status.outcome !== 'open') {
    const state = await db.transaction((tx) => keep(tx, deps, setupId, status))
    return ended(setupId, state)
  }
  const { entry } = status
  const open = { ...ended(setupId, 'open'), scriptUrl: saving.fields?.scriptUrl ?? '' }
  return entry.kind === 'page'
    ? { ...open, pageUrl: entry.url }
    : { ...open, publicKey: entry.publicKey, clientSecret: entry.clientSecret }
}

function ended(setupId: string, state: Output['state']): Output {
  return { setupId, state, pageUrl: '', scriptUrl: '', publicKey: '', clientSecret: '' }
}

/** Stores the card once, whether the page, the job or a notice reports it first. Idempotent. */
async function keep(
  tx: Tx,
  deps: Deps,
  setupId: string,
  status: Extract<SetupStatus, { outcome: 'saved' | 'failed' }>,
): Promise<'saved' | 'failed'> {
  const setup = await lockSetup(tx, setupId)
  if (setup === null) throw new Error('the card setup is not stored')
  if (setup.state === 'saved' || setup.state === 'failed') return setup.state
  if (status.outcome === 'failed') {
    await endSetup(tx, setupId, null, deps.clock.now())
    return 'failed'
  }
  const { token, ...facts } = status.card
  const known = await findCardByToken(tx, setup.borrowerId, token)
  const cardId = known ?? (await saveCard(tx, deps, setup.borrowerId, { ...facts, processorToken: token }))
  await endSetup(tx, setupId, cardId, deps.clock.now())
  return 'saved'
}
