// What the tables must say of each other, as queries that count the rows that break a sentence.

import type { Queries } from '../../src/server/db/database.ts'
import { type InvariantName, type Violation, violationsOf } from './invariant.ts'

type Breach = readonly [InvariantName, string, string]

const incomeAccounts = `('interestIncome', 'feeIncome', 'penaltyIncome')`

/** Of each entry after `$1`: what was posted before is not changed, and was looked at before. */
const entryBreaches: readonly Breach[] = [
  [
    'postingsAddUpToZero',
    'entries of another amount than their lines',
    `select count(*) as n from entry e where e.id > $1
        and amount <> (select coalesce(sum(t.amount), 0) from transfer t where t.entry_id = e.id)`,
  ],
  [
    'dayAccruesOnce',
    'days whose accrual is not what the ledger has',
    `select count(*) as n from entry e left join accrual_day a on e.idem_key = a.order_id || ':' || a.accrual_date
      where e.id > $1 and e.kind = 'dayClose' and (a.order_id is null
        or a.interest_minor + a.fee_minor + a.penalty_minor <> (
          select coalesce(sum(case when t.credit in ${incomeAccounts} then t.amount else 0 end)
                        - sum(case when t.debit in ${incomeAccounts} then t.amount else 0 end), 0)
          from transfer t where t.entry_id = e.id))`,
  ],
]

/** Of whole tables. */
const tableBreaches: readonly Breach[] = [
  [
    'oneEntryForEachCause',
    'causes with two entries',
    'select count(*) as n from (select 1 from entry group by kind, idem_key having count(*) > 1) twice',
  ],
  [
    'oneEntryForEachCause',
    'transactions of a provider that are booked twice',
    'select count(*) as n from (select 1 from payment group by provider, transaction_id having count(*) > 1) twice',
  ],
  [
    'oneEntryForEachCause',
    'payments without their loan event, or with another amount',
    `select count(*) as n from payment p left join loan_event e on e.source_key = p.loan_event_id
      where p.state = 'posted' and (e.id is null or e.order_id <> p.order_id
        or (p.returned_at is null and e.amount_minor <> p.amount_minor - p.out_minor))`,
  ],
  [
    'oneEntryForEachCause',
    'payments in suspense without their entry',
    `select count(*) as n from payment p left join entry e on e.kind = 'suspense'
        and e.idem_key = p.provider || ':' || p.transaction_id
      where p.state = 'suspense' and (e.id is null or e.amount <> p.amount_minor)`,
  ],
  [
    'dayAccruesOnce',
    'days of a loan that accrued twice',
    'select count(*) as n from (select 1 from accrual_day group by order_id, accrual_date having count(*) > 1) twice',
  ],
  [
    'dayAccruesOnce',
    'days that accrued and are not in the ledger',
    `select count(*) as n from accrual_day a left join entry e
        on e.kind = 'dayClose' and e.idem_key = a.order_id || ':' || a.accrual_date
      where e.id is null`,
  ],
  [
    'paidOutIsWhatWasAgreed',
    'orders with other terms than their offer',
    'select count(*) as n from loan_order o join offer f on f.id = o.offer_id where o.terms::jsonb <> f.terms',
  ],
  [
    'paidOutIsWhatWasAgreed',
    'loans from an offer without consent to each of its papers',
    `select count(*) as n from loan_order o join offer f on f.id = o.offer_id
      where jsonb_array_length(f.agreements) <> (select count(*) from consent c
        where c.order_id = o.id and c.offer_id = f.id and c.borrower_id = o.borrower_id)`,
  ],
  [
    'paidOutIsWhatWasAgreed',
    'loans that were sent otherwise than once',
    `select count(*) as n from loan_order o where o.offer_id is not null and o.disbursed_on is not null
        and (select count(*) from payout_attempt p where p.order_id = o.id and p.state = 'paid') <> 1
        and not exists (select 1 from payout_attempt p join loan_event v on v.order_id = p.order_id
          where p.order_id = o.id and p.state = 'returned')`,
  ],
  [
    'paidOutIsWhatWasAgreed',
    'payouts of another amount than the ledger has',
    `select count(*) as n from payout_attempt p left join (
        select e.loan_id, sum(case when e.kind = 'payout' then t.amount else -t.amount end) as amount
        from entry e join transfer t on t.entry_id = e.id
        where (e.kind = 'payout' and t.credit = 'payoutClearing')
          or (e.kind = 'payoutReturned' and t.debit = 'payoutClearing') group by e.loan_id) sent on sent.loan_id = p.order_id
      where p.state = 'paid' and p.amount_minor is distinct from sent.amount`,
  ],
]

/** The breaches of entries after one (all, after 0). */
export function entryViolations(db: Queries, afterId: number): Promise<Violation[]> {
  return counted(db, entryBreaches, [afterId])
}

/** The breaches of all tables beside the entries. */
export function tableViolations(db: Queries): Promise<Violation[]> {
  return counted(db, tableBreaches, [])
}

async function counted(db: Queries, breaches: readonly Breach[], asked: readonly number[]): Promise<Violation[]> {
  const found: Violation[] = []
  for (const [invariant, what, sql] of breaches) {
    const [row] = await db.query<{ n: number }>(sql, asked)
    found.push(...violationsOf([[row?.n === 0, invariant, () => `${row?.n} ${what}`]]))
  }
  return found
}
