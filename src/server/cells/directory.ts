// The directory at home: which cell has a phone, a borrower, an order, a reference, a transaction, a case. The cells are the truth.

import type { Queries } from '../db/database.ts'

/** `partner`: the lender's own reference of a borrower. */
export type PlaceKind = 'phone' | 'borrower' | 'order' | 'reference' | 'transaction' | 'case' | 'partner'

export interface PlaceKey {
  readonly kind: PlaceKind
  /** Of a phone a keyed hash. */
  readonly key: string
}

export interface Place extends PlaceKey {
  readonly cell: string
  readonly borrowerId: string | null
}

/** The cell of a thing; null where the directory does not know it. */
export async function placeOf(home: Queries, { kind, key }: PlaceKey): Promise<string | null> {
  return await home.value<string>('select cell from cell_place where kind = $1 and key = $2', [kind, key])
}

/** Writes where a thing will be, and answers where it is: of many at once all get the same. */
export async function claimPlace(
  home: Queries,
  { kind, key, cell }: Omit<Place, 'borrowerId'>,
  now: Date,
): Promise<string> {
  await home.execute(
    `insert into cell_place (kind, key, cell, written_at) values ($1, $2, $3, $4) on conflict (kind, key) do nothing`,
    [kind, key, cell, now],
  )
  return (await placeOf(home, { kind, key })) ?? cell
}

const inOrder = (places: readonly Place[]): readonly Place[] =>
  places.toSorted((a, b) => (`${a.kind} ${a.key}` < `${b.kind} ${b.key}` ? -1 : 1))

/** Writes where things are. Answers those that the directory has in another cell, where they stay. */
export async function writePlaces(home: Queries, places: readonly Place[], now: Date): Promise<readonly Place[]> {
  // In one order for all writers; of a thing that is told twice the newest counts.
  const last = new Map(places.map((place) => [`${place.kind} ${place.key}`, place]))
  const sorted = inOrder([...last.values()])
  if (sorted.length === 0) return []
  const written = await home.query<{ kind: string; key: string }>(
    `insert into cell_place as known (kind, key, cell, borrower_id, written_at)
      select *, $5::timestamptz from unnest($1::text[], $2::text[], $3::text[], $4::text[])
      on conflict (kind, key) do update set borrower_id = coalesce(excluded.borrower_id, known.borrower_id)
        where known.cell = excluded.cell
      returning kind, key`,
    [
      sorted.map(({ kind }) => kind),
      sorted.map(({ key }) => key),
      sorted.map(({ cell }) => cell),
      sorted.map(({ borrowerId }) => borrowerId),
      now,
    ],
  )
  const done = new Set(written.map(({ kind, key }) => `${kind} ${key}`))
  return sorted.filter(({ kind, key }) => !done.has(`${kind} ${key}`))
}

/** Says where things are from now on, wherever they were. In the order of {@link writePlaces}. */
export async function putPlaces(home: Queries, given: readonly Place[], now: Date): Promise<void> {
  const places = inOrder(given)
  await home.execute(
    `insert into cell_place (kind, key, cell, borrower_id, written_at)
      select *, $5::timestamptz from unnest($1::text[], $2::text[], $3::text[], $4::text[])
      on conflict (kind, key) do update set cell = excluded.cell, borrower_id = excluded.borrower_id`,
    [
      places.map(({ kind }) => kind),
      places.map(({ key }) => key),
      places.map(({ cell }) => cell),
      places.map(({ borrowerId }) => borrowerId),
      now,
    ],
  )
}

/** Forgets the phones of a borrower but for today's; null: the account is deleted, and with it goes all but what loans need. */
export async function forgetPhones(home: Queries, borrowerId: string, kept: string | null): Promise<void> {
  await home.execute(
    `delete from cell_place where borrower_id = $1
      and ((kind = 'phone' and key is distinct from $2) or (kind = 'partner' and $2::text is null))`,
    [borrowerId, kept],
  )
}

/**
 * Forgets phones that were written for somebody who then did not come. One whose borrower is there after all is found by asking, and
 * written again.
 */
export async function forgetEmptyPlaces(home: Queries, before: Date, atMost: number): Promise<number> {
  return await home.execute(
    `delete from cell_place where (kind, key) in (select kind, key from cell_place
      where kind = 'phone' and borrower_id is null and written_at < $1 limit $2)`,
    [before, atMost],
  )
}
