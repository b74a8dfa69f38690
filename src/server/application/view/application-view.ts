// An application as its borrower sees it: how far it is, where it goes on, how it was decided.

import { addresses, addressWith } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { type ApplicationStep, applicationSteps, nextStep } from '../../../core/application/application-fields.ts'
import { type CalendarDate, dateIn, dateTimeIn } from '../../../core/calendar-date.ts'
import { safeUrl } from '../../../core/link-gate.ts'
import { markets } from '../../../core/market/markets.ts'
import {
  applicationLine,
  type DecidedApplication,
  type LineStep,
  referredLine,
} from '../../../core/order/application-line.ts'
import { isRefusal } from '../../../core/refusal.ts'
import type { ServerWords } from '../../../words/server-words.ts'
import type { Order } from '../../account/record/door.ts'
import { findProduct, offerFor, productFace } from '../../catalogue/product/door.ts'
import type { Queries } from '../../db/database.ts'
import type { Call } from '../../http/call.ts'
import { type Borrower, findBorrower } from '../../people/borrower/door.ts'
import { type Application, isAlive, listApplications, stepsDone } from '../form/application-store.ts'
import { stepAddress } from '../form/step-address.ts'
import { checkingAnswer, type ReviewAnswer, type Reviewed, reviewAnswer } from '../review/review-answer.ts'
import { bureauFor, reasonsInWords } from '../verdict/eligibility.ts'

export { stepAddress }

type ApplicationAnswer = CallOutput<'startApplication'>['application']

/** Which steps are done, and when. A borrower from the lender's app has given the details there. */
export async function doneBy(
  db: Queries,
  borrower: Pick<Borrower, 'id' | 'knownToHost'>,
): Promise<{ readonly done: ReadonlySet<ApplicationStep>; readonly savedAt: ReadonlyMap<ApplicationStep, Date> }> {
  const savedAt = await stepsDone(db, borrower.id)
  return { done: borrower.knownToHost ? new Set(applicationSteps) : new Set(savedAt.keys()), savedAt }
}

/** The application in the caller's words. */
export async function applicationAnswer(call: Call, application: Application): Promise<ApplicationAnswer> {
  const { db, deps, words } = call
  const { zone } = markets[application.market]
  const borrower = await findBorrower(db, application.borrowerId)
  if (borrower === null) throw new Error(`application ${application.id} has no borrower`)
  const { done } = await doneBy(db, borrower)
  const { name, logo } = await productFace(db, application.productId)
  const step = application.state === 'open' ? nextStep(done) : null
  const subject = {
    subjectId: application.id,
    isDeclined: application.state === 'declined',
    market: markets[application.market],
  }
  const review = await reviewOf(call, application, subject)
  const by = review?.by ?? null
  const state =
    application.state === 'approved' && !isAlive(application, deps.clock.today(zone)) ? 'ended' : application.state
  return {
    applicationId: application.id,
    productId: application.productId,
    productName: name,
    productLogo: safeUrl('image', logo, deps.config) ?? '',
    principalMinor: application.principalMinor,
    state,
    stepsDone: done.size,
    stepsTotal: applicationSteps.length,
    nextStep: step ?? '',
    nextUrl: nextAddress({ ...application, state }, step),
    openedAt: dateTimeIn(zone, application.openedAt),
    decidedAt: application.decidedAt === null ? null : dateTimeIn(zone, application.decidedAt),
    validUntil: application.validUntil,
    reasons: reasonsInWords(application.reasons, words, bureauFor(deps.lender, call.language)),
    line: lineAnswer(lineOf({ ...application, state }, by, deps.clock.today(zone)), words, by),
    review,
    ...(await costOf(call, { ...application, state })),
  }
}

/** That outside checks are running, else the review by an officer. */
async function reviewOf(call: Call, application: Application, subject: Reviewed): Promise<ReviewAnswer | null> {
  if (application.state === 'checking') return await checkingAnswer(call, application)
  return application.state === 'ended' ? null : await reviewAnswer(call, subject)
}

/** Empty once it is over. */
function lineOf(application: Application, answerBy: CalendarDate | null, today: CalendarDate): readonly LineStep[] {
  const { state, market, openedAt, handedInAt } = application
  const { zone } = markets[market]
  if (state === 'referred' || state === 'checking')
    return answerBy === null ? [] : referredLine(dateIn(zone, handedInAt ?? openedAt), answerBy, today)
  return state === 'open' || state === 'approved' ? applicationLine(decidedDays(application, zone)) : []
}

/** What the offer of an approved application comes to. Null in other states, and where the product is gone. */
async function costOf(call: Call, { state, productId, market, principalMinor }: Application) {
  const none = { netProceedsMinor: null, totalRepayableMinor: null }
  const listed = state === 'approved' ? await findProduct(call.db, productId, market) : null
  if (listed === null) return none
  const offer = await offerFor(call, listed, principalMinor)
  if (isRefusal(offer)) return none
  const { netProceedsMinor, totalRepayableMinor } = offer
  return { netProceedsMinor, totalRepayableMinor }
}

/** Where the borrower goes on: a step, the review of all, the offer, the reasons, or the product again. */
export function nextAddress({ id, productId, state }: Application, step: ApplicationStep | null): string {
  switch (state) {
    case 'open':
      return stepAddress(step ?? 'review', id)
    case 'approved':
      return addressWith(addresses.confirm, { productId })
    case 'checking':
    case 'referred':
    case 'declined':
      return addressWith(addresses.apply, { applicationId: id })
    case 'ended':
      return addressWith(addresses.product, { productId })
  }
}

type LineAnswer = CallOutput<'startApplication'>['application']['line']

/** `said`: the day that the sentence above the line tells, which no step tells again; null where it tells none. */
export function lineAnswer(
  steps: readonly LineStep[],
  { application: { line } }: ServerWords,
  said: CalendarDate | null,
): LineAnswer {
  return steps.map(({ step, state, turn, on }) => ({
    step,
    title: (state === 'done' ? line.titles : line.ahead)[step],
    state,
    note: noteOf({ turn, on: state === 'now' && on === said ? null : on, state }, line),
  }))
}

function noteOf(
  { turn, on, state }: Pick<LineStep, 'turn' | 'on' | 'state'>,
  words: ServerWords['application']['line'],
): string {
  if (turn === 'you') return words.yourTurn
  if (on === null) return turn === 'us' ? words.ourTurn : ''
  return state === 'done' ? words.on({ day: on }) : words.by({ day: on })
}

/** The days of an application that was decided; null while it is open. */
function decidedDays({ handedInAt, decidedAt }: Application, zone: string): DecidedApplication | null {
  if (decidedAt === null) return null
  return { appliedOn: dateIn(zone, handedInAt ?? decidedAt), approvedOn: dateIn(zone, decidedAt) }
}

/**
 * The approved application whose offer became this order: the newest one for the product that was approved, and still held,
 * when the offer was accepted. Null for a borrower whom the lender's app brought.
 */
export async function applicationBehind(
  db: Queries,
  { borrowerId, productId, appliedAt }: Pick<Order, 'borrowerId' | 'productId' | 'appliedAt'>,
  zone: string,
): Promise<DecidedApplication | null> {
  const acceptedOn = dateIn(zone, appliedAt)
  const found = (await listApplications(db, borrowerId)).find(
    (one) =>
      one.productId === productId &&
      one.decidedAt !== null &&
      one.decidedAt <= appliedAt &&
      one.validUntil !== null &&
      acceptedOn <= one.validUntil,
  )
  return found === undefined ? null : decidedDays(found, zone)
}
