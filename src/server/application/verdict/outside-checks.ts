// Asking an identity service and a credit bureau about an application: who is asked by which consent, and the job that asks.

import { z } from 'zod'
import { identityDocuments } from '../../../core/application/application-fields.ts'
import { type CheckKind, type CheckReason, checkKinds } from '../../../core/application/outside-check.ts'
import { parseCalendarDate } from '../../../core/calendar-date.ts'
import type { MarketId } from '../../../core/market/market.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import { type JobHandlers, NotYet } from '../../jobs/run-jobs.ts'
import { findBorrower } from '../../people/borrower/door.ts'
import type { CheckAnswer, CheckedPerson } from '../../ports/outside-check.ts'
import { standingConsent } from '../form/agreed-words.ts'
import { type Application, endChecking, findApplication, openDetails, storeVerdict } from '../form/application-store.ts'
import { type Check, checksOf, type Found, findCheck, insertCheck, keepFound } from '../review/check-store.ts'
import { decideHandedIn } from './decide-handed-in.ts'

/** Topic of the job. Payload: `{ checkId }`. */
const askOutsideTopic = 'askOutside'
/** Retries: short pauses first, then hourly, for two days at most. */
const askOutsideAttempts = 80
const hourMs = 3_600_000

/** The consent that covers both: its words name both, and what they are given. */
const purpose = 'creditCheck'

/**
 * Who is to be asked about a borrower of this market: those of whom the lender's data tells borrowers. Without a desk there is no officer to
 * decide where they cannot tell, so no service is asked.
 */
function kindsToAsk({ checks, lender, config }: Deps, market: MarketId): readonly CheckKind[] {
  if (config.desk === null) return []
  return checkKinds.filter((kind) => lender.checks?.[kind] != null && checks[kind]?.markets.includes(market) === true)
}

const undecided = { decision: null, reasons: [], retryOn: null, validUntil: null }

/**
 * Stores the checks and queues their jobs. False without a check: the lender uses none, the borrower has not agreed to the current words,
 * or has given no details here because the lender's app has them. The caller holds the borrower's lock.
 */
export async function beginChecks(
  tx: Tx,
  deps: Deps,
  { id: applicationId, borrowerId, market }: Application,
): Promise<boolean> {
  const kinds = kindsToAsk(deps, market)
  const consent = await standingConsent(tx, borrowerId, purpose)
  if (kinds.length === 0 || consent === null || (await personOf(tx, deps, borrowerId)) === null) return false
  await storeVerdict(tx, deps, applicationId, { ...undecided, state: 'checking' })
  const askedAt = deps.clock.now()
  const giveUpAt = new Date(askedAt.getTime() + (deps.lender.checks?.answersWithinHours ?? 0) * hourMs)
  for (const kind of kinds) {
    const id = deps.ids.next('K')
    const provider = deps.checks[kind]?.name ?? ''
    const { textHash, saidAt: agreedAt } = consent
    await insertCheck(tx, { id, applicationId, borrowerId, kind, provider, textHash, agreedAt, askedAt, giveUpAt })
    await enqueue(tx, { topic: askOutsideTopic, key: id, payload: { checkId: id }, runAt: askedAt })
  }
  return true
}

const payload = z.object({ checkId: z.string().min(1) })

export const applicationJobs: JobHandlers = {
  [askOutsideTopic]: {
    kind: 'outside',
    maxAttempts: askOutsideAttempts,
    run: (job, deps) => askOutside(deps, payload.parse(job.payload).checkId),
  },
}

/**
 * Asks, with no transaction held open, keeps what was found, and decides the application once everybody has answered. Repeatable: the
 * same reference is never two enquiries. Throws {@link NotYet} while there is no answer and time is left.
 */
async function askOutside(deps: Deps, checkId: string): Promise<void> {
  const { db, clock } = deps
  const check = await findCheck(db, checkId)
  if (check === null) throw new Error(`there is no check ${checkId}`)
  const application = await findApplication(db, check)
  if (application?.state !== 'checking') return
  if (check.answeredAt === null) {
    // The consent was withdrawn meanwhile: no provider is asked, and there is nothing to decide.
    if ((await standingConsent(db, check.borrowerId, purpose)) === null) {
      await db.transaction((tx) => endChecking(tx, application.id))
      return
    }
    const found = await findingOf(deps, check, application.market)
    if (found === null && clock.now() < check.giveUpAt) throw new NotYet(`${check.provider} did not answer`)
    await keepFound(db, deps, check, found ?? cannotTell(check.kind, 'providerAway'))
  }
  const all = await checksOf(db, application.id)
  if (all.every(({ answeredAt }) => answeredAt !== null)) await decideHandedIn(deps, application)
}

function cannotTell(kind: CheckKind, reason: CheckReason): Found {
  return { kind, finding: { outcome: 'cannotTell', reasons: [reason] }, reference: '' }
}

/** Null where no provider has answered. What the provider refuses is between it and the lender: an alert, and another try. */
async function findingOf(deps: Deps, { id: ref, kind, provider, borrowerId }: Check, market: MarketId) {
  const person = await personOf(deps.db, deps, borrowerId)
  if (person === null) return cannotTell(kind, 'documentCannotBeAsked')
  const answer = await ask(deps, kind, market, { ref, person })
  if (answer === null) return null
  switch (answer.outcome) {
    case 'found':
      return { kind, finding: answer.finding, reference: answer.reference } as Found
    case 'lost':
      return cannotTell(kind, 'answerWasLost')
    case 'refused':
      deps.log.error({ kind: 'checkAlert', provider, reason: answer.reason }, 'a check of a borrower was refused')
      return null
    case 'notSent':
    case 'unknown':
      return null
  }
}

/** Null where the lender no longer has a provider for it. */
async function ask(
  { checks }: Deps,
  kind: CheckKind,
  market: MarketId,
  request: { readonly ref: string; readonly person: CheckedPerson },
): Promise<CheckAnswer<Found['finding']> | null> {
  const provider = checks[kind]
  return provider?.markets.includes(market) === true ? await provider.check(request) : null
}

/** The details that the borrower gave; null once they are erased. */
async function personOf(db: Queries, deps: Deps, borrowerId: string): Promise<CheckedPerson | null> {
  const borrower = await findBorrower(db, borrowerId)
  const personal = (await openDetails(db, deps, { borrowerId, step: 'personal' }))?.details
  const identity = (await openDetails(db, deps, { borrowerId, step: 'identity' }))?.details
  const birthDate = parseCalendarDate(personal?.birthDay ?? '')
  const idType = identityDocuments.find((one) => one === identity?.idType)
  const { fullName, idNumber } = { fullName: personal?.fullName, idNumber: identity?.idNumber }
  if (borrower?.phone == null || birthDate === null || idType === undefined) return null
  if (fullName === undefined || idNumber === undefined) return null
  return { fullName, birthDate, idType, idNumber, phone: borrower.phone }
}
