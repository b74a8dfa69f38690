// The book of a bench of the desk: copies of the demo's loans, a twentieth of them late, sealed and counted as on any morning.

import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { addDays, date } from '../src/core/calendar-date.ts'
import { monthEnds } from '../src/core/portfolio/standing.ts'
import { json } from '../src/server/db/column-types.ts'
import type { Db } from '../src/server/db/database.ts'
import { sealLedger } from '../src/server/db/ledger/ledger-seal.ts'
import { copyRows } from './seed-loans.ts'

/** Loans copied in one transaction: few enough that no statement takes 15 s on a busy machine. */
const atOnce = 5_000
/** Transactions under way at once, on a machine of two cores. */
const makers = 2
/** Whose loans are copied: of each kind the share of a book. */
export const kinds = [
  { persona: 'active', share: 0.35, phones: '13' },
  { persona: 'overdue', share: 0.05, phones: '14' },
  { persona: 'settled', share: 0.6, phones: '15' },
] as const

const inSeconds = (since: number): number => Math.round((performance.now() - since) / 100) / 10

/** As the database does by itself in the nights before; of a million loans it takes longer than a statement of the product may. */
async function tidy(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

interface Filling {
  readonly loans: number
  readonly url: string
  readonly today: string
  readonly orderOf: (persona: string) => Promise<string>
}

/** The parts in which the loans are made: each one transaction, one statement for each table. */
function* parts(
  loans: number,
): Generator<{ readonly kind: (typeof kinds)[number]; readonly from: number; readonly to: number }> {
  for (const kind of kinds) {
    const count = Math.round(loans * kind.share)
    for (let from = 1; from <= count; from += atOnce) yield { kind, from, to: Math.min(from + atOnce - 1, count) }
  }
}

/**
 * Copies of a demo's loans, each with its entries and its days, sealed as the close of a day seals them. The rows are copies of sound ones,
 * so that the checks of each are left out: the seals and the measured calls read them as any others.
 */
export async function fillDesk(db: Db, { loans, url, today, orderOf }: Filling): Promise<Record<string, number>> {
  const begun = performance.now()
  let made = 0
  const orders = new Map<string, string>()
  for (const { persona } of kinds) orders.set(persona, await orderOf(persona))
  const waiting = parts(loans)
  const make = async (): Promise<void> => {
    for (const { kind, from, to } of waiting) {
      const { persona, phones } = kind
      const orderId = orders.get(persona) ?? ''
      const name = `bench-${persona}`
      await db.transaction(async (tx) => {
        await tx.execute('set local session_replication_role = replica')
        await copyRows(tx, { orderId, name, phones, from, to })
        await tx.execute(
          `insert into loan_day select (jsonb_populate_record(d, jsonb_build_object('order_id', $2 || '-' || n))).*
            from loan_day d, generate_series($3::int, $4::int) n where d.order_id = $1`,
          [orderId, name, from, to],
        )
        // Late loans of every bucket: each is late since another day.
        await tx.execute(
          `insert into owed_loan select (jsonb_populate_record(l, jsonb_build_object('order_id', $2 || '-' || n, 'borrower_id', $2 || '-' || n,
                'next_due', case when $5 then l.next_due - n % 150 else l.next_due end))).*
            from owed_loan l, generate_series($3::int, $4::int) n where l.order_id = $1`,
          [orderId, name, from, to, persona === 'overdue'],
        )
      })
      made += to - from + 1
      process.stderr.write(`\r${made} of ${loans} loans, ${inSeconds(begun)} s `)
    }
  }
  await Promise.all(Array.from({ length: makers }, make))
  process.stderr.write('\n')
  const seedSeconds = inSeconds(begun)
  const sealing = performance.now()
  // As a night does it, part by part; nothing else writes here, so nothing has to wait.
  while ((await sealLedger(db, { patienceSeconds: 0 })) !== null)
    process.stderr.write(`\rsealing, ${inSeconds(sealing)} s `)
  const sealSeconds = inSeconds(sealing)
  // What was counted before there were so many loans. A day is kept once it is closed for all, as it is on any morning; the ends of the
  // months before were kept then, here without a loan.
  await db.execute('delete from portfolio_day')
  await db.execute(`delete from job where topic = 'listPortfolioDay'`)
  const none = { moves: [], vintages: [], decisions: [], reasons: [], complaints: [], payments: [] }
  await db.execute(
    'insert into portfolio_day (day, figures, counted_at, listed_at) select unnest($1::date[]), $2, now(), now()',
    [monthEnds(addDays(date(today), -1), 12).slice(0, -1), json(none)],
  )
  await db.execute(
    `insert into closed_day (market, through, closed_at)
        select market, $1::date - 1, now() from loan_order union select market, $1::date - 1, now() from closed_day
      on conflict (market) do update set through = excluded.through`,
    [today],
  )
  await tidy(url)
  return { seedSeconds, sealSeconds }
}
