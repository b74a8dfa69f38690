// Offers that a system of the lender has placed: one for each borrower and product, until its last day.

import type { CalendarDate } from '../../core/calendar-date.ts'
import type { Queries } from '../db/database.ts'
import { findOffer, type StoredOffer } from './offer-store.ts'

export interface PlacedOffer {
  readonly borrowerId: string
  readonly productId: string
  readonly offerId: string
  readonly validUntil: CalendarDate
  /** The id of the key by which the system called. */
  readonly placedBy: string
  readonly placedAt: Date
}

/** Keeps it in place of the one before. */
export async function keepPlacedOffer(db: Queries, placed: PlacedOffer): Promise<void> {
  await db.execute(
    `insert into placed_offer (borrower_id, product_id, offer_id, valid_until, placed_by, placed_at)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (borrower_id, product_id) do update set offer_id = excluded.offer_id,
        valid_until = excluded.valid_until, placed_by = excluded.placed_by, placed_at = excluded.placed_at`,
    [placed.borrowerId, placed.productId, placed.offerId, placed.validUntil, placed.placedBy, placed.placedAt],
  )
}

/** The offer that was placed before a borrower; null where there is none, its days are over, or it was accepted. */
export async function placedOffer(
  db: Queries,
  { borrowerId, productId }: Pick<PlacedOffer, 'borrowerId' | 'productId'>,
  today: CalendarDate,
): Promise<StoredOffer | null> {
  const [placed] = await db.query<{ offerId: string }>(
    `select offer_id as "offerId" from placed_offer p
      where borrower_id = $1 and product_id = $2 and valid_until >= $3
        and not exists (select 1 from loan_order o where o.offer_id = p.offer_id)`,
    [borrowerId, productId, today],
  )
  return placed === undefined ? null : await findOffer(db, placed.offerId, borrowerId)
}

export async function erasePlacedOffers(db: Queries, borrowerId: string): Promise<void> {
  await db.execute('delete from placed_offer where borrower_id = $1', [borrowerId])
}
