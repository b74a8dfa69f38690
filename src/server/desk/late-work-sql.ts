// Late loans, broken plans and promises as conditions of SQL, for the work list and the queue of late loans alike.

import { workHours } from '../../core/desk/work-clock.ts'
import { type Market, marketIds } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'

/** What a market has, by its id in `column`. */
const byMarket = (column: string, of: (market: Market) => string): string =>
  `case ${column} ${marketIds.map((id) => `when '${id}' then ${of(markets[id])}`).join(' ')} end`

const zoneOf = (column: string): string => byMarket(column, ({ zone }) => `'${zone}'`)

/** The quiet hours after midnight, as an interval. */
const quietAfterMidnight = (column: string): string =>
  byMarket(column, ({ quietHours: { from, to } }) => {
    const [hour = 0, minute = 0] = to.split(':').map(Number)
    return `interval '${from > to ? hour * 60 + minute : 0} minutes'`
  })

/**
 * When somebody may first be called about the promise `p` of the loan `o` (REMINDER-4): its day ends at midnight, in the quiet hours of
 * most markets.
 */
export const callableFrom = `p.until + interval '1 second' + ${quietAfterMidnight('o.market')}`

/** The first moment of the day after the days of grace of the date that the loan `l` with the order `o` has missed. */
const missedAt = `((l.next_due + 1 + coalesce((o.terms->'late'->>'graceDays')::int, 0))::timestamp at time zone ${zoneOf('l.market')})`
/** When somebody may first be called about it. */
const callableAt = `${missedAt} + ${quietAfterMidnight('l.market')}`

/** True of the plan `p` whose date the loan `l` has missed, without a follow-up. */
const brokenPlan = `p.answered_as = 'accepted'
      and not exists (select from plan_offer n
        where n.order_id = p.order_id and n.answered_as = 'accepted' and n.answered_at > p.answered_at)
      and exists (select from jsonb_array_elements(p.due_dates) d where (d->>'dueDate')::date = l.next_due)
      and not exists (select from desk_done d
        where d.kind in ('brokenPlan', 'missedPlanStart') and d.subject_id = p.id || ':' || l.next_due)`

/** Each loan is looked up for its plan: with a plain join PostgreSQL may walk a million loans beside a handful of plans. */
const ofPlan = `plan_offer p join owed_loan l on l.order_id = p.order_id
      join lateral (select own.* from loan_order own where own.id = p.order_id limit 1) o on true`

/**
 * DESK-56: the oldest date of the newest accepted plan that was missed past its grace days: an item for each plan and date. Where it is
 * the first one, nothing of the plan was kept. `$1` is now.
 */
export const brokenPlanWork = `select case when l.next_due > (select min((d->>'dueDate')::date) from jsonb_array_elements(p.due_dates) d)
      then 'brokenPlan' else 'missedPlanStart' end, p.id || ':' || l.next_due, o.borrower_id, o.id, null, l.next_due::text,
      l.owed_minor, o.terms->>'currency', ${callableAt}, ${missedAt} + interval '${workHours.brokenPlan} hours'
    from ${ofPlan}
    where l.next_due is not null and ${callableAt} <= $1 and ${brokenPlan}`

/** The loans whose plan was broken, at the moment that a placeholder names. */
export const loansWithBrokenPlan = (now: string): string =>
  `select p.order_id from ${ofPlan} where l.next_due is not null and ${callableAt} <= ${now} and ${brokenPlan}`

/**
 * DESK-52: late loans, each due so long after an officer took it, contacted its borrower or the promised day was over. It stands on the
 * work list while somebody holds it ({@link heldLate}): all of them are the queue.
 */
const lateSince = `greatest(coalesce(h.taken_at, (l.next_due + 1)::timestamp at time zone ${zoneOf('l.market')}),
        (select max(c.at) from contact c where c.borrower_id = l.borrower_id and c.direction = 'out'),
        (select max(p.until) from promise_to_pay p where p.order_id = l.order_id and p.ended_at is null))`
export const lateLoanWork = `select 'lateLoan', l.order_id, l.borrower_id, l.order_id, null, l.next_due::text, l.owed_minor,
      o.terms->>'currency', ${lateSince}, ${lateSince} + interval '${workHours.lateLoan} hours'
    from owed_loan l join loan_order o on o.id = l.order_id
      left join desk_take h on h.kind = 'lateLoan' and h.subject_id = l.order_id
    where l.next_due < ($1::timestamptz at time zone ${zoneOf('l.market')})::date`
/** By their numbers: those that are held are few, and looked up whatever the planner knows about either table. */
export const heldLate = `l.order_id = any(array(select taken.subject_id from desk_take taken where taken.kind = 'lateLoan'))`
