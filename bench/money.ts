// `npm run bench:money`: repayments a second against pgbench's TPC-B and a bare insert, on one PostgreSQL, in one run. Reports, asserts nothing.

import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { answerHelp, namesAskedFor } from '../scripts/help.ts'
import { signatureHeader, signNotice } from '../src/server/adapters/providers/http/signature.ts'
import type { Db, Tx } from '../src/server/db/database.ts'
import { trialBalance } from '../src/server/db/ledger/ledger.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { openDatabase } from '../src/server/db/open-database.ts'
import { type NoticeDoor, openNoticeDoor } from '../src/server/payment/booking/take-notice.ts'
import { reported } from '../tests/simulation/report.ts'
import { openWorld, type World } from '../tests/support/paying.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { dayCloses } from './day-close.ts'
import { codeMinor, seedLoans } from './seed-loans.ts'

answerHelp(import.meta.filename)

const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const clients = Number(process.env.BENCH_CLIENTS ?? 32)
/** Notices that wait at the same time when a provider sends a day's money at once. */
const crowd = 256
/** Payments of a loan at most, as short-term loans have them. */
const codesOfALoan = 6
const loansOf = { embedded: 25_000, postgres: Number(process.env.BENCH_LOANS ?? 60_000) } as const
const run = promisify(execFile)

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const rounded = (value: number): number => Math.round(value * 100) / 100

/** What so many clients do in a second, all together. */
async function perSecond(atOnce: number, client: () => () => Promise<void>): Promise<number> {
  const started = performance.now()
  const until = started + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const work = client()
      while (performance.now() < until) {
        await work()
        done += 1
      }
    }),
  )
  return done / ((performance.now() - started) / 1000)
}

/** Delivers one notice to a door and waits for its answer: signature, lock, replay and its assertions, ledger, receipt, message. */
interface Deliver {
  (door: NoticeDoor): Promise<void>
  /** Seals notices ahead, as many as a measurement may need: that is the provider's work, on the provider's machine. */
  readonly seal: () => void
}
type Sealed = readonly [rawBody: Uint8Array, headers: Record<string, string>]
const sealedAhead = seconds * 15_000

/** Each notice tells of the payment of another code, sealed as its provider sends it. */
function delivererOf(world: World): Deliver {
  const loans = loansOf[world.db.kind]
  const ahead: Sealed[] = []
  let sealed = 0
  let delivered = 0
  const now = world.deps.clock.now()
  const secret = world.deps.config.paymentWebhookSecrets[0] ?? ''
  const next = (): Sealed => {
    const reference = `bench-${(sealed % loans) + 1}-${Math.floor(sealed / loans) + 1}`
    sealed += 1
    const told = { eventId: `bench-${sealed}`, type: 'paid', reference, transactionId: `bench-${sealed}` }
    const money = { amountMinor: codeMinor, currency: 'PHP', paidAt: now.toISOString() }
    const rawBody = new TextEncoder().encode(JSON.stringify({ ...told, ...money }))
    return [rawBody, { [signatureHeader]: signNotice(secret, rawBody, now) }]
  }
  const deliver = async (door: NoticeDoor): Promise<void> => {
    // As they were made: no code of a loan is paid while another one waits.
    const [rawBody, headers] = ahead[delivered] ?? next()
    delivered += 1
    const { body } = await door('bank-transfer', rawBody, headers)
    if (body.result !== 'posted') throw new Error(`a notice of the bench was ${body.result}`)
  }
  const seal = (): void => {
    ahead.splice(0, delivered)
    delivered = 0
    while (ahead.length < sealedAhead) ahead.push(next())
  }
  return Object.assign(deliver, { seal })
}

/** The statements of the transaction that settles one notice. */
async function statementsOf(world: World, deliver: Deliver): Promise<number> {
  let statements = 0
  const counting = (tx: Tx): Tx =>
    Object.assign(Object.create(tx) as Tx, {
      query: (...asked: Parameters<Tx['query']>) => {
        statements += 1
        return tx.query(...asked)
      },
      execute: (...asked: Parameters<Tx['execute']>) => {
        statements += 1
        return tx.execute(...asked)
      },
      leave: (...asked: Parameters<Tx['leave']>) => {
        statements += 1
        tx.leave(...asked)
      },
    })
  const db = Object.assign(Object.create(world.db) as Db, {
    transaction: <T>(fn: (tx: Tx) => Promise<T>) => world.db.transaction((tx) => fn(counting(tx))),
  })
  await deliver(openNoticeDoor({ ...world.deps, db }))
  return statements
}

async function benchWorld(db: Db): Promise<World> {
  await migrate(db)
  const world = await openWorld(db, '2026-08-20T02:00:00Z')
  await seedLoans(world, { count: loansOf[db.kind], codes: codesOfALoan })
  return world
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

/** As on a distributed schema. After the loans are there: their rows are copied by one statement, which those guards refuse. */
async function guardByRows(url: string): Promise<void> {
  const db = await openDatabase({ url: `${url}?options=-c%20candor.guards%3Drows`, poolSize: 1 })
  await migrate(db)
  await db.close()
}

async function onPostgres(): Promise<Record<string, number>> {
  const cluster = await startPostgres({ fsync: 'on' })
  const db = await openDatabase({ url: cluster.url, poolSize: 16 })
  const world = await benchWorld(db)
  if (process.env.BENCH_GUARDS === 'rows') await guardByRows(cluster.url)
  const deliver = delivererOf(world)
  try {
    await run(pgbenchPath(), ['-i', '-q', '-s', String(clients), cluster.url])
    await db.execute('create table bare (id bigint generated always as identity primary key, body text not null)')
    const insert = () =>
      db.transaction(async (tx) => void (await tx.execute('insert into bare (body) values ($1)', ['a payment'])))
    const shared = openNoticeDoor(world.deps)
    const measured = {
      tpcB: () => tpcB(cluster.url),
      insert: () => perSecond(clients, () => insert),
      // A door of its own for each client: then no two share a transaction.
      alone: () =>
        perSecond(clients, () => {
          const own = openNoticeDoor(world.deps)
          return () => deliver(own)
        }),
      together: () => perSecond(clients, () => () => deliver(shared)),
      crowd: () => perSecond(crowd, () => () => deliver(shared)),
    }
    const found = await medians(measured, deliver.seal)
    const statements = await statementsOf(world, deliver)
    if (!(await trialBalance(db)).balanced) throw new Error('the ledger of the bench does not balance')
    return {
      tpcBPerSecond: Math.round(found.tpcB),
      insertPerSecond: Math.round(found.insert),
      repaymentAlonePerSecond: Math.round(found.alone),
      repaymentPerSecond: Math.round(found.together),
      settlementPerSecond: Math.round(found.crowd),
      repaymentAloneToTpcB: rounded(found.alone / found.tpcB),
      repaymentAloneToInsert: rounded(found.alone / found.insert),
      repaymentToTpcB: rounded(found.together / found.tpcB),
      repaymentToInsert: rounded(found.together / found.insert),
      settlementToTpcB: rounded(found.crowd / found.tpcB),
      statementsOfARepayment: statements,
    }
  } finally {
    await world.close()
    await db.close()
    await cluster.stop()
  }
}

/** Measures each in turn, so many rounds: all share what else the machine does. */
async function medians<Name extends string>(
  measured: Record<Name, () => Promise<number>>,
  prepare: () => void,
): Promise<Record<Name, number>> {
  const found = new Map<string, number[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries<() => Promise<number>>(measured)) {
      prepare()
      found.set(name, [...(found.get(name) ?? []), await measure()])
    }
  }
  return Object.fromEntries([...found].map(([name, values]) => [name, median(values)])) as Record<Name, number>
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
  const world = await benchWorld(db)
  const deliver = delivererOf(world)
  try {
    const shared = openNoticeDoor(world.deps)
    deliver.seal()
    const one = await perSecond(1, () => () => deliver(shared))
    fsyncs = 0
    deliver.seal()
    const together = await perSecond(crowd, () => () => deliver(shared))
    return {
      embeddedAlonePerSecond: Math.round(one),
      embeddedRepaymentPerSecond: Math.round(together),
      embeddedFsyncsPerSecond: Math.round(fsyncs / seconds),
    }
  } finally {
    await world.close()
    await db.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** What else the machine had to do: ratios of one run bear it better than figures, and neither bears much. */
const loadBefore = rounded(loadavg()[0] ?? Number.NaN)
const wanted = namesAskedFor(process.argv.slice(2), ['postgres', 'embedded', 'close'], { what: 'part', by: 'name' })
const isWanted = (part: 'postgres' | 'embedded' | 'close'): boolean => wanted.includes(part)
const figures = {
  ...(isWanted('postgres') ? await onPostgres() : {}),
  ...(isWanted('embedded') ? await embedded() : {}),
  ...(isWanted('close') ? await dayCloses() : {}),
}
reported('money', {
  machine: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
  loadBefore,
  clients,
  crowd,
  seconds,
  rounds,
  ...figures,
})
