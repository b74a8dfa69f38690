// The invariants over a database: what the tables say against each other, and every loan against a replay of its events.

import type { LedgerAccount, LedgerBalances, LedgerTransfer } from '../../src/core/ledger/accounts.ts'
import { noBalances } from '../../src/core/ledger/loan-postings.ts'
import type { LoanEvent } from '../../src/core/loan/loan-event.ts'
import { statusOf } from '../../src/core/loan/loan-state.ts'
import { replayLoan } from '../../src/core/loan/replay.ts'
import type { LoanTerms } from '../../src/core/loan/terms.ts'
import { type EventRow, eventFrom } from '../../src/server/account/record/loan-event-store.ts'
import { type Order, orderColumns } from '../../src/server/account/record/order-record.ts'
import type { Queries } from '../../src/server/db/database.ts'
import { trialBalance } from '../../src/server/db/ledger/ledger.ts'
import { brokenSeals, newestSeal } from '../../src/server/db/ledger/ledger-seal.ts'
import { suspenseDifferences } from '../../src/server/desk/work-query.ts'
import {
  type JournalEntry,
  journalViolations,
  keptViolations,
  type OpenIntent,
  type OpenOrder,
  openViolations,
} from './book-invariants.ts'
import { type Violation, violationsOf } from './invariant.ts'
import { loanViolations } from './loan-invariants.ts'
import { entryViolations, tableViolations } from './table-invariants.ts'

/** What only the caller knows. */
export interface Known {
  /** `provider:transaction` of everything that was answered with success. */
  readonly acknowledged?: Iterable<string>
  /** The ledger as it was at an earlier look: {@link ledgerMark}. */
  readonly mark?: LedgerMark
  /**
   * Looks at the entries after the mark and at the loans that they touch; that all before is as it was, is seen by its hash.
   * What whole tables must say of each other, journals and all seals but the newest wait for the next whole look.
   */
  readonly sinceMark?: boolean
}

/** The ledger after an entry (from its beginning, after 0) and up to another, and the hash of it. */
export interface LedgerMark {
  readonly afterId: number
  readonly lastId: number
  readonly hash: string
}

/** Every breach that the database shows, empty when all is well. Reads in one transaction, so that nothing moves meanwhile. */
export async function databaseViolations(db: Queries, known: Known = {}): Promise<Violation[]> {
  const afterId = known.sinceMark === true ? known.mark?.lastId : undefined
  return await db.transaction(async (tx) => [
    ...(await entryViolations(tx, afterId ?? 0)),
    ...(afterId === undefined ? [...(await sumViolations(tx)), ...(await tableViolations(tx))] : []),
    ...(await unworked(tx)),
    ...(await allLoanViolations(tx, afterId ?? null)),
    ...(await openTwice(tx)),
    ...(await keptIn(tx, known.acknowledged ?? [])),
    ...(await rewritten(tx, known.mark)),
    ...(await unsealed(tx, afterId !== undefined)),
  ])
}

/** What the ledger holds in suspense is somebody's work, sum by sum. */
async function unworked(db: Queries): Promise<Violation[]> {
  // Later than any clock of a test: an item counts from whenever it waits.
  const differences = await suspenseDifferences(db, new Date('2999-01-01T00:00:00Z'))
  return violationsOf([
    [differences.length === 0, 'suspenseIsWork', () => `suspense and the work list: ${JSON.stringify(differences)}`],
  ])
}

async function sumViolations(db: Queries): Promise<Violation[]> {
  const { balanced, rows } = await trialBalance(db)
  return violationsOf([[balanced, 'postingsAddUpToZero', () => `the trial balance is off: ${JSON.stringify(rows)}`]])
}

/** Loans that are read by one statement of each kind: looked at one by one, a year of many would take hours. */
const loansAtOnce = 1_000

/** Of all loans, or of those alone that entries after one belong to. */
async function allLoanViolations(db: Queries, afterId: number | null): Promise<Violation[]> {
  const found: Violation[] = []
  for (let after = ''; ; ) {
    const rows = await db.query<Order & { accepted: LoanTerms | null }>(
      `select ${orderColumns}, (select f.terms from offer f where f.id = loan_order.offer_id) as accepted
        from loan_order where disbursed_on is not null and id > $1
          and ($3::bigint is null or id in (select loan_id from transfer where entry_id > $3)) order by id limit $2`,
      [after, loansAtOnce, afterId],
    )
    const last = rows.at(-1)
    if (last === undefined) return found
    after = last.id
    const ids = rows.map(({ id }) => id)
    const books = await booksOf(db, ids, afterId === null ? await journalsOf(db, ids) : null)
    for (const { accepted, ...order } of rows) {
      for (const { invariant, says } of loanIn(order, accepted ?? order.terms, books(order.id)))
        found.push({ invariant, says: `${order.id}: ${says}` })
    }
  }
}

/** What the tables hold of one loan beside its order. */
interface LoanBooks {
  readonly events: LoanEvent[]
  readonly balances: LedgerBalances
  readonly journal: JournalEntry[] | null
}

/** Events and what the ledger lines add up to, of so many loans; to be asked by the loan's id. */
async function booksOf(
  db: Queries,
  ids: readonly string[],
  journals: Map<string, LedgerLine[]> | null,
): Promise<(id: string) => LoanBooks> {
  const events = await db.query<EventRow & { order_id: string }>(
    `select order_id, source_key, kind, value_date, amount_minor, data from loan_event
      where order_id = any($1) order by order_id, value_date, source_key`,
    [ids],
  )
  const balances = await db.query<{ loan_id: string; account: LedgerAccount; balance: number }>(
    'select loan_id, account, balance from loan_balance where loan_id = any($1)',
    [ids],
  )
  const eventsById = Map.groupBy(events, ({ order_id }) => order_id)
  const balancesById = Map.groupBy(balances, ({ loan_id }) => loan_id)
  return (id) => ({
    events: (eventsById.get(id) ?? []).map(eventFrom),
    balances: {
      ...noBalances,
      ...Object.fromEntries((balancesById.get(id) ?? []).map(({ account, balance }) => [account, balance])),
    },
    journal: journals === null ? null : journalFrom(journals.get(id) ?? []),
  })
}

/** The lines of all entries that a loan has a part in, by loan. */
async function journalsOf(db: Queries, ids: readonly string[]): Promise<Map<string, LedgerLine[]>> {
  const lines = await db.query<LedgerLine>(
    `select own.loan_id, e.id, e.kind, e.idem_key as key, t.debit, t.credit, t.amount as "amountMinor"
      from (select distinct loan_id, entry_id from transfer where loan_id = any($1)) own
      join entry e on e.id = own.entry_id join transfer t on t.entry_id = e.id
      order by own.loan_id, e.id, t.line`,
    [ids],
  )
  return Map.groupBy(lines, ({ loan_id }) => loan_id)
}

interface LedgerLine extends LedgerTransfer {
  readonly loan_id: string
  readonly id: number
  readonly kind: string
  readonly key: string
}

/** Lines in the order of posting as the entries that they stand in. */
function journalFrom(lines: readonly LedgerLine[]): JournalEntry[] {
  return [...Map.groupBy(lines, ({ id }) => id).values()].flatMap((transfers) => {
    const [first] = transfers
    return first === undefined ? [] : [{ kind: first.kind, key: first.key, transfers }]
  })
}

/** A loan on the last day that was closed for it: stored status, ledger and journal against the replay. */
function loanIn(order: Order, accepted: LoanTerms, { events, balances, journal }: LoanBooks): Violation[] {
  const { disbursedOn, schedule, terms } = order
  if (disbursedOn === null || schedule === null) return []
  const asOf = order.statusOn ?? disbursedOn
  const state = replayLoan({ terms, disbursedOn, schedule }, events, asOf)
  const status = statusOf(state)
  const stored = order.status === status
  return [
    ...loanViolations({ accepted, events, balances, state, status }),
    ...(journal === null ? [] : journalViolations(journal, balances)),
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

async function openTwice(db: Queries): Promise<Violation[]> {
  const orders = await db.query<OpenOrder>(
    'select borrower_id as "borrowerId", product_id as "productId", status from loan_order',
  )
  const intents = await db.query<OpenIntent>('select order_id as "orderId", purpose, state from payment_intent')
  return openViolations(orders, intents)
}

async function keptIn(db: Queries, acknowledged: Iterable<string>): Promise<Violation[]> {
  const rows = await db.query<{ key: string }>(`select provider || ':' || transaction_id as key from payment`)
  return keptViolations(acknowledged, new Set(rows.map(({ key }) => key)))
}

async function rewritten(db: Queries, mark: LedgerMark | undefined): Promise<Violation[]> {
  if (mark === undefined) return []
  const now = await hashUpTo(db, mark.lastId, mark.afterId)
  return violationsOf([
    [now === mark.hash, 'pastIsNotRewritten', () => `the ledger up to entry ${mark.lastId} was changed`],
  ])
}

async function unsealed(db: Queries, onlyNewest: boolean): Promise<Violation[]> {
  const newest = onlyNewest ? await newestSeal(db) : null
  const broken = onlyNewest ? (newest?.isBroken === true ? [newest.number] : []) : await brokenSeals(db)
  return violationsOf([[broken.length === 0, 'pastIsNotRewritten', () => `seals that do not hold: ${broken.join()}`]])
}

/**
 * Remembers the ledger as it is, or the part of it after an entry. To be compared later through `Known.mark`. Waits for what is
 * being posted: an entry takes its number before it is there for all to see, and would come in under the mark afterwards.
 */
export async function ledgerMark(db: Queries, afterId = 0): Promise<LedgerMark> {
  return await db.transaction(async (tx) => {
    await tx.execute('lock table entry in share mode')
    const [row] = await tx.query<{ last: number }>('select coalesce(max(id), 0) as last from entry')
    const lastId = row?.last ?? 0
    return { afterId, lastId, hash: await hashUpTo(tx, lastId, afterId) }
  })
}

/** What all entries after one and up to another, and their lines, come to: any change of a column shows. */
async function hashUpTo(db: Queries, lastId: number, afterId: number): Promise<string> {
  const [row] = await db.query<{ hash: string }>(
    `select concat_ws(' ',
        (select concat_ws(' ', count(*), sum(hash_record_extended(e, 0))) from entry e where e.id > $2 and e.id <= $1),
        (select concat_ws(' ', count(*), sum(hash_record_extended(t, 0))) from transfer t
          where t.entry_id > $2 and t.entry_id <= $1)) as hash`,
    [lastId, afterId],
  )
  return row?.hash ?? ''
}

/** All that was posted since a mark: with the past under the mark unchanged, equal texts are equal ledgers. */
export async function postedSince(db: Queries, { lastId }: LedgerMark): Promise<string> {
  return await hashUpTo(db, Number.MAX_SAFE_INTEGER, lastId)
}

/** Throws with every breach, one line each. `when` says where in a story it was found. */
export function expectSound(violations: readonly Violation[], when: string): void {
  if (violations.length === 0) return
  const lines = violations.slice(0, 20).map(({ invariant, says }) => `${invariant}: ${says}`)
  throw new Error(`${violations.length} breaches ${when}\n${lines.join('\n')}`)
}
