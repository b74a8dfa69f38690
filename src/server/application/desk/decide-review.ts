// An officer decides what the rules left to people, or looks again at a decline. The borrower reads the reason.

import { declinedUntil, withRetry } from '../../../core/application/eligibility.ts'
import { identityIsInQuestion } from '../../../core/application/identity-check.ts'
import { type PersonReason, whyNotDecided } from '../../../core/application/review.ts'
import { addDays } from '../../../core/calendar-date.ts'
import { termsOf } from '../../../core/loan/offer.ts'
import { markets } from '../../../core/market/markets.ts'
import { cannot, deny } from '../../../core/officer/desk-refusal.ts'
import { decideByRules, firmReason, reasonOfMissingProduct } from '../../../core/order/decision-rules.ts'
import { decide, type OrderCommand } from '../../../core/order/order.ts'
import { plainText } from '../../../core/plain-text.ts'
import { isRefusal } from '../../../core/refusal.ts'
import { serverWordsFor } from '../../../words/server-words.ts'
import { marketDay } from '../../account/change/door.ts'
import { writeFacts } from '../../account/facts/door.ts'
import { findApplications, lockOrder } from '../../account/order/door.ts'
import type { Order } from '../../account/record/door.ts'
import { findProduct } from '../../catalogue/product/door.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { refuseTaken } from '../../officer/act/door.ts'
import { type DeskChanger, deskMoment } from '../../officer/call/door.ts'
import { queueSms } from '../../outbox/sms/door.ts'
import { type Borrower, lockBorrower } from '../../people/borrower/door.ts'
import { type Application, findApplication, livingApplication, storeVerdict } from '../form/application-store.ts'
import { tellDecided } from '../form/application-webhooks.ts'
import { unconfirmedFields } from '../identity/identity-seen.ts'
import { approvedDays } from '../limits.ts'
import { findReview } from '../review/review-answer.ts'
import { isWaiting, type Review, storeReviewDecision } from '../review/review-store.ts'
import { factsAbout, type KnownFacts } from '../verdict/decision-facts.ts'
import { retryFacts } from '../verdict/eligibility.ts'
import { limitsOf } from '../verdict/verdict.ts'

/** The reason has words of its own, or the officer's, or both. A second tap decides nothing. */
export const decideApplicationReview: DeskChanger<'decideApplicationReview'> = async (input, call) => {
  const { db, deps, officer, act } = call
  const { applicationId: id, approve, reason } = input
  if (reason === undefined && (approve || input.reasonCode === undefined))
    return deny('badInput', { fields: ['reason'] })
  if (approve && input.reasonCode !== undefined) return deny('badInput', { fields: ['reasonCode'] })
  const found = await findReview(db, id)
  if (found === null) return deny('notFound')
  // The order first, then the borrower: in this order everywhere.
  const order = found.newest.orderId === null ? null : await lockOrder(db, found.newest.orderId)
  const borrower = await lockBorrower(db, found.newest.borrowerId)
  // Read again under the locks: somebody else may have decided meanwhile.
  const { newest, looks } = (await findReview(db, id)) ?? found
  if (borrower === null || borrower.deletedAt !== null) return deny('notFound')
  const kind = newest.kind === 'referred' ? 'referredApplication' : newest.kind
  const taken = await refuseTaken(db, { kinds: [kind], id, officerId: officer.id })
  if (taken !== null) return taken
  const subject = await subjectOf(db, deps, { review: newest, order, borrower })
  const declinedBefore = looks.some(({ approved, officerId }) => approved === false && officerId === officer.id)
  const missing = identityIsInQuestion(newest.rules)
    ? await unconfirmedFields(db, deps, { borrowerId: borrower.id, market: borrower.market })
    : []
  const why = whyNotDecided(
    {
      kind: newest.kind,
      isDecided: newest.decidedAt !== null,
      declinedByOfficer: declinedBefore && newest.decidedAt === null,
      stillStands: await isWaiting(db, id),
      anotherIsOpen: subject.anotherIsOpen,
      firmReason:
        subject.known === null
          ? reasonOfMissingProduct
          : firmReason(decideByRules(subject.known.facts, limitsOf(deps))),
      identityIsOpen: approve && missing.length > 0,
    },
    approve,
  )
  if (why !== null) return cannot(why, why === 'identityIsNotConfirmed' ? { more: { missing } } : {})
  const at = deps.clock.now()
  const reasonCode: PersonReason | null = approve ? null : (input.reasonCode ?? 'decidedByPerson')
  const note = reason === undefined ? null : plainText(reason)
  const decision: Decided = { approve, reasonCode, at }
  if (order !== null) await decideOrder(db, deps, newest, order, decision)
  else if (subject.application !== null)
    await decideOne(db, deps, newest, { ...subject, application: subject.application }, decision)
  await storeReviewDecision(db, newest, { approved: approve, reasonCode, note, officerId: officer.id, at })
  await tellBorrower(db, deps, borrower, newest, approve)
  await act({
    act: approve ? 'approveApplication' : 'declineApplication',
    subject: id,
    borrowerId: borrower.id,
    reason: note ?? reasonCode ?? '',
    before: { kind: newest.kind, against: newest.rules.filter(({ passed }) => !passed).map(({ rule }) => rule) },
    after: { approved: approve, reasonCode },
  })
  return { applicationId: id, approved: approve, decidedAt: deskMoment(deps, at), reasonCode, reason: note }
}

interface Decided {
  readonly approve: boolean
  readonly reasonCode: PersonReason | null
  readonly at: Date
}

interface Subject {
  readonly application: Application | null
  readonly anotherIsOpen: boolean
  /** As of now; null where the product is not on offer any more. */
  readonly known: KnownFacts | null
}

async function subjectOf(
  tx: Tx,
  deps: Deps,
  { review, order, borrower }: { readonly review: Review; readonly order: Order | null; readonly borrower: Borrower },
): Promise<Subject> {
  const owner = { borrowerId: borrower.id }
  const application =
    review.applicationId === null ? null : await findApplication(tx, { ...owner, applicationId: review.applicationId })
  const about = order ?? application
  if (about === null) throw new Error(`a review is about ${review.subjectId}, which is gone`)
  const { productId } = about
  const market = markets[about.market]
  const listed = await findProduct(tx, productId, market.id)
  const { openOfProduct } = await findApplications(tx, borrower.id, { offerId: '', productId })
  const living = await livingApplication(tx, { ...owner, productId }, deps.clock.today(market.zone))
  const isOther = (id: string | undefined | null): boolean => id != null && id !== review.subjectId
  const anotherIsOpen = isOther(openOfProduct) || isOther(living?.id)
  if (listed === null) return { application, anotherIsOpen, known: null }
  const terms =
    order?.terms ??
    termsOf(listed.product, { principalMinor: review.principalMinor, client: borrower.clientKind, market })
  const known = await factsAbout(tx, deps, { ...owner, productId, terms, market, exceptOrderId: review.orderId })
  return { application, anotherIsOpen, known }
}

/** By the state machine of orders. A decline that is upheld changes nothing on the order. */
async function decideOrder(tx: Tx, deps: Deps, { kind }: Review, order: Order, decided: Decided): Promise<void> {
  const { approve, reasonCode } = decided
  if (kind === 'secondLook' && !approve) return
  const command: OrderCommand = approve
    ? kind === 'secondLook'
      ? { kind: 'approveAfterAll', anotherLoanIsOpen: false }
      : { kind: 'approve' }
    : { kind: 'decline', reason: reasonCode ?? 'decidedByPerson' }
  const facts = decide(command, order, { today: marketDay(deps, order) })
  if (isRefusal(facts)) throw new Error(`order ${order.id} waits for a person and takes no decision: ${facts.refused}`)
  await writeFacts(tx, deps, order, facts)
}

/** By the steps of applications. A decline that is upheld keeps its reasons and its day. */
async function decideOne(
  tx: Tx,
  deps: Deps,
  { kind }: Review,
  { application, known }: Subject & { readonly application: Application },
  { approve, reasonCode }: Decided,
): Promise<void> {
  if (kind === 'secondLook' && !approve) return
  const today = deps.clock.today(markets[application.market].zone)
  if (approve) {
    const validUntil = addDays(today, approvedDays)
    await storeVerdict(tx, deps, application.id, {
      state: 'approved',
      decision: null,
      reasons: [],
      retryOn: null,
      validUntil,
    })
    return await tellDecided(tx, deps, application, 'approved')
  }
  const code = reasonCode ?? 'decidedByPerson'
  const facts =
    known === null
      ? { today, birthDate: null, blockedUntil: null, declinedUntil: null, latenessForgottenOn: null }
      : retryFacts(known, today)
  const reasons = withRetry([code], facts)
  const retryOn = declinedUntil(reasons, today)
  await storeVerdict(tx, deps, application.id, {
    state: 'declined',
    decision: null,
    reasons,
    retryOn,
    validUntil: null,
  })
  await tellDecided(tx, deps, application, 'declined')
}

/** An order that was approved or declined has its message already; everything else is told here. */
async function tellBorrower(tx: Tx, deps: Deps, borrower: Borrower, review: Review, approved: boolean): Promise<void> {
  const isUpheld = review.kind === 'secondLook' && !approved
  if (borrower.phone === null || (review.orderId !== null && !isUpheld)) return
  const { sms } = serverWordsFor(borrower.language).application.review
  const words = isUpheld ? sms.upheld : approved ? sms.approved : sms.declined
  const line = isUpheld ? 'lookedAgain' : approved ? 'approved' : 'declined'
  await queueSms(tx, deps, {
    phone: borrower.phone,
    market: markets[borrower.market],
    purpose: 'decision',
    about: `${review.subjectId}:${line}`,
    text: words({ lender: deps.config.lenderName }),
  })
}
