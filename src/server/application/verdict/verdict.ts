// The one way to a verdict on an application or an order, and the one way to a person where the verdict leaves it to people.

import { reviewDueBy } from '../../../core/application/review.ts'
import type { LoanTerms } from '../../../core/loan/terms.ts'
import type { Market } from '../../../core/market/market.ts'
import {
  type ApplicationFacts,
  afterApproval,
  type DecisionLimits,
  type Verdict,
  withoutPeople,
} from '../../../core/order/decision-rules.ts'
import type { Decision, Order } from '../../account/record/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { openDetails } from '../form/application-store.ts'
import { insertReview, type NewReview, openEvidence, reviewsOfBorrower } from '../review/review-store.ts'
import type { KnownFacts } from './decision-facts.ts'

/** How far this lender goes (APPLICATION-22). */
export function limitsOf({ lender: { limits, checks } }: Pick<Deps, 'lender'>): DecisionLimits {
  return checks === null ? limits : { ...limits, checks: checks.limits }
}

/** A verdict as it is kept: how each rule came out, and the limits by which. */
export function decisionOf(deps: Pick<Deps, 'lender'>, { rules }: Pick<Verdict, 'rules'>): Decision {
  return { rules, limits: limitsOf(deps) }
}

/**
 * Asks the decider. `accepted` are rules against which a person has approved the same application. Without a desk there is no officer to
 * refer to: what the decider leaves to a person is then declined.
 */
export async function verdictOn(
  deps: Pick<Deps, 'decider' | 'config'>,
  id: string,
  facts: ApplicationFacts,
  accepted: readonly string[],
): Promise<Verdict> {
  const verdict = afterApproval(await deps.decider.decide(id, facts), accepted)
  return deps.config.desk === null ? withoutPeople(verdict) : verdict
}

/**
 * The rules against which a person approved the application that led to this order, for no more money and no shorter term than that
 * person saw.
 */
export async function rulesAccepted(
  db: Queries,
  deps: Deps,
  { borrowerId, productId, terms, appliedAt }: Pick<Order, 'borrowerId' | 'productId' | 'terms' | 'appliedAt'>,
): Promise<readonly string[]> {
  const approved = (await reviewsOfBorrower(db, borrowerId)).filter((review) => review.approved === true)
  for (const review of approved) {
    if (review.applicationId === null || review.decidedAt === null || review.decidedAt > appliedAt) continue
    if (!(await isOfProduct(db, review.applicationId, productId))) continue
    const evidence = await openEvidence(db, deps, review)
    if (evidence === null) return []
    const isCovered = terms.principalMinor <= review.principalMinor && terms.termDays >= evidence.termDays
    return isCovered ? review.rules.filter(({ passed }) => !passed).map(({ rule }) => rule) : []
  }
  return []
}

async function isOfProduct(db: Queries, applicationId: string, productId: string): Promise<boolean> {
  return (
    (await db.query('select 1 from application where id = $1 and product_id = $2', [applicationId, productId])).length >
    0
  )
}

/** What a person is asked about: one application or one order. */
export interface ReviewAsked extends Pick<NewReview, 'kind' | 'applicationId' | 'orderId' | 'rules'> {
  readonly known: KnownFacts
  readonly terms: LoanTerms
  readonly market: Market
}

/** Asks a person, with the facts as they are now. Answers by when the borrower is promised the answer; null where a person was asked before. */
export async function askPerson(tx: Tx, deps: Deps, asked: ReviewAsked): Promise<Date | null> {
  const { kind, applicationId, orderId, rules, known, terms, market } = asked
  const askedAt = deps.clock.now()
  const dueBy = reviewDueBy(kind, askedAt, market)
  const borrowerId = known.borrower.id
  const [job, ext] = [
    await openDetails(tx, deps, { borrowerId, step: 'job' }),
    await openDetails(tx, deps, { borrowerId, step: 'ext' }),
  ]
  const isAsked = await insertReview(tx, deps, {
    kind,
    borrowerId,
    applicationId,
    orderId,
    principalMinor: terms.principalMinor,
    currency: market.currency,
    askedAt,
    dueBy,
    rules,
    evidence: {
      facts: known.facts,
      limits: limitsOf(deps),
      termDays: terms.termDays,
      instalments: terms.instalmentCount,
      told: { ...job?.details, ...ext?.details },
    },
  })
  return isAsked ? dueBy : null
}
