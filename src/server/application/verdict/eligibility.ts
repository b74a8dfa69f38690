// Whether this borrower can have a loan of this product, as far as it is known, and the reasons in the borrower's words.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import { type ReasonWithRetry, reasonsBeforehand, withRetry } from '../../../core/application/eligibility.ts'
import type { CalendarDate } from '../../../core/calendar-date.ts'
import { bureauReasons, decideByRules, reasonsOf } from '../../../core/order/decision-rules.ts'
import type { RefusalReason } from '../../../core/order/decline-reasons.ts'
import { forReader } from '../../../core/pseudo-language.ts'
import type { ServerWords } from '../../../words/server-words.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { LenderData } from '../../ports/lender/lender-data.ts'
import { listApplications } from '../form/application-store.ts'
import type { KnownFacts } from './decision-facts.ts'
import { limitsOf } from './verdict.ts'

export type EligibilityAnswer = CallOutput<'getHome'>['eligibility']
export type ReasonAnswer = EligibilityAnswer['reasons'][number]

/** The reasons that hold before anything is typed. What depends on details and amounts is decided later. */
export async function reasonsNow(
  db: Queries,
  deps: Pick<Deps, 'lender'>,
  known: KnownFacts,
): Promise<ReasonWithRetry[]> {
  const { facts, borrower, history, today } = known
  const declinedUntil = await barredUntil(db, known)
  const verdict = decideByRules(facts, limitsOf(deps))
  const reasons: RefusalReason[] = reasonsOf(verdict).filter((reason) => reasonsBeforehand.includes(reason))
  if (history.openOfProduct !== null) reasons.push('loanIsOpen')
  if (declinedUntil !== null) reasons.push('tooSoon')
  return withRetry(reasons, { ...retryFacts(known, today), declinedUntil, birthDate: borrower.birthDate })
}

/** What the days of the reasons depend on, for a decision that is made now. */
export function retryFacts({ borrower, history }: KnownFacts, today: CalendarDate) {
  return {
    today,
    birthDate: borrower.birthDate,
    blockedUntil: borrower.blockedUntil,
    declinedUntil: null as CalendarDate | null,
    latenessForgottenOn: history.latenessForgottenOn,
  }
}

/** The day before which no application is taken, after a decline of an application or an order; null when there is none. */
async function barredUntil(db: Queries, { borrower, history, today }: KnownFacts): Promise<CalendarDate | null> {
  const declined = (await listApplications(db, borrower.id)).filter(({ state }) => state === 'declined')
  const days = [history.declinedUntil, ...declined.map(({ retryOn }) => retryOn)]
  return days.reduce<CalendarDate | null>(
    (latest, day) => (day !== null && day > today && (latest === null || day > latest) ? day : latest),
    null,
  )
}

/** A credit bureau as a borrower reads of it; null where the lender asks none. */
export function bureauFor({ checks }: LenderData, language: string): { bureau: string; url: string } | null {
  const asked = checks?.bureau ?? null
  return asked === null ? null : { bureau: forReader(asked.name, language), url: asked.ownFile }
}

/** Reasons in words. One that came from a credit bureau also names the bureau, and where the borrower can see their own file. */
export function reasonsInWords(
  reasons: readonly ReasonWithRetry[],
  { application: said }: ServerWords,
  bureau: ReturnType<typeof bureauFor>,
): ReasonAnswer[] {
  return reasons.map(({ reason, retryOn }) => {
    const { text, remedy } = said.reasons[reason]
    const isFromBureau = bureau !== null && bureauReasons.some((one) => one === reason)
    return { reason, text, remedy: isFromBureau ? `${remedy} ${said.ownFile(bureau)}` : remedy, retryOn }
  })
}

/** The answer of a call. */
export function eligibilityAnswer(reasons: readonly ReasonWithRetry[], words: ServerWords): EligibilityAnswer {
  return { eligible: reasons.length === 0, reasons: reasonsInWords(reasons, words, null) }
}
