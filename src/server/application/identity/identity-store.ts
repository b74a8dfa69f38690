// What officers said of an applicant's identity, field by field, and what they asked for again: rows that are appended.

import type { AskedAgain, FieldVerdict, IdentityField } from '../../../core/application/identity-check.ts'
import type { Queries, Tx } from '../../db/database.ts'

export interface SaidOfField {
  readonly id: string
  readonly subjectId: string
  readonly field: IdentityField
  readonly verdict: FieldVerdict
  readonly seen: Uint8Array
  readonly note: string
  readonly officerId: string
  readonly officerName: string
  readonly saidAt: Date
}

export type NewSaid = Omit<SaidOfField, 'officerName'> & { readonly borrowerId: string }

/** Appends what an officer said of a field. The caller holds the borrower's lock. */
export async function insertSaid(tx: Tx, said: NewSaid): Promise<void> {
  await tx.insert(
    'insert into identity_verdict (id, borrower_id, subject_id, field, verdict, seen, note, officer_id, said_at)',
    said,
  )
}

/** The newest of each field. */
export async function newestSaid(db: Queries, borrowerId: string): Promise<SaidOfField[]> {
  return await db.query<SaidOfField>(
    `select distinct on (v.field) v.id, v.subject_id as "subjectId", v.field, v.verdict, v.seen, v.note,
        v.officer_id as "officerId", f.name as "officerName", v.said_at as "saidAt"
      from identity_verdict v join officer f on f.id = v.officer_id
      where v.borrower_id = $1 order by v.field, v.said_at desc, v.id desc`,
    [borrowerId],
  )
}

export interface AskedOfBorrower {
  readonly id: string
  readonly asked: readonly AskedAgain[]
  readonly note: string
  readonly askedAt: Date
  readonly answerBy: Date
  readonly officerName: string
}

export type NewAsked = Omit<AskedOfBorrower, 'officerName'> & {
  readonly borrowerId: string
  readonly subjectId: string
  readonly officerId: string
}

export async function insertAsked(tx: Tx, asked: NewAsked): Promise<void> {
  await tx.insert(
    'insert into identity_request (id, borrower_id, subject_id, asked, note, officer_id, asked_at, answer_by)',
    asked,
  )
}

/** What was asked last about an application or an order; null where nothing was. */
export function newestAsked(db: Queries, subjectId: string): Promise<AskedOfBorrower | null> {
  return db.first<AskedOfBorrower>(
    `select r.id, r.asked, r.note, r.asked_at as "askedAt", r.answer_by as "answerBy", f.name as "officerName"
      from identity_request r join officer f on f.id = r.officer_id
      where r.subject_id = $1 order by r.asked_at desc, r.id desc limit 1`,
    [subjectId],
  )
}

/** Takes the officers' words about a person, and what they were said of, out of the rows. */
export async function eraseIdentityWords(tx: Tx, borrowerId: string): Promise<void> {
  await tx.execute(`update identity_verdict set note = '', seen = '' where borrower_id = $1`, [borrowerId])
  await tx.execute(`update identity_request set note = '' where borrower_id = $1`, [borrowerId])
}
