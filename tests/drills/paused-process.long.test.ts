// One of two processes of the product stands still in the middle of its work, longer than its heartbeat, and goes on later as if nothing had
// been: nothing that was acknowledged is lost, nothing is done twice, and borrowers are served all the while.

import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Queries } from '../../src/server/db/database.ts'
import { topicPlan } from '../../src/server/topic-plan.ts'
import { reported } from '../simulation/report.ts'
import { databaseViolations, expectSound, ledgerMark } from '../support/invariants.ts'
import type { RunningServer } from '../support/server.ts'
import { until } from '../support/until.ts'
import { accountsOf } from './acknowledged.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { BorrowersAtWork } from './borrowers-at-work.ts'
import { type LenderWithServer, startLender } from './running-lender.ts'

const clients = 8
const answersWithinMs = 30_000
const longRunMs = 600_000
/** A transaction in which nothing was asked for so long belongs to a process that stands still, milliseconds. */
const stillMs = 1_000
/** One that does not answer at all. */
const noAnswerMs = 2_000
const moneyTopics = Object.entries(topicPlan).flatMap(([topic, { pool }]) => (pool === 'money' ? [topic] : []))

async function readiness(origin: string, limit: RequestInit = {}): Promise<number> {
  return (await fetch(`${origin}/readyz`, limit)).status
}

/** It answers no request. */
async function expectSilence({ origin }: RunningServer): Promise<void> {
  await expect(readiness(origin, { signal: AbortSignal.timeout(noAnswerMs) })).rejects.toMatchObject({
    name: 'TimeoutError',
  })
}

const count = async (db: Queries, sql: string, params: readonly unknown[] = []): Promise<number> =>
  Number((await db.query<{ n: number }>(`select count(*) as n ${sql}`, [...params] as never))[0]?.n)

/** Transactions of the product in which nothing was asked for a while. */
const openTransactions = (db: Queries): Promise<number> =>
  count(
    db,
    `from pg_stat_activity where application_name = 'candor' and state like 'idle in transaction%'
       and state_change < clock_timestamp() - make_interval(secs => $1)`,
    [stillMs / 1000],
  )

const livingProcesses = (db: Queries): Promise<number> =>
  count(db, `from process where seen_at > clock_timestamp() - interval '2 s'`)

const processRows = (db: Queries): Promise<number> => count(db, 'from process')

/** Stops a process in the middle of a transaction. */
async function standStill({ process }: RunningServer, { db }: LenderWithServer): Promise<void> {
  await until(async () => {
    process.kill('SIGSTOP')
    await pause(stillMs * 1.5)
    if ((await openTransactions(db)) > 0) return true
    process.kill('SIGCONT')
    await pause(20 + Math.random() * 100)
    return false
  })
}

/** Every job that is about money has been done, and every loan was paid out once. */
async function expectEachPaidOutOnce({ db, provider, world }: LenderWithServer): Promise<void> {
  const waiting =
    'from job where topic = any($1) and done_at is null and dead_at is null and run_at <= clock_timestamp()'
  await until(async () => (await count(db, waiting, [moneyTopics])) === 0)
  expect(await count(db, 'from job where dead_at is not null')).toBe(0)
  // Loans of the borrowers who pay were paid out by the bank of the tests.
  const asked = (await count(db, 'from payout_attempt')) - world.payouts.length
  expect(asked).toBeGreaterThan(0)
  expect(await db.query('select order_id from payout_attempt group by order_id having count(*) > 1')).toEqual([])
  expect(provider.counts().payouts).toBe(asked)
}

describe('two processes behind a balancer, one of them paused', () => {
  let lender: LenderWithServer
  let beside: RunningServer
  let balancer: Balancer
  beforeAll(async () => {
    lender = await startLender({ fsync: 'on' })
    beside = await lender.startBeside()
    balancer = await startBalancer([lender.origin(), beside.origin])
  })
  afterAll(async () => {
    await balancer.stop()
    await beside.stop()
    await lender.close()
  })

  /** `least`: what has to be over before the process goes on. */
  async function standing(which: RunningServer, other: RunningServer, least: () => Promise<void>) {
    try {
      return await standingStill(which, other, least)
    } finally {
      which.process.kill('SIGCONT')
    }
  }

  async function standingStill(which: RunningServer, other: RunningServer, least: () => Promise<void>) {
    const atWork = new BorrowersAtWork({ ...lender, origin: () => balancer.origin }, clients)
    await atWork.prepare()
    const mark = await ledgerMark(lender.db)
    atWork.begin()
    await until(() => atWork.acknowledgedCount >= 5 * clients)
    // New loans, so that decisions and payouts are under way as well.
    await atWork.prepare()
    await standStill(which, lender)
    const stoodAt = performance.now()
    const before = atWork.acknowledgedCount
    await until(() => atWork.acknowledgedCount >= before + clients)
    const answeredMs = Math.round(performance.now() - stoodAt)
    const seen = new Set<number>()
    const over = { it: false }
    const looking = until(async () => {
      seen.add(await readiness(other.origin))
      return over.it
    })
    await expectSilence(which)
    await until(async () => (await processRows(lender.db)) === 1)
    const countedOutMs = Math.round(performance.now() - stoodAt)
    await least()
    over.it = true
    await looking
    expect([...seen], 'the other one says all the while that it is ready').toEqual([200])
    const stoodMs = Math.round(performance.now() - stoodAt)
    which.process.kill('SIGCONT')
    await until(async () => (await readiness(which.origin)) === 200)
    await until(async () => (await livingProcesses(lender.db)) === 2)
    const after = atWork.acknowledgedCount
    await until(() => atWork.acknowledgedCount >= after + 2 * clients)
    await atWork.end()
    await expectEachPaidOutOnce(lender)
    const found = await lender.db.transaction(async (tx) => {
      await tx.execute('set transaction isolation level repeatable read')
      return await databaseViolations(tx, { acknowledged: atWork.acknowledged.notices, mark })
    })
    expectSound(found, 'after a process stood still')
    const { lost, doubled } = await accountsOf(lender.db, atWork)
    expect({ lost, doubled, wrong: atWork.troubles.wrong }).toEqual({ lost: [], doubled: [], wrong: [] })
    const { pushes, codes, notices } = atWork.acknowledged
    const { longestWaitMs, noAnswer, unavailable } = atWork.troubles
    // Also the borrowers whose loans are locked by the process that stands still.
    expect(Math.max(answeredMs, longestWaitMs)).toBeLessThan(answersWithinMs)
    return {
      ...{ stoodMs, countedOutMs, acknowledged: pushes.size + codes.size + notices.size, lost: 0, doubled: 0 },
      ...{ answeredMs, longestWaitMs, withoutAnswer: noAnswer, refused503: unavailable },
    }
  }

  it(
    'keeps all that was acknowledged, once, when the older one goes on with transactions that are still open',
    async () => {
      reported('paused-process', await standing(lender.app(), beside, async () => {}))
    },
    longRunMs,
  )

  it(
    'keeps all that was acknowledged, once, when PostgreSQL has ended the transactions of the one that stood still',
    async () => {
      const ended = async () => until(async () => (await openTransactions(lender.db)) === 0)
      reported('paused-process-long', await standing(beside, lender.app(), ended))
    },
    longRunMs,
  )
})
