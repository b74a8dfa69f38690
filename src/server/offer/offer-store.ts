// Stores offers as they were shown: an acceptance is compared with the stored offer.

import type { CalendarDate } from '../../core/calendar-date.ts'
import type { Offer } from '../../core/loan/offer.ts'
import type { LoanTerms } from '../../core/loan/terms.ts'
import { json } from '../db/column-types.ts'
import type { Queries } from '../db/database.ts'
import type { ShownAgreement } from '../papers/agreement/door.ts'

export interface StoredOffer {
  readonly id: string
  readonly borrowerId: string
  readonly productId: string
  readonly offer: Offer
  readonly agreements: readonly ShownAgreement[]
  readonly madeOn: CalendarDate
  readonly createdAt: Date
  readonly expiresAt: Date
}

type OfferRow = Omit<StoredOffer, 'offer'> & { readonly terms: LoanTerms; readonly offered: Omit<Offer, 'terms'> }

const columns = `id, borrower_id as "borrowerId", product_id as "productId", terms, offered, agreements, made_on as "madeOn",
  created_at as "createdAt", expires_at as "expiresAt"`

function offerFrom(found: OfferRow | null): StoredOffer | null {
  if (found === null) return null
  const { terms, offered, ...row } = found
  return { ...row, offer: { ...offered, terms } }
}

/** The offer when it is this borrower's. */
export async function findOffer(db: Queries, offerId: string, borrowerId: string): Promise<StoredOffer | null> {
  return offerFrom(
    await db.first<OfferRow>(`select ${columns} from offer where id = $1 and borrower_id = $2`, [offerId, borrowerId]),
  )
}

/** The newest offer of a product that a borrower has. */
export async function latestOffer(db: Queries, borrowerId: string, productId: string): Promise<StoredOffer | null> {
  return offerFrom(
    await db.first<OfferRow>(
      `select ${columns} from offer where borrower_id = $1 and product_id = $2 order by created_at desc, id desc limit 1`,
      [borrowerId, productId],
    ),
  )
}

/** The id of a valid, unaccepted offer that says exactly the same: showing it again makes no new one. */
export async function findSameOffer(db: Queries, wanted: Omit<StoredOffer, 'id'>): Promise<string | null> {
  const { terms, ...offered } = wanted.offer
  return await db.value<string>(
    `select id from offer
      where borrower_id = $1 and product_id = $2 and made_on = $3 and expires_at > $4
        and terms = $5::jsonb and offered = $6::jsonb and agreements = $7::jsonb
        and not exists (select 1 from loan_order where offer_id = offer.id)
      order by created_at, id limit 1`,
    [
      wanted.borrowerId,
      wanted.productId,
      wanted.madeOn,
      wanted.createdAt,
      json(terms),
      json(offered),
      json(wanted.agreements),
    ],
  )
}

export async function insertOffer(db: Queries, stored: StoredOffer): Promise<void> {
  const { terms, ...offered } = stored.offer
  await db.insert(
    'insert into offer (id, borrower_id, product_id, terms, offered, agreements, made_on, created_at, expires_at)',
    { ...stored, terms: json(terms), offered: json(offered), agreements: json(stored.agreements) },
  )
}

/** Offers that a system of the lender has placed: one for each borrower and product, until its last day. */
interface PlacedOffer {
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
