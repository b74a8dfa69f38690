// Cases in the database. Everything of a borrower is looked up with its owner.

import type { CaseSubType, CaseType } from '../../core/complaint/complaint-types.ts'
import { type Market, marketIds } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import type { Queries, Tx } from '../db/database.ts'

export interface ComplaintCase {
  readonly id: string
  readonly caseNumber: string
  readonly borrowerId: string
  readonly orderId: string | null
  readonly type: CaseType
  readonly subType: CaseSubType | null
  readonly text: string
  readonly openedAt: Date
  /** Null where no time was promised. */
  readonly answerBy: Date | null
  readonly answer: string | null
  readonly answeredAt: Date | null
  readonly acknowledgedAt: Date | null
  /** Set while the borrower is asked something. */
  readonly askedAt: Date | null
  /** Set while an answered case is open again. */
  readonly reopenedAt: Date | null
  readonly escalatedAt: Date | null
  /** The regulator's name. */
  readonly escalatedTo: string | null
  readonly ratingAsked: boolean
  readonly stars: number | null
}

const columns = `id, case_number as "caseNumber", borrower_id as "borrowerId", order_id as "orderId", type,
  sub_type as "subType", body as text, opened_at as "openedAt", answer_by as "answerBy", answer,
  answered_at as "answeredAt", acknowledged_at as "acknowledgedAt", asked_at as "askedAt", reopened_at as "reopenedAt",
  escalated_at as "escalatedAt", escalated_to as "escalatedTo", rating_asked as "ratingAsked", stars`

export function findOwnCase(db: Queries, caseId: string, borrowerId: string): Promise<ComplaintCase | null> {
  return db.first<ComplaintCase>(`select ${columns} from complaint where id = $1 and borrower_id = $2`, [
    caseId,
    borrowerId,
  ])
}

/** For officers: a case of any borrower. */
export function findCase(db: Queries, caseId: string): Promise<ComplaintCase | null> {
  return db.first<ComplaintCase>(`select ${columns} from complaint where id = $1`, [caseId])
}

/** A case of this borrower under its lock: of a concurrent answer and reply, the second sees the first. */
export function lockOwnCase(tx: Tx, caseId: string, borrowerId: string): Promise<ComplaintCase | null> {
  return tx.first<ComplaintCase>(`select ${columns} from complaint where id = $1 and borrower_id = $2 for update`, [
    caseId,
    borrowerId,
  ])
}

/** For officers: a case of any borrower, under its lock. */
export function lockCase(tx: Tx, caseId: string): Promise<ComplaintCase | null> {
  return tx.first<ComplaintCase>(`select ${columns} from complaint where id = $1 for update`, [caseId])
}

/** A page of cases at most, the newest: those of a hundred days, at five a day. */
const LISTED_MAX = 500

/** Newest first. */
export async function listOwnCases(db: Queries, borrowerId: string): Promise<ComplaintCase[]> {
  return await db.query<ComplaintCase>(
    `select ${columns} from complaint where borrower_id = $1 order by opened_at desc, id desc limit ${LISTED_MAX}`,
    [borrowerId],
  )
}

export async function countOpenedSince(db: Queries, borrowerId: string, since: Date): Promise<number> {
  return (
    (await db.value<number>(
      'select count(*)::int as opened from complaint where borrower_id = $1 and opened_at >= $2',
      [borrowerId, since],
    )) ?? 0
  )
}

export type NewCase = Pick<
  ComplaintCase,
  'id' | 'caseNumber' | 'borrowerId' | 'orderId' | 'type' | 'subType' | 'text' | 'openedAt' | 'answerBy'
>

export async function insertCase(tx: Tx, opened: NewCase): Promise<void> {
  await tx.insert(
    'insert into complaint (id, case_number, borrower_id, order_id, type, sub_type, body, opened_at, answer_by)',
    { ...opened, body: opened.text },
  )
}

interface CaseAnswer {
  readonly text: string
  readonly ratingAsked: boolean
  readonly answeredAt: Date
}

/** Stores the answer in place of an earlier one, which stays in the thread. A rating that was given stays. */
export async function storeAnswer(tx: Tx, caseId: string, answer: CaseAnswer): Promise<void> {
  await tx.execute(
    `update complaint set answer = $2, answered_at = $3, rating_asked = rating_asked or $4, asked_at = null,
       reopened_at = null, acknowledged_at = coalesce(acknowledged_at, $3) where id = $1`,
    [caseId, answer.text, answer.answeredAt, answer.ratingAsked],
  )
}

export async function storeAcknowledged(tx: Tx, caseId: string, at: Date): Promise<void> {
  await tx.execute('update complaint set acknowledged_at = coalesce(acknowledged_at, $2) where id = $1', [caseId, at])
}

/** Notes that an officer asks the borrower something, which also acknowledges the case. */
export async function storeAsked(tx: Tx, caseId: string, at: Date): Promise<void> {
  await tx.execute(
    'update complaint set asked_at = $2, acknowledged_at = coalesce(acknowledged_at, $2) where id = $1',
    [caseId, at],
  )
}

/** Notes that the borrower has written: the question is no longer open. */
export async function storeReplied(tx: Tx, caseId: string): Promise<void> {
  await tx.execute('update complaint set asked_at = null where id = $1', [caseId])
}

/** Opens an answered case again, with a clock of its own. */
export async function storeReopened(tx: Tx, caseId: string, at: Date, answerBy: Date | null): Promise<void> {
  await tx.execute(
    `update complaint set reopened_at = $2, answer_by = $3, asked_at = null where id = $1 and answered_at is not null`,
    [caseId, at, answerBy],
  )
}

export async function storeEscalated(tx: Tx, caseId: string, at: Date, to: string): Promise<void> {
  await tx.execute(
    `update complaint set escalated_at = $2, escalated_to = $3, acknowledged_at = coalesce(acknowledged_at, $2)
      where id = $1`,
    [caseId, at, to],
  )
}

/** Answers an open case and returns its number; null where it was answered already. */
export async function answerUnanswered(
  tx: Tx,
  caseId: string,
  { text, answeredAt }: Omit<CaseAnswer, 'ratingAsked'>,
): Promise<string | null> {
  return await tx.value<string>(
    `update complaint set answer = $2, answered_at = $3, asked_at = null, acknowledged_at = coalesce(acknowledged_at, $3)
      where id = $1 and answered_at is null returning case_number as "caseNumber"`,
    [caseId, text, answeredAt],
  )
}

/** Empties the cases of a borrower who leaves. */
export async function eraseCases(tx: Tx, borrowerId: string): Promise<void> {
  await tx.execute(
    `update complaint set body = '', answer = case when answer is null then null else '' end where borrower_id = $1`,
    [borrowerId],
  )
}

/** Stores a rating, once; false where a concurrent request has rated the case. */
export async function storeStars(
  db: Queries,
  rated: { caseId: string; borrowerId: string; stars: number; at: Date },
): Promise<boolean> {
  return await db.changed(
    `update complaint set stars = $3, rated_at = $4
     where id = $1 and borrower_id = $2 and stars is null and rating_asked and answered_at is not null
       and reopened_at is null`,
    [rated.caseId, rated.borrowerId, rated.stars, rated.at],
  )
}

/** The last case of a page: the next page begins after it. */
export interface CaseKey {
  readonly at: Date
  readonly id: string
}

interface ListedCase extends ComplaintCase {
  /** The borrower's name; empty where none is known. */
  readonly name: string
  /** By when the case must be acknowledged, then answered; null where it is answered or no time was promised. */
  readonly dueBy: Date | null
  /** What it is sorted by. */
  readonly position: Date
}

/** For officers: open cases by what is due next (72 hours after they came, where no time was promised), answered ones newest first. */
export async function listAllCases(
  db: Queries,
  { isOpen, after, limit }: { readonly isOpen: boolean; readonly after: CaseKey | null; readonly limit: number },
): Promise<ListedCase[]> {
  const position = isOpen ? `coalesce(${caseDueBy}, c.opened_at + interval '72 hours')` : 'c.answered_at'
  const [from, way] = isOpen ? ['>', 'asc'] : ['<', 'desc']
  return await db.query<ListedCase>(
    `select * from (select c.id, c.case_number as "caseNumber", c.borrower_id as "borrowerId", c.order_id as "orderId", c.type,
        c.sub_type as "subType", c.body as text, c.opened_at as "openedAt", c.answer_by as "answerBy", c.answer,
        c.answered_at as "answeredAt", c.acknowledged_at as "acknowledgedAt", c.asked_at as "askedAt",
        c.reopened_at as "reopenedAt", c.escalated_at as "escalatedAt", c.escalated_to as "escalatedTo",
        c.rating_asked as "ratingAsked", c.stars, coalesce(b.name, '') as name, ${isOpen ? caseDueBy : 'null::timestamptz'} as "dueBy",
        ${position} as position
      from complaint c join borrower b on b.id = c.borrower_id
      where ${isOpen ? 'c.answered_at is null or c.reopened_at is not null' : 'c.answered_at is not null and c.reopened_at is null'}) l
      where $1::timestamptz is null or (l.position, l.id) ${from} ($1, $2)
      order by l.position ${way}, l.id ${way} limit $3`,
    [after?.at ?? null, after?.id ?? null, limit],
  )
}

/** When the wait of a case `c` began: it came, or was opened again. */
export const caseSince = 'coalesce(c.reopened_at, c.opened_at)'

const endOfDay = ({ zone, complaints }: Market): string =>
  `((${caseSince} at time zone '${zone}')::date + ${complaints.acknowledgeDays + 1})::timestamp at time zone '${zone}' - interval '1 second'`

const acknowledgeBy = `case b.market ${marketIds.map((id) => `when '${id}' then ${endOfDay(markets[id])}`).join(' ')} end`

/**
 * DESK-34: by when an officer must acknowledge, then answer an open case `c` of the borrower `b`. Null where the lender
 * promises no time.
 */
export const caseDueBy = `case when c.acknowledged_at is null and c.answer_by is not null
  then least(c.answer_by, ${acknowledgeBy}) else c.answer_by end`
