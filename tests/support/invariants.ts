// The invariants over a database: what the tables say against each other, and every loan against a replay of its events.

import { createHash } from 'node:crypto'
import {
  type JournalEntry,
  journalViolations,
  keptViolations,
  type OpenIntent,
  openViolations,
} from '../../src/core/invariants/book-invariants.ts'
import { type InvariantName, type Violation, violationsOf } from '../../src/core/invariants/invariant.ts'
import { loanViolations } from '../../src/core/invariants/loan-invariants.ts'
import type { LedgerTransfer } from '../../src/core/ledger/accounts.ts'
import { noBalances } from '../../src/core/ledger/loan-postings.ts'
import { statusOf } from '../../src/core/loan/loan-status.ts'
import { replayLoan } from '../../src/core/loan/replay.ts'
import type { LoanTerms } from '../../src/core/loan/terms.ts'
import { eventsOf } from '../../src/server/books/loan-event-store.ts'
import { type Order, type OrderRow, orderColumns, orderFrom } from '../../src/server/books/order-record.ts'
import type { Queries } from '../../src/server/db/database.ts'
import { loanBalances, trialBalance } from '../../src/server/db/ledger.ts'
import { brokenSeals } from '../../src/server/db/ledger-seal.ts'

/** What only the caller knows. */
export interface Known {
  /** `provider:transaction` of everything that was answered with success. */
  readonly acknowledged?: Iterable<string>
  /** The ledger as it was at an earlier look: {@link ledgerMark}. */
  readonly mark?: LedgerMark
}

/** The ledger up to an entry, and the hash of it. */
export interface LedgerMark {
  readonly lastId: number
  readonly hash: string
}

/** Every breach that the database shows, empty when all is well. Reads in one transaction, so that nothing moves meanwhile. */
export async function databaseViolations(db: Queries, known: Known = {}): Promise<Violation[]> {
  return await db.transaction(async (tx) => [
    ...(await sumViolations(tx)),
    ...(await tableViolations(tx)),
    ...(await allLoanViolations(tx)),
    ...(await openTwice(tx)),
    ...(await keptIn(tx, known.acknowledged ?? [])),
    ...(await rewritten(tx, known.mark)),
    ...(await unsealed(tx)),
  ])
}

async function sumViolations(db: Queries): Promise<Violation[]> {
  const { balanced, rows } = await trialBalance(db)
  return violationsOf([[balanced, 'postingsAddUpToZero', () => `the trial balance is off: ${JSON.stringify(rows)}`]])
}

/** Each query counts rows that break its sentence. */
const countedBreaches: readonly (readonly [InvariantName, string, string])[] = [
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
    `select count(*) as n from payment p left join loan_event e on e.source_key = p.provider || ':' || p.transaction_id
      where p.state = 'posted' and (e.id is null or e.order_id <> p.order_id or e.amount_minor <> p.amount_minor)`,
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
    'days whose accrual is not what the ledger has',
    `select count(*) as n from entry e full join accrual_day a
        on e.kind = 'dayClose' and e.idem_key = a.order_id || ':' || a.accrual_date
      where (e.kind = 'dayClose' or e.id is null) and (e.id is null or a.order_id is null
        or a.interest_minor + a.fee_minor + a.penalty_minor <> (
          select coalesce(sum(case when t.credit in ('interestIncome', 'feeIncome', 'penaltyIncome') then t.amount else 0 end)
                        - sum(case when t.debit in ('interestIncome', 'feeIncome', 'penaltyIncome') then t.amount else 0 end), 0)
          from transfer t where t.entry_id = e.id))`,
  ],
  [
    'paidOutIsWhatWasAgreed',
    'orders with other terms than their offer',
    'select count(*) as n from loan_order o join offer f on f.id = o.offer_id where o.terms <> f.terms',
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
        and (select count(*) from payout_attempt p where p.order_id = o.id and p.state = 'paid') <> 1`,
  ],
  [
    'paidOutIsWhatWasAgreed',
    'payouts of another amount than the ledger has',
    `select count(*) as n from payout_attempt p where p.state = 'paid' and p.amount_minor <> (
        select coalesce(sum(t.amount), 0) from transfer t join entry e on e.id = t.entry_id
        where e.kind = 'payout' and e.loan_id = p.order_id and t.credit = 'payoutClearing')`,
  ],
]

async function tableViolations(db: Queries): Promise<Violation[]> {
  const found: Violation[] = []
  for (const [invariant, what, sql] of countedBreaches) {
    const [row] = await db.query<{ n: number }>(sql)
    found.push(...violationsOf([[row?.n === 0, invariant, () => `${row?.n} ${what}`]]))
  }
  return found
}

async function allLoanViolations(db: Queries): Promise<Violation[]> {
  const rows = await db.query<OrderRow>(
    `select ${orderColumns} from loan_order where disbursed_on is not null order by id`,
  )
  const found: Violation[] = []
  for (const row of rows) {
    const order = orderFrom(row)
    for (const { invariant, says } of await loanIn(db, order)) found.push({ invariant, says: `${order.id}: ${says}` })
  }
  return found
}

/** A loan on the last day that was closed for it: stored status, ledger and journal against the replay. */
async function loanIn(db: Queries, order: Order): Promise<Violation[]> {
  const { disbursedOn, schedule, terms } = order
  if (disbursedOn === null || schedule === null) return []
  const events = await eventsOf(db, order.id)
  const balances = await loanBalances(db, order.id)
  const asOf = order.statusOn ?? disbursedOn
  const state = replayLoan({ terms, disbursedOn, schedule }, events, asOf)
  const status = statusOf(state)
  const stored = order.status === status
  return [
    ...loanViolations({ accepted: await acceptedTerms(db, order), events, balances, state, status }),
    ...journalViolations(await journalOf(db, order.id), { ...noBalances, ...balances }),
    ...violationsOf([
      [stored, 'statusFollowsFromLedger', () => `stored as ${order.status}, and ${status} by its events on ${asOf}`],
      [
        status !== 'settled' || order.closureNumber !== null,
        'statusFollowsFromLedger',
        () => 'settled without a number',
      ],
    ]),
  ]
}

async function acceptedTerms(db: Queries, order: Order): Promise<LoanTerms> {
  const [offer] = await db.query<{ terms: LoanTerms }>(
    'select f.terms from offer f join loan_order o on o.offer_id = f.id where o.id = $1',
    [order.id],
  )
  return offer?.terms ?? order.terms
}

async function journalOf(db: Queries, loanId: string): Promise<JournalEntry[]> {
  return await db.query<JournalEntry & { readonly transfers: readonly LedgerTransfer[] }>(
    `select e.kind, e.idem_key as key, (select jsonb_agg(jsonb_build_object(
        'debit', t.debit, 'credit', t.credit, 'amountMinor', t.amount) order by t.line)
        from transfer t where t.entry_id = e.id) as transfers
      from entry e where e.id in (select entry_id from transfer where loan_id = $1) order by e.id`,
    [loanId],
  )
}

async function openTwice(db: Queries): Promise<Violation[]> {
  const orders = await db.query<OrderRow>(`select ${orderColumns} from loan_order`)
  const intents = await db.query<OpenIntent>('select order_id as "orderId", purpose, state from payment_intent')
  return openViolations(orders.map(orderFrom), intents)
}

async function keptIn(db: Queries, acknowledged: Iterable<string>): Promise<Violation[]> {
  const rows = await db.query<{ key: string }>(`select provider || ':' || transaction_id as key from payment`)
  return keptViolations(acknowledged, new Set(rows.map(({ key }) => key)))
}

async function rewritten(db: Queries, mark: LedgerMark | undefined): Promise<Violation[]> {
  if (mark === undefined) return []
  const now = await hashUpTo(db, mark.lastId)
  return violationsOf([
    [now === mark.hash, 'pastIsNotRewritten', () => `the ledger up to entry ${mark.lastId} was changed`],
  ])
}

async function unsealed(db: Queries): Promise<Violation[]> {
  const broken = await brokenSeals(db)
  return violationsOf([[broken.length === 0, 'pastIsNotRewritten', () => `seals that do not hold: ${broken.join()}`]])
}

/** Remembers the ledger as it is. To be compared later through `Known.mark`. */
export async function ledgerMark(db: Queries): Promise<LedgerMark> {
  const [row] = await db.query<{ last: number }>('select coalesce(max(id), 0) as last from entry')
  const lastId = row?.last ?? 0
  return { lastId, hash: await hashUpTo(db, lastId) }
}

/** A chain over the entries and their lines: each link hashes the one before it. */
async function hashUpTo(db: Queries, lastId: number): Promise<string> {
  const rows = await db.query<{ line: string }>(
    `select (to_jsonb(e) || jsonb_build_object('lines', (
        select jsonb_agg(to_jsonb(t) order by t.line) from transfer t where t.entry_id = e.id)))::text as line
      from entry e where e.id <= $1 order by e.id`,
    [lastId],
  )
  let link = ''
  for (const { line } of rows) link = createHash('sha256').update(link).update(line).digest('hex')
  return link
}

/** Throws with every breach, one line each. `when` says where in a story it was found. */
export function expectSound(violations: readonly Violation[], when: string): void {
  if (violations.length === 0) return
  const lines = violations.slice(0, 20).map(({ invariant, says }) => `${invariant}: ${says}`)
  throw new Error(`${violations.length} breaches ${when}\n${lines.join('\n')}`)
}
