// Saved cards: what a borrower recognises, and the processor's token. The number itself never comes here.

import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { ProcessorCard } from '../../ports/payment-card.ts'

export interface PaymentCard extends Omit<ProcessorCard, 'token'> {
  readonly id: string
  /** The borrower's own name for it; '' without one. */
  readonly label: string
  readonly processorToken: string
}

const columns = `id, label, expires, bank_name as "bankName", bank_code as "bankCode", last_four as "lastFour",
  processor_token as "processorToken", code_needed as "codeNeeded"`

/** Whose cards are meant: those that another processor keeps cannot be charged by this one. */
export interface CardOwner {
  readonly borrowerId: string
  readonly provider: string
}

/** A borrower's cards, oldest first. */
export async function listCards(db: Queries, { borrowerId, provider }: CardOwner): Promise<PaymentCard[]> {
  return await db.query<PaymentCard>(
    `select ${columns} from payment_card
      where borrower_id = $1 and removed_at is null and coalesce(provider, $2) = $2 order by created_at, id`,
    [borrowerId, provider],
  )
}

/**
 * The card when it is this borrower's; null when it is another borrower's, removed, or does not exist. It cannot be removed before the
 * transaction ends.
 */
export function findCard(tx: Tx, cardId: string, { borrowerId, provider }: CardOwner): Promise<PaymentCard | null> {
  return tx.first<PaymentCard>(
    `select ${columns} from payment_card
      where id = $1 and borrower_id = $2 and removed_at is null and coalesce(provider, $3) = $3 for share`,
    [cardId, borrowerId, provider],
  )
}

/** The kept card of a borrower that has this token; null where there is none. */
export async function findCardByToken(db: Queries, borrowerId: string, token: string): Promise<string | null> {
  return await db.value<string>(
    'select id from payment_card where borrower_id = $1 and processor_token = $2 and removed_at is null',
    [borrowerId, token],
  )
}

/** Names a borrower's own card. False where it is not there. */
export async function nameCard(db: Queries, cardId: string, borrowerId: string, label: string): Promise<boolean> {
  return await db.changed(
    'update payment_card set label = $3 where id = $1 and borrower_id = $2 and removed_at is null',
    [cardId, borrowerId, label],
  )
}

/** Locks a borrower's own card against payments that begin. False where it is gone, or somebody else's. */
export async function lockCard(tx: Tx, cardId: string, borrowerId: string): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(
    'select id from payment_card where id = $1 and borrower_id = $2 and removed_at is null for no key update',
    [cardId, borrowerId],
  )
  return rows.length === 1
}

/** Takes a card out of use. */
export async function takeCardAway(tx: Tx, cardId: string, at: Date): Promise<void> {
  await tx.execute('update payment_card set removed_at = $2 where id = $1', [cardId, at])
}

/** The cards of a borrower, removed ones included, that the processor still keeps. */
export async function keptCards(db: Queries, borrowerId: string): Promise<readonly string[]> {
  return await db.column<string>(`select id from payment_card where borrower_id = $1 and processor_token <> ''`, [
    borrowerId,
  ])
}

/** The processor has forgotten the token. */
export async function dropToken(db: Queries, cardId: string): Promise<void> {
  await db.execute(`update payment_card set processor_token = '' where id = $1 and removed_at is not null`, [cardId])
}

/** A card as the processor told it, and in tests as it is needed. */
export type NewCard = Omit<PaymentCard, 'id' | 'label' | 'expires'> & Partial<Pick<PaymentCard, 'expires'>>

/** Keeps a card that the processor has taken. Answers its id. */
export async function saveCard(db: Queries, deps: Deps, borrowerId: string, card: NewCard): Promise<string> {
  const cardId = deps.ids.next('card')
  await db.insert(
    'insert into payment_card (id, borrower_id, bank_name, bank_code, last_four, processor_token, code_needed, created_at, expires, provider)',
    {
      ...card,
      id: cardId,
      borrowerId,
      createdAt: deps.clock.now(),
      expires: card.expires ?? null,
      provider: deps.cards.provider,
    },
  )
  return cardId
}

/** The processor's token of the card that a payment was asked of, whether it is still there or not. */
export async function tokenOfPayment(db: Queries, { cardId }: { readonly cardId: string }): Promise<string> {
  const [row] = await db.query<{ token: string }>('select processor_token as token from payment_card where id = $1', [
    cardId,
  ])
  if (row === undefined) throw new Error('a card payment without its card')
  return row.token
}

/**
 * Empties the cards of a borrower who leaves. That there were some stays: payments refer to them. Tokens go as soon as the
 * processor has forgotten the card, at once where it cannot be asked.
 */
export async function eraseCards(tx: Tx, borrowerId: string, at: Date, tokensToo: boolean): Promise<void> {
  await tx.execute(
    `update payment_card set processor_token = ${tokensToo ? `''` : 'processor_token'}, last_four = '0000', bank_name = '',
       bank_code = '', label = '', expires = null, removed_at = coalesce(removed_at, $2)
     where borrower_id = $1`,
    [borrowerId, at],
  )
}

/** How a card is named in a message, whether it is still there or not. */
export async function cardFace(db: Queries, cardId: string): Promise<string> {
  const [row] = await db.query<Pick<PaymentCard, 'bankName' | 'lastFour'>>(
    'select bank_name as "bankName", last_four as "lastFour" from payment_card where id = $1',
    [cardId],
  )
  return row === undefined ? '' : `${row.bankName} ${maskedNumber(row)}`.trim()
}

/** How a card is shown. */
export function maskedNumber(card: Pick<PaymentCard, 'lastFour'>): string {
  return `•••• ${card.lastFour}`
}
