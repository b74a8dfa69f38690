// The ledger as it is stored: posting balanced entries, and reading what they add up to.

import { createHash } from 'node:crypto'
import type { CalendarDate } from '../../core/calendar-date.ts'
import { type LedgerAccount, type LedgerTransfer, ledgerAccounts } from '../../core/ledger/accounts.ts'
import type { Currency } from '../../core/market/market.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import { json } from './column-types.ts'
import type { Queries, Tx } from './database.ts'

export interface EntryToPost {
  readonly kind: string
  /** Natural key of the cause, such as a provider's transaction: with `kind`, it is posted once. */
  readonly idemKey: string
  /** What was asked under the key; the same key with another hash is refused. Text is hashed, bytes are taken as they are. */
  readonly requestHash: string | Uint8Array
  readonly loanId: string | null
  /** The day that the money counts for. */
  readonly valueDate: CalendarDate
  /** The day that it was written. */
  readonly postingDate: CalendarDate
  readonly currency: Currency
  /** At least one. */
  readonly transfers: readonly LedgerTransfer[]
  /** What the caller answers for this key, now and whenever it is asked again. */
  readonly response: unknown
  readonly reverses?: number
}

export interface PostedEntry {
  readonly entryId: number
  /** False when the key was posted before: nothing was written now. */
  readonly fresh: boolean
  /** The stored answer; the first posting's when it is not fresh. */
  readonly response: unknown
}

interface PostedRow {
  entry_id: number
  fresh: boolean
  same_request: boolean
  stored_response: unknown
}

/**
 * Posts one entry with its lines, in one statement. Many at once with one key: one is written, all get its answer.
 * Another `requestHash` under the key is the refusal `requestKeyWasUsedForSomethingElse`.
 * Throws without transfers, and where a database rule is broken (an amount that is not positive, an unknown account).
 */
export async function postEntry(tx: Tx, entry: EntryToPost): Promise<PostedEntry | Refusal> {
  const { transfers } = entry
  if (transfers.length === 0) throw new RangeError('an entry needs at least one transfer')
  const [row] = await tx.query<PostedRow>(
    `select entry_id, fresh, same_request, stored_response
     from post_entry($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      entry.kind,
      entry.idemKey,
      hashOf(entry.requestHash),
      entry.loanId,
      entry.valueDate,
      entry.postingDate,
      entry.currency,
      transfers.map((transfer) => transfer.debit),
      transfers.map((transfer) => transfer.credit),
      transfers.map((transfer) => transfer.amountMinor),
      json(entry.response),
      entry.reverses ?? null,
    ],
  )
  if (row === undefined) throw new Error('posting an entry returned nothing')
  if (!row.same_request) return refuse('requestKeyWasUsedForSomethingElse')
  return { entryId: row.entry_id, fresh: row.fresh, response: row.stored_response }
}

function hashOf(request: string | Uint8Array): Uint8Array {
  return typeof request === 'string' ? createHash('sha256').update(request).digest() : request
}

export interface Reversal {
  readonly kind: string
  readonly idemKey: string
  readonly valueDate: CalendarDate
  readonly postingDate: CalendarDate
  readonly response: unknown
}

/** Takes an entry back by the opposite of its lines. Each entry once: a second reversal with another key throws. */
export async function reverseEntry(tx: Tx, entryId: number, reversal: Reversal): Promise<PostedEntry | Refusal> {
  const lines = await tx.query<{
    debit: LedgerAccount
    credit: LedgerAccount
    amount: number
    loan_id: string | null
    currency: Currency
  }>('select debit, credit, amount, loan_id, currency from transfer where entry_id = $1 order by line', [entryId])
  const [first] = lines
  if (first === undefined) throw new RangeError('there is no such entry to reverse')
  return await postEntry(tx, {
    ...reversal,
    requestHash: `reverses ${entryId}`,
    loanId: first.loan_id,
    currency: first.currency,
    transfers: lines.map((line) => ({ debit: line.credit, credit: line.debit, amountMinor: line.amount })),
    reverses: entryId,
  })
}

/** What stands in each account of a loan, minor units, debit positive. Accounts without a line are 0. */
export async function loanBalances(db: Queries, loanId: string): Promise<Record<LedgerAccount, number>> {
  const rows = await db.query<{ account: LedgerAccount; balance: number }>(
    'select account, balance from loan_balance where loan_id = $1',
    [loanId],
  )
  const balances = Object.fromEntries(ledgerAccounts.map((account) => [account, 0])) as Record<LedgerAccount, number>
  for (const { account, balance } of rows) balances[account] = balance
  return balances
}

export interface TrialBalanceRow {
  readonly account: string
  readonly currency: string
  readonly debitMinor: number
  readonly creditMinor: number
}

export interface TrialBalance {
  readonly rows: readonly TrialBalanceRow[]
  /** Debits equal credits in every currency, and every entry equals the sum of its lines. */
  readonly balanced: boolean
}

/** All accounts of the whole ledger, and whether the ledger holds together. */
export async function trialBalance(db: Queries): Promise<TrialBalance> {
  const rows = await db.query<TrialBalanceRow>(
    `select account, currency, sum(debit)::bigint as "debitMinor", sum(credit)::bigint as "creditMinor" from (
       select debit as account, currency, amount as debit, 0 as credit from transfer
       union all select credit, currency, 0, amount from transfer
     ) side group by account, currency order by currency, account`,
  )
  const [wrong] = await db.query<{ entries: number }>(
    `select count(*) as entries from entry e
     where amount <> (select coalesce(sum(t.amount), 0) from transfer t where t.entry_id = e.id)`,
  )
  const sums = new Map<string, number>()
  for (const { currency, debitMinor, creditMinor } of rows)
    sums.set(currency, (sums.get(currency) ?? 0) + debitMinor - creditMinor)
  return { rows, balanced: wrong?.entries === 0 && [...sums.values()].every((sum) => sum === 0) }
}

const HASH_PAGE = 1000

/**
 * sha256, hex, over all entries and their lines in the order of posting: equal ledgers have equal hashes. Row numbers and the
 * moment of writing do not count, so that a replay and a restored copy hash alike.
 */
export async function ledgerHash(db: Queries): Promise<string> {
  const hash = createHash('sha256')
  for (let after = 0; ; ) {
    const page = await db.query<{ id: number; line: string }>(
      `select e.id, jsonb_build_array(e.kind, e.idem_key, encode(e.req_hash, 'hex'), e.loan_id, e.value_date, e.posting_date,
         e.amount, e.currency, e.response, r.kind, r.idem_key,
         (select jsonb_agg(jsonb_build_array(t.line, t.debit, t.credit, t.loan_id, t.amount, t.currency) order by t.line)
          from transfer t where t.entry_id = e.id))::text as line
       from entry e left join entry r on r.id = e.reverses
       where e.id > $1 order by e.id limit $2`,
      [after, HASH_PAGE],
    )
    for (const { line } of page) hash.update(line).update('\n')
    const last = page.at(-1)
    if (last === undefined) return hash.digest('hex')
    after = last.id
  }
}
