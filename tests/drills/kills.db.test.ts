// The product and PostgreSQL are killed under load, again and again: nothing acknowledged is lost, nothing is done twice.

import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { reported, settingOf } from '../simulation/report.ts'
import { databaseViolations, expectSound, ledgerMark } from '../support/invariants.ts'
import { isLong } from '../support/proof-length.ts'
import { until } from '../support/until.ts'
import { accountsOf } from './acknowledged.ts'
import { BorrowersAtWork, send } from './borrowers-at-work.ts'
import { type LenderWithServer, startLender } from './running-lender.ts'

const kills = settingOf('KILLS', 1)
const killsOfALender = 30
const clients = 8
/** Load before a kill and after the start, milliseconds at most; the moment of the kill is drawn. */
const loadMs = 250
const longRunMs = 24 * 3_600_000

let lender: LenderWithServer

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
  await until(() => atWork.acknowledgedCount >= before + clients)
  await atWork.end()
  // The product's own jobs go on: one look at one moment.
  const found = await lender.db.transaction(async (tx) => {
    await tx.execute('set transaction isolation level repeatable read')
    return await databaseViolations(tx, { acknowledged: atWork.acknowledged.notices, mark })
  })
  expectSound(found, `after kill ${ready.times.length}`)
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

/** A restart of PostgreSQL under the product has a test of its own (`postgres-restart.test.ts`): under load in the long proof. */
const victims = [
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
] as const

describe.each(victims.filter(([name]) => isLong || name === 'the product'))(
  '%s, killed under load',
  (_, run, killAndStart) => {
    it(
      `keeps all that was acknowledged, once, over ${kills} kills`,
      async () => {
        const ready: Ready = { times: [] }
        const sum = { pushes: 0, codes: 0, notices: 0, answeredOtherwise: 0, noAnswer: 0, unavailable: 0 }
        const found: { lost: string[]; doubled: string[]; wrong: string[] } = { lost: [], doubled: [], wrong: [] }
        // A new lender now and then: every look goes over all that was ever lent.
        for (let done = 0; done < kills; done += killsOfALender) {
          lender = await startLender()
          try {
            const atWork = new BorrowersAtWork(lender, clients)
            for (let number = done; number < Math.min(kills, done + killsOfALender); number += 1)
              await cycle(atWork, ready, () => killAndStart(number))
            const { lost, doubled } = await accountsOf(lender.db, atWork)
            const { acknowledged, troubles } = atWork
            found.lost.push(...lost)
            found.doubled.push(...doubled)
            found.wrong.push(...troubles.wrong)
            sum.answeredOtherwise += await repeatedPushes(atWork)
            sum.pushes += acknowledged.pushes.size
            sum.codes += acknowledged.codes.size
            sum.notices += acknowledged.notices.size
            sum.noAnswer += troubles.noAnswer
            sum.unavailable += troubles.unavailable
          } finally {
            await lender.close()
          }
        }
        reported(run, {
          kills,
          acknowledgedPushes: sum.pushes,
          acknowledgedCodes: sum.codes,
          acknowledgedNotices: sum.notices,
          lost: found.lost.length,
          doubled: found.doubled.length,
          answeredOtherwise: sum.answeredOtherwise,
          requestsWithoutAnswer: sum.noAnswer,
          requestsAnswered503: sum.unavailable,
          otherAnswers: found.wrong.length,
          readyAgainMsMedian: quantile(ready.times, 0.5),
          readyAgainMsP99: quantile(ready.times, 0.99),
        })
        expect(found).toEqual({ lost: [], doubled: [], wrong: [] })
        expect(sum.answeredOtherwise).toBe(0)
        // The kills were felt.
        expect(sum.noAnswer + sum.unavailable).toBeGreaterThan(0)
      },
      longRunMs,
    )
  },
)
