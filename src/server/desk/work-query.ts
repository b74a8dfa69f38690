// What waits for a person, read from the state of things: no row of the work list is written anywhere.

import { returnQuestions, type WorkKind, workHours } from '../../core/desk/work-clock.ts'
import { proposalLifeDays } from '../../core/proposal/kinds.ts'
import { waitingReviews } from '../application/review/door.ts'
import { caseDueBy, caseSince } from '../complaint/door.ts'
import type { Queries } from '../db/database.ts'
import { sqlList } from '../db/sql-list.ts'
import { heldPayouts } from '../payout-account/door.ts'
import { brokenPromises } from '../promise/door.ts'
import { waitingDifferences } from '../reconciliation/door.ts'
import { brokenPlanWork, callableFrom, heldLate, lateLoanWork } from './late-work-sql.ts'

export interface WorkItem {
  readonly kind: WorkKind
  readonly id: string
  readonly userId: string | null
  readonly orderId: string | null
  readonly caseId: string | null
  /** Of the borrower; empty where none is known. */
  readonly name: string
  /** A code or a few words that tell items of one kind apart. */
  readonly what: string
  readonly amountMinor: number | null
  readonly currency: string | null
  readonly since: Date
  readonly dueBy: Date
  readonly ownerId: string | null
  readonly ownerName: string | null
}

const hours = (kind: WorkKind): string => `interval '${workHours[kind]} hours'`

/** What a job given up was to do; of a question about money that was taken back also the number under which the provider has it. */
const jobAbout = `j.topic || case when j.topic in ${sqlList(returnQuestions)}
      then coalesce(' ' || coalesce(j.payload->>'part', j.payload->>'key'), '') else '' end`

/**
 * Whose loan a job given up was about, by whatever its payload names: the loan, a code, a charge, a card, a refund, or the payment that its
 * provider took back. Each is read by its key.
 */
const loanOfJob = `select order_id, borrower_id from (
      select o.id as order_id, o.borrower_id from loan_order o where o.id = j.payload->>'orderId'
      union all select order_id, borrower_id from payment_intent where ref = j.payload->>'ref'
      union all select order_id, borrower_id from card_payment where id in (j.payload->>'recordId', j.payload->>'key')
      union all select order_id, borrower_id from credit_refund where id = j.payload->>'refundId'
      union all select order_id, borrower_id from autopay where id = j.payload->>'autopayId'
      union all select null, borrower_id from card_setup where id = j.payload->>'setupId'
      union all select null, borrower_id from payment_card where id = j.payload->>'cardId'
      union all select order_id, borrower_id from payment
        where transaction_id in (j.payload->>'payment', j.payload->>'key') and starts_with(j.key, provider || ':')
          and borrower_id is not null) named limit 1`

/** What waits of some kinds: kind, id, borrower, order, case, what, amount, currency, since, due. `$1` is now. */
interface Part {
  readonly kinds: readonly WorkKind[]
  /** Ends in a condition. */
  readonly sql: string
  /** Where it is on the list only while an officer has it: the condition for that. */
  readonly held?: string
  /**
   * Where an index has it in the order of its due moments, as each is due so many hours after its beginning: the beginning and the id.
   * Then a page and a count read no more of it than they show, however much waits.
   */
  readonly order?: { readonly since: string; readonly id: string }
}

const parts: readonly Part[] = [
  {
    kinds: ['case', 'dataRequest', 'paymentClaim'],
    sql: `select case when c.type = 'data' then 'dataRequest' when k.complaint_id is null then 'case' else 'paymentClaim' end as kind, c.id, c.borrower_id, c.order_id,
      c.id as case_id, case when c.type = 'data' then c.sub_type else c.type end as what, null::bigint as amount_minor, null::text as currency,
      ${caseSince} as since, coalesce(${caseDueBy},
        c.opened_at + case when c.type = 'data' then ${hours('dataRequest')} when k.complaint_id is null then ${hours('case')} else ${hours('paymentClaim')} end) as due_by
    from complaint c join borrower b on b.id = c.borrower_id left join payment_claim k on k.complaint_id = c.id
    where (c.answered_at is null or c.reopened_at is not null)`,
  },
  {
    kinds: ['suspense'],
    sql: `select 'suspense', p.id, p.borrower_id, p.order_id, null, p.suspense_reason, p.amount_minor - p.out_minor, p.currency, p.received_at,
      p.received_at + ${hours('suspense')}
    from payment p where p.state = 'suspense' and p.resolved_at is null and p.returned_at is null`,
    order: { since: 'p.received_at', id: 'p.id' },
  },
  {
    kinds: ['paymentReturn'],
    sql: `select 'paymentReturn', r.id, p.borrower_id, p.order_id, null, r.aside_because, r.amount_minor - r.came_back_minor, r.currency,
      r.received_at, r.received_at + ${hours('paymentReturn')}
    from payment_return r join payment p on p.provider = r.provider and p.transaction_id = r.transaction_id
    where r.left_place = 'aside' and r.resolved_at is null`,
    order: { since: 'r.received_at', id: 'r.id' },
  },
  {
    kinds: ['payoutName'],
    sql: `select 'payoutName', h.id, h.borrower_id, h.id, null, h.outcome, null, null, h.since, h.since + ${hours('payoutName')}
    from (${heldPayouts}) h where true`,
  },
  {
    kinds: ['payoutFailed'],
    sql: `select 'payoutFailed', o.id, o.borrower_id, o.id, null, coalesce(o.payout_failure, ''), null, null, a.answered_at,
      a.answered_at + ${hours('payoutFailed')}
    from loan_order o join lateral (select coalesce(greatest((select max(coalesce(t.answered_at, t.asked_at)) from payout_attempt t where t.order_id = o.id),
        (select max(n.decided_at) from account_name_check n where n.borrower_id = o.borrower_id)), o.applied_at) as answered_at) a on true
    where o.status = 'approved' and o.payout_state = 'failed'`,
  },
  {
    kinds: ['refundFailed'],
    sql: `select 'refundFailed', r.id, r.borrower_id, r.order_id, null, coalesce(r.reason, ''), r.amount_minor, r.currency,
      r.finished_at, r.finished_at + ${hours('refundFailed')}
    from credit_refund r where r.state = 'failed'
      and not exists (select from credit_refund n where n.order_id = r.order_id and n.asked_at > r.asked_at)
      and not exists (select from desk_done d where d.kind = 'refundFailed' and d.subject_id = r.id)`,
  },
  {
    kinds: ['sentBack'],
    sql: `select 'sentBack', s.loan_id, o.borrower_id, s.loan_id, null, '', s.amount, s.currency, s.since, s.since + ${hours('sentBack')}
    from (select t.loan_id, t.currency, max(e.posting_date)::timestamptz as since,
        sum(case when t.debit = 'suspense' then t.amount else -t.amount end)::bigint as amount
      from transfer t join entry e on e.id = t.entry_id
      where (t.debit = 'suspense' or t.credit = 'suspense') and t.loan_id is not null group by t.loan_id, t.currency) s
    join loan_order o on o.id = s.loan_id where s.amount <> 0`,
  },
  ...waitingDifferences.map(
    ({ id, borrower, order, what, amount, currency, since, from }): Part => ({
      kinds: ['settlement'],
      sql: `select 'settlement', ${id}, ${borrower}, ${order}, null, ${what}, ${amount}, ${currency}, ${since},
      ${since} + ${hours('settlement')} from ${from}`,
      order: { since, id },
    }),
  ),
  {
    kinds: ['jobGivenUp'],
    sql: `select 'jobGivenUp', j.id::text, l.borrower_id, l.order_id, null, ${jobAbout}, null, null, j.dead_at,
      j.dead_at + ${hours('jobGivenUp')}
    from job j left join lateral (${loanOfJob}) l on true where j.dead_at is not null`,
    order: { since: 'j.dead_at', id: 'j.id::text' },
  },
  {
    kinds: ['contactMessage'],
    sql: `select 'contactMessage', s.id, null, null, null, left(s.body, 80), null, null, s.created_at,
      s.created_at + ${hours('contactMessage')}
    from site_message s where s.kind = 'contact' and s.done_at is null`,
    order: { since: 's.created_at', id: 's.id' },
  },
  {
    kinds: ['hardship'],
    sql: `select 'hardship', h.id, h.borrower_id, h.order_id, null, h.reason, h.can_pay_minor, o.terms->>'currency', h.asked_at,
      coalesce(h.answer_by, h.asked_at + ${hours('hardship')})
    from hardship_request h join loan_order o on o.id = h.order_id
    where h.ended_at is null and o.settled_on is null`,
  },
  {
    kinds: ['brokenPromise'],
    sql: `select 'brokenPromise', p.id, p.borrower_id, p.order_id, null, p.promised_on::text, p.amount_minor, o.terms->>'currency',
      ${callableFrom}, p.until + ${hours('brokenPromise')}
    from (${brokenPromises('$1')}) p join loan_order o on o.id = p.order_id
    where ${callableFrom} <= $1 and not exists (select from desk_done d where d.kind = 'brokenPromise' and d.subject_id = p.id)`,
  },
  { kinds: ['missedPlanStart', 'brokenPlan'], sql: brokenPlanWork },
  { kinds: ['lateLoan'], sql: lateLoanWork, held: heldLate },
  {
    kinds: ['contactAgainstRule'],
    sql: `select 'contactAgainstRule', c.id, c.borrower_id, c.order_id, null, array_to_string(c.against || c.against_also, ' '), null, null, c.noted_at,
      c.noted_at + ${hours('contactAgainstRule')}
    from contact c where c.against is not null
      and not exists (select from desk_done d where d.kind = 'contactAgainstRule' and d.subject_id = c.id)`,
    order: { since: 'c.noted_at', id: 'c.id' },
  },
  {
    kinds: ['proposal'],
    sql: `select 'proposal', p.id, p.borrower_id, p.order_id, null, p.kind, (p.asked->>'amountMinor')::bigint,
      (select o.terms->>'currency' from loan_order o where o.id = p.order_id), p.proposed_at,
      p.proposed_at + ${hours('proposal')}
    from desk_proposal p where p.decided_at is null and p.expires_at >= $1
      and p.proposed_at >= $1 - interval '${proposalLifeDays} days'`,
    order: { since: 'p.proposed_at', id: 'p.id' },
  },
  {
    kinds: ['proposal'],
    sql: `select 'proposal', b.id, null, null, null, 'bulk:' || b.kind, null, null, b.proposed_at,
      b.proposed_at + ${hours('proposal')}
    from desk_bulk b where b.state = 'open' and b.expires_at >= $1`,
    order: { since: 'b.proposed_at', id: 'b.id' },
  },
  {
    kinds: ['referredApplication', 'secondLook'],
    sql: `select case r.kind when 'referred' then 'referredApplication' else r.kind end, r.subject_id, r.borrower_id, r.order_id,
      null, coalesce((select string_agg(x->>'rule', ' ' order by n) from jsonb_array_elements(r.rules) with ordinality rules (x, n)
        where x->>'passed' = 'false'), ''), r.principal_minor, r.currency, r.asked_at, r.due_by
    from (${waitingReviews}) r where true`,
  },
]

/** Names its columns and takes the time: a part may stand first. */
const together = (found: readonly string[]): string => `
  select null::text as kind, null::text as id, null::text as borrower_id, null::text as order_id, null::text as case_id, null::text as what,
      null::bigint as amount_minor, null::text as currency, null::timestamptz as since, null::timestamptz as due_by where $1::timestamptz is null
  ${found.map((sql) => `union all (${sql})`).join('\n  ')}`

const items = (
  found: readonly string[],
): string => `select w.kind, w.id, w.borrower_id as "userId", w.order_id as "orderId", w.case_id as "caseId",
    coalesce(b.name, '') as name, w.what, w.amount_minor as "amountMinor", w.currency, w.since, w.due_by as "dueBy",
    o.id as "ownerId", o.name as "ownerName"
  from (${together(found)}) w
  left join borrower b on b.id = w.borrower_id
  left join desk_take t on t.kind = w.kind and t.subject_id = w.id
  left join officer o on o.id = t.officer_id and o.ended_at is null`

const withKinds = (wanted: readonly WorkKind[] | null): readonly Part[] =>
  parts.filter(({ kinds }) => wanted === null || kinds.some((kind) => wanted.includes(kind)))

export interface WorkWanted {
  readonly now: Date
  /** Null for all kinds. */
  readonly kinds: readonly WorkKind[] | null
  readonly over: boolean
  /** An officer's id; `nobody` for items that no officer has taken; null for all. */
  readonly owner: string | null
  readonly after: { readonly dueBy: string; readonly kind: string; readonly id: string } | null
  readonly limit: number
}

/** What is over time or due next comes first; pages go by key. */
export async function listWaiting(db: Queries, wanted: WorkWanted): Promise<WorkItem[]> {
  const { now, kinds, over, owner, after, limit } = wanted
  return await db.query<WorkItem>(
    `${items(withKinds(kinds).map((part) => pageOf(part, wanted)))}
      where ($2::text[] is null or w.kind = any($2)) and (not $8::boolean or w.due_by < $1)
        and ($3::text is null or ($3 = 'nobody' and o.id is null) or o.id = $3)
        and ($4::timestamptz is null or (w.due_by, w.kind collate "C", w.id) > ($4, $5 collate "C", $6))
      order by w.due_by, w.kind collate "C", w.id limit $7`,
    [now, kinds, owner, after?.dueBy ?? null, after?.kind ?? null, after?.id ?? null, limit, over],
  )
}

/** All of a part that is on the list. */
const allOf = ({ sql, held }: Part): string => (held === undefined ? sql : `${sql} and ${held}`)

/** A part with no more than the page could need of it, where an index has it in order. */
function pageOf(part: Part, { over, owner, after }: WorkWanted): string {
  const {
    kinds: [kind = 'case'],
    sql,
    order,
  } = part
  if (order === undefined) return allOf(part)
  const { since, id } = order
  const key = `$4::timestamptz - ${hours(kind)}`
  const conditions = [
    after === null
      ? null
      : kind === after.kind
        ? `(${since}, ${id}) > (${key}, $6)`
        : `${since} ${kind > after.kind ? '>=' : '>'} ${key}`,
    over ? `${since} < $1::timestamptz - ${hours(kind)}` : null,
    owner === null ? null : ownedBy(owner, kind, id),
  ].filter((one) => one !== null)
  return `${[sql, ...conditions].join(' and ')} order by ${since}, ${id} limit $7`
}

const ownedBy = (owner: string, kind: WorkKind, id: string): string =>
  owner === 'nobody'
    ? `not exists (select from desk_take held join officer f on f.id = held.officer_id and f.ended_at is null
        where held.kind = '${kind}' and held.subject_id = ${id})`
    : `${id} = any(array(select subject_id from desk_take held where held.officer_id = $3 and held.kind = '${kind}'))`

/** One item while it waits; null once it is done. */
export function findWaiting(
  db: Queries,
  { kind, id, now }: { readonly kind: WorkKind; readonly id: string; readonly now: Date },
): Promise<WorkItem | null> {
  return db.first<WorkItem>(`${items(withKinds([kind]).map(({ sql }) => sql))} where w.kind = $2 and w.id = $3`, [
    now,
    kind,
    id,
  ])
}

/** True where an officer may not decide an item: an own proposal or contact, or a second look at what the officer declined. */
export async function isOwnWork(
  db: Queries,
  { kind, id, officerId }: { readonly kind: WorkKind; readonly id: string; readonly officerId: string },
): Promise<boolean> {
  const found = {
    proposal: `select 1 from desk_proposal where id = $1 and proposed_by = $2
      union all select 1 from desk_bulk where id = $1 and proposed_by = $2`,
    contactAgainstRule: 'select 1 from contact where id = $1 and officer_id = $2',
    secondLook: 'select 1 from application_review where subject_id = $1 and officer_id = $2 and not approved',
  }
  const sql = Object.hasOwn(found, kind) ? found[kind as keyof typeof found] : null
  return sql !== null && (await db.query(sql, [id, officerId])).length > 0
}

/** The kinds that are done on a loan's page, and money of it that an officer has yet to look at: who is called about the loan has to know. */
const loanKinds: readonly WorkKind[] = [
  'suspense',
  'paymentReturn',
  'payoutFailed',
  'refundFailed',
  'sentBack',
  'hardship',
  'brokenPromise',
  'missedPlanStart',
  'brokenPlan',
  'lateLoan',
]

/** What waits on a loan's page, due next first. */
export async function waitingOfLoan(db: Queries, orderId: string, now: Date): Promise<WorkItem[]> {
  return await db.query<WorkItem>(
    `${items(withKinds(loanKinds).map(({ sql }) => sql))} where w.order_id = $2 order by w.due_by, w.id`,
    [now, orderId],
  )
}

export interface Held {
  readonly officerId: string
  readonly held: number
  readonly over: number
  readonly soonestDueBy: Date
}

/** How much of what waits each officer has, of one officer or of all; officers who have nothing are not in it. */
export async function countHeld(db: Queries, now: Date, officerId: string | null): Promise<Held[]> {
  const taken = parts.map((part) => {
    const {
      kinds: [kind = 'case'],
      sql,
      order,
    } = part
    return order === undefined
      ? allOf(part)
      : `${sql} and ${order.id} = any(array(select subject_id from desk_take held
          where held.kind = '${kind}' and ($2::text is null or held.officer_id = $2)))`
  })
  return await db.query<Held>(
    `select t.officer_id as "officerId", count(*)::int as held, count(*) filter (where w.due_by < $1)::int as over,
        min(w.due_by) as "soonestDueBy"
      from (${together(taken)}) w join desk_take t on t.kind = w.kind and t.subject_id = w.id
        join officer o on o.id = t.officer_id and o.ended_at is null
      where $2::text is null or t.officer_id = $2 group by t.officer_id`,
    [now, officerId],
  )
}

/** What suspense holds of a currency by the ledger, and by the items of the work list: minor units, above 0 where it is owed to us. */
export interface SuspenseSums {
  readonly currency: string
  readonly ledgerMinor: number
  readonly listedMinor: number
}

/** PAYMENT-63: the currencies in which suspense and the work list differ, at one moment; empty where all of it is somebody's work. */
export async function suspenseDifferences(db: Queries, now: Date): Promise<SuspenseSums[]> {
  const listed = together(withKinds(['suspense', 'paymentReturn', 'sentBack']).map(({ sql }) => sql))
  return await db.query<SuspenseSums>(
    `select currency, sum(ledger)::bigint as "ledgerMinor", sum(listed)::bigint as "listedMinor" from (
        select currency::text, case when debit = 'suspense' then amount else -amount end as ledger, 0 as listed
          from transfer where debit = 'suspense' or credit = 'suspense'
        union all select currency, 0, case when kind = 'suspense' then -amount_minor else amount_minor end from (${listed}) w
      ) both_sides group by currency having sum(ledger) <> sum(listed) order by currency`,
    [now],
  )
}

/** So much of one kind is counted, what is due first. */
export const countedAtMost = 10_000

export interface WorkCount {
  readonly kind: WorkKind
  readonly waiting: number
  readonly soon: number
  readonly over: number
  /** More waits than was counted. */
  readonly hasMore: boolean
}

/** How much waits of each kind, how much of it has a third of its time left or less, and how much is over time. */
export async function countWaiting(db: Queries, now: Date, atMost = countedAtMost): Promise<WorkCount[]> {
  const counted = parts.map((part) => {
    const { sql, order } = part
    return order === undefined ? allOf(part) : `${sql} order by ${order.since}, ${order.id} limit $2::int + 1`
  })
  return await db.query<WorkCount>(
    `select kind, least(count(*), $2)::int as waiting,
        least(count(*) filter (where due_by >= $1 and due_by - $1 <= (due_by - since) / 3), $2)::int as soon,
        least(count(*) filter (where due_by < $1), $2)::int as over, count(*) > $2 as "hasMore"
      from (${together(counted)}) w group by kind order by kind`,
    [now, atMost],
  )
}
