// Saved cards: what a borrower recognises, and the processor's token. The number itself never comes here.

import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'

export interface PaymentCard {
  readonly id: string
  readonly bankName: string
  readonly bankCode: string
  readonly lastFour: string
  readonly processorToken: string
  /** True where the bank wants the borrower to confirm each payment with a code. */
  readonly codeNeeded: boolean
}

const columns = `id, bank_name as "bankName", bank_code as "bankCode", last_four as "lastFour",
  processor_token as "processorToken", code_needed as "codeNeeded"`

/** A borrower's cards, oldest first. */
export async function listCards(db: Queries, borrowerId: string): Promise<PaymentCard[]> {
  return await db.query<PaymentCard>(
    `select ${columns} from payment_card where borrower_id = $1 and removed_at is null order by created_at, id`,
    [borrowerId],
  )
}

/** The card when it is this borrower's; null when it is another borrower's, removed, or does not exist. */
export async function findCard(db: Queries, cardId: string, borrowerId: string): Promise<PaymentCard | null> {
  const [row] = await db.query<PaymentCard>(
    `select ${columns} from payment_card where id = $1 and borrower_id = $2 and removed_at is null`,
    [cardId, borrowerId],
  )
  return row ?? null
}

/** Keeps a card that the processor has taken. Answers its id. */
export async function saveCard(
  db: Queries,
  deps: Deps,
  borrowerId: string,
  card: Omit<PaymentCard, 'id'>,
): Promise<string> {
  const cardId = deps.ids.next('card')
  await db.execute(
    `insert into payment_card (id, borrower_id, bank_name, bank_code, last_four, processor_token, code_needed, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      cardId,
      borrowerId,
      card.bankName,
      card.bankCode,
      card.lastFour,
      card.processorToken,
      card.codeNeeded,
      deps.clock.now(),
    ],
  )
  return cardId
}

/** Empties the cards of a borrower who leaves. That there were some stays: payments refer to them. */
export async function eraseCards(tx: Tx, borrowerId: string, at: Date): Promise<void> {
  await tx.execute(
    `update payment_card set processor_token = '', last_four = '0000', bank_name = '', bank_code = '',
       removed_at = coalesce(removed_at, $2)
     where borrower_id = $1`,
    [borrowerId, at],
  )
}

/** How a card is shown. */
export function maskedNumber(card: Pick<PaymentCard, 'lastFour'>): string {
  return `•••• ${card.lastFour}`
}
