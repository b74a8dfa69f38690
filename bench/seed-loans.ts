// Many loans at once for a bench: copies of one that was made the real way, with codes that wait to be paid.

import { date } from '../src/core/calendar-date.ts'
import type { Db } from '../src/server/db/database.ts'
import type { World } from '../tests/support/paying.ts'

/** What one code of a bench asks, minor units. */
export const codeMinor = 100

/** Rows made in one transaction. */
const atOnce = 20_000

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
  const { orderId, productId } = await world.borrowerWithLoan(date('2026-08-20'))
  for (let first = from + 1; first <= from + count; first += atOnce) {
    const last = Math.min(first + atOnce - 1, from + count)
    await copyLoans(db, { orderId, productId, from: first, to: last })
    if (codes > 0) await makeCodes(db, first, last, codes)
  }
  if (db.kind === 'postgres') await db.execute('vacuum analyze')
}

interface Copies {
  readonly orderId: string
  readonly productId: string
  readonly from: number
  readonly to: number
}

async function copyLoans(db: Db, { orderId, productId, from, to }: Copies): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(
      `insert into borrower (id, market, phone, name, created_at)
        select 'bench-' || n, 'standard', '13' || lpad(n::text, 9, '0'), 'Ana Reyes', now() from generate_series($1::int, $2::int) n`,
      [from, to],
    )
    await tx.execute(
      `insert into loan_order (id, borrower_id, product_id, market, status, terms, schedule, disbursed_on, status_on,
          applied_at, answer_by, payout_state)
        select 'bench-' || n, 'bench-' || n, $2, o.market, o.status, o.terms, o.schedule, o.disbursed_on, o.status_on,
          o.applied_at, o.answer_by, o.payout_state
          from loan_order o, generate_series($3::int, $4::int) n where o.id = $1`,
      [orderId, productId, from, to],
    )
    await tx.execute(
      `with posted as (
         insert into entry (loan_id, kind, idem_key, value_date, posting_date, amount, currency)
           select 'bench-' || n, e.kind, 'bench-' || n, e.value_date, e.posting_date, e.amount, e.currency
             from entry e, generate_series($2::int, $3::int) n where e.loan_id = $1
           returning id, loan_id)
       insert into transfer (entry_id, line, debit, credit, loan_id, amount, currency)
         select posted.id, t.line, t.debit, t.credit, posted.loan_id, t.amount, t.currency
           from posted, transfer t where t.loan_id = $1`,
      [orderId, from, to],
    )
  })
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
