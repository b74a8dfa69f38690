// Counted limits that hold across processes and restarts: so many in a window of business time, and no more.

import type { Queries } from './database.ts'

export interface Budget {
  /** What is counted, for whom; never a phone or an address in clear. */
  readonly key: string
  readonly limit: number
  readonly windowSeconds: number
}

export type Taken = { readonly allowed: boolean; readonly used: number; readonly secondsLeft: number }

export const daySeconds = 86_400
export const hourSeconds = 3_600

/**
 * Counts one and says whether it was within the limit. One statement, so that callers at the same moment are counted one
 * after the other. The window begins with its first use; what is refused is counted too.
 */
export async function takeFromBudget(db: Queries, now: Date, budget: Budget): Promise<Taken> {
  const endsAt = new Date(now.getTime() + budget.windowSeconds * 1000)
  const [row] = await db.query<{ used: number; ends_at: Date }>(
    `insert into rate_window as held (key, used, started_at, ends_at) values ($1, 1, $2, $3)
     on conflict (key) do update set
       used = case when held.ends_at <= $2 then 1 else held.used + 1 end,
       started_at = case when held.ends_at <= $2 then $2 else held.started_at end,
       ends_at = case when held.ends_at <= $2 then $3 else held.ends_at end
     returning used, ends_at`,
    [budget.key, now, endsAt],
  )
  if (row === undefined) throw new Error('a budget was not counted')
  const secondsLeft = Math.max(1, Math.ceil((row.ends_at.getTime() - now.getTime()) / 1000))
  return { allowed: row.used <= budget.limit, used: row.used, secondsLeft }
}

/** Takes one use back: a guess that turned out right was no wrong guess. */
export async function giveBack(db: Queries, key: string): Promise<void> {
  await db.query('update rate_window set used = used - 1 where key = $1 and used > 0', [key])
}

/** How often `key` was counted in the window that holds now. */
export async function usedOf(db: Queries, now: Date, key: string): Promise<number> {
  return (await db.value<number>('select used from rate_window where key = $1 and ends_at > $2', [key, now])) ?? 0
}

/** Notes that `valueHash` was seen under `key` on `day`, and answers how many different ones were, this one included. */
export async function countDistinct(db: Queries, key: string, day: string, valueHash: Uint8Array): Promise<number> {
  await db.insert('insert into seen_today (key, day, value_hash) on conflict do nothing', { key, day, valueHash })
  return (
    (await db.value<number>('select count(*)::int as seen from seen_today where key = $1 and day = $2', [key, day])) ??
    0
  )
}

/**
 * Forgets windows and sights that ended before `before`, at most `atMost` of each; returns how many. A caller with many addresses writes a
 * window with each request.
 */
export async function forgetBudgets(db: Queries, before: Date, atMost: number): Promise<number> {
  const windows = await db.execute(
    'delete from rate_window where key in (select key from rate_window where ends_at < $1 limit $2)',
    [before, atMost],
  )
  const sights = await db.execute(
    'delete from seen_today where ctid in (select ctid from seen_today where day < $1::timestamptz::date limit $2)',
    [before, atMost],
  )
  return windows + sights
}
