// Hands in a complete application: every rule is looked at and written down, and the answer says why and what would change it.

import { createHash } from 'node:crypto'
import type { CallOutput } from '../../contracts/endpoints.ts'
import { nextStep } from '../../core/application/application-fields.ts'
import { declinedUntil, type ReasonWithRetry, refusalReasons, withRetry } from '../../core/application/eligibility.ts'
import { addDays } from '../../core/calendar-date.ts'
import { termsOf } from '../../core/loan/offer.ts'
import type { LoanTerms } from '../../core/loan/terms.ts'
import { reasonsOf, type Verdict } from '../../core/order/decision-rules.ts'
import { isRefusal, type Refusal, refuse } from '../../core/refusal.ts'
import { findProduct } from '../catalogue/door.ts'
import { countDistinct } from '../db/budget.ts'
import type { Queries } from '../db/database.ts'
import type { Call, Handler } from '../http/call.ts'
import { type Borrower, findBorrower, lockBorrower } from '../people/door.ts'
import { type Application, findApplication, storeVerdict } from './application-store.ts'
import { applicationAnswer, doneBy } from './application-view.ts'
import { factsAbout, type KnownFacts } from './decision-facts.ts'
import { reasonsNow, retryFacts } from './eligibility.ts'
import { approvedDays, submissionsADay } from './limits.ts'
import { askPerson, verdictOn } from './verdict.ts'

type Answer = CallOutput<'submitApplication'>

/**
 * Decides an open application. Refused as the first of `notFound`, `applicationIsDecided` (only where it has ended: a
 * decided one answers its decision again, one that a person decides that it waits), `productIsUnknown`, `applicationIsIncomplete` (`fields` name the steps), `tooManyApplications`. A decline is no
 * refusal of the call: it is the answer.
 */
export const submitApplication: Handler<'submitApplication'> = async ({ applicationId }, call) => {
  const { db, deps, caller } = call
  const borrower = await findBorrower(db, caller.borrowerId)
  const application = await findApplication(db, { applicationId, borrowerId: caller.borrowerId })
  if (borrower === null || application === null) return refuse('notFound')
  if (application.state === 'ended') return refuse('applicationIsDecided')
  if (application.state !== 'open') return { application: await applicationAnswer(call, application) }
  const known = await knownAbout(call, borrower, application)
  if (isRefusal(known)) return known
  // Asked outside the transaction, since a scoring service may take its time. The same application gets the same verdict.
  const verdict = await verdictOn(deps, application.id, known.facts, [])
  const reasons = await allReasons(call, known, verdict)
  return await write(call, application, { verdict, reasons, known })
}

interface Known extends KnownFacts {
  readonly terms: LoanTerms
}

async function knownAbout(call: Call, borrower: Borrower, application: Application): Promise<Known | Refusal> {
  const { db, deps, market } = call
  const listed = await findProduct(db, application.productId, market.id)
  if (listed === null) return refuse('productIsUnknown')
  const missing = await missingStep(db, call, borrower)
  if (missing !== null) return missing
  // Each application counts once, however often and at the same moment it is handed in.
  const hash = createHash('sha256').update(application.id).digest()
  const handedIn = await countDistinct(db, `application:${borrower.id}`, deps.clock.today(market.zone), hash)
  if (handedIn > submissionsADay) return refuse('tooManyApplications', { max: submissionsADay })
  const { principalMinor } = application
  const terms = termsOf(listed.product, { principalMinor, client: borrower.clientKind, market })
  const asked = { borrowerId: borrower.id, productId: listed.product.id, terms, market, exceptOrderId: null }
  return { ...(await factsAbout(db, deps, asked)), terms }
}

async function missingStep(db: Queries, { words }: Call, borrower: Borrower): Promise<Refusal | null> {
  const step = nextStep((await doneBy(db, borrower)).done)
  if (step === null) return null
  const { title } = words.application.steps[step]
  return { ...refuse('applicationIsIncomplete', { step: title, nextStep: step }), fields: [step] }
}

/** What speaks against it: what was known beforehand and what the rules declined, each reason once. Empty where a person decides. A scoring service's own reason stands as `blocked`. */
async function allReasons({ db }: Call, known: KnownFacts, verdict: Verdict): Promise<ReasonWithRetry[]> {
  const beforehand = await reasonsNow(db, known)
  const failed = verdict.referReasons.length > 0 ? [] : reasonsOf(verdict)
  const unknown = verdict.declineReason !== null && failed.length === 0
  const named = refusalReasons.find((reason) => reason === verdict.declineReason) ?? 'blocked'
  const decided = withRetry(unknown ? [named] : failed, retryFacts(known, known.today))
  const later = decided.filter(({ reason }) => !beforehand.some((one) => one.reason === reason))
  return [...beforehand, ...later]
}

interface Decided {
  readonly verdict: Verdict
  readonly reasons: readonly ReasonWithRetry[]
  readonly known: Known
}

async function write(
  call: Call,
  { id, borrowerId }: Application,
  { verdict, reasons, known }: Decided,
): Promise<Answer | Refusal> {
  return await call.db.transaction(async (tx) => {
    const { deps, market } = call
    const today = deps.clock.today(market.zone)
    const borrower = await lockBorrower(tx, borrowerId)
    const locked = await findApplication(tx, { applicationId: id, borrowerId })
    if (borrower === null || borrower.deletedAt !== null || locked === null) return refuse('notFound')
    // Handed in twice at the same moment: the first decision stands.
    if (locked.state === 'open') {
      // A consent may have been withdrawn since: then the application must not be decided.
      const missing = await missingStep(tx, call, borrower)
      if (missing !== null) return missing
      const isReferred = reasons.length === 0 && verdict.referReasons.length > 0
      const state = isReferred ? 'referred' : reasons.length === 0 ? 'approved' : 'declined'
      await storeVerdict(tx, deps, id, {
        state,
        decision: { rules: verdict.rules },
        reasons,
        retryOn: declinedUntil(reasons, today),
        validUntil: state === 'approved' ? addDays(today, approvedDays) : null,
      })
      if (isReferred) {
        const { terms } = known
        const about = { kind: 'referred', applicationId: id, orderId: null, rules: verdict.rules } as const
        await askPerson(tx, deps, { ...about, known, terms, market })
      }
    }
    const decided = await findApplication(tx, { applicationId: id, borrowerId })
    if (decided === null) throw new Error(`application ${id} is gone`)
    return { application: await applicationAnswer({ ...call, db: tx }, decided) }
  })
}
