// A rollover, a repayment, the close of a day and the deletion of the account on one order: whatever the order, one end.

import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { date } from '../../src/core/calendar-date.ts'
import { isRefusal } from '../../src/core/refusal.ts'
import { deleteAccount, sendDeletionCode } from '../../src/server/identity/delete-account.ts'
import { closeDay } from '../../src/server/order/day/close-day.ts'
import { createPayCode } from '../../src/server/payment/code/create-pay-code.ts'
import { postgres } from '../support/databases.ts'
import { databaseViolations, expectSound } from '../support/invariants.ts'
import { loanBalances } from '../support/loan-balances.ts'
import { noticeTools } from '../support/notices.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../support/paying.ts'
import { walked } from '../support/proof-length.ts'
import { type Dice, diceOf } from './dice.ts'
import { reported, settingOf } from './report.ts'

const randomRounds = settingOf('INTERLEAVINGS', 25)
/** Orders that are raced at once: one close of the day meets them all. */
const atOnce = 10
/** Orders of a world: each close of the day looks at all that are still running in it. */
const ordersOfAWorld = 250
const seed = settingOf('SIM_SEED', Math.floor(Math.random() * 1_000_000_000))
const deeds = ['rollover', 'repayment', 'dayClose', 'deletion'] as const
type Deed = (typeof deeds)[number]
type Deeds = Readonly<Record<Deed, () => Promise<void>>>

const evening = '2026-09-09T15:00:00Z'
const afterMidnight = '2026-09-09T16:30:00Z'

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((first) => ordersOf(items.filter((one) => one !== first)).map((rest) => [first, ...rest]))
}

describe(`rollover, repayment, day close and deletion on one order, from seed ${seed}`, () => {
  let world: World
  let leave: () => Promise<void>
  const counts = { deleted: 0, deletionRefused: 0, rounds: 0 }
  beforeAll(enterNewWorld)
  afterAll(() => leave())

  async function enterNewWorld(): Promise<void> {
    const { db, close } = await postgres.open()
    const opened = await openWorld(db, evening)
    world = opened
    leave = async () => {
      await opened.close()
      await close()
    }
    // What a guess costs is not what is raced here: codes are hashed fast.
    const hash = async (code: string, salt: Uint8Array): Promise<Buffer> =>
      createHash('sha256').update(salt).update(code).digest()
    Object.assign(world.deps.codeHasher, {
      hash,
      matches: async (code: string, salt: Uint8Array, known: Uint8Array) => (await hash(code, salt)).equals(known),
    })
  }

  /** The machine's own clock is right: only business time is moved. */
  async function closeTheDay(): Promise<void> {
    const clock = { ...world.deps.clock, machineNow: () => new Date() }
    await closeDay({ ...world.deps, clock }, 'standard', date('2026-09-10'))
  }

  type Scene = { readonly who: Borrower; readonly todo: Deeds }

  /** So many scenes at once: what is done in the evening, then what is done after midnight. */
  async function scenes(paidMinors: readonly number[]): Promise<Scene[]> {
    world.setTime(evening)
    const inTheEvening = await Promise.all(paidMinors.map(prepared))
    world.setTime(afterMidnight)
    return await Promise.all(inTheEvening.map((afterwards) => afterwards()))
  }

  async function scene(paidMinor: number): Promise<Scene> {
    const [one] = await scenes([paidMinor])
    if (one === undefined) throw new Error('a scene was not made')
    return one
  }

  /** A loan whose only payment, 5,150.00, is due today, with codes for it and for a rollover that were paid before midnight. */
  async function prepared(paidMinor: number): Promise<() => Promise<Scene>> {
    const who = await world.borrowerWithLoan(date('2026-08-10'), { termDays: 30, instalmentCount: 1 })
    const wish = { orderId: who.orderId, channelNumber: 'bank-transfer' }
    const repayment = granted(await world.call(createPayCode, who, { ...wish, amountMinor: 515_000 }))
    const rollover = granted(await world.call(createPayCode, who, { ...wish, amountMinor: 42_000, rollover: true }))
    return () => afterwards(who, paidMinor, repayment.ref, rollover.ref)
  }

  async function afterwards(
    who: Borrower,
    paidMinor: number,
    repaymentRef: string,
    rolloverRef: string,
  ): Promise<Scene> {
    granted(await world.call(sendDeletionCode, who, { phone: who.phone, type: 'del' }))
    const [sent] = await world.db.query<{ code: string }>(
      'select code from sms_message where phone = $1 and code is not null',
      [who.phone],
    )
    const { code } = sent ?? { code: '' }
    const { deliver } = noticeTools(
      () => world,
      () => who,
    )
    const tell = async (reference: string, amountMinor: number, paidAt: string): Promise<void> => {
      const transactionId = `T-${reference}`
      expect(await deliver({ reference, amountMinor, paidAt, transactionId })).toMatchObject({ status: 200 })
    }
    return {
      who,
      todo: {
        rollover: () => tell(rolloverRef, 42_000, '2026-09-09T15:50:00Z'),
        repayment: () => tell(repaymentRef, paidMinor, '2026-09-09T15:55:00Z'),
        dayClose: closeTheDay,
        deletion: async () => {
          const answer = await world.call(deleteAccount, who, { phone: who.phone, code })
          counts[isRefusal(answer) ? 'deletionRefused' : 'deleted'] += 1
        },
      },
    }
  }

  /** What the loan comes to in the end: owed and credit, by the engine and by the ledger. */
  async function endOf(who: Borrower): Promise<string> {
    counts.rounds += 1
    const { owedMinor, creditBalanceMinor, rolloversUsed, lateChargedMinor } = await loanStateOf(world, who)
    const balances = await loanBalances(world.db, who.orderId)
    expect(balances.creditBalance + creditBalanceMinor).toBe(0)
    return JSON.stringify({ worthMinor: owedMinor - creditBalanceMinor, rolloversUsed, lateChargedMinor, balances })
  }

  const amounts: [string, number][] = [
    ['in full', 515_000],
    ['in part', 200_000],
    ['too much', 600_000],
  ]
  it.each(walked(amounts.slice(0, 2), 1))('end alike in all 24 orders, paid %s', async (_, paidMinor) => {
    const ends = new Set<string>()
    for (const order of ordersOf(deeds)) {
      const { who, todo } = await scene(paidMinor)
      for (const deed of order) await todo[deed]()
      await closeTheDay()
      ends.add(await endOf(who))
    }
    expect([...ends]).toHaveLength(1)
    expectSound(await databaseViolations(world.db), `after all orders, ${paidMinor}`)
  })

  it(
    `end alike ${randomRounds} times at random moments at once`,
    async () => {
      const dice: Dice = diceOf(seed)
      const ends = new Map<number, Set<string>>()
      for (let round = 0; round < randomRounds; round += atOnce) {
        if (round > 0 && round % ordersOfAWorld === 0) {
          expectSound(await databaseViolations(world.db), `after ${round} moments`)
          await leave()
          await enterNewWorld()
          console.log(`${round} of ${randomRounds} raced`)
        }
        const paid = Array.from({ length: Math.min(atOnce, randomRounds - round) }, () => dice.pick(amounts)[1])
        const made = await scenes(paid)
        const starts = made.flatMap(({ todo }) =>
          dice.shuffled([...deeds, dice.pick(deeds)]).map((deed) => ({ todo, deed, afterMs: dice.between(0, 12) })),
        )
        await Promise.all(
          starts.map(async ({ todo, deed, afterMs }) => {
            await pause(afterMs)
            await todo[deed]()
          }),
        )
        await closeTheDay()
        for (const [number, { who }] of made.entries()) {
          const paidMinor = paid[number] ?? 0
          const known = ends.get(paidMinor) ?? new Set()
          ends.set(paidMinor, known.add(await endOf(who)))
        }
      }
      expect([...ends.values()].map((known) => known.size)).toEqual([...ends.values()].map(() => 1))
      expectSound(await databaseViolations(world.db), 'after all moments')
      reported('interleavings', { seed, allOrders: 2 * 24, randomRounds, ...counts })
      expect(counts.deleted).toBeGreaterThan(0)
      expect(counts.deletionRefused).toBeGreaterThan(0)
    },
    24 * 3_600_000,
  )
})
