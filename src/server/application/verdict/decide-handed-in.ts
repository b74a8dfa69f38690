// Decides a submitted application, at once or after outside checks: evaluates every rule and stores its outcome.

import { declinedUntil, type ReasonWithRetry, withRetry } from '../../../core/application/eligibility.ts'
import { missingFields } from '../../../core/application/identity-check.ts'
import type { IdentityFinding } from '../../../core/application/outside-check.ts'
import { addDays } from '../../../core/calendar-date.ts'
import { termsOf } from '../../../core/loan/offer.ts'
import type { LoanTerms } from '../../../core/loan/terms.ts'
import { markets } from '../../../core/market/markets.ts'
import { reasonsOf, type Verdict } from '../../../core/order/decision-rules.ts'
import { refusalReasons } from '../../../core/order/decline-reasons.ts'
import { serverWordsFor } from '../../../words/server-words.ts'
import { findProduct } from '../../catalogue/product/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { queueSms } from '../../outbox/sms/door.ts'
import { type Borrower, findBorrower, lockBorrower } from '../../people/borrower/door.ts'
import { agreedSince } from '../form/agreed-words.ts'
import { type Application, endChecking, findApplication, storeVerdict } from '../form/application-store.ts'
import { tellDecided } from '../form/application-webhooks.ts'
import { seenFields } from '../identity/identity-seen.ts'
import { approvedDays } from '../limits.ts'
import { findingsOf } from '../review/check-store.ts'
import { factsAbout, type KnownFacts } from './decision-facts.ts'
import { reasonsNow, retryFacts } from './eligibility.ts'
import { askPerson, decisionOf, verdictOn } from './verdict.ts'

export interface Judged {
  readonly known: KnownFacts
  readonly terms: LoanTerms
  readonly verdict: Verdict
  /** What speaks against it; empty where it is granted, and where a person decides. */
  readonly reasons: readonly ReasonWithRetry[]
}

/**
 * The verdict on an application by what is known now, findings of outside checks included. Null where the product is no longer on offer.
 * Call it outside a transaction, since a scoring service may be slow; the same application gets the same verdict.
 */
export async function judge(db: Queries, deps: Deps, application: Application): Promise<Judged | null> {
  const { id, borrowerId, productId, principalMinor } = application
  const market = markets[application.market]
  const listed = await findProduct(db, productId, market.id)
  const borrower = await findBorrower(db, borrowerId)
  if (listed === null || borrower === null) return null
  const terms = termsOf(listed.product, { principalMinor, client: borrower.clientKind, market })
  const gathered = await factsAbout(db, deps, { borrowerId, productId, terms, market, exceptOrderId: null })
  const found = await findingsOf(db, deps, id)
  const identity = found.identity ?? (await byHand(db, deps, application))
  const known = { ...gathered, facts: { ...gathered.facts, ...found, ...(identity === null ? {} : { identity }) } }
  const verdict = await verdictOn(deps, id, known.facts, [])
  return { known, terms, verdict, reasons: await allReasons(db, deps, known, verdict) }
}

/**
 * APPLICATION-25: where the lender has identities compared by hand, what officers said of exactly these details and pictures: nobody is
 * asked twice about the same. Null where it does not, and where the lender's own app knows its people.
 */
async function byHand(
  db: Queries,
  deps: Deps,
  { borrowerId, market, principalMinor }: Application,
): Promise<IdentityFinding | null> {
  const above = deps.lender.checks?.byHand[market]?.aboveMinor
  if (above === undefined || principalMinor <= above) return null
  const fields = await seenFields(db, deps, borrowerId)
  if (fields === null) return null
  const stands = missingFields(market, fields).length === 0
  return stands ? { outcome: 'match', reasons: [] } : { outcome: 'cannotTell', reasons: ['leftToPerson'] }
}

/** What speaks against it: what was known beforehand and what the rules declined, each reason once. A scoring service's own reason stands as `blocked`. */
async function allReasons(db: Queries, deps: Deps, known: KnownFacts, verdict: Verdict): Promise<ReasonWithRetry[]> {
  const beforehand = await reasonsNow(db, deps, known)
  const failed = verdict.referReasons.length > 0 ? [] : reasonsOf(verdict)
  const unknown = verdict.declineReason !== null && failed.length === 0
  const named = refusalReasons.find((reason) => reason === verdict.declineReason) ?? 'blocked'
  const decided = withRetry(unknown ? [named] : failed, retryFacts(known, known.today))
  const later = decided.filter(({ reason }) => !beforehand.some((one) => one.reason === reason))
  return [...beforehand, ...later]
}

/** Stores a verdict, and queues a review where an officer has to decide. The caller holds the borrower's lock. */
export async function writeJudged(tx: Tx, deps: Deps, application: Application, judged: Judged): Promise<void> {
  const { known, terms, verdict, reasons } = judged
  const { id } = application
  const market = markets[application.market]
  const today = deps.clock.today(market.zone)
  const isReferred = reasons.length === 0 && verdict.referReasons.length > 0
  const state = isReferred ? 'referred' : reasons.length === 0 ? 'approved' : 'declined'
  await storeVerdict(tx, deps, id, {
    state,
    decision: decisionOf(deps, verdict),
    reasons,
    retryOn: declinedUntil(reasons, today),
    validUntil: state === 'approved' ? addDays(today, approvedDays) : null,
  })
  if (state !== 'referred') return await tellDecided(tx, deps, application, state)
  const about = { kind: 'referred', applicationId: id, orderId: null, rules: verdict.rules } as const
  await askPerson(tx, deps, { ...about, known, terms, market })
}

/**
 * Decides an application for which everybody outside has answered, and tells its borrower by text message. One that was decided
 * meanwhile is left alone; one whose consent was taken back, or whose product is gone, ends.
 */
export async function decideHandedIn(deps: Deps, { id, borrowerId }: Application): Promise<void> {
  const owner = { applicationId: id, borrowerId }
  const waiting = await findApplication(deps.db, owner)
  if (waiting?.state !== 'checking') return
  const judged = await judge(deps.db, deps, waiting)
  await deps.db.transaction(async (tx) => {
    const borrower = await lockBorrower(tx, borrowerId)
    const locked = await findApplication(tx, owner)
    if (borrower === null || borrower.deletedAt !== null || locked?.state !== 'checking') return
    if (judged === null || (await agreedSince(tx, borrowerId)) === null) return await endChecking(tx, id)
    await writeJudged(tx, deps, locked, judged)
    await tellBorrower(tx, deps, borrower, id, judged)
  })
}

/** While a person decides there is nothing to tell: that was said before. */
async function tellBorrower(
  tx: Tx,
  deps: Deps,
  { phone, language, market }: Borrower,
  id: string,
  { verdict, reasons }: Judged,
): Promise<void> {
  const isApproved = reasons.length === 0
  if (phone === null || (isApproved && verdict.referReasons.length > 0)) return
  const { sms } = serverWordsFor(language).application.review
  const words = isApproved ? sms.approved : sms.declinedByRules
  await queueSms(tx, deps, {
    phone,
    market: markets[market],
    purpose: 'decision',
    about: `${id}:${isApproved ? 'approved' : 'declined'}`,
    text: words({ lender: deps.config.lenderName }),
  })
}
