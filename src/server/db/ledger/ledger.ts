// The ledger as it is stored: what its entries add up to. They are posted by post_entries, through writeBatch.

import { createHash } from 'node:crypto'
import type { Queries, Tx } from '../database.ts'

/** Makes sure that these accounts are there: those of the lender's providers and banks come with what is posted to them. */
export async function openAccounts(tx: Tx, codes: readonly string[]): Promise<void> {
  if (codes.length > 0) await tx.execute('select open_accounts($1)', [codes])
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

interface ArchivedSpan {
  readonly first: number
  readonly before: Uint8Array
  readonly after: Uint8Array
}

/** The first number of an entry of each month: a month has ten thousand million. */
const numbersOfMonth = 10_000_000_000

/** The first number of an entry of a month such as `2025-01`, and the first one past it. */
export function numbersIn(month: string): { readonly first: number; readonly next: number } {
  const first = Number(month.slice(0, 4) + month.slice(5, 7)) * numbersOfMonth
  return { first, next: first + numbersOfMonth }
}

/**
 * sha256 over all entries and their lines in the order of posting: equal ledgers have equal hashes. Row numbers and the moment of
 * writing do not count, so that a replay and a restored copy hash alike. A month in a file counts as what it came to when it left.
 * Through the entry `through`; through the last, unless said.
 */
export async function ledgerState(db: Queries, through = Number.MAX_SAFE_INTEGER): Promise<Buffer> {
  const archived = await db.query<ArchivedSpan>(
    `select to_char(month, 'YYYYMM')::bigint * ${numbersOfMonth} as first, ledger_before as before, ledger_after as after
       from archived_month where to_char(month, 'YYYYMM')::bigint * ${numbersOfMonth} <= $1 order by month`,
    [through],
  )
  let state: Buffer = Buffer.alloc(0)
  let after = 0
  for (const month of archived) {
    state = await hashed(db, state, after, Math.min(month.first - 1, through))
    // What comes before it was changed since: the hash must not look as if it was not.
    state = state.equals(month.before) ? Buffer.from(month.after) : added(state, Buffer.from(month.after))
    after = month.first + numbersOfMonth - 1
  }
  return await hashed(db, state, after, through)
}

/** {@link ledgerState} of the whole ledger, hex. */
export async function ledgerHash(db: Queries): Promise<string> {
  const state = await ledgerState(db)
  return (state.length === 0 ? createHash('sha256').digest() : state).toString('hex')
}

function added(state: Buffer, line: string | Buffer): Buffer {
  return createHash('sha256').update(state).update(line).digest()
}

async function hashed(db: Queries, from: Buffer, first: number, through: number): Promise<Buffer> {
  let state = from
  for (let after = first; ; ) {
    const page = await db.query<{ id: number; line: string }>(
      `select e.id, jsonb_build_array(e.kind, e.idem_key, e.loan_id, e.value_date, e.posting_date, e.amount, e.currency,
         (select jsonb_agg(jsonb_build_array(t.line, t.debit, t.credit, t.loan_id, t.amount, t.currency) order by t.line)
          from transfer t where t.entry_id = e.id))::text as line
       from entry e
       where e.id > $1 and e.id <= $3 order by e.id limit $2`,
      [after, HASH_PAGE, through],
    )
    for (const { line } of page) state = added(state, line)
    const last = page.at(-1)
    if (last === undefined) return state
    after = last.id
  }
}

/** How many entries the ledger has: those of months in files count, and not what stands in for them. */
export async function entryCount(db: Queries): Promise<number> {
  return (
    (await db.value<number>(
      `select (select count(*) from entry) + (select coalesce(sum(entries - stand_ins), 0)::bigint from archived_month) as count`,
    )) ?? 0
  )
}
