// Stores consents beside the papers of a loan: use of data, a credit check, news. Given and withdrawn in rows that are never overwritten.

import { createHash } from 'node:crypto'
import type { DataPurpose } from '../../../core/application/application-fields.ts'
import type { Queries, Tx } from '../../db/database.ts'

/** The last word on one purpose. */
export interface DataConsent {
  readonly purpose: DataPurpose
  readonly agreed: boolean
  readonly saidAt: Date
  /** sha256 of the words that it answers. */
  readonly textHash: string
  /** These words, in the language in which they were shown. */
  readonly words: string
}

/** The latest answer to each purpose that the borrower has answered. */
export async function listDataConsents(db: Queries, borrowerId: string): Promise<DataConsent[]> {
  return await db.query<DataConsent>(
    `select distinct on (purpose) purpose, agreed, said_at as "saidAt", text_hash as "textHash", body as words
       from data_consent join agreement_text on hash = text_hash where borrower_id = $1 order by purpose, id desc`,
    [borrowerId],
  )
}

interface SaidConsent extends Omit<DataConsent, 'textHash'> {
  readonly borrowerId: string
  readonly language: string
  /** Keyed hashes: they prove a match and identify no person. */
  readonly addressHash: string
  readonly deviceHash: string
}

/** Whether an answer changes what was said before: a yes to other words does, a no after a no does not. */
export function changesConsent(
  last: Pick<DataConsent, 'agreed' | 'textHash'> | undefined,
  { agreed, words }: Pick<SaidConsent, 'agreed' | 'words'>,
): boolean {
  if (!agreed) return last?.agreed === true
  return last?.agreed !== true || last.textHash !== wordsHash(words)
}

/** Stores an answer with the words that it answers, where it changes anything. */
export async function sayDataConsent(tx: Tx, said: SaidConsent): Promise<void> {
  const last = (await listDataConsents(tx, said.borrowerId)).find(({ purpose }) => purpose === said.purpose)
  if (!changesConsent(last, said)) return
  const textHash = wordsHash(said.words)
  await keepAgreementText(tx, { hash: textHash, body: said.words, shownAt: said.saidAt })
  await tx.insert(
    'insert into data_consent (borrower_id, purpose, agreed, language, text_hash, said_at, address_hash, device_hash)',
    { ...said, textHash },
  )
}

/** sha256 of words, hex: which version was agreed to. */
export function wordsHash(words: string): string {
  return createHash('sha256').update(words).digest('hex')
}

interface ShownText {
  /** sha256 of the body, hex. */
  readonly hash: string
  readonly body: string
  readonly shownAt: Date
}

/** Keeps a text; one that is known already stays as it is. */
export async function keepAgreementText(tx: Tx, { hash, body, shownAt }: ShownText): Promise<void> {
  const row = { hash, body, firstUsedAt: shownAt }
  await tx.insert('insert into agreement_text (hash, body, first_used_at) on conflict do nothing', row)
}

/** The body of a text that was agreed to; null for a hash that is not known. */
export async function agreementText(db: Queries, hash: string): Promise<string | null> {
  return await db.value<string>('select body from agreement_text where hash = $1', [hash])
}
