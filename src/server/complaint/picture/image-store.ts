// Pictures of cases as rows: stored at upload, attached to a case or to one of its messages, deleted.

import type { Queries, Tx } from '../../db/database.ts'

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
  place: {
    readonly role: ImageRole
    readonly caseId: string | null
    readonly messageId: string | null
    readonly position: number
  },
): Promise<void> {
  await db.insert(
    'insert into complaint_image (name, borrower_id, complaint_id, role, position, media_type, size_bytes, created_at, message_id)',
    { ...image, ...place, complaintId: place.caseId },
  )
}

export interface ImagePlace {
  readonly name: string
  readonly borrowerId: string
  readonly caseId: string
  /** Null for a picture of the complaint itself. */
  readonly messageId: string | null
  readonly position: number
}

/** Attaches an upload to a case; false where it is another borrower's, attached already, or erased. */
export async function attachImage(tx: Tx, image: ImagePlace): Promise<boolean> {
  return await tx.changed(
    `update complaint_image set complaint_id = $3, position = $4, message_id = $5
     where name = $1 and borrower_id = $2 and complaint_id is null and role = 'borrower' and erased_at is null`,
    [image.name, image.borrowerId, image.caseId, image.position, image.messageId],
  )
}

/** Marks a picture that belongs to no case as erased; false where it belongs to one, or is gone. */
export async function forgetUnusedImage(tx: Tx, name: string, at: Date): Promise<boolean> {
  return await tx.changed(
    'update complaint_image set erased_at = $2 where name = $1 and complaint_id is null and erased_at is null',
    [name, at],
  )
}

/** The pictures of a borrower who leaves count as erased from now on: their names come back so that the files can go too. */
export async function eraseImages(tx: Tx, borrowerId: string, at: Date): Promise<string[]> {
  return await tx.column<string>(
    'update complaint_image set erased_at = $2 where borrower_id = $1 and erased_at is null returning name',
    [borrowerId, at],
  )
}

/** The borrower's pictures of the complaint itself, in their order. Those of messages stand with the messages. */
export async function listComplaintImages(db: Queries, caseId: string): Promise<string[]> {
  return await db.column<string>(
    `select name from complaint_image
      where complaint_id = $1 and role = 'borrower' and message_id is null and erased_at is null order by position`,
    [caseId],
  )
}

/** The media type of a picture that this borrower may see: one they sent, or one of an answer to them. */
export function findOwnImage(db: Queries, name: string, borrowerId: string): Promise<{ mediaType: string } | null> {
  return db.first<{ mediaType: string }>(
    `select media_type as "mediaType" from complaint_image where name = $1 and borrower_id = $2 and erased_at is null`,
    [name, borrowerId],
  )
}

/** For the officer: the media type of a picture of this case, sent by the borrower or by an officer. */
export function findCaseImage(db: Queries, name: string, caseId: string): Promise<{ mediaType: string } | null> {
  return db.first<{ mediaType: string }>(
    `select media_type as "mediaType" from complaint_image where name = $1 and complaint_id = $2 and erased_at is null`,
    [name, caseId],
  )
}
