// Applications at the desk: those that a person decides, page by page, and one with what the rules saw.

import type { DeskOutput } from '../../../contracts/desk-endpoints.ts'
import type { BureauFinding } from '../../../core/application/outside-check.ts'
import { readMoment } from '../../../core/calendar-date.ts'
import { maskedName } from '../../../core/desk/masked.ts'
import { fullAgeYears } from '../../../core/loan/terms.ts'
import { deny } from '../../../core/officer/desk-refusal.ts'
import { mayDo } from '../../../core/officer/rights.ts'
import { isFirmRule, outcomeOf } from '../../../core/order/decision-rules.ts'
import { productFace } from '../../catalogue/product/door.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type DeskReader, deskMoment } from '../../officer/call/door.ts'
import { findBorrower } from '../../people/borrower/door.ts'
import { checksOf, openFound } from '../review/check-store.ts'
import { findReview } from '../review/review-answer.ts'
import {
  isWaiting,
  type ListedReview,
  listDecidedReviews,
  listWaitingReviews,
  openEvidence,
  type Review,
  type ReviewEvidence,
  type ReviewKey,
  reviewsAlike,
} from '../review/review-store.ts'
import { identityFor } from './check-identity.ts'
import { picturesFor } from './desk-pictures.ts'

type Page = DeskOutput<'readApplicationReview'>

const minuteMs = 60_000

export const listApplicationReviews: DeskReader<'listApplicationReviews'> = async (input, { db, deps }) => {
  const { state, after, limit } = input
  const key = after === undefined ? null : keyIn(after)
  if (after !== undefined && key === null) return deny('badInput', { fields: ['after'] })
  const wanted = { after: key, limit: limit + 1 }
  const rows = state === 'waiting' ? await listWaitingReviews(db, wanted) : await listDecidedReviews(db, wanted)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    now: deskMoment(deps, deps.clock.now()),
    applications: page.map((one) => ({ ...lineOf(deps, one, one.name), decidedBy: one.officerName })),
    next: last === undefined ? null : textOf(last),
  }
}

/** The key of a page: due moment or moment of the decision, and the subject. */
function textOf({ dueBy, decidedAt, subjectId }: ListedReview): string {
  return `${(decidedAt ?? dueBy).toISOString()}~${subjectId}`
}

function keyIn(after: string): ReviewKey | null {
  const [, text = '', id = ''] = /^([^~]+)~(\S+)$/.exec(after) ?? []
  const at = readMoment(text)
  return at === null ? null : { at, id }
}

function lineOf(deps: Deps, review: Review, name: string | null) {
  const now = deps.clock.now()
  const { subjectId, decidedAt, dueBy } = review
  return {
    applicationId: subjectId,
    kind: review.kind,
    userId: review.borrowerId,
    orderId: review.orderId,
    name: maskedName(name),
    amountMinor: review.principalMinor,
    currency: review.currency,
    askedAt: deskMoment(deps, review.askedAt),
    dueBy: deskMoment(deps, dueBy),
    isOver: decidedAt === null && dueBy < now,
    minutesLeft: Math.floor((dueBy.getTime() - now.getTime()) / minuteMs),
    against: review.rules.filter(({ passed }) => !passed).map(({ rule }) => rule),
    decidedAt: deskMoment(deps, decidedAt),
    approved: review.approved,
  }
}

export const readApplicationReview: DeskReader<'readApplicationReview'> = async ({ applicationId }, call) => {
  const { db, deps, officer, act } = call
  const found = await findReview(db, applicationId)
  const borrower = found === null ? null : await findBorrower(db, found.newest.borrowerId)
  if (found === null || borrower === null) return deny('notFound')
  const { newest, productId, validUntil, looks } = found
  const evidence = await openEvidence(db, deps, newest)
  await act({ act: 'readApplication', subject: applicationId, borrowerId: newest.borrowerId })
  return {
    ...lineOf(deps, newest, borrower.name),
    productName: (await productFace(db, productId)).name,
    state: await stateOf(db, newest),
    termDays: evidence?.termDays ?? null,
    instalments: evidence?.instalments ?? null,
    rules: newest.rules.map((one) => ({ rule: one.rule, outcome: outcomeOf(one), isFirm: isFirmRule(one.rule) })),
    facts: evidence === null ? null : factsFor(evidence, mayDo(officer.role, 'unmask')),
    limits: evidence === null ? null : limitsFor(evidence),
    checks: await checksFor(db, deps, newest),
    looks: looks.map((look) => ({
      kind: look.kind,
      askedAt: deskMoment(deps, look.askedAt),
      approved: look.approved,
      by: look.officerName,
      decidedAt: deskMoment(deps, look.decidedAt),
      reasonCode: look.reasonCode,
      reason: look.note,
    })),
    alike: await alikeOf(db, deps, newest),
    identity: await identityFor(call, newest, borrower),
    pictures: await picturesFor(call, newest.borrowerId),
    language: borrower.language,
    validUntil,
  }
}

/** Earlier decisions count for so long. */
const alikeMs = 365 * 24 * 60 * minuteMs

async function alikeOf(db: Queries, deps: Deps, review: Review): Promise<Page['alike']> {
  const found = await reviewsAlike(db, review, new Date(deps.clock.now().getTime() - alikeMs))
  return {
    decided: found[0]?.allDecided ?? 0,
    approved: found[0]?.allApproved ?? 0,
    newest: found.map(({ subjectId, principalMinor, currency, approved, reasonCode, decidedAt }) => ({
      applicationId: subjectId,
      amountMinor: principalMinor,
      currency,
      approved,
      reasonCode,
      decidedAt: deskMoment(deps, decidedAt),
    })),
  }
}

async function stateOf(db: Queries, { subjectId, decidedAt }: Review): Promise<Page['state']> {
  if (decidedAt !== null) return 'decided'
  return (await isWaiting(db, subjectId)) ? 'waiting' : 'over'
}

/** Amounts, a bureau's file and the place of work are masked for officers without the right to unmask. */
function factsFor({ facts, told }: ReviewEvidence, isOpen: boolean): NonNullable<Page['facts']> {
  const { monthly, heaviestMonthMinor, range } = facts
  const seen = isOpen ? monthly : null
  const shareBps =
    monthly === null || monthly.incomeMinor === 0
      ? null
      : Math.round(((monthly.otherPaymentsMinor + heaviestMonthMinor) * 10_000) / monthly.incomeMinor)
  return {
    ageYears: facts.ageYears,
    otherOpenLoans: facts.otherOpenLoans,
    worstDaysPastDue: facts.worstDaysPastDue,
    worstDaysLateBefore: facts.worstDaysLateBefore,
    range,
    incomeMinor: seen?.incomeMinor ?? null,
    otherPaymentsMinor: seen?.otherPaymentsMinor ?? null,
    heaviestMonthMinor,
    shareBps,
    workKind: told.workKind ?? null,
    employer: isOpen ? (told.employer ?? null) : null,
    purpose: told.purpose ?? null,
    dependants: told.dependants ?? null,
    identity: facts.identity === undefined ? null : { ...facts.identity, reasons: [...facts.identity.reasons] },
    bureau: facts.bureau === undefined || !isOpen ? null : bureauFor(facts.bureau),
  }
}

/** Without a file there are no figures. */
function bureauFor(finding: BureauFinding): NonNullable<NonNullable<Page['facts']>['bureau']> {
  const none = { score: null, openLoans: null, worstArrearsDays: null, reasons: [] }
  if (finding.outcome === 'file') return { ...finding, reasons: [] }
  return finding.outcome === 'noFile'
    ? { ...none, outcome: 'noFile' }
    : { ...none, ...finding, reasons: [...finding.reasons] }
}

function limitsFor({ limits: { checks, ...limits } }: ReviewEvidence): NonNullable<Page['limits']> {
  return { ...limits, version: limits.version ?? null, minAgeYears: fullAgeYears, checks: checks ?? null }
}

/** An order is decided on what was found about the application before it, which has a page of its own. */
async function checksFor(db: Queries, deps: Deps, { applicationId }: Review): Promise<Page['checks']> {
  const checks = applicationId === null ? [] : await checksOf(db, applicationId)
  return await Promise.all(
    checks.map(async (check) => ({
      kind: check.kind,
      provider: check.provider,
      reference: check.id,
      theirReference: (await openFound(db, deps, check))?.reference ?? '',
      agreedAt: deskMoment(deps, check.agreedAt),
      askedAt: deskMoment(deps, check.askedAt),
      answeredAt: deskMoment(deps, check.answeredAt),
    })),
  )
}
