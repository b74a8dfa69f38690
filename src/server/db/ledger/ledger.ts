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

/**
 * sha256, hex, over all entries and their lines in the order of posting: equal ledgers have equal hashes. Row numbers and the
 * moment of writing do not count, so that a replay and a restored copy hash alike.
 */
export async function ledgerHash(db: Queries): Promise<string> {
  const hash = createHash('sha256')
  for (let after = 0; ; ) {
    const page = await db.query<{ id: number; line: string }>(
      `select e.id, jsonb_build_array(e.kind, e.idem_key, e.loan_id, e.value_date, e.posting_date, e.amount, e.currency,
         (select jsonb_agg(jsonb_build_array(t.line, t.debit, t.credit, t.loan_id, t.amount, t.currency) order by t.line)
          from transfer t where t.entry_id = e.id))::text as line
       from entry e
       where e.id > $1 order by e.id limit $2`,
      [after, HASH_PAGE],
    )
    for (const { line } of page) hash.update(line).update('\n')
    const last = page.at(-1)
    if (last === undefined) return hash.digest('hex')
    after = last.id
  }
}
