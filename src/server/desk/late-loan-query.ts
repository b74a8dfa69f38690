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
import { helpAskedAbout } from '../order/reminder/door.ts'
import { brokenPromises, loansWithOpenPromise, openPromisesAbout } from '../promise/door.ts'
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

/** Loans whose broken promise or plan, or whose payment that was taken back, is the reason to talk. `$1` is now. */
const sourcesSince = (day: string) => ({
  brokenPlan: loansWithBrokenPlan('$1::timestamptz'),
  brokenPromise: `select p.order_id from (${brokenPromises('$1::timestamptz')}) p
    where not exists (select from desk_done d where d.kind = 'brokenPromise' and d.subject_id = p.id)`,
  paymentReturned: `select e.order_id from loan_event e where e.kind = 'reversal' and e.posting_date >= ${day}`,
})
const sources = sourcesSince('$8::date')

/** `$9`: contacts that are newer make a loan wait. */
const waits = `(l.order_id in (${loansWithOpenPromise})
    or l.order_id in (select h.order_id from hardship_request h where h.ended_at is null)
    or l.borrower_id in (select c.borrower_id from contact c where c.direction = 'out' and c.at > $9::timestamptz))`

const lateBetween = (from: string, through: string): string =>
  `l.market = m.market and l.next_due between coalesce(${from}, '${longAgo}') and ${through}`
const isLate = lateBetween('$4::date', '$5::date')
const isPastThresholds = '(l.next_due <= $6::date and l.owed_minor >= m.least)'
/** A loan that is late as `late` says and is work: past the thresholds, or work from its first late day. */
const workAmong = (late: string): string => `${late} and (${isPastThresholds}
      or l.order_id in (${sources.brokenPlan}) or l.order_id in (${sources.brokenPromise})
      or l.order_id in (${sources.paymentReturned}))`

/**
 * The same, of loans with a step, without what that step or the lender's thresholds make true anyway: so the planner begins with the few
 * that are broken, or counts all late ones by the index alone.
 */
function workOf(step: LateStep | null, { fromDaysLate, leastOwedMinor }: CollectionRules, late = isLate): string {
  if (step === 'contact') return `${late} and ${isPastThresholds}`
  const isEveryLateOne = fromDaysLate <= 1 && Object.values(leastOwedMinor).every((least) => least === 0)
  return isEveryLateOne || (step !== null && step !== 'wait') ? late : workAmong(late)
}

const stepIs = (step: LateStep): string => {
  if (step === 'wait') return waits
  const is = (one: keyof typeof sources): string => `l.order_id in (${sources[one]})`
  // The few that are broken are looked up by their numbers: the planner would look at every late loan to see whether it is one of them.
  const isOne = (one: keyof typeof sources): string => `l.order_id = any(array(${sources[one]}))`
  const own = {
    brokenPlan: isOne('brokenPlan'),
    brokenPromise: `${isOne('brokenPromise')} and not ${is('brokenPlan')}`,
    paymentReturned: `${isOne('paymentReturned')} and not (${is('brokenPlan')} or ${is('brokenPromise')})`,
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

/** By the sum, an index has the steps alone (owed_step.sql): those of a page are read, and sorted one by one. */
const orders = {
  late: { by: 'l.next_due asc, l.order_id asc', after: '(l.next_due, l.order_id) > ($11::date, $12)' },
  recent: { by: 'l.next_due desc, l.order_id desc', after: '(l.next_due, l.order_id) < ($11::date, $12)' },
  owed: {
    by: 'l.owed_step desc, l.owed_minor desc, l.order_id desc',
    after: 'l.owed_step <= owed_step($11::bigint) and (l.owed_minor, l.order_id) < ($11::bigint, $12)',
  },
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
    returnedSince(today, rules),
    contactedSince(now, rules),
  ] as const
}

const daysBefore = (day: CalendarDate, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)

const returnedSince = (today: CalendarDate, rules: CollectionRules): string =>
  daysBefore(today, rules.returnedPaymentDays)
const contactedSince = (now: Date, rules: CollectionRules): Date =>
  new Date(now.getTime() - rules.contactEveryDays * dayMs)

const ofMarkets = 'unnest($2::text[], $3::bigint[]) m (market, least)'
/** Postgres knows no type of a parameter that a query does not name. */
const named = `$1::timestamptz is not null and $6::date is not null and $7::text is not null and $8::date is not null and $9::timestamptz is not null`

/** A page of the queue. Each market gives no more than the page could need of it. */
export async function listLate(db: Queries, wanted: LateWanted): Promise<LateLoan[]> {
  const { owner, step, sort, after, limit, rules } = wanted
  const { by, after: beyond } = orders[sort]
  const conditions = [
    workOf(step, rules),
    named,
    ...(owner === null ? [] : [ownerIs(owner)]),
    ...(step === null ? [] : [stepIs(step)]),
    ...(after === null ? [] : [beyond]),
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
  { now, rules, today }: Pick<LateWanted, 'now' | 'today' | 'rules'>,
  loans: readonly Pick<LateLoan, 'orderId' | 'userId'>[],
): Promise<Map<string, LateNow>> {
  const ids = loans.map(({ orderId }) => orderId)
  const broken = sourcesSince('$5::date')
  const rows = await db.query<
    Pick<LateFacts, 'isPlanBroken' | 'isPromiseBroken' | 'isPaymentReturned' | 'contactedAt'> & { orderId: string }
  >(
    `select i.id as "orderId", exists (select from (${broken.brokenPlan}) s where s.order_id = i.id) as "isPlanBroken",
        exists (select from (${broken.brokenPromise}) s where s.order_id = i.id) as "isPromiseBroken",
        exists (select from (${broken.paymentReturned}) s where s.order_id = i.id) as "isPaymentReturned",
        (select max(c.at) from contact c
          where c.borrower_id = i.borrower_id and c.direction = 'out' and c.at > $4::timestamptz) as "contactedAt"
      from unnest($2::text[], $3::text[]) i (id, borrower_id)`,
    [now, ids, loans.map(({ userId }) => userId), contactedSince(now, rules), returnedSince(today, rules)],
  )
  const promises = await openPromisesAbout(db, ids, now)
  const helped = await helpAskedAbout(db, ids)
  return new Map(
    rows.map(({ orderId, ...facts }) => [
      orderId,
      {
        ...facts,
        isPromised: promises.has(orderId),
        isHelpAsked: helped.has(orderId),
        promisedUntil: promises.get(orderId)?.until ?? null,
      },
    ]),
  )
}

interface LateCount {
  readonly waiting: number
  readonly hasMore: boolean
}

type Scope = Pick<LateWanted, 'now' | 'today' | 'rules' | 'market'>

export interface LateCounts {
  readonly buckets: (LateCount & { readonly bucket: LateBucket })[]
  readonly steps: (LateCount & { readonly step: LateStep })[]
  /** How many an officer has. */
  readonly mine: number
}

/** The steps that are counted: something is broken. */
const countedSteps = ['brokenPlan', 'brokenPromise', 'paymentReturned'] as const

/** How many loans each bucket has, how many each of these steps, and how many an officer has: each up to so many, in one query. */
export async function countLate(
  db: Queries,
  scope: Scope,
  { officerId, atMost }: { readonly officerId: string; readonly atMost: number },
): Promise<LateCounts> {
  const { rules, today } = scope
  const days = lateBuckets.map((bucket) => dueDaysOf(bucket, today))
  const counted = (name: string, conditions: readonly string[]): string =>
    `select ${name} as of, (select count(*)::int from (select from ${ofMarkets}, lateral (
        select from owed_loan l where ${conditions.join(' and ')} limit $10) one limit $10) found) as n`
  const rows = await db.query<{ of: string; n: number }>(
    [
      `${counted('b.name', [workOf(null, rules, lateBetween('b.since', 'b.through'))])}
        from unnest($11::text[], $12::date[], $13::date[]) b (name, since, through) where ${named}`,
      ...countedSteps.map((step) => counted(`'${step}'`, [workOf(step, rules), stepIs(step)])),
      `select 'mine', (select count(*)::int from (${heldBy('and h.officer_id = $7')}) h, lateral (
        select from owed_loan l join ${ofMarkets} on m.market = l.market
          where l.order_id = h.subject_id and ${workOf(null, rules)} limit 1) one)`,
    ].join('\n  union all '),
    [
      ...valuesOf({ ...scope, bucket: null, owner: officerId }),
      atMost + 1,
      lateBuckets,
      days.map(({ from }) => from),
      days.map(({ through }) => through),
    ],
  )
  const found = new Map(rows.map(({ of, n }) => [of, { waiting: Math.min(n, atMost), hasMore: n > atMost }]))
  const countOf = (name: string): LateCount => found.get(name) ?? { waiting: 0, hasMore: false }
  return {
    buckets: lateBuckets.map((bucket) => ({ bucket, ...countOf(bucket) })),
    steps: countedSteps.map((step) => ({ step, ...countOf(step) })),
    mine: countOf('mine').waiting,
  }
}
