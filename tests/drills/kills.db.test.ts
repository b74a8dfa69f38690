// The product and PostgreSQL are killed under load, again and again: nothing acknowledged is lost, nothing is done twice.

import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reported, settingOf } from '../simulation/report.ts'
import { databaseViolations, expectSound, ledgerMark } from '../support/invariants.ts'
import { BorrowersAtWork, send } from './borrowers-at-work.ts'
import { type RunningLender, startLender } from './running-lender.ts'

const kills = settingOf('KILLS', 30)
const clients = 8
/** Load before a kill and after the start, milliseconds at most; the moment of the kill is drawn. */
const loadMs = 250
const longRunMs = 24 * 3_600_000

let lender: RunningLender
beforeAll(async () => {
  lender = await startLender()
})
afterAll(() => lender.close())

interface Ready {
  readonly times: number[]
}

/** One cycle: work, a kill in the middle of it, what comes back up, and everybody's answers; then a look at everything. */
async function cycle(atWork: BorrowersAtWork, ready: Ready, killAndStart: () => Promise<void>): Promise<void> {
  await atWork.prepare()
  const mark = await ledgerMark(lender.db)
  atWork.begin()
  await pause(20 + Math.random() * loadMs)
  const killedAt = performance.now()
  await killAndStart()
  await lender.untilReady()
  ready.times.push(performance.now() - killedAt)
  const before = atWork.acknowledgedCount
  while (atWork.acknowledgedCount < before + clients) await pause(5)
  await atWork.end()
  // The product's own jobs go on: one look at one moment.
  const found = await lender.db.transaction(async (tx) => {
    await tx.execute('set transaction isolation level repeatable read')
    return await databaseViolations(tx, { acknowledged: atWork.acknowledged.notices, mark })
  })
  expectSound(found, `after kill ${ready.times.length}`)
}

/** What was acknowledged against what is there: how much is missing, and how much is there twice. */
async function accounts(atWork: BorrowersAtWork): Promise<{ lost: string[]; doubled: string[] }> {
  const { pushes, codes, notices } = atWork.acknowledged
  const names = async (sql: string): Promise<string[]> =>
    (await lender.db.query<{ name: string }>(sql)).map(({ name }) => name)
  const kept = new Set([
    ...(await names('select id as name from loan_order')),
    ...(await names('select ref as name from payment_intent')),
    ...(await names(`select provider || ':' || transaction_id as name from payment`)),
  ])
  const doubled = [
    ...(await names('select borrower_id as name from loan_order group by borrower_id having count(*) > 1')),
    ...(await names('select offer_id as name from loan_order group by offer_id having count(*) > 1')),
    // A loan of these drills is paid in sums that are never the same.
    ...(await names(
      'select order_id as name from payment where order_id is not null group by order_id, amount_minor having count(*) > 1',
    )),
    ...(await names(`select order_id as name from payment_intent group by order_id, amount_minor having count(*) > 1`)),
  ]
  return { lost: [...pushes.keys(), ...codes.keys(), ...notices].filter((name) => !kept.has(name)), doubled }
}

/** Every push is sent again under its key: the same answer to the byte, and no second order. */
async function repeatedPushes(atWork: BorrowersAtWork): Promise<number> {
  let other = 0
  for (const { request, answer } of atWork.acknowledged.pushes.values()) {
    const again = await send(lender.origin(), request)
    if (again?.text !== answer) other += 1
  }
  return other
}

function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
}

describe.each([
  [
    'the product',
    'killsOfTheProduct',
    async (cycleNumber: number) => {
      // Every tenth time the database goes with it: the machine itself may die.
      const both = cycleNumber % 10 === 9
      if (both) await lender.cluster.kill()
      await lender.killApp()
      if (both) await lender.cluster.start()
      await lender.startApp()
    },
  ],
  [
    'PostgreSQL',
    'killsOfPostgres',
    async () => {
      await lender.cluster.kill()
      await lender.cluster.start()
    },
  ],
] as const)('%s, killed under load', (_, run, killAndStart) => {
  it(
    `keeps all that was acknowledged, once, over ${kills} kills`,
    async () => {
      const atWork = new BorrowersAtWork(lender, clients)
      const ready: Ready = { times: [] }
      for (let number = 0; number < kills; number += 1) await cycle(atWork, ready, () => killAndStart(number))
      const { lost, doubled } = await accounts(atWork)
      const answeredOtherwise = await repeatedPushes(atWork)
      const { pushes, codes, notices } = atWork.acknowledged
      const { noAnswer, unavailable, wrong } = atWork.troubles
      reported(run, {
        kills,
        acknowledgedPushes: pushes.size,
        acknowledgedCodes: codes.size,
        acknowledgedNotices: notices.size,
        lost: lost.length,
        doubled: doubled.length,
        answeredOtherwise,
        requestsWithoutAnswer: noAnswer,
        requestsAnswered503: unavailable,
        otherAnswers: wrong.length,
        readyAgainMsMedian: quantile(ready.times, 0.5),
        readyAgainMsP99: quantile(ready.times, 0.99),
      })
      expect(wrong).toEqual([])
      expect(lost).toEqual([])
      expect(doubled).toEqual([])
      expect(answeredOtherwise).toBe(0)
      // The kills were felt.
      expect(noAnswer + unavailable).toBeGreaterThan(0)
    },
    longRunMs,
  )
})
