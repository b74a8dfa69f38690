// What a person was asked to decide, and what came of it: the facts that the rules saw are kept as they were, sealed for the borrower.

import type { PersonReason, ReviewKind } from '../../../core/application/review.ts'
import type { FieldCodeOf } from '../../../core/application/step-fields.ts'
import type { ApplicationFacts, DecidedRule, DecisionLimits } from '../../../core/order/decision-rules.ts'
import { json } from '../../db/column-types.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { sealedTable } from '../../jobs/reseal.ts'

export interface ReviewEvidence {
  readonly facts: ApplicationFacts
  /** Reviews of older versions of the product lack the version. */
  readonly limits: Omit<DecisionLimits, 'version'> & Partial<Pick<DecisionLimits, 'version'>>
  readonly termDays: number
  readonly instalments: number
  /** What the borrower told of work and of other payments. An answer of another step is kept with no decision: `askPerson` would have to put it here. */
  readonly told: Readonly<Partial<Record<FieldCodeOf<'job' | 'ext'>, string>>>
}

export interface Review {
  /** The application's or the order's id. */
  readonly subjectId: string
  readonly kind: ReviewKind
  readonly borrowerId: string
  readonly applicationId: string | null
  readonly orderId: string | null
  readonly principalMinor: number
  readonly currency: string
  readonly askedAt: Date
  /** The latest moment of the answer that the borrower was promised. */
  readonly dueBy: Date
  readonly rules: readonly DecidedRule[]
  readonly officerId: string | null
  readonly decidedAt: Date | null
  readonly approved: boolean | null
  readonly reasonCode: PersonReason | null
  /** The officer's words to the borrower. */
  readonly note: string | null
}

const columns = `r.subject_id as "subjectId", r.kind, r.borrower_id as "borrowerId", r.application_id as "applicationId",
  r.order_id as "orderId", r.principal_minor as "principalMinor", r.currency, r.asked_at as "askedAt", r.due_by as "dueBy",
  r.rules, r.officer_id as "officerId", r.decided_at as "decidedAt", r.approved, r.reason_code as "reasonCode", r.note`

export type NewReview = Pick<
  Review,
  'kind' | 'borrowerId' | 'applicationId' | 'orderId' | 'principalMinor' | 'currency' | 'askedAt' | 'dueBy' | 'rules'
> & { readonly evidence: ReviewEvidence }

/** Asks a person; false where a person was asked the same before. */
export async function insertReview(tx: Tx, { fieldCipher }: Deps, review: NewReview): Promise<boolean> {
  const { applicationId, orderId, borrowerId } = review
  const stored = await tx.insert(
    'insert into application_review (subject_id, kind, borrower_id, application_id, order_id, principal_minor, currency, asked_at, due_by, rules, secret) on conflict (subject_id, kind) do nothing',
    {
      ...review,
      subjectId: applicationId ?? orderId,
      rules: json(review.rules),
      secret: fieldCipher.seal(JSON.stringify(review.evidence), borrowerId),
    },
  )
  return stored === 1
}

/** What persons were asked about an application or an order, newest first. */
export async function reviewsOf(db: Queries, subjectId: string): Promise<Review[]> {
  return await db.query<Review>(
    `select ${columns} from application_review r where r.subject_id = $1 order by r.asked_at desc, r.kind desc`,
    [subjectId],
  )
}

/** What persons were asked about a borrower's applications and orders, newest first. */
export async function reviewsOfBorrower(db: Queries, borrowerId: string): Promise<Review[]> {
  return await db.query<Review>(
    `select ${columns} from application_review r where r.borrower_id = $1
      order by r.asked_at desc, r.subject_id desc, r.kind desc`,
    [borrowerId],
  )
}

/** The facts of a review, opened; null once the account is deleted. Throws when the seal is broken. */
export async function openEvidence(
  db: Queries,
  { fieldCipher }: Pick<Deps, 'fieldCipher'>,
  { subjectId, kind, borrowerId }: Pick<Review, 'subjectId' | 'kind' | 'borrowerId'>,
): Promise<ReviewEvidence | null> {
  const [row] = await db.query<{ secret: Uint8Array }>(
    'select secret from application_review where subject_id = $1 and kind = $2 and length(secret) > 0',
    [subjectId, kind],
  )
  return row === undefined ? null : (JSON.parse(fieldCipher.open(row.secret, borrowerId)) as ReviewEvidence)
}

export interface ReviewDecision {
  readonly approved: boolean
  readonly reasonCode: PersonReason | null
  readonly note: string | null
  readonly officerId: string
  readonly at: Date
}

/** Ends a review that waits. Throws where it was ended meanwhile: the caller holds its borrower. */
export async function storeReviewDecision(
  tx: Tx,
  { subjectId, kind }: Pick<Review, 'subjectId' | 'kind'>,
  { approved, reasonCode, note, officerId, at }: ReviewDecision,
): Promise<void> {
  const stored = await tx.execute(
    `update application_review set approved = $3, reason_code = $4, note = $5, officer_id = $6, decided_at = $7
      where subject_id = $1 and kind = $2 and decided_at is null`,
    [subjectId, kind, approved, reasonCode, note, officerId, at],
  )
  if (stored === 0) throw new Error(`the review of ${subjectId} was decided by somebody else meanwhile`)
}

/** Moves the promised answer of a review that waits: the borrower was told the new day. Never to an earlier one. */
export async function waitUntil(
  tx: Tx,
  { subjectId, kind }: Pick<Review, 'subjectId' | 'kind'>,
  dueBy: Date,
): Promise<void> {
  await tx.execute(
    `update application_review set due_by = greatest(due_by, $3) where subject_id = $1 and kind = $2 and decided_at is null`,
    [subjectId, kind, dueBy],
  )
}

/** Takes the person out of what was reviewed. The decisions stay, under an id that leads to no person. */
export async function eraseReviews(tx: Tx, borrowerId: string): Promise<void> {
  await tx.execute('delete from application_review where borrower_id = $1 and decided_at is null', [borrowerId])
  await tx.execute(`update application_review set secret = '', note = null where borrower_id = $1`, [borrowerId])
}

/**
 * Reviews that wait: not decided, and what they are about stands where they found it. A decline is overtaken by a new application
 * or loan for the same product.
 */
export const waitingReviews = `
  select r.* from application_review r
    left join application a on a.id = r.application_id
    left join loan_order o on o.id = r.order_id
  where r.decided_at is null and case r.kind
    when 'referred' then a.state = 'referred' or o.status = 'inReview'
    else (a.state = 'declined' or o.status = 'declined')
      and not exists (select from application n where n.borrower_id = r.borrower_id
        and n.product_id = coalesce(a.product_id, o.product_id) and n.opened_at > r.asked_at)
      and not exists (select from loan_order n where n.borrower_id = r.borrower_id
        and n.product_id = coalesce(a.product_id, o.product_id) and n.applied_at > r.asked_at) end`

/** A decided review of another borrower, with how many there are in all. */
export interface AlikeReview extends Pick<Review, 'subjectId' | 'principalMinor' | 'currency' | 'reasonCode'> {
  readonly approved: boolean
  readonly decidedAt: Date
  readonly allDecided: number
  readonly allApproved: number
}

/** At most so many are shown. */
const alikeMax = 5

/**
 * APPLICATION-17: reviews that were decided since, of other borrowers, for which the same rules, and no others, asked for a person; the
 * newest first.
 */
export async function reviewsAlike(
  db: Queries,
  { borrowerId, rules }: Pick<Review, 'borrowerId' | 'rules'>,
  since: Date,
): Promise<AlikeReview[]> {
  const failed = rules.flatMap(({ rule, passed }) => (passed ? [] : [rule])).sort()
  return await db.query<AlikeReview>(
    `select r.subject_id as "subjectId", r.principal_minor as "principalMinor", r.currency, r.approved,
        r.reason_code as "reasonCode", r.decided_at as "decidedAt", count(*) over ()::int as "allDecided",
        (count(*) filter (where r.approved) over ())::int as "allApproved"
      from application_review r
      where r.decided_at >= $1 and r.borrower_id <> $2 and $3::text[] = array(
        select x->>'rule' from jsonb_array_elements(r.rules) x where x->>'passed' = 'false' order by 1)
      order by r.decided_at desc, r.subject_id desc limit $4`,
    [since, borrowerId, failed, alikeMax],
  )
}

export interface ReviewKey {
  readonly at: Date
  readonly id: string
}

export interface ListedReview extends Review {
  /** Of the borrower. */
  readonly name: string | null
  readonly officerName: string | null
}

interface Page {
  readonly after: ReviewKey | null
  readonly limit: number
}

/** Those that wait, what is due first. Pages go by key: the due moment and the subject. */
export async function listWaitingReviews(db: Queries, { after, limit }: Page): Promise<ListedReview[]> {
  return await db.query<ListedReview>(
    `select ${columns}, b.name, null::text as "officerName" from (${waitingReviews}) r
        join borrower b on b.id = r.borrower_id
      where $1::timestamptz is null or (r.due_by, r.subject_id) > ($1, $2)
      order by r.due_by, r.subject_id limit $3`,
    [after?.at ?? null, after?.id ?? null, limit],
  )
}

/** Those that were decided, newest first. Pages go by key: the moment of the decision and the subject. */
export async function listDecidedReviews(db: Queries, { after, limit }: Page): Promise<ListedReview[]> {
  return await db.query<ListedReview>(
    `select ${columns}, b.name, f.name as "officerName" from application_review r
        join borrower b on b.id = r.borrower_id join officer f on f.id = r.officer_id
      where r.decided_at is not null and ($1::timestamptz is null or (r.decided_at, r.subject_id) < ($1, $2))
      order by r.decided_at desc, r.subject_id desc limit $3`,
    [after?.at ?? null, after?.id ?? null, limit],
  )
}

/** True while a review of an application or an order waits: nothing has overtaken it. */
export async function isWaiting(db: Queries, subjectId: string): Promise<boolean> {
  const rows = await db.query(`select 1 from (${waitingReviews}) r where r.subject_id = $1`, [subjectId])
  return rows.length > 0
}

export const sealedReviews = sealedTable({
  what: 'applicationReviews',
  table: 'application_review',
  id: `subject_id || '/' || kind`,
  update: `update application_review set secret = $4 where borrower_id = $2 and subject_id || '/' || kind = $1 and secret = $3`,
})
