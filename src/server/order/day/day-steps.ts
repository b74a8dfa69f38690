// The steps at the end of a day, by name. Each can be repeated, and one that fails is tried again by a job of its own, with its own reason.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import { type MarketId, marketIds } from '../../../core/market/market.ts'
import { decide } from '../../../core/order/order.ts'
import { runningPayoutStates } from '../../../core/order/status.ts'
import { isRefusal } from '../../../core/refusal.ts'
import { decideTopic, payOutTopic, writeFacts } from '../../account/facts/door.ts'
import { lockOrder } from '../../account/order/door.ts'
import { hasUnsealed, newestSeal, sealLedger } from '../../db/ledger/ledger-seal.ts'
import { sqlList } from '../../db/sql-list.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { Lease } from '../../jobs/run-jobs.ts'
import { forgetPaperLinks } from '../../papers/link/door.ts'
import { planAutopays } from '../../payment/autopay/door.ts'
import { stepRetrySeconds } from '../limits.ts'

/** Topic of the job that tries one step of a day again. Payload: `{market, day, step}`. */
export const closeStepTopic = 'closeStep'

export const dayStepNames = [
  'planAutopays',
  'lapseApprovals',
  'resumeApplications',
  'forgetPaperLinks',
  'sealLedger',
] as const
export type DayStep = (typeof dayStepNames)[number]

export interface MarketDay {
  readonly deps: Deps
  readonly market: MarketId
  readonly day: CalendarDate
  readonly lease: Lease
  /** True on the day itself: what is planned for a day that is past would come too late. */
  readonly remindsToday: boolean
}

/** What each step does; it returns how many rows it has changed where somebody asks. */
const daySteps: Readonly<Record<DayStep, (of: MarketDay) => Promise<number | undefined>>> = {
  async planAutopays({ deps, market, day, lease, remindsToday }) {
    if (remindsToday) await planAutopays(deps, market, day, lease)
    return undefined
  },
  lapseApprovals,
  resumeApplications: ({ deps, market, day }) => resumeApplications(deps, market, day),
  forgetPaperLinks: ({ deps }) => forgetPaperLinks(deps.db, deps.clock.now()),
  sealLedger: sealPast,
}

/** Does one step; throws what it throws. */
export async function takeStep(of: MarketDay, step: DayStep): Promise<number> {
  return (await daySteps[step](of)) ?? 0
}

/**
 * ORDER-37: takes the steps in turn. One that fails is logged with its name and queued as a job of its own; the steps after it are taken all
 * the same. Returns what the steps that were done have changed.
 */
export async function takeSteps(
  of: MarketDay,
  steps: readonly DayStep[],
): Promise<Readonly<Partial<Record<DayStep, number>>>> {
  const changed: Partial<Record<DayStep, number>> = {}
  for (const step of steps) {
    try {
      changed[step] = await takeStep(of, step)
    } catch (error) {
      of.deps.log.error({ step, market: of.market, day: of.day, err: error }, 'a step of the close of a day failed')
      await tryAgain(of, step, error)
    }
    await of.lease.renew()
  }
  return changed
}

/** Queues the step by itself. Where it was queued before and is done, the error is thrown: the job of the day is retried for it then. */
async function tryAgain({ deps, market, day }: MarketDay, step: DayStep, error: unknown): Promise<void> {
  const key = `${market}:${day}:${step}`
  const runAt = new Date(deps.clock.now().getTime() + stepRetrySeconds * 1000)
  const isQueued = await deps.db.transaction(async (tx) => {
    if ((await enqueue(tx, { topic: closeStepTopic, key, payload: { market, day, step }, runAt })) !== null) return true
    const waiting = 'select from job where topic = $1 and key = $2 and done_at is null'
    return (await tx.query(waiting, [closeStepTopic, key])).length > 0
  })
  if (!isQueued) throw error
}

/**
 * Verifies the newest seal before another is put on it, then seals what was posted since. With nothing to seal it stays the newest: once
 * a day, at the close of one market, is enough then.
 */
async function sealPast({ deps, market, lease }: MarketDay): Promise<undefined> {
  const isUnsealed = await hasUnsealed(deps.db)
  const newest = isUnsealed || market === marketIds[0] ? await newestSeal(deps.db) : null
  if (newest?.isBroken) {
    const alert = { kind: 'ledgerAlert', sealNumber: newest.number, sealHash: newest.hash }
    deps.log.error(alert, 'a ledger seal does not match: posted entries were changed')
  }
  while (isUnsealed) {
    const seal = await sealLedger(deps.db)
    if (seal === null) break
    // The log is outside the database: who changes the ledger cannot change this line.
    deps.log.info({ sealNumber: seal.number, count: seal.entries, sealHash: seal.hash }, 'ledger sealed')
    await lease.renew()
  }
}

/** Throws when an approval could not be expired, after all others were. */
async function lapseApprovals({ deps, market, day }: MarketDay): Promise<number> {
  const candidates = await deps.db.query<{ id: string }>(
    `select id from loan_order where market = $1 and status = 'approved' and approval_ends_on < $2 order by id`,
    [market, day],
  )
  let lapsed = 0
  let broken = 0
  for (const { id } of candidates) {
    try {
      if (await lapse(deps, id, day)) lapsed += 1
    } catch (error) {
      deps.log.error({ orderId: id, day, err: error }, 'an approval could not be expired')
      broken += 1
    }
  }
  if (broken > 0) throw new Error(`${broken} approvals could not be expired for ${day}`)
  return lapsed
}

async function lapse(deps: Deps, orderId: string, day: CalendarDate): Promise<boolean> {
  return await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === null) return false
    const facts = decide({ kind: 'lapse' }, order, { today: day })
    if (isRefusal(facts)) return false
    await writeFacts(tx, deps, order, facts)
    return true
  })
}

/**
 * Queues the decision of orders whose answer is overdue and that no officer decides, and a status request for payouts that are under
 * way. Both jobs do nothing where their work is done already. Returns how many were queued.
 */
async function resumeApplications(deps: Deps, market: MarketId, day: CalendarDate): Promise<number> {
  return await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const waiting = await tx.query<{ id: string; status: 'inReview' | 'approved' }>(
      `select id, status from loan_order where market = $1
          and ((status = 'inReview' and answer_by <= $2
            and not exists (select from application_review r where r.order_id = loan_order.id)) or (status = 'approved' and payout_state in ${sqlList(runningPayoutStates)}))
        order by id`,
      [market, now],
    )
    for (const { id, status } of waiting) {
      const topic = status === 'inReview' ? decideTopic : payOutTopic
      await enqueue(tx, { topic, key: `${id}:day:${day}`, payload: { orderId: id }, runAt: now })
    }
    return waiting.length
  })
}
