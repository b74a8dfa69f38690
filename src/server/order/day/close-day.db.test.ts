// Closing the day: once, twice, at the same time or after a long gap, the ledger is the same.

import { AsyncLocalStorage } from 'node:async_hooks'
import { beforeEach, describe, expect, it } from 'vitest'
import { onPostgres, postgres, useDatabase } from '../../../../tests/support/databases.ts'
import { everyJob } from '../../../../tests/support/every-job.ts'
import { daysFrom, type LendingWorld, ledgerLines, openLendingWorld } from '../../../../tests/support/lending.ts'
import { addDays, type CalendarDate, date } from '../../../core/calendar-date.ts'
import { recordEvent } from '../../account/loan/loan-store.ts'
import { lockOrder } from '../../account/order/order-store.ts'
import type { Db, Tx } from '../../db/database.ts'
import { ledgerHash } from '../../db/ledger/ledger.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { saveWishes } from '../../outbox/wish/wish-store.ts'
import type { LogFields } from '../../ports/log.ts'
import { orderJobs } from '../jobs.ts'
import { closeDay, closeDayTopic, scheduleDayClose } from './close-day.ts'

/** Runs something as another request does: not inside the transaction that is open. */
const outside = AsyncLocalStorage.snapshot()
const firstDay = date('2026-08-11')
const lastDay = date('2026-09-25')

/** Loans whose ids are the same in every world, so that ledgers can be compared. */
async function worldWithLoans(world: LendingWorld, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    Object.assign(world.deps.ids, { orderId: () => `L-close-${index}` })
    await world.loan(await world.borrower(), index % 2 === 0 ? 'candor-cash' : 'salary-bridge')
  }
}

async function closeThrough(world: LendingWorld, first = firstDay, last = lastDay): Promise<void> {
  for (const day of daysFrom(first, last)) {
    world.setDay('standard', day)
    await closeDay(world.deps, 'standard', day)
  }
}

async function pay(world: LendingWorld, orderId: string, amountMinor: number): Promise<void> {
  const valueDate = world.deps.clock.today('Asia/Manila')
  await world.db.transaction((tx) =>
    recordEvent(tx, world.deps, {
      orderId,
      sourceKey: `test:${world.deps.random.token(8)}`,
      event: { kind: 'payment', valueDate, amountMinor },
    }),
  )
}

async function statusOf(world: LendingWorld): Promise<unknown[]> {
  return await world.db.query('select id, status, status_on from loan_order order by id')
}

describe('the ledger after six weeks', () => {
  const daily = useDatabase(postgres)
  const twice = useDatabase(postgres)
  const gap = useDatabase(postgres)
  const parallel = useDatabase(postgres)
  const lapsed = useDatabase(postgres)

  it('is the same when days are closed daily, twice, in parallel, or after a gap', async () => {
    const reference = await openLendingWorld(daily())
    await worldWithLoans(reference, 4)
    await closeThrough(reference)
    const lines = await ledgerLines(reference.db)
    expect(lines.length).toBeGreaterThan(60)

    const again = await openLendingWorld(twice())
    await worldWithLoans(again, 4)
    for (const day of daysFrom(firstDay, lastDay)) {
      again.setDay('standard', day)
      await closeDay(again.deps, 'standard', day)
      expect(await closeDay(again.deps, 'standard', day)).toEqual({ loans: 0, lapsed: 0 })
    }
    expect(await ledgerHash(again.db)).toBe(await ledgerHash(reference.db))
    expect(await statusOf(again)).toEqual(await statusOf(reference))

    // Nothing ran for thirty days; then each missed day is closed in its turn.
    const late = await openLendingWorld(gap())
    await worldWithLoans(late, 4)
    await closeThrough(late, firstDay, date('2026-08-26'))
    late.setDay('standard', lastDay)
    for (const day of daysFrom(date('2026-08-27'), lastDay)) await closeDay(late.deps, 'standard', day)
    expect(await ledgerHash(late.db)).toBe(await ledgerHash(reference.db))

    // One call for the last day alone catches all of them up, loan by loan.
    const once = await openLendingWorld(lapsed())
    await worldWithLoans(once, 4)
    once.setDay('standard', lastDay)
    await closeDay(once.deps, 'standard', lastDay)
    expect(await ledgerLines(once.db)).toEqual(lines)
    expect(await statusOf(once)).toEqual(await statusOf(reference))

    const rush = await openLendingWorld(parallel())
    await worldWithLoans(rush, 4)
    for (const day of [firstDay, date('2026-09-09'), date('2026-09-10'), lastDay]) {
      rush.setDay('standard', day)
      await Promise.all(Array.from({ length: 8 }, () => closeDay(rush.deps, 'standard', day)))
    }
    expect(await ledgerLines(rush.db)).toEqual(lines)
    expect(await statusOf(rush)).toEqual(await statusOf(reference))
  })
})

onPostgres('closing a day', (database) => {
  let world: LendingWorld
  beforeEach(async () => {
    world = await openLendingWorld(database())
  })

  it('is refused before the day has begun in its market', async () => {
    await expect(closeDay(world.deps, 'standard', firstDay)).rejects.toThrow(/has not begun/)
    world.setTime('2026-08-10T16:00:00Z')
    await closeDay(world.deps, 'standard', firstDay)
    await expect(closeDay(world.deps, 'india', firstDay)).rejects.toThrow(/has not begun/)
  })

  it('stores the status that the day brings', async () => {
    const who = await world.borrower()
    const orderId = await world.loan(who, 'candor-cash')
    const seen: string[] = []
    for (const day of ['2026-09-08', '2026-09-09', '2026-09-10']) {
      world.setDay('standard', date(day))
      await closeDay(world.deps, 'standard', date(day))
      seen.push((await world.order(who, orderId)).status)
    }
    expect(seen).toEqual(['active', 'due', 'overdue'])
  })

  it('reminds before, on and after the due date, for today only, and not borrowers who opted out', async () => {
    const remindThrough = async (first: CalendarDate, last: CalendarDate): Promise<void> => {
      for (const day of daysFrom(first, last)) {
        await closeThrough(world, day, day)
        await world.runJobs()
      }
    }
    const who = await world.borrower()
    const silent = await world.borrower()
    await saveWishes(world.db, silent.borrowerId, { reminders: false }, { now: world.deps.clock.now(), channel: 'sms' })
    await world.loan(who, 'candor-cash')
    await world.loan(silent, 'candor-cash')
    await remindThrough(date('2026-09-05'), date('2026-09-11'))
    // Days of the past in one go, the seventh day late among them: nothing is said of them.
    world.setDay('standard', date('2026-09-17'))
    for (const day of daysFrom(date('2026-09-12'), date('2026-09-17'))) await closeDay(world.deps, 'standard', day)
    await world.runJobs()
    await remindThrough(date('2026-10-08'), date('2026-10-09'))
    const messages = await world.db.query<{ phone: string; body: string }>(
      `select phone, body from sms_message where purpose = 'reminder' and phone = any($1) order by created_at, id`,
      [[who.phone, silent.phone]],
    )
    expect(messages.map(({ phone }) => phone)).toEqual([who.phone, who.phone, who.phone, who.phone])
    expect(messages[0]?.body).toContain('is due on 9 Sep 2026')
    expect(messages[1]?.body).toContain('is due today')
    expect(messages[2]?.body).toContain('1 day late')
    expect(messages[3]?.body).toContain('30 days late')
  })

  it('expires an approval that was not taken up, after its last day', async () => {
    const who = await world.borrower()
    const orderId = await world.loan(who, 'school-start')
    expect(await world.order(who, orderId)).toMatchObject({ status: 'approved', approvalEndsOn: '2026-08-17' })
    world.setDay('standard', date('2026-08-17'))
    expect(await closeDay(world.deps, 'standard', date('2026-08-17'))).toEqual({ loans: 0, lapsed: 0 })
    world.setDay('standard', date('2026-08-18'))
    expect(await closeDay(world.deps, 'standard', date('2026-08-18'))).toEqual({ loans: 0, lapsed: 1 })
    expect(await world.order(who, orderId)).toMatchObject({
      status: 'declined',
      declineReason: 'approvalHasLapsed',
      retryOn: '2026-08-18',
    })
  })

  it('says while it is at it that its job is not lost', async () => {
    await world.loan(await world.borrower(), 'candor-cash')
    world.setDay('standard', date('2026-09-09'))
    const renew = () => Promise.reject(new Error('somebody else has the job'))
    const closing = closeDay(world.deps, 'standard', date('2026-09-09'), { renew })
    await expect(closing).rejects.toThrow('somebody else has the job')
  })

  it('closes the other loans when one cannot be closed, and says so in the end', async () => {
    const broken = await world.borrower()
    const brokenOrder = await world.loan(broken, 'candor-cash')
    const who = await world.borrower()
    const orderId = await world.loan(who, 'candor-cash')
    await world.db.execute(`update loan_order set schedule = '[{"n": 1}]' where id = $1`, [brokenOrder])
    world.setDay('standard', date('2026-09-09'))
    await expect(closeDay(world.deps, 'standard', date('2026-09-09'))).rejects.toThrow('1 loans could not be closed')
    expect((await world.order(who, orderId)).status).toBe('due')
    expect(world.alerts.some((line) => line.includes('could not be closed'))).toBe(true)
    const next = await world.db.query(`select 1 from ${everyJob} where topic = $1 and key = $2`, [
      closeDayTopic,
      'standard:2026-09-10',
    ])
    expect(next).toHaveLength(1)
  })

  it('leaves a loan alone that was settled on a later day while its batch failed', async () => {
    const orders = ['L-close-1', 'L-close-2']
    Object.assign(world.deps.ids, { orderId: () => orders.shift() ?? 'L-close-more' })
    await world.loan(await world.borrower(), 'candor-cash')
    const who = await world.borrower()
    const orderId = await world.loan(who, 'candor-cash')
    await world.db.execute(`update loan_order set schedule = '[{"n": 1}]' where id = 'L-close-1'`)
    world.setDay('standard', date('2026-09-12'))
    let transactions = 0
    const db: Db = Object.create(world.db, {
      transaction: {
        value: async (...asked: Parameters<Db['transaction']>) => {
          transactions += 1
          // The batch has failed by then.
          if (transactions === 2) await pay(world, orderId, 900_000)
          return await world.db.transaction(...asked)
        },
      },
    })
    const closing = closeDay({ ...world.deps, db }, 'standard', date('2026-09-10'))
    await expect(closing).rejects.toThrow('could not be closed')
    expect(await world.order(who, orderId)).toMatchObject({
      status: 'settled',
      statusOn: '2026-09-12',
      settledOn: '2026-09-12',
      closureNumber: expect.stringMatching(/^CL-2026-/),
    })
  })
})

onPostgres('the day job', (database) => {
  it('queues itself day after day, from where it stopped', async () => {
    const world = await openLendingWorld(database())
    await scheduleDayClose(world.deps)
    world.setDay('standard', date('2026-08-14'))
    await world.runJobs()
    const closed = await world.db.query<{ through: string }>(`select through from closed_day where market = 'standard'`)
    expect(closed).toEqual([{ through: '2026-08-14' }])
    await scheduleDayClose(world.deps)
    const waiting = await world.db.query<{ key: string }>(
      `select key from job where topic = $1 and done_at is null and key like 'standard:%'`,
      [closeDayTopic],
    )
    expect(waiting).toEqual([{ key: 'standard:2026-08-15' }])
  })
})

describe('a loan that somebody holds while the day is closed', () => {
  const database = useDatabase(postgres)

  it('is waited for, and the others are not held up', async () => {
    const world = await openLendingWorld(database())
    const who = await world.borrower()
    const held = await world.loan(who, 'candor-cash')
    const other = await world.borrower()
    const free = await world.loan(other, 'candor-cash')
    world.setDay('standard', addDays(date('2026-08-10'), 30))
    const day = world.deps.clock.today('Asia/Manila')
    const locked = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const holding = world.db.transaction(async (tx) => {
      await lockOrder(tx, held)
      locked.resolve()
      await released.promise
    })
    await locked.promise
    const closing = closeDay(world.deps, 'standard', day)
    while ((await world.order(other, free)).status !== 'due') await Promise.resolve()
    expect((await world.order(who, held)).status).toBe('active')
    released.resolve()
    await holding
    expect(await closing).toEqual({ loans: 2, lapsed: 0 })
    expect((await world.order(who, held)).status).toBe('due')
  })

  it('and does not let go is reported, after everything else was done', async () => {
    const world = await openLendingWorld(database())
    const who = await world.borrower()
    const held = await world.loan(who, 'candor-cash')
    const other = await world.borrower()
    const approved = await world.loan(other, 'school-start')
    const heldApproval = await world.loan(await world.borrower(), 'school-start')
    const day = date('2026-09-09')
    world.setDay('standard', day)
    const impatient: Db = Object.create(world.db, {
      transaction: {
        value: (fn: (tx: Tx) => Promise<unknown>) =>
          world.db.transaction(async (tx) => {
            await tx.execute(`set local lock_timeout = '20ms'`)
            return await fn(tx)
          }),
      },
    })
    await world.db.transaction(async (tx) => {
      for (const id of [held, heldApproval].toSorted()) await lockOrder(tx, id)
      const closing = outside(() => closeDay({ ...world.deps, db: impatient }, 'standard', day))
      await expect(closing).rejects.toThrow('1 loans could not be closed')
    })
    expect((await world.order(other, approved)).declineReason).toBe('approvalHasLapsed')
    const closed = await world.db.query(`select through from closed_day where market = 'standard'`)
    expect(closed).toEqual([{ through: day }])
    expect(await closeDay(world.deps, 'standard', day)).toEqual({ loans: 1, lapsed: 1 })
  })
})

onPostgres('the day job with a clock that is wrong', (database) => {
  let world: LendingWorld
  beforeEach(async () => {
    world = await openLendingWorld(database())
  })

  it('stops when the database’s clock is more than a minute away', async () => {
    const ahead = { machineNow: () => new Date(Date.now() + 61_000) }
    Object.assign(world.deps.clock, ahead)
    await expect(closeDay(world.deps, 'standard', date('2026-08-10'))).rejects.toThrow(/differ by 61 seconds/)
  })

  it('stops in production after a leap of four days, until the operator says that it is right', async () => {
    const production = { ...world.deps, config: { ...world.deps.config, mode: 'production' as const } }
    await closeDay(production, 'reference', date('2026-08-10'))
    world.setDay('reference', date('2026-08-13'))
    await closeDay(production, 'reference', date('2026-08-13'))
    world.setDay('reference', date('2026-08-17'))
    await expect(closeDay(production, 'reference', date('2026-08-17'))).rejects.toThrow(/4 days ago/)
    const allowed = { ...production, config: { ...production.config, allowDayLeap: true } }
    await closeDay(allowed, 'reference', date('2026-08-17'))
  })

  it('tells the operator what to do, and goes on at once at the start that was asked for', async () => {
    const said: LogFields[] = []
    const log = { ...world.deps.log, error: (fields: LogFields) => void said.push(fields) }
    const config = { ...world.deps.config, mode: 'production' as const, policyPack: 'indonesia' as const }
    const production = { ...world.deps, log, config }
    await world.apply(await world.borrower({ market: 'philippines' }), 'candor-cash-ph')
    for (const market of ['indonesia', 'philippines', 'india'] as const)
      await closeDay(production, market, date('2026-08-10'))
    world.setDay('indonesia', date('2026-08-17'))
    await scheduleDayClose(production)
    await runDueJobs(orderJobs, production)
    expect(said).toContainEqual(
      expect.objectContaining({
        kind: 'clockAlert',
        reason: 'indonesia was last closed 7 days ago: check the clock, then start once with ALLOW_DAY_LEAP=1',
      }),
    )
    // The lender's market, and one in which somebody has applied; no alert is raised for a market without loans.
    const alerted = said.filter(({ kind }) => kind === 'clockAlert').map(({ reason }) => String(reason).split(' ')[0])
    expect(alerted.toSorted()).toEqual(['indonesia', 'philippines'])
    const allowed = { ...production, config: { ...production.config, allowDayLeap: true } }
    await scheduleDayClose(allowed)
    await runDueJobs(orderJobs, allowed)
    const closed = await world.db.query(`select through from closed_day where market = 'indonesia'`)
    expect(closed).toEqual([{ through: '2026-08-17' }])
  })

  it('is taken up again at the next start after it was given up', async () => {
    await scheduleDayClose(world.deps)
    await world.db.execute(`update job set dead_at = now(), attempts = 50 where topic = $1 and done_at is null`, [
      closeDayTopic,
    ])
    await scheduleDayClose(world.deps)
    const waiting = await world.db.query('select 1 from job where topic = $1 and dead_at is null', [closeDayTopic])
    expect(waiting.length).toBeGreaterThan(0)
  })
})
