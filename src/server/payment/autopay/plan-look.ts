// Plans looks at agreements of automatic repayment: one a day at the hour of charges while something is due, and one more where something is awaited.

import { addDays, type CalendarDate } from '../../../core/calendar-date.ts'
import type { MarketId } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import { wallTime } from '../../../core/outbox/contact-rules.ts'
import { autopayRules } from '../../../core/payment/autopay.ts'
import { emptyBatch, writeBatch } from '../../batch/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { Lease } from '../../jobs/run-jobs.ts'
import { autopaysToLook } from './autopay-store.ts'

/** The topic of a look. Payload: `{autopayId}`. */
export const autopayTopic = 'autopay'
/** Agreements that are queued in one statement. */
const batchSize = 500

/** Plans a look for a cause, once for each cause. */
export async function planLook(tx: Queries, autopayId: string, cause: string, runAt: Date): Promise<void> {
  await enqueue(tx, { topic: autopayTopic, key: `${autopayId}:${cause}`, payload: { autopayId }, runAt })
}

/** When cards are charged on a day of a market. */
export function chargeTime(market: MarketId, day: CalendarDate): Date {
  return wallTime(markets[market].zone, day, autopayRules.chargeHour)
}

/**
 * Plans the looks of a day at the agreements of a market whose next payment is near or due, and at those that have nothing left to charge.
 * Repeatable: each is queued once.
 */
export async function planAutopays(deps: Deps, market: MarketId, day: CalendarDate, lease: Lease): Promise<void> {
  const runAt = chargeTime(market, day)
  let after = ''
  for (;;) {
    const last = await deps.db.transaction((tx) => planBatch(tx, market, day, runAt, after))
    if (last === null) return
    after = last
    await lease.renew()
  }
}

async function planBatch(tx: Tx, market: MarketId, day: CalendarDate, runAt: Date, after: string) {
  const dueBy = addDays(day, autopayRules.noticePlannedDays)
  const ids = await autopaysToLook(tx, { market, dueBy, after, atMost: batchSize })
  const writes = emptyBatch()
  for (const autopayId of ids)
    writes.jobs.push({ topic: autopayTopic, key: `${autopayId}:${day}`, payload: { autopayId }, runAt })
  await writeBatch(tx, writes)
  return ids.at(-1) ?? null
}
