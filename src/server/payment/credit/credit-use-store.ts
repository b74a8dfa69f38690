// Uses of credit as rows, and the offers that officers made: each use is stored once and never changed.

import type { Queries, Tx } from '../../db/database.ts'

export interface CreditUseRow {
  readonly id: string
  readonly fromOrderId: string
  readonly toOrderId: string
  readonly borrowerId: string
  readonly amountMinor: number
  readonly currency: string
  readonly usedAt: Date
}

const use = `select id, from_order_id as "fromOrderId", to_order_id as "toOrderId", borrower_id as "borrowerId",
  amount_minor as "amountMinor", currency, used_at as "usedAt" from credit_use`

export async function insertCreditUse(tx: Tx, row: CreditUseRow): Promise<void> {
  await tx.insert(
    'insert into credit_use (id, from_order_id, to_order_id, borrower_id, amount_minor, currency, used_at)',
    row,
  )
}

/** What the credit of one loan was used for, newest first. */
export async function usesOfOrder(db: Queries, fromOrderId: string): Promise<CreditUseRow[]> {
  return await db.query<CreditUseRow>(`${use} where from_order_id = $1 order by used_at desc, id desc`, [fromOrderId])
}

/** Every use of a borrower's credits, oldest first. */
export async function usesOfBorrower(db: Queries, borrowerId: string): Promise<CreditUseRow[]> {
  return await db.query<CreditUseRow>(`${use} where borrower_id = $1 order by used_at, id`, [borrowerId])
}

/** The id of a proposal that two officers signed, and what it offers. */
export interface CreditOfferRow extends Omit<CreditUseRow, 'usedAt'> {
  readonly offeredAt: Date
  readonly expiresAt: Date
  readonly useId: string | null
  /** When it was accepted. */
  readonly usedAt: Date | null
}

const offer = `select f.id, f.from_order_id as "fromOrderId", f.to_order_id as "toOrderId", f.borrower_id as "borrowerId",
  f.amount_minor as "amountMinor", f.currency, f.offered_at as "offeredAt", f.expires_at as "expiresAt", f.use_id as "useId",
  u.used_at as "usedAt" from credit_offer f left join credit_use u on u.id = f.use_id`

export async function insertCreditOffer(tx: Tx, row: Omit<CreditOfferRow, 'useId' | 'usedAt'>): Promise<void> {
  await tx.insert(
    'insert into credit_offer (id, from_order_id, to_order_id, borrower_id, amount_minor, currency, offered_at, expires_at)',
    row,
  )
}

/** Notes that an offer was accepted by a use; one that was accepted before stays as it is. */
export async function acceptCreditOffer(tx: Tx, offerId: string, useId: string): Promise<void> {
  await tx.execute('update credit_offer set use_id = $2 where id = $1 and use_id is null', [offerId, useId])
}

/** The newest offer that stands for each other loan: not accepted, and not over. */
export async function standingOffers(db: Queries, fromOrderId: string, now: Date): Promise<CreditOfferRow[]> {
  const rows = await db.query<CreditOfferRow>(
    `${offer} where f.from_order_id = $1 order by f.offered_at desc, f.id desc`,
    [fromOrderId],
  )
  const newest = rows.filter(({ toOrderId }, n) => rows.findIndex((one) => one.toOrderId === toOrderId) === n)
  return newest.filter(({ useId, expiresAt }) => useId === null && expiresAt >= now)
}

/** Every offer that a borrower got, oldest first. */
export async function creditOffersOfBorrower(db: Queries, borrowerId: string): Promise<CreditOfferRow[]> {
  return await db.query<CreditOfferRow>(`${offer} where f.borrower_id = $1 order by f.offered_at, f.id`, [borrowerId])
}

/** The offers of some proposals. */
export async function creditOffersOf(db: Queries, proposalIds: readonly string[]): Promise<CreditOfferRow[]> {
  return await db.query<CreditOfferRow>(`${offer} where f.id = any($1)`, [proposalIds])
}
