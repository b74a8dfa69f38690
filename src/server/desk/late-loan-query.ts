// The queue of late loans as rows: pages by key of each market, what decides their next steps, counts, and who has them.

import { type CalendarDate, date } from '../../core/calendar-date.ts'
import {
  type CollectionRules,
  dueDaysOf,
  type LateBucket,
  type LateFacts,
  type LateSort,
  type LateStep,
  lateBuckets,
} from '../../core/desk/late-loan.ts'
import { type MarketId, marketIds } from '../../core/market/market.ts'
import type { Queries } from '../db/database.ts'
import { brokenPromises, loansWithOpenPromise, openPromisesAbout } from '../promise/door.ts'
import { helpAskedAbout } from '../reminder/door.ts'
import { loansWithBrokenPlan } from './late-work-sql.ts'

export interface LateLoan {
  readonly orderId: string
  readonly userId: string
  readonly name: string | null
  readonly market: MarketId
  readonly nextDue: CalendarDate
  readonly owedMinor: number
  readonly ownerId: string | null
  readonly ownerName: string | null
}

export interface LateWanted {
  readonly now: Date
  readonly today: CalendarDate
  readonly rules: CollectionRules
  readonly bucket: LateBucket | null
  readonly market: MarketId | null
  /** An officer's id; `nobody` for loans that no officer has; null for all. */
  readonly owner: string | null
  readonly step: LateStep | null
  readonly sort: LateSort
  readonly after: LateKey | null
  readonly limit: number
}

/** Where a page begins: after this loan. */
export interface LateKey {
  /** Since when it is due, or what is owed of it, by the order of the page. */
  readonly at: string
  readonly id: string
}

const dayMs = 86_400_000
const longAgo = date('1900-01-01')

/** Loans whose broken promise or plan, or whose payment that was taken back, is the reason to talk. `$1` is now, `$8` since which day. */
const sources = {
  brokenPlan: loansWithBrokenPlan('$1::timestamptz'),
  brokenPromise: `select p.order_id from (${brokenPromises('$1::timestamptz')}) p
    where not exists (select from desk_done d where d.kind = 'brokenPromise' and d.subject_id = p.id)`,
  paymentReturned: `select e.order_id from loan_event e where e.kind = 'reversal' and e.posting_date >= $8::date`,
} as const

/** `$9`: contacts that are newer make a loan wait. */
const waits = `(l.order_id in (${loansWithOpenPromise})
    or l.order_id in (select h.order_id from hardship_request h where h.ended_at is null)
    or l.borrower_id in (select c.borrower_id from contact c where c.direction = 'out' and c.at > $9::timestamptz))`

const isLate = `l.market = m.market and l.next_due between coalesce($4::date, '${longAgo}') and $5::date`
const isPastThresholds = '(l.next_due <= $6::date and l.owed_minor >= m.least)'
/** A loan of the market `m` that is work: past the thresholds, or work from its first late day. */
const isWork = `${isLate} and (${isPastThresholds}
      or l.order_id in (${sources.brokenPlan}) or l.order_id in (${sources.brokenPromise})
      or l.order_id in (${sources.paymentReturned}))`

/**
 * The same, of loans with a step, without what that step or the lender's thresholds make true anyway: so the planner begins with the few
 * that are broken, or counts all late ones by the index alone.
 */
function workOf(step: LateStep | null, { fromDaysLate, leastOwedMinor }: CollectionRules): string {
  if (step === 'contact') return `${isLate} and ${isPastThresholds}`
  const isEveryLateOne = fromDaysLate <= 1 && Object.values(leastOwedMinor).every((least) => least === 0)
  return isEveryLateOne || (step !== null && step !== 'wait') ? isLate : isWork
}

const stepIs = (step: LateStep): string => {
  if (step === 'wait') return waits
  const is = (one: keyof typeof sources): string => `l.order_id in (${sources[one]})`
  const own = {
    brokenPlan: is('brokenPlan'),
    brokenPromise: `${is('brokenPromise')} and not ${is('brokenPlan')}`,
    paymentReturned: `${is('paymentReturned')} and not (${is('brokenPlan')} or ${is('brokenPromise')})`,
    contact: `not (${is('brokenPlan')} or ${is('brokenPromise')} or ${is('paymentReturned')})`,
  }
  return `${own[step]} and not ${waits}`
}

const heldBy = (which: string): string => `select h.subject_id from desk_take h join officer f on f.id = h.officer_id
  where h.kind = 'lateLoan' and f.ended_at is null ${which}`
const ownerIs = (owner: string): string =>
  owner === 'nobody'
    ? `not exists (${heldBy('and h.subject_id = l.order_id')})`
    : `l.order_id = any(array(${heldBy('and h.officer_id = $7')}))`

const orders = {
  late: { key: 'l.next_due', type: 'date', direction: 'asc', after: '>' },
  recent: { key: 'l.next_due', type: 'date', direction: 'desc', after: '<' },
  owed: { key: 'l.owed_minor', type: 'bigint', direction: 'desc', after: '<' },
} as const satisfies Record<LateSort, object>

/** `$1` to `$9` of every query here. */
function valuesOf({ now, today, rules, bucket, market, owner }: Omit<LateWanted, 'sort' | 'after' | 'limit' | 'step'>) {
  const { from, through } = dueDaysOf(bucket, today)
  const ofMarkets = market === null ? marketIds : [market]
  return [
    now,
    ofMarkets,
    ofMarkets.map((one) => rules.leastOwedMinor[one] ?? 0),
    from,
    through,
    daysBefore(today, rules.fromDaysLate),
    owner ?? '',
    daysBefore(today, rules.returnedPaymentDays),
    new Date(now.getTime() - rules.contactEveryDays * dayMs),
  ] as const
}

const daysBefore = (day: CalendarDate, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)

const ofMarkets = 'unnest($2::text[], $3::bigint[]) m (market, least)'
/** Postgres knows no type of a parameter that a query does not name. */
const named = `$1::timestamptz is not null and $6::date is not null and $7::text is not null and $8::date is not null and $9::timestamptz is not null`

/** A page of the queue. Each market gives no more than the page could need of it. */
export async function listLate(db: Queries, wanted: LateWanted): Promise<LateLoan[]> {
  const { owner, step, sort, after, limit, rules } = wanted
  const { key, type, direction, after: beyond } = orders[sort]
  const by = `${key} ${direction}, l.order_id ${direction}`
  const conditions = [
    workOf(step, rules),
    named,
    ...(owner === null ? [] : [ownerIs(owner)]),
    ...(step === null ? [] : [stepIs(step)]),
    ...(after === null ? [] : [`(${key}, l.order_id) ${beyond} ($11::${type}, $12)`]),
  ]
  return await db.query<LateLoan>(
    `select l.order_id as "orderId", l.borrower_id as "userId", b.name, l.market, l.next_due as "nextDue",
        l.owed_minor as "owedMinor", f.id as "ownerId", f.name as "ownerName"
      from (select part.* from ${ofMarkets}, lateral (
          select l.* from owed_loan l where ${conditions.join(' and ')} order by ${by} limit $10) part) l
        join borrower b on b.id = l.borrower_id
        left join desk_take h on h.kind = 'lateLoan' and h.subject_id = l.order_id
        left join officer f on f.id = h.officer_id and f.ended_at is null
      order by ${by} limit $10`,
    [...valuesOf(wanted), limit, ...(after === null ? [] : [after.at, after.id])],
  )
}

/** What decides the next step of some loans, and until when nothing is to be done. */
export interface LateNow extends LateFacts {
  readonly promisedUntil: Date | null
}

/** Of loans by their number, in as many queries as for one. */
export async function lateFactsOf(
  db: Queries,
  wanted: Pick<LateWanted, 'now' | 'today' | 'rules'>,
  loans: readonly Pick<LateLoan, 'orderId' | 'userId'>[],
): Promise<Map<string, LateNow>> {
  const ids = loans.map(({ orderId }) => orderId)
  const { now, rules, today } = wanted
  const among = (sql: string, more: unknown[] = []) =>
    db.query<{ id: string }>(`select s.order_id as id from (${sql}) s where s.order_id = any($2::text[])`, [
      now,
      ids,
      ...(more as string[]),
    ])
  const plans = new Set((await among(sources.brokenPlan)).map(({ id }) => id))
  const broken = new Set((await among(sources.brokenPromise)).map(({ id }) => id))
  const returned = new Set(
    (
      await db.query<{ id: string }>(
        `select distinct e.order_id as id from loan_event e
          where e.kind = 'reversal' and e.posting_date >= $2::date and e.order_id = any($1::text[])`,
        [ids, daysBefore(today, rules.returnedPaymentDays)],
      )
    ).map(({ id }) => id),
  )
  const promises = await openPromisesAbout(db, ids, now)
  const helped = await helpAskedAbout(db, ids)
  const contacts = await db.query<{ id: string; at: Date }>(
    `select borrower_id as id, max(at) as at from contact
      where direction = 'out' and at > $2 and borrower_id = any($1::text[]) group by borrower_id`,
    [loans.map(({ userId }) => userId), new Date(now.getTime() - rules.contactEveryDays * dayMs)],
  )
  const contactedAt = new Map(contacts.map(({ id, at }) => [id, at]))
  return new Map(
    loans.map(({ orderId, userId }) => [
      orderId,
      {
        isPlanBroken: plans.has(orderId),
        isPromiseBroken: broken.has(orderId),
        isPaymentReturned: returned.has(orderId),
        isPromised: promises.has(orderId),
        isHelpAsked: helped.has(orderId),
        contactedAt: contactedAt.get(userId) ?? null,
        promisedUntil: promises.get(orderId)?.until ?? null,
      },
    ]),
  )
}

export interface LateCount {
  readonly waiting: number
  readonly hasMore: boolean
}

type Scope = Pick<LateWanted, 'now' | 'today' | 'rules' | 'market'>

/** How many loans each bucket has, up to so many. */
export async function countBuckets(
  db: Queries,
  scope: Scope,
  atMost: number,
): Promise<(LateCount & { readonly bucket: LateBucket })[]> {
  const found = []
  for (const bucket of lateBuckets)
    found.push({ bucket, ...(await countOf(db, { ...scope, bucket, step: null, atMost, where: [] })) })
  return found
}

/** How many loans have each of these steps, up to so many. */
export async function countSteps(
  db: Queries,
  scope: Scope,
  atMost: number,
): Promise<(LateCount & { readonly step: LateStep })[]> {
  const found = []
  for (const step of ['brokenPlan', 'brokenPromise', 'paymentReturned'] as const)
    found.push({ step, ...(await countOf(db, { ...scope, bucket: null, step, atMost, where: [stepIs(step)] })) })
  return found
}

/** How many an officer has. */
export async function countMine(db: Queries, scope: Scope, officerId: string): Promise<number> {
  const mine = { ...scope, bucket: null, step: null, owner: officerId, atMost: 10_000, where: [ownerIs(officerId)] }
  return (await countOf(db, mine)).waiting
}

async function countOf(
  db: Queries,
  of: Scope & {
    readonly bucket: LateBucket | null
    readonly owner?: string
    readonly step: LateStep | null
    readonly atMost: number
    readonly where: readonly string[]
  },
): Promise<LateCount> {
  const { atMost, where, step, rules, owner = null } = of
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (select from ${ofMarkets}, lateral (
        select from owed_loan l where ${[workOf(step, rules), named, ...where].join(' and ')} limit $10) one limit $10) found`,
    [...valuesOf({ ...of, owner }), atMost + 1],
  )
  const n = row?.n ?? 0
  return { waiting: Math.min(n, atMost), hasMore: n > atMost }
}
