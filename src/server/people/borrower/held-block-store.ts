// Stores blocks of deleted accounts, under a keyed hash of the phone until they end: the next account of the phone inherits them.

import { z } from 'zod'
import { addDays, type CalendarDate, startOfDayIn } from '../../../core/calendar-date.ts'
import { type MarketId, marketIds } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { JobHandlers } from '../../jobs/run-jobs.ts'
import { phoneKey } from '../asker/code-asker.ts'

const forgetTopic = 'forgetHeldBlocks'

interface BlockedPhone {
  readonly market: MarketId
  readonly phone: string
}

interface Block {
  readonly until: CalendarDate
  readonly reason: string | null
}

/** Stores a running block; an ended one is ignored. A job deletes it on the day after its last. */
export async function holdBlock(tx: Queries, deps: Deps, block: BlockedPhone & Block): Promise<void> {
  const market = markets[block.market]
  if (block.until < deps.clock.today(market.zone)) return
  await tx.query(
    `insert into held_block (phone_key, market, blocked_until, blocked_reason) values ($1, $2, $3, $4)
     on conflict (phone_key) do update set blocked_until = excluded.blocked_until, blocked_reason = excluded.blocked_reason
       where held_block.blocked_until < excluded.blocked_until`,
    [phoneKey(deps, { market, phone: block.phone }), market.id, block.until, block.reason],
  )
  await enqueue(tx, {
    topic: forgetTopic,
    key: `${market.id}:${block.until}`,
    payload: { market: market.id },
    runAt: startOfDayIn(market.zone, addDays(block.until, 1)),
  })
}

/** Returns the running block of a phone, if one is stored, and deletes it here. */
export async function takeHeldBlock(tx: Queries, deps: Deps, { market, phone }: BlockedPhone): Promise<Block | null> {
  const [held] = await tx.query<Block>(
    'delete from held_block where phone_key = $1 returning blocked_until as until, blocked_reason as reason',
    [phoneKey(deps, { market: markets[market], phone })],
  )
  return held !== undefined && held.until >= deps.clock.today(markets[market].zone) ? held : null
}

/** Brings the block of a phone to the database that will have its next account. Killed in between, both have it until it ends. */
export async function bringHeldBlock(from: Deps, to: Deps, { market, phone }: BlockedPhone): Promise<void> {
  // Each database has a key of its own.
  const key = phoneKey(from, { market: markets[market], phone })
  const [held] = await from.db.query<Block>(
    'select blocked_until as until, blocked_reason as reason from held_block where phone_key = $1',
    [key],
  )
  if (held === undefined) return
  await to.db.transaction((tx) => holdBlock(tx, to, { market, phone, ...held }))
  await from.db.execute('delete from held_block where phone_key = $1', [key])
}

const payload = z.object({ market: z.enum(marketIds) })

export const heldBlockJobs: JobHandlers = {
  [forgetTopic]: {
    kind: 'database',
    async run(tx, job, deps) {
      const market = markets[payload.parse(job.payload).market]
      await tx.execute('delete from held_block where market = $1 and blocked_until < $2', [
        market.id,
        deps.clock.today(market.zone),
      ])
    },
  },
}
