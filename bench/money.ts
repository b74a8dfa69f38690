// `npm run bench:money`: repayments a second against pgbench's TPC-B and a bare insert, on one PostgreSQL, in one run. Reports, asserts nothing.

import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { date } from '../src/core/calendar-date.ts'
import { bookPayment } from '../src/server/books/payment-book.ts'
import type { Db, Tx } from '../src/server/db/database.ts'
import { postEntry } from '../src/server/db/ledger.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { openDatabase } from '../src/server/db/open-database.ts'
import { reported } from '../tests/simulation/report.ts'
import { type Borrower, openWorld, type World } from '../tests/support/paying.ts'
import { startPostgres } from '../tests/support/postgres.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const clients = 8
const loans = 200
const run = promisify(execFile)

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** What `work` does in a second, by so many at once. */
async function perSecond(atOnce: number, work: (number: number) => Promise<void>): Promise<number> {
  const started = performance.now()
  const until = started + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < until) {
        done += 1
        await work(done)
      }
    }),
  )
  return done / ((performance.now() - started) / 1000)
}

/** Counts the statements of one transaction. */
async function statementsOf(db: Db, work: (tx: Tx) => Promise<unknown>): Promise<number> {
  let statements = 0
  await db.transaction(async (tx) => {
    const counting = Object.assign(Object.create(tx) as Tx, {
      query: (...asked: Parameters<Tx['query']>) => {
        statements += 1
        return tx.query(...asked)
      },
      execute: (...asked: Parameters<Tx['execute']>) => {
        statements += 1
        return tx.execute(...asked)
      },
    })
    await work(counting)
  })
  return statements
}

let transactions = 0

/** A repayment as a notice books it: lock, events, replay with its assertions, ledger, receipt, message. */
function repay(world: World, who: Borrower): (tx: Tx) => Promise<unknown> {
  transactions += 1
  const heard = {
    provider: 'sandbox',
    transactionId: `bench-${transactions}`,
    channel: 'bank-transfer',
    reference: 'bench',
    amountMinor: 100,
    currency: 'PHP',
    paidAt: world.deps.clock.now(),
  }
  const { orderId, borrowerId } = who
  const expected = { orderId, borrowerId, purpose: 'partial', amountMinor: 100, currency: 'PHP', intent: null } as const
  return (tx) => bookPayment(tx, world.deps, heard, expected)
}

let entries = 0
function entry(loanId: string): (tx: Tx) => Promise<unknown> {
  entries += 1
  const day = date('2026-08-20')
  return (tx) =>
    postEntry(tx, {
      kind: 'bench',
      idemKey: String(entries),
      requestHash: 'bench',
      loanId,
      valueDate: day,
      postingDate: day,
      currency: 'PHP',
      transfers: [{ debit: 'cashClearing', credit: 'loanPrincipal', amountMinor: 100 }],
      response: null,
    })
}

async function world(db: Db): Promise<{ world: World; people: Borrower[] }> {
  await migrate(db)
  const opened = await openWorld(db, '2026-08-20T02:00:00Z')
  const people: Borrower[] = []
  for (let count = 0; count < loans; count += 1) people.push(await opened.borrowerWithLoan(date('2026-08-20')))
  return { world: opened, people }
}

const personAt = (people: readonly Borrower[], number: number): Borrower => {
  const who = people[number % people.length]
  if (who === undefined) throw new Error('a bench without borrowers')
  return who
}

function pgbenchPath(): string {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions.map((version) => path.join(base, version, 'bin', 'pgbench')).find((file) => existsSync(file))
  if (found === undefined) throw new Error('pgbench is not installed: it comes with PostgreSQL')
  return found
}

async function tpcB(url: string): Promise<number> {
  const flags = ['-n', '-c', String(clients), '-j', '2', '-T', String(seconds), url]
  const { stdout } = await run(pgbenchPath(), flags)
  const [, tps] = /tps = ([0-9.]+)/.exec(stdout) ?? []
  if (tps === undefined) throw new Error(`pgbench said no figure: ${stdout}`)
  return Number(tps)
}

async function onPostgres(): Promise<Record<string, number>> {
  const cluster = await startPostgres({ fsync: 'on' })
  const db = await openDatabase({ url: cluster.url, poolSize: clients })
  const { world: opened, people } = await world(db)
  try {
    await run(pgbenchPath(), ['-i', '-q', '-s', '10', cluster.url])
    await db.execute('create table bare (id bigint generated always as identity primary key, body text not null)')
    const found = { tpcB: [] as number[], bare: [] as number[], entry: [] as number[], repayment: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      found.tpcB.push(await tpcB(cluster.url))
      found.bare.push(
        await perSecond(clients, () =>
          db.transaction(async (tx) => void (await tx.execute('insert into bare (body) values ($1)', ['a payment']))),
        ),
      )
      found.entry.push(
        await perSecond(clients, async (number) => {
          await db.transaction(entry(personAt(people, number).orderId))
        }),
      )
      found.repayment.push(
        await perSecond(clients, async (number) => {
          await db.transaction(repay(opened, personAt(people, number)))
        }),
      )
    }
    const statements = await statementsOf(db, repay(opened, personAt(people, 0)))
    const [b, i, e, r] = [found.tpcB, found.bare, found.entry, found.repayment].map(median) as [
      number,
      number,
      number,
      number,
    ]
    return {
      tpcBPerSecond: Math.round(b),
      insertPerSecond: Math.round(i),
      entryPerSecond: Math.round(e),
      repaymentPerSecond: Math.round(r),
      entryToTpcB: Math.round((e / b) * 100) / 100,
      repaymentToTpcB: Math.round((r / b) * 100) / 100,
      repaymentToInsert: Math.round((r / i) * 100) / 100,
      statementsOfARepayment: statements,
    }
  } finally {
    await opened.close()
    await db.close()
    await cluster.stop()
  }
}

async function embedded(): Promise<Record<string, number>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-money-'))
  let fsyncs = 0
  const db = await openDatabase({
    dataDir: path.join(dataDir, 'data'),
    onFsync: () => {
      fsyncs += 1
    },
  })
  const { world: opened, people } = await world(db)
  try {
    const before = { fsyncs, transactions }
    const rate = await perSecond(1, async (number) => {
      await db.transaction(repay(opened, personAt(people, number)))
    })
    const done = transactions - before.transactions
    return {
      embeddedRepaymentPerSecond: Math.round(rate),
      embeddedFsyncsPerRepayment: Math.round(((fsyncs - before.fsyncs) / done) * 100) / 100,
    }
  } finally {
    await opened.close()
    await db.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const figures = { ...(await onPostgres()), ...(await embedded()) }
reported('money', {
  machine: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
  clients,
  seconds,
  rounds,
  ...figures,
})
