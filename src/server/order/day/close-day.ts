// Closing a day of a market: every open loan accrues it once, approvals that were not accepted expire, reminders are queued. Many loans
// are closed in parts, each by a job of its own; the end of the day follows the last of them.

import { addDays, type CalendarDate, daysBetween, startOfDayIn } from '../../../core/calendar-date.ts'
import { type MarketId, marketIds } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import { payableStatuses } from '../../../core/order/status.ts'
import type { Tx } from '../../db/database.ts'
import { sqlList } from '../../db/sql-list.ts'
import type { Deps } from '../../deps.ts'
import {
  endPart,
  type HashRange,
  isPlanned,
  type PartOf,
  partsWorth,
  planParts,
  rangeOf,
  wholeRange,
} from '../../jobs/parts.ts'
import { enqueue, hastenJobs, reviveJob } from '../../jobs/queue.ts'
import { type Lease, NeedsOperator, NotYet, noLease } from '../../jobs/run-jobs.ts'
import { clockSkewSecondsAtMost, dayLeapAtMost, smallestClosePart } from '../limits.ts'
import { type Closing, closeLoans, remindOfMovedLoans } from './close-loans.ts'
import { closeStepTopic, type DayStep, takeStep, takeSteps } from './day-steps.ts'

/** Topic of the job that begins a day. Payload: `{market, day}`. */
export const closeDayTopic = 'closeDay'
/** Topic of one part of a day. Payload: `{market, day, part, parts}`. */
export const closePartTopic = 'closePart'
/** Topic of the end of a day that was closed in parts. Payload: `{market, day}`. */
export const endDayTopic = 'endDay'

interface ClosedDay {
  readonly loans: number
  readonly lapsed: number
}

/**
 * Closes `day` for a market, then queues the next day. Idempotent: loans already closed for the day are skipped, locked loans are
 * waited for at the end, missed days are closed one by one. Throws when a loan could not be closed, after all others were: the job
 * is retried for it, and no other loan waits. A close of many loans takes long: `lease` keeps its
 * job from being handed out again meanwhile.
 */
export async function closeDay(
  deps: Deps,
  market: MarketId,
  day: CalendarDate,
  lease: Lease = noLease,
): Promise<ClosedDay> {
  const closing = await beginClosing(deps, market, day, lease)
  const loans = await closeRange(closing)
  const lapsed = await endMarketDay(closing)
  assertUnbroken(closing)
  return { loans, lapsed }
}

/** ORDER-36: closes a day with few loans at once, and plans the parts of one with many: at most `CLOSE_PARTS`. */
export async function beginDay(
  deps: Deps,
  market: MarketId,
  day: CalendarDate,
  lease: Lease = noLease,
  smallestPart = smallestClosePart,
): Promise<void> {
  const behind = await countBehind(deps, market, day, smallestPart * deps.config.closeParts)
  const parts = partsWorth(behind, smallestPart, deps.config.closeParts)
  if (parts === 1 && !(await isPlanned(deps.db, dayWork(market, day)))) {
    await closeDay(deps, market, day, lease)
    return
  }
  await beginClosing(deps, market, day, lease)
  await planDay(deps, market, day, parts)
}

/** ORDER-36: closes one part of a day. The one that ends last queues the end of the day, also where a loan of it could not be closed. */
export async function closePart(
  deps: Deps,
  market: MarketId,
  day: CalendarDate,
  { part, parts }: Omit<PartOf, 'work'>,
  lease: Lease = noLease,
): Promise<number> {
  const closing = await beginClosing(deps, market, day, lease, rangeOf(part, parts))
  const loans = await closeRange(closing)
  const [at, { broken }] = [deps.clock.now(), closing]
  await deps.db.transaction(async (tx) => {
    const isLast = await endPart(tx, { work: dayWork(market, day), part, parts }, { loans, broken: broken.length }, at)
    if (!isLast) return
    await enqueue(tx, { topic: endDayTopic, key: `${market}:${day}`, payload: { market, day }, runAt: at })
  })
  assertUnbroken(closing)
  return loans
}

/** Ends a day whose parts have ended: what is done once, and the mark that it is closed. Repeatable. */
export async function endDay(deps: Deps, market: MarketId, day: CalendarDate, lease: Lease = noLease): Promise<number> {
  const closing = await beginClosing(deps, market, day, lease)
  const lapsed = await endMarketDay(closing)
  assertUnbroken(closing)
  return lapsed
}

/** ORDER-37: tries one step of a day again that has failed. Throws what it throws: the job is retried with that reason. */
export async function closeStep(
  deps: Deps,
  market: MarketId,
  day: CalendarDate,
  step: DayStep,
  lease: Lease = noLease,
): Promise<void> {
  await takeStep(await beginClosing(deps, market, day, lease), step)
}

async function beginClosing(
  deps: Deps,
  market: MarketId,
  day: CalendarDate,
  lease: Lease,
  range: HashRange = wholeRange,
): Promise<Closing> {
  const today = deps.clock.today(markets[market].zone)
  if (day > today) throw new Error(`${day} has not begun in ${market}`)
  await assertTimeIsSound(deps, market)
  return { deps, market, day, range, lease, remindsToday: day === today, broken: [] }
}

async function closeRange(closing: Closing): Promise<number> {
  const loans = await closeLoans(closing)
  if (closing.remindsToday) await remindOfMovedLoans(closing)
  return loans
}

/**
 * What a day's close does once for the market: its steps, and the mark that the day is closed. A step that fails is tried again by a job of
 * its own, and holds up neither the other steps nor the next day. Returns how many approvals expired.
 */
async function endMarketDay(closing: Closing): Promise<number> {
  const { deps, market, day } = closing
  const { lapseApprovals: lapsed } = await takeSteps(closing, ['planAutopays', 'lapseApprovals', 'resumeApplications'])
  await deps.db.transaction(async (tx) => {
    await tx.execute(
      `insert into closed_day (market, through, closed_at) values ($1, $2, $3)
        on conflict (market) do update set through = greatest(closed_day.through, excluded.through),
          closed_at = excluded.closed_at`,
      [market, day, deps.clock.now()],
    )
    await queueDay(tx, market, addDays(day, 1))
  })
  await takeSteps(closing, ['forgetPaperLinks', 'sealLedger'])
  return lapsed ?? 0
}

function assertUnbroken({ broken, day }: Closing): void {
  if (broken.length > 0) throw new Error(`${broken.length} loans could not be closed for ${day}`)
}

const dayWork = (market: MarketId, day: CalendarDate): string => `${closeDayTopic}:${market}:${day}`

async function planDay({ db, clock }: Deps, market: MarketId, day: CalendarDate, parts: number): Promise<void> {
  await db.transaction((tx) =>
    planParts(tx, dayWork(market, day), parts, ({ part, parts: all }) => ({
      topic: closePartTopic,
      payload: { market, day, part, parts: all },
      runAt: clock.now(),
    })),
  )
}

/** How many loans are behind a day; no more are counted than matter. */
async function countBehind({ db }: Deps, market: MarketId, day: CalendarDate, atMost: number): Promise<number> {
  return (
    (await db.value<number>(
      `select count(*)::int as behind from (select from loan_order
      where market = $1 and status in ${sqlList(payableStatuses)} and status_on < $2 limit $3) one`,
      [market, day, atMost],
    )) ?? 0
  )
}

/**
 * Queues the days that are still to be closed: the one after the last closed day, or today in a market that never closed one.
 * To be called at every start; each closed day queues the next. A day whose job was given up is queued again, and one
 * that waits for another attempt is tried at once: the operator may have mended what stopped it (ALLOW_DAY_LEAP).
 */
export async function scheduleDayClose(deps: Deps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const topics = [closeDayTopic, closePartTopic, endDayTopic, closeStepTopic]
    const dead = await tx.query<{ id: number }>('select id from job where topic = any($1) and dead_at is not null', [
      topics,
    ])
    for (const { id } of dead) await reviveJob(tx, id, deps.clock.now())
    for (const topic of topics) await hastenJobs(tx, topic, deps.clock.now())
    const closed = await tx.query<{ market: MarketId; through: CalendarDate }>('select market, through from closed_day')
    for (const market of marketIds) {
      const through = closed.find((row) => row.market === market)?.through
      const today = deps.clock.today(markets[market].zone)
      await queueDay(tx, market, through === undefined ? today : addDays(through, 1))
    }
  })
}

/** Due at midnight, when the day begins in the market's time zone. */
async function queueDay(tx: Tx, market: MarketId, day: CalendarDate): Promise<void> {
  const runAt = startOfDayIn(markets[market].zone, day)
  await enqueue(tx, { topic: closeDayTopic, key: `${market}:${day}`, payload: { market, day }, runAt })
}

/** The alarm in the log while no day is closed. */
const clockAlert = 'clockAlert'

/**
 * Throws when the clocks of this machine and the database disagree, and in production when today lies more than
 * {@link dayLeapAtMost} days after the last closed day and the operator has not said that this is right (ALLOW_DAY_LEAP).
 * In demo mode time is moved on purpose. The operator is alerted once for the lender's own market and for each in which there are
 * loans or applications ({@link NeedsOperator}); the days of the others wait in silence for the same act ({@link NotYet}).
 */
async function assertTimeIsSound(deps: Deps, market: MarketId): Promise<void> {
  const wrong = await whatIsWrong(deps, market)
  if (wrong === null) return
  throw (await isLentIn(deps, market)) ? new NeedsOperator(clockAlert, wrong) : new NotYet(wrong)
}

/** What is wrong with the time, and what to do; null where nothing is. */
async function whatIsWrong(deps: Deps, market: MarketId): Promise<string | null> {
  const [row] = await deps.db.query<{ at: Date; through: CalendarDate | null }>(
    'select statement_timestamp() as at, (select through from closed_day where market = $1) as through',
    [market],
  )
  if (row === undefined) throw new Error('the database does not tell its time')
  const skewSeconds = Math.abs(row.at.getTime() - deps.clock.machineNow().getTime()) / 1000
  if (skewSeconds > clockSkewSecondsAtMost)
    return `the clocks of this machine and of the database differ by ${Math.round(skewSeconds)} seconds: set the one that is wrong`
  const { mode, allowDayLeap } = deps.config
  if (mode !== 'production' || allowDayLeap || row.through === null) return null
  const leap = daysBetween(row.through, deps.clock.today(markets[market].zone))
  return leap > dayLeapAtMost
    ? `${market} was last closed ${leap} days ago: check the clock, then start once with ALLOW_DAY_LEAP=1`
    : null
}

async function isLentIn({ db, config }: Deps, market: MarketId): Promise<boolean> {
  if (market === config.policyPack) return true
  return (
    (await db.value<boolean>('select exists (select 1 from loan_order where market = $1) as has', [market])) ?? false
  )
}
