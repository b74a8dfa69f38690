// A signed hardship plan on offer: what it changes now, and the borrower's answer, on which alone it begins.

import { createHash } from 'node:crypto'
import type { CallOutput, CallRefused } from '../../../contracts/endpoints.ts'
import { dateTimeIn } from '../../../core/calendar-date.ts'
import type { Loan } from '../../../core/loan/loan-event.ts'
import { markets } from '../../../core/market/markets.ts'
import { planOfferState } from '../../../core/order/hardship.ts'
import { type PlanQuote, planQuote } from '../../../core/order/plan-quote.ts'
import { isRefusal, type Refusal, refuse } from '../../../core/refusal.ts'
import { marketDay } from '../../account/change/door.ts'
import { queueLoanMessage } from '../../account/facts/door.ts'
import { applyLoanAct, loadLoan, type NewLoanAct, quoteLoanAct } from '../../account/loan/door.ts'
import type { LoanAccount } from '../../account/open/door.ts'
import { lockOrder, lockOwnOrder } from '../../account/order/door.ts'
import { findAnyOrder, type Order } from '../../account/record/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { enqueue } from '../../jobs/queue.ts'
import { retireRepaymentCode, withdrawStaleCodes } from '../../payment/intent/door.ts'
import { endPromisesByPlan } from '../../promise/door.ts'
import {
  endRequest,
  findOffer,
  insertOffer,
  type NewPlanOffer,
  newestOffer,
  type PlanOffer,
  storeAnswer,
} from './hardship-store.ts'

type Offer = NonNullable<CallOutput<'getHardship'>['offer']>
type PlanAct = Extract<NewLoanAct, { readonly kind: 'hardshipPlan' }>

const dayMs = 86_400_000

/** The event that an accepted offer becomes. */
function actOf({ firstDay, lastDay, dueDates }: PlanOffer): PlanAct {
  return { kind: 'hardshipPlan', valueDate: firstDay, lastDay, dueDates }
}

/** The natural key of the event: of one signed proposal there is one plan. */
const keyOf = ({ id }: PlanOffer): string => `desk:${id}`

function quoteOf(deps: Deps, { order, loan, events }: LoanAccount & { readonly loan: Loan }, offer: PlanOffer) {
  return planQuote(loan, events, { ...actOf(offer), id: keyOf(offer) }, marketDay(deps, order))
}

/** Names the figures that a borrower was shown. */
function markOf(quote: PlanQuote): string {
  return createHash('sha256').update(JSON.stringify(quote)).digest('base64url')
}

/** An offer as its borrower sees it, computed on the current loan. */
export function offerAnswer(deps: Deps, account: LoanAccount, offer: PlanOffer): Offer {
  const { order, loan } = account
  const state = planOfferState(offer, deps.clock.now())
  const quote = state !== 'open' || loan === null ? null : quoteOf(deps, { ...account, loan }, offer)
  return {
    offerId: offer.id,
    // A replaced offer is never the newest of its loan.
    state: state === 'replaced' ? 'lapsed' : state,
    expiresAt: dateTimeIn(markets[order.market].zone, offer.expiresAt),
    firstDay: offer.firstDay,
    lastDay: offer.lastDay,
    quote:
      quote === null || isRefusal(quote)
        ? null
        : { ...quote, lines: quote.lines.map((line) => ({ ...line })), mark: markOf(quote) },
  }
}

/** The offer that can be accepted now; null where there is none, it has lapsed, or it no longer fits the loan. */
export async function openOffer(db: Queries, deps: Deps, order: Order): Promise<PlanOffer | null> {
  const offer = await newestOffer(db, order.id)
  if (offer === null || planOfferState(offer, deps.clock.now()) !== 'open') return null
  return offerAnswer(deps, await loadLoan(db, order), offer).quote === null ? null : offer
}

/** Whether a plan waits for the borrower's answer: until then nothing is sold that it may give for nothing. */
export async function planIsOnOffer(db: Queries, deps: Deps, orderId: string): Promise<boolean> {
  const order = await findAnyOrder(db, orderId)
  return order !== null && (await openOffer(db, deps, order)) !== null
}

export type SignedPlan = Omit<NewPlanOffer, 'orderId' | 'offeredAt' | 'expiresAt'>

/**
 * ORDER-34: offers a signed plan to the borrower, who is told until when it holds. It takes the place of an unanswered one, and answers
 * the request that waits. The caller holds the loan's lock.
 */
export async function offerPlan(tx: Tx, deps: Deps, order: Order, plan: SignedPlan): Promise<void> {
  const market = markets[order.market]
  const offeredAt = deps.clock.now()
  const expiresAt = new Date(offeredAt.getTime() + market.hardship.offerDays * dayMs)
  await storeAnswer(tx, order.id, 'replaced', offeredAt)
  await insertOffer(tx, { ...plan, orderId: order.id, offeredAt, expiresAt })
  await endHardship(tx, deps, order, plan.officerId)
  const payload = { orderId: order.id, offerId: plan.id }
  // A second later: the last moment still counts.
  await enqueue(tx, { topic: planLapsedTopic, key: plan.id, payload, runAt: new Date(expiresAt.getTime() + 1000) })
  const until = dateTimeIn(market.zone, expiresAt)
  await queueLoanMessage(tx, deps, order, { purpose: 'loan', about: `${plan.id}:offered` }, ({ hardship, lender }) =>
    hardship.messages.planOffered({ lender, until }),
  )
}

/** Payload: `{orderId, offerId}`. */
export const planLapsedTopic = 'planLapsed'

/** ORDER-34: tells the borrower that a plan is no longer on offer; nothing where it was answered or replaced. */
export async function tellLapsed(
  tx: Tx,
  deps: Deps,
  { orderId, offerId }: { readonly orderId: string; readonly offerId: string },
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const offer = order === null ? null : await findOffer(tx, { orderId, offerId })
  if (order === null || offer === null || planOfferState(offer, deps.clock.now()) !== 'lapsed') return
  await queueLoanMessage(tx, deps, order, { purpose: 'loan', about: `${offerId}:lapsed` }, ({ hardship, lender }) =>
    hardship.messages.planLapsed({ lender }),
  )
}

/** Ends the request of a loan that was helped, where one waits. */
export async function endHardship(tx: Tx, deps: Deps, order: Order, officerId: string): Promise<void> {
  await endRequest(tx, order.id, { endedAs: 'answered', at: deps.clock.now(), officerId, answer: null })
}

/**
 * ORDER-34: the borrower's answer, under the lock of the loan. An accepted plan begins at once and exactly as it was shown, through
 * `applyLoanAct`. Refusals: `loanHasChanged` where its figures have changed, `planNoLongerFits` where it cannot begin on the current
 * loan, `planOfferIsOver` for an offer that lapsed, was replaced or was answered otherwise. The same answer again changes nothing.
 */
export const answerPlan: Handler<'answerPlan'> = ({ orderId, offerId, accept, mark }, { db, deps, caller }) =>
  db.transaction(async (tx): Promise<CallOutput<'answerPlan'> | Refusal<CallRefused<'answerPlan'>>> => {
    const order = await lockOwnOrder(tx, { orderId, borrowerId: caller.borrowerId })
    const offer = order === null ? null : await findOffer(tx, { orderId, offerId })
    if (order === null || offer === null) return refuse('notFound')
    const wanted = accept ? 'accepted' : 'declined'
    const now = deps.clock.now()
    const state = planOfferState(offer, now)
    if (state === wanted) return { offerId, state: wanted }
    if (state !== 'open') return refuse('planOfferIsOver')
    if (accept) {
      const why = await begin(tx, deps, order, offer, mark)
      if (why !== null) return why
    }
    await storeAnswer(tx, orderId, wanted, now)
    return { offerId, state: wanted }
  })

/** Begins the plan; a refusal where it is not what was shown. */
async function begin(
  tx: Tx,
  deps: Deps,
  order: Order,
  offer: PlanOffer,
  mark: string,
): Promise<Refusal<'loanHasChanged' | 'planNoLongerFits'> | null> {
  const account = await loadLoan(tx, order)
  const { loan } = account
  const quote = loan === null ? refuse('planNoLongerFits') : quoteOf(deps, { ...account, loan }, offer)
  if (isRefusal(quote)) return refuse('planNoLongerFits')
  if (markOf(quote) !== mark) return refuse('loanHasChanged')
  const key = keyOf(offer)
  const act = actOf(offer)
  const signed = await quoteLoanAct(tx, deps, order, { act, key })
  if (isRefusal(signed)) throw new Error(`a plan that was worked out is refused: ${signed.refused}`)
  const { officerId: by, reason } = offer
  const done = await applyLoanAct(tx, deps, { orderId: order.id, act, key, by, reason, signed })
  if (isRefusal(done) || done.outcome !== 'done') throw new Error('an accepted plan was not carried out')
  await endPromisesByPlan(tx, order.id, offer.firstDay, deps.clock.now())
  await retireRepaymentCode(tx, order.id, deps.clock.now())
  await withdrawStaleCodes(tx, deps, order.id)
  return null
}
