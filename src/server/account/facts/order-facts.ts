// Orders until the payout: facts that the core decided become rows, jobs and messages, in one transaction.

import { addDays, dateIn } from '../../../core/calendar-date.ts'
import { netProceedsMinor } from '../../../core/loan/price.ts'
import { markets } from '../../../core/market/markets.ts'
import { evolve, type OrderFact } from '../../../core/order/order.ts'
import { type PayoutFailure, payoutFailureOf } from '../../../core/payment/transfer-state.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import { type Application, insertOrder, storeOrder } from '../order/order-store.ts'
import type { Decision, Order } from '../record/order-record.ts'
import { queueLoanMessage } from './loan-messages.ts'
import { tellApplied, tellOrderFact } from './loan-webhooks.ts'

/** Topics of the jobs that carry an application to its payout. Payload of each: `{orderId}`. */
export const decideTopic = 'decideApplication'
export const payOutTopic = 'payOut'
/** Queued when the borrower binds a new account after a failed payout. */
export const retryPayoutTopic = 'retryPayout'

/**
 * Stores an application and queues its decision. Null when the offer was accepted before, or this borrower has an open order
 * for the product: of many at once one is stored, and the others wait for it.
 */
export async function insertApplication(
  tx: Tx,
  deps: Deps,
  applied: OrderFact,
  application: Application,
): Promise<string | null> {
  const now = deps.clock.now()
  const orderId = deps.ids.orderId()
  const answerBy = new Date(now.getTime() + answerWithinHours * 3_600_000)
  const isStored = await insertOrder(tx, {
    ...application,
    id: orderId,
    made: evolve(null, applied),
    appliedAt: now,
    answerBy,
  })
  if (!isStored) return null
  const runAt = new Date(now.getTime() + decisionDelaySeconds * 1000)
  await enqueue(tx, { topic: decideTopic, key: orderId, payload: { orderId }, runAt })
  await tellApplied(tx, deps, { ...application, id: orderId })
  return orderId
}

/** What comes with a decision's facts: the rules and their outcomes. */
export interface FactDetails {
  readonly decision?: Decision
  /** By when a person decides, for the fact `referred`. */
  readonly answerBy?: Date
}

/**
 * Applies facts to a locked order: stores the changed order, queues the jobs that follow and the message to the borrower. Returns the
 * changed order. The fact `paidOut` belongs to the loan book (`startLoan`) and is refused here, as are the facts of running loans.
 */
export async function writeFacts(
  tx: Tx,
  deps: Deps,
  order: Order,
  facts: readonly OrderFact[],
  details: FactDetails = {},
): Promise<Order> {
  if (facts.length === 0) return order
  const now = deps.clock.now()
  let changed = order
  for (const fact of facts) changed = { ...evolve(changed, fact), ...keptBeside(changed, fact, now, details) }
  const after = await storeOrder(tx, order, changed)
  const payoutFollows = facts.some(({ fact }) => fact === 'payoutRequested')
  if (payoutFollows) {
    // The version makes the key: a payout asked for again after a failure is another job.
    const key = `${after.id}:${after.version}`
    await enqueue(tx, { topic: payOutTopic, key, payload: { orderId: after.id }, runAt: now })
  }
  for (const fact of facts) {
    await tellBorrower(tx, deps, after, fact, payoutFollows)
    await tellOrderFact(tx, deps, after, fact)
  }
  return after
}

/** When it was decided or asked for, and how. */
function keptBeside(order: Order, { fact }: OrderFact, now: Date, { decision, answerBy }: FactDetails): Partial<Order> {
  switch (fact) {
    case 'referred':
      return { decision: decision ?? null, answerBy: answerBy ?? order.answerBy }
    case 'approved':
      return { decidedAt: now, decision: decision ?? order.decision }
    case 'declined':
      return { decidedAt: now, decision: decision ?? order.decision }
    case 'payoutRequested':
      return { withdrawalAskedAt: order.manualWithdrawal ? (order.withdrawalAskedAt ?? now) : null }
    case 'payoutSent':
    case 'payoutFailed':
      return {}
    case 'payoutReturned':
      // The loan was never paid out.
      return { schedule: null, disbursedOn: null, statusOn: null }
    case 'applied':
    case 'paidOut':
    case 'loanMoved':
    case 'loanReopened':
      throw new Error(`${fact} is not written here`)
  }
}

async function tellBorrower(tx: Tx, deps: Deps, order: Order, fact: OrderFact, payoutFollows: boolean): Promise<void> {
  const netMinor = netProceedsMinor(order.terms)
  const about = (decided: 'approved' | 'declined') => ({
    purpose: 'decision' as const,
    about: `${order.id}:${decided}`,
  })
  switch (fact.fact) {
    case 'referred': {
      const by = dateIn(markets[order.market].zone, order.answerBy)
      await queueLoanMessage(tx, deps, order, { purpose: 'decision', about: null }, ({ words, lender }) =>
        words.messages.referred({ lender, by }),
      )
      return
    }
    case 'approved':
      await queueLoanMessage(tx, deps, order, about('approved'), ({ words, lender, money }) => {
        const netProceeds = money(netMinor)
        // A day instead of '1 to 3 days': the message stays on the phone.
        return payoutFollows
          ? words.messages.approved({ lender, netProceeds, by: addDays(fact.on, deps.lender.terms.fundingMaxDays) })
          : words.messages.readyToWithdraw({ lender, netProceeds, until: fact.approvalEndsOn })
      })
      return
    case 'declined': {
      const retryOn = fact.retryOn > fact.on ? fact.retryOn : null
      await queueLoanMessage(tx, deps, order, about('declined'), ({ words, lender }) =>
        words.messages.declined({ lender, retryOn }),
      )
      return
    }
    case 'payoutFailed':
    case 'payoutReturned':
      await queueLoanMessage(tx, deps, order, { purpose: 'payout', about: null }, ({ words, lender }) =>
        words.messages.payoutFailed({ lender, reason: payoutFailureText(words.payoutFailures, fact.reason) }),
      )
      return
    case 'payoutRequested':
    case 'payoutSent':
      return
    case 'applied':
    case 'paidOut':
    case 'loanMoved':
    case 'loanReopened':
      throw new Error(`${fact.fact} is not told here`)
  }
}

/** The words of a failed payout, by the provider's reason. */
export function payoutFailureText(texts: Readonly<Record<PayoutFailure, string>>, reason: string): string {
  return texts[payoutFailureOf(reason)]
}

/** An application rests this long before it is decided, so that its borrower sees it in review. At most a day, by the terms. */
const decisionDelaySeconds = 60
/** A decision is promised within this time of the application. */
const answerWithinHours = 24
