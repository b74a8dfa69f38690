// What officers wrote to borrowers about their cases, as rows: appended, and emptied with the account.

import { json } from '../db/column-types.ts'
import type { Queries, Tx } from '../db/database.ts'

export interface NewCaseMessage {
  readonly id: string
  readonly caseId: string
  readonly borrowerId: string
  /** Null for the answer of the demo. */
  readonly officerId: string | null
  readonly text: string
  /** Names of its pictures, in their order. */
  readonly images: readonly string[]
  readonly sentAt: Date
}

export async function insertCaseMessage(tx: Tx, message: NewCaseMessage): Promise<void> {
  await tx.execute(
    `insert into case_message (id, complaint_id, borrower_id, officer_id, body, images, sent_at)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7)`,
    [
      message.id,
      message.caseId,
      message.borrowerId,
      message.officerId,
      message.text,
      json(message.images),
      message.sentAt,
    ],
  )
}

export interface CaseMessage {
  readonly name: string
  readonly text: string
  readonly images: readonly string[]
  readonly sentAt: Date
}

/** Oldest first. */
export async function listCaseMessages(db: Queries, caseId: string): Promise<CaseMessage[]> {
  return await db.query<CaseMessage>(
    `select coalesce(o.name, '') as name, m.body as text, m.images, m.sent_at as "sentAt"
      from case_message m left join officer o on o.id = m.officer_id
      where m.complaint_id = $1 order by m.sent_at, m.id`,
    [caseId],
  )
}

/** Empties the messages to a borrower who leaves. */
export async function eraseCaseMessages(tx: Tx, borrowerId: string): Promise<void> {
  await tx.execute(`update case_message set body = '', images = '[]' where borrower_id = $1`, [borrowerId])
}
