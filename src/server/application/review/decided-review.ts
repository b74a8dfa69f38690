// What a person's decision is about: the newest look at an application or order, with the looks before it.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import type { Queries } from '../../db/database.ts'
import { type Review, reviewsOf } from './review-store.ts'

export interface FoundReview {
  readonly newest: Review
  readonly productId: string
  /** Of an approved application. */
  readonly validUntil: CalendarDate | null
  /** Newest first. */
  readonly looks: readonly (Review & { readonly officerName: string | null })[]
}

/** By the id of an application or an order; null where no person was asked about it. */
export async function findReview(db: Queries, subjectId: string): Promise<FoundReview | null> {
  const looks = await reviewsOf(db, subjectId)
  const [newest] = looks
  if (newest === undefined) return null
  const [subject] = await db.query<{ productId: string; validUntil: CalendarDate | null }>(
    `select product_id as "productId", valid_until as "validUntil" from application where id = $1
      union all select product_id, null::date from loan_order where id = $1`,
    [subjectId],
  )
  if (subject === undefined) throw new Error(`a review is about ${subjectId}, which is gone`)
  const names = await db.query<{ id: string; name: string }>(
    'select id, name from officer where id = any($1::text[])',
    [looks.flatMap(({ officerId }) => (officerId === null ? [] : [officerId]))],
  )
  const nameOf = ({ officerId }: Review) => names.find(({ id }) => id === officerId)?.name ?? null
  return { newest, ...subject, looks: looks.map((look) => ({ ...look, officerName: nameOf(look) })) }
}
