// What a borrower agreed to: the exact words, when, and how the question was put. Written once, never changed.

import type { Queries, Tx } from '../../db/database.ts'
import { keepAgreementText } from '../../people/consent/door.ts'
import type { ShownAgreement, WrittenAgreement } from './agreements.ts'

export interface Agreement {
  readonly orderId: string
  readonly offerId: string
  readonly borrowerId: string
  /** Whether the page showed the box ticked at first. */
  readonly tickedByDefault: boolean
  readonly agreedAt: Date
  /** Keyed hashes: they prove a match and identify no person. */
  readonly addressHash: string
  readonly deviceHash: string
}

/** Stores the words of every paper by their hash, and the agreement to each of them. */
export async function storeConsent(tx: Tx, agreement: Agreement, papers: readonly WrittenAgreement[]): Promise<void> {
  for (const { shown, body } of papers) {
    await keepAgreementText(tx, { hash: shown.textHash, body, shownAt: agreement.agreedAt })
    await tx.insert(
      'insert into consent (order_id, position, offer_id, borrower_id, document, title, language, version, text_hash, ticked_by_default, agreed_at, address_hash, device_hash)',
      { ...agreement, ...shown },
    )
  }
}

export interface AgreedPaper extends Omit<ShownAgreement, 'currencySymbol'> {
  readonly agreedAt: Date
  readonly tickedByDefault: boolean
  readonly body: string
}

/** The papers of an order, word for word as they were agreed to, in their order. */
export async function agreedPapers(db: Queries, orderId: string): Promise<AgreedPaper[]> {
  return await db.query<AgreedPaper>(
    `select position, document, title, language, version, text_hash as "textHash", agreed_at as "agreedAt",
        ticked_by_default as "tickedByDefault", body
      from consent join agreement_text on hash = text_hash where order_id = $1 order by position`,
    [orderId],
  )
}
