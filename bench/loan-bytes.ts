// `npm run bench:bytes`: bytes that a loan leaves in the database, table by table, and what is left of them once old jobs and messages are
// forgotten. Loans as the simulation of the service plays them: applied for, paid, paid late, with messages and lost answers. Asserts nothing.

import { answerHelp } from '../scripts/help.ts'
import { forgettings } from '../src/server/api.ts'
import type { Db } from '../src/server/db/database.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { openDatabase } from '../src/server/db/open-database.ts'
import { reported } from '../tests/simulation/report.ts'
import { playService } from '../tests/simulation/service-year.ts'
import { startPostgres } from '../tests/support/postgres.ts'

answerHelp(import.meta.filename, [])

const borrowers = Number(process.env.BENCH_BORROWERS ?? 40)
const days = Number(process.env.BENCH_DAYS ?? 150)
/** So long ago that nothing is kept any more. */
const yearsLater = new Date('2100-01-01T00:00:00Z')
/** Tables that make so little of a loan are told together, bytes. */
const smallBytes = 1_000

/** Bytes of each table with its indexes, without room that nothing uses. */
async function bytesOf(db: Db): Promise<ReadonlyMap<string, number>> {
  await db.execute('vacuum full')
  const rows = await db.query<{ name: string; bytes: number }>(
    // The months of a table together.
    `select regexp_replace(c.relname, '_(before|\\d{4}_\\d{2})$', '') as name,
        sum(pg_total_relation_size(c.oid) - pg_total_relation_size(c.oid) * (c.reltuples < 1)::int) as bytes
      from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public' where c.relkind = 'r' group by 1`,
  )
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]))
}

async function forgetAll(db: Db): Promise<void> {
  for (const { forget } of forgettings) {
    let after: string | null = null
    for (;;) {
      const done: Awaited<ReturnType<typeof forget>> = await forget(db, yearsLater, 1_000, after)
      after = typeof done === 'number' ? null : done.through
      if (typeof done === 'number' ? done === 0 : after === null) break
    }
  }
}

const cluster = await startPostgres({ fsync: 'off' })
const db = await openDatabase({ url: cluster.url, poolSize: 4 })
try {
  await migrate(db)
  const none = await bytesOf(db)
  await playService(db, 1, { borrowers, days, actingPercent: 20, wholeLookDays: days * 2 })
  const [counted] = await db.query<{ loans: number }>(
    'select count(*) as loans from loan_order where disbursed_on is not null',
  )
  const loans = Number(counted?.loans)
  // What is measured is a loan that ended, with nothing that runs.
  await db.execute(
    `update loan_order set status = 'settled', settled_on = date '2027-01-01' where status not in ('settled', 'declined')`,
  )
  const full = await bytesOf(db)
  await forgetAll(db)
  const rest = await bytesOf(db)
  const ofLoan = (found: ReadonlyMap<string, number>, name: string): number =>
    Math.round(((found.get(name) ?? 0) - (none.get(name) ?? 0)) / loans)
  const names = [...full.keys()].sort((a, b) => ofLoan(full, b) - ofLoan(full, a))
  const sum = (found: ReadonlyMap<string, number>): number => names.reduce((all, name) => all + ofLoan(found, name), 0)
  const told = names.filter((name) => ofLoan(full, name) >= smallBytes)
  reported('loanBytes', {
    ...{ borrowers, days, loans, bytesOfALoan: sum(full), bytesLeft: sum(rest) },
    before: Object.fromEntries(told.map((name) => [name, ofLoan(full, name)])),
    // What was forgotten of them.
    after: Object.fromEntries(
      told.filter((name) => ofLoan(rest, name) !== ofLoan(full, name)).map((name) => [name, ofLoan(rest, name)]),
    ),
  })
} finally {
  await db.close()
  await cluster.stop()
}
