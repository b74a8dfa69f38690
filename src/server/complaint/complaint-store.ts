// Cases and their pictures in the database. Everything is looked up with its owner.

import type { ComplaintSubType, ComplaintType } from '../../core/complaint/complaint-types.ts'
import type { Queries, Tx } from '../db/database.ts'

export interface ComplaintCase {
  readonly id: string
  readonly caseNumber: string
  readonly borrowerId: string
  readonly orderId: string | null
  readonly type: ComplaintType
  readonly subType: ComplaintSubType | null
  readonly text: string
  readonly openedAt: Date
  /** Null where no time was promised. */
  readonly answerBy: Date | null
  readonly answer: string | null
  readonly answeredAt: Date | null
  readonly ratingAsked: boolean
  readonly stars: number | null
}

const columns = `id, case_number as "caseNumber", borrower_id as "borrowerId", order_id as "orderId", type,
  sub_type as "subType", body as text, opened_at as "openedAt", answer_by as "answerBy", answer,
  answered_at as "answeredAt", rating_asked as "ratingAsked", stars`

export async function findOwnCase(db: Queries, caseId: string, borrowerId: string): Promise<ComplaintCase | null> {
  const [row] = await db.query<ComplaintCase>(`select ${columns} from complaint where id = $1 and borrower_id = $2`, [
    caseId,
    borrowerId,
  ])
  return row ?? null
}

/** For the officer, who reads everybody's. */
export async function findCase(db: Queries, caseId: string): Promise<ComplaintCase | null> {
  const [row] = await db.query<ComplaintCase>(`select ${columns} from complaint where id = $1`, [caseId])
  return row ?? null
}

/** For the officer, who answers all cases. */
export async function lockCase(tx: Tx, caseId: string): Promise<ComplaintCase | null> {
  const [row] = await tx.query<ComplaintCase>(`select ${columns} from complaint where id = $1 for update`, [caseId])
  return row ?? null
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
  const [row] = await db.query<{ opened: number }>(
    'select count(*)::int as opened from complaint where borrower_id = $1 and opened_at >= $2',
    [borrowerId, since],
  )
  return row?.opened ?? 0
}

export type NewCase = Omit<ComplaintCase, 'answer' | 'answeredAt' | 'ratingAsked' | 'stars'>

export async function insertCase(tx: Tx, opened: NewCase): Promise<void> {
  await tx.execute(
    `insert into complaint (id, case_number, borrower_id, order_id, type, sub_type, body, opened_at, answer_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      opened.id,
      opened.caseNumber,
      opened.borrowerId,
      opened.orderId,
      opened.type,
      opened.subType,
      opened.text,
      opened.openedAt,
      opened.answerBy,
    ],
  )
}

export interface CaseAnswer {
  readonly text: string
  readonly ratingAsked: boolean
  readonly answeredAt: Date
}

/** An answer takes the place of the one before it. Stars that were given stay. */
export async function storeAnswer(tx: Tx, caseId: string, answer: CaseAnswer): Promise<void> {
  await tx.execute(
    `update complaint set answer = $2, answered_at = $3, rating_asked = $4 or stars is not null where id = $1`,
    [caseId, answer.text, answer.answeredAt, answer.ratingAsked],
  )
}

/** Answers an open case. Its number; null where it was answered already. */
export async function answerUnanswered(
  tx: Tx,
  caseId: string,
  { text, answeredAt }: Omit<CaseAnswer, 'ratingAsked'>,
): Promise<string | null> {
  const [answered] = await tx.query<{ caseNumber: string }>(
    `update complaint set answer = $2, answered_at = $3 where id = $1 and answered_at is null
      returning case_number as "caseNumber"`,
    [caseId, text, answeredAt],
  )
  return answered?.caseNumber ?? null
}

/** Empties the cases of a borrower who leaves. */
export async function eraseCases(tx: Tx, borrowerId: string): Promise<void> {
  await tx.execute(
    `update complaint set body = '', answer = case when answer is null then null else '' end where borrower_id = $1`,
    [borrowerId],
  )
}

/** True when these stars are the ones that count; false when the case was rated at the same moment. */
export async function storeStars(
  db: Queries,
  rated: { caseId: string; borrowerId: string; stars: number; at: Date },
): Promise<boolean> {
  const changed = await db.execute(
    `update complaint set stars = $3, rated_at = $4
     where id = $1 and borrower_id = $2 and stars is null and rating_asked and answered_at is not null`,
    [rated.caseId, rated.borrowerId, rated.stars, rated.at],
  )
  return changed === 1
}

export type ImageRole = 'borrower' | 'answer'

export interface StoredImage {
  readonly name: string
  readonly borrowerId: string
  readonly mediaType: string
  readonly sizeBytes: number
  readonly createdAt: Date
}

export async function insertImage(
  db: Queries,
  image: StoredImage,
  place: { readonly role: ImageRole; readonly caseId: string | null; readonly position: number },
): Promise<void> {
  await db.execute(
    `insert into complaint_image (name, borrower_id, complaint_id, role, position, media_type, size_bytes, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      image.name,
      image.borrowerId,
      place.caseId,
      place.role,
      place.position,
      image.mediaType,
      image.sizeBytes,
      image.createdAt,
    ],
  )
}

/** Takes an upload for a case: true once, for the borrower who sent it. */
export async function attachImage(
  tx: Tx,
  image: { readonly name: string; readonly borrowerId: string; readonly caseId: string; readonly position: number },
): Promise<boolean> {
  const taken = await tx.execute(
    `update complaint_image set complaint_id = $3, position = $4
     where name = $1 and borrower_id = $2 and complaint_id is null and role = 'borrower' and erased_at is null`,
    [image.name, image.borrowerId, image.caseId, image.position],
  )
  return taken === 1
}

/** True where a picture belongs to no case and counts as erased from now on. */
export async function forgetUnusedImage(tx: Tx, name: string, at: Date): Promise<boolean> {
  const forgotten = await tx.execute(
    'update complaint_image set erased_at = $2 where name = $1 and complaint_id is null and erased_at is null',
    [name, at],
  )
  return forgotten === 1
}

/** Pictures of an answer that is replaced: their rows go, and their names come back so that the files can go too. */
export async function removeAnswerImages(tx: Tx, caseId: string): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    `delete from complaint_image where complaint_id = $1 and role = 'answer' returning name`,
    [caseId],
  )
  return rows.map(({ name }) => name)
}

/** The pictures of a borrower who leaves count as erased from now on: their names come back so that the files can go too. */
export async function eraseImages(tx: Tx, borrowerId: string, at: Date): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    'update complaint_image set erased_at = $2 where borrower_id = $1 and erased_at is null returning name',
    [borrowerId, at],
  )
  return rows.map(({ name }) => name)
}

/** The pictures of a case, in their order. */
export async function listImages(
  db: Queries,
  caseId: string,
): Promise<{ readonly name: string; readonly role: ImageRole }[]> {
  return await db.query(
    'select name, role from complaint_image where complaint_id = $1 and erased_at is null order by role, position',
    [caseId],
  )
}

/** The media type of a picture that this borrower may see: his own, or one of an answer to him. */
export async function findOwnImage(
  db: Queries,
  name: string,
  borrowerId: string,
): Promise<{ mediaType: string } | null> {
  const [row] = await db.query<{ mediaType: string }>(
    `select media_type as "mediaType" from complaint_image where name = $1 and borrower_id = $2 and erased_at is null`,
    [name, borrowerId],
  )
  return row ?? null
}
