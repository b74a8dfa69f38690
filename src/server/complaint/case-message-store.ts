// What was said about a case by both sides, as rows: appended, and emptied with the account.

import type { CaseMessageKind } from '../../core/complaint/case-thread.ts'
import type { CaseType } from '../../core/complaint/complaint-types.ts'
import { json } from '../db/column-types.ts'
import type { Queries, Tx } from '../db/database.ts'

export interface NewCaseMessage {
  readonly id: string
  readonly caseId: string
  readonly borrowerId: string
  readonly kind: CaseMessageKind
  readonly fromBorrower: boolean
  /** Null for a message of the borrower, for the demo's answer, and for the message of a case that closed by itself. */
  readonly officerId: string | null
  readonly text: string
  /** Names of its pictures, in their order. */
  readonly images: readonly string[]
  readonly sentAt: Date
}

export async function insertCaseMessage(tx: Tx, message: NewCaseMessage): Promise<void> {
  await tx.insert(
    'insert into case_message (id, complaint_id, borrower_id, kind, from_borrower, officer_id, body, images, sent_at)',
    { ...message, complaintId: message.caseId, body: message.text, images: json(message.images) },
  )
}

export interface CaseMessage extends Omit<NewCaseMessage, 'caseId' | 'borrowerId' | 'officerId'> {
  /** Of the officer; empty where none wrote it. */
  readonly name: string
}

/** Oldest first. */
export async function listCaseMessages(db: Queries, caseId: string): Promise<CaseMessage[]> {
  return await db.query<CaseMessage>(
    `select m.id, m.kind, m.from_borrower as "fromBorrower", coalesce(o.name, '') as name, m.body as text, m.images,
        m.sent_at as "sentAt"
      from case_message m left join officer o on o.id = m.officer_id
      where m.complaint_id = $1 order by m.position`,
    [caseId],
  )
}

/** How many messages a case has, with the one that opened it. */
export async function countMessages(db: Queries, caseId: string): Promise<number> {
  return (
    (await db.value<number>('select 1 + count(*)::int as count from case_message where complaint_id = $1', [caseId])) ??
    0
  )
}

/** What the borrower wrote about a case after opening it. */
export async function listBorrowerTexts(db: Queries, caseId: string): Promise<string[]> {
  return await db.column<string>('select body as text from case_message where complaint_id = $1 and from_borrower', [
    caseId,
  ])
}

/** That the lender wrote about a case of a borrower; without the text. */
export interface ToldMessage {
  readonly id: string
  readonly caseId: string
  readonly caseNumber: string
  readonly type: CaseType
  readonly kind: CaseMessageKind
  readonly sentAt: Date
}

/** Newest first, a few hundred at most. */
export async function listToldMessages(db: Queries, borrowerId: string): Promise<ToldMessage[]> {
  return await db.query<ToldMessage>(
    `select m.id, m.complaint_id as "caseId", c.case_number as "caseNumber", c.type, m.kind, m.sent_at as "sentAt"
      from case_message m join complaint c on c.id = m.complaint_id
      where m.borrower_id = $1 and not m.from_borrower order by m.sent_at desc, m.id desc limit 500`,
    [borrowerId],
  )
}

/** How many messages a borrower has written since a moment, over all cases. */
export async function countWrittenSince(db: Queries, borrowerId: string, since: Date): Promise<number> {
  return (
    (await db.value<number>(
      'select count(*)::int as written from case_message where borrower_id = $1 and sent_at >= $2 and from_borrower',
      [borrowerId, since],
    )) ?? 0
  )
}

/** Empties the messages from and to a borrower whose account is deleted. */
export async function eraseCaseMessages(tx: Tx, borrowerId: string): Promise<void> {
  await tx.execute(`update case_message set body = '', images = '[]' where borrower_id = $1`, [borrowerId])
}
