// Many loans at once for a bench: copies of one that was made the real way, with codes that wait to be paid.

import { date } from '../src/core/calendar-date.ts'
import type { Db, Tx } from '../src/server/db/database.ts'
import type { World } from '../tests/support/paying.ts'

/** What one code of a bench asks, minor units. */
export const codeMinor = 100

/** Rows made in one transaction. */
const atOnce = 5_000

export interface Seeding {
  /** How many loans, `bench-1` and so on, beyond the first `from`. */
  readonly from?: number
  readonly count: number
  /** Codes of each loan, for a part of what is owed. */
  readonly codes: number
}

/** Makes loans that were paid out on 20 August, copies of one that was made the real way, with codes that wait to be paid. */
export async function seedLoans(world: World, { from = 0, count, codes }: Seeding): Promise<void> {
  const { db } = world
  const { orderId } = await world.borrowerWithLoan(date('2026-08-20'))
  for (let first = from + 1; first <= from + count; first += atOnce) {
    const last = Math.min(first + atOnce - 1, from + count)
    await copyLoans(db, { orderId, from: first, to: last })
    if (codes > 0) await makeCodes(db, first, last, codes)
  }
  if (db.kind === 'postgres') await db.execute('vacuum analyze')
}

export interface Copies {
  /** The loan that is copied with its entries. */
  readonly orderId: string
  /** The copies are called `<name>-<n>`, as are their borrowers. */
  readonly name?: string
  /** How the phones of these copies begin: other copies need others. */
  readonly phones?: string
  readonly from: number
  readonly to: number
}

/** Copies of a loan with all that was posted to it, each of a borrower of its own. */
async function copyLoans(db: Db, copies: Copies): Promise<void> {
  await db.transaction((tx) => copyRows(tx, copies))
}

/** The copies, within a transaction that may say how they are checked. */
export async function copyRows(tx: Tx, { orderId, name = 'bench', phones = '13', from, to }: Copies): Promise<void> {
  await tx.execute(
    `insert into borrower (id, market, phone, name, created_at)
      select $4 || '-' || n, o.market, $5 || lpad(n::text, 9, '0'), 'Ana Reyes', now()
        from loan_order o, generate_series($2::int, $3::int) n where o.id = $1`,
    [orderId, from, to, name, phones],
  )
  await tx.execute(
    `insert into loan_order (id, borrower_id, product_id, market, status, terms, schedule, disbursed_on, status_on,
        applied_at, answer_by, payout_state)
      select $4 || '-' || n, $4 || '-' || n, o.product_id, o.market, o.status, o.terms, o.schedule, o.disbursed_on,
        o.status_on, o.applied_at, o.answer_by, o.payout_state
        from loan_order o, generate_series($2::int, $3::int) n where o.id = $1`,
    [orderId, from, to, name],
  )
  await tx.execute(
    // The key of an entry is told by its loan and its own number, so that a loan with many entries can be copied.
    `with source as (select id, row_number() over (order by id) as at, kind, value_date, posting_date, amount, currency
        from entry where loan_id = $1),
     posted as (
       insert into entry (loan_id, kind, idem_key, value_date, posting_date, amount, currency)
         select $4 || '-' || n, kind, $4 || '-' || n || '-' || at, value_date, posting_date, amount, currency
           from source, generate_series($2::int, $3::int) n
         returning id, loan_id, idem_key)
     insert into transfer (entry_id, line, debit, credit, loan_id, amount, currency)
       select posted.id, t.line, t.debit, t.credit, posted.loan_id, t.amount, t.currency
         from posted join source on posted.idem_key = posted.loan_id || '-' || source.at
           join transfer t on t.entry_id = source.id`,
    [orderId, from, to, name],
  )
}

async function makeCodes(db: Db, from: number, to: number, codes: number): Promise<void> {
  await db.execute(
    `insert into payment_intent (id, ref, order_id, borrower_id, purpose, channel, amount_minor, currency, quote_day, state,
        provider_ref, created_at, expires_at)
      select 'bench-' || n || '-' || code, 'bench-' || n || '-' || code, 'bench-' || n, 'bench-' || n, 'partial',
        'bank-transfer', $4::bigint, 'PHP', '2026-08-20', case when code = 1 then 'waiting' else 'cancelled' end, 'bench',
        now(), now()
        from generate_series($1::int, $2::int) n, generate_series(1, $3::int) code`,
    [from, to, codes, codeMinor],
  )
}
