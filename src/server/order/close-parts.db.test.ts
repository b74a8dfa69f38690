// A day that is closed in parts, by jobs that two processes share: the same ledger, figures and reminders as closed at once.

import { describe, expect, it } from 'vitest'
import { postgres, useDatabase } from '../../../tests/support/databases.ts'
import { type LendingWorld, ledgerLines, openLendingWorld } from '../../../tests/support/lending.ts'
import { type CalendarDate, date } from '../../core/calendar-date.ts'
import type { MarketId } from '../../core/market/market.ts'
import { rangeOf } from '../jobs/parts.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { countDay } from '../portfolio/day-figures.ts'
import { beginDay, closeDay, closePart, closePartTopic, endDay, endDayTopic } from './day/close-day.ts'
import { orderJobs } from './jobs.ts'

const market: MarketId = 'standard'
const days = ['2026-08-11', '2026-09-08', '2026-09-09', '2026-09-10', '2026-09-25'].map(date)
const dueDay = date('2026-09-09')

async function worldWith(db: LendingWorld['db'], loans: number): Promise<LendingWorld> {
  const world = await openLendingWorld(db, undefined, { CLOSE_PARTS: '3' })
  for (let index = 0; index < loans; index += 1) {
    Object.assign(world.deps.ids, { orderId: () => `L-part-${index}` })
    await world.loan(await world.borrower(), index % 2 === 0 ? 'candor-cash' : 'salary-bridge')
  }
  return world
}

/** The jobs of parts and of what follows them, as one process does them. */
const partJobs = Object.fromEntries(Object.entries(orderJobs).filter(([topic]) => /^(?:closePart|endDay)$/.test(topic)))

async function leftBy(world: LendingWorld, day: CalendarDate) {
  const { db } = world
  return {
    ledger: await ledgerLines(db),
    loans: await db.query('select id, status, status_on, version from loan_order order by id'),
    days: await db.query('select * from loan_day order by order_id, day'),
    reminders: await db.query(`select key, run_at from job where topic = 'remind' order by key`),
    figures: await countDay(db, world.deps, day),
    closed: await db.query('select market, through from closed_day'),
  }
}

async function isClosed({ db }: LendingWorld): Promise<boolean> {
  return (await db.query('select from closed_day where through = $1', [dueDay])).length === 1
}

const jobsOf = ({ db }: LendingWorld, topic: string) =>
  db.query<{ key: string }>('select key from job where topic = $1 and done_at is null order by key', [topic])

describe('a day that is closed in parts', () => {
  const whole = useDatabase(postgres)
  const divided = useDatabase(postgres)
  const interrupted = useDatabase(postgres)

  it('leaves what one that is closed at once leaves, by whichever process its parts are done', async () => {
    const one = await worldWith(whole(), 9)
    const three = await worldWith(divided(), 9)
    for (const day of days) {
      for (const world of [one, three]) world.setDay(market, day)
      await closeDay(one.deps, market, day)
      await beginDay(three.deps, market, day, undefined, 1)
      const byProcess = await Promise.all([1, 2].map(() => runDueJobs(partJobs, three.deps)))
      expect(byProcess.reduce((sum, { done }) => sum + done, 0)).toBe(4)
    }
    const left = await leftBy(one, dueDay)
    expect(left.loans.length).toBe(9)
    expect(left.reminders.length).toBeGreaterThan(8)
    expect(await leftBy(three, dueDay)).toEqual(left)
  })

  it('is closed when its last part has ended: one that is cut short or has a loan in its way is tried again by itself', async () => {
    const world = await worldWith(interrupted(), 9)
    const { deps } = world
    world.setDay(market, dueDay)
    await beginDay(deps, market, dueDay, undefined, 1)
    // Its own job is repeated, after the setting was changed: the parts stay.
    await beginDay({ ...deps, config: { ...deps.config, closeParts: 1 } }, market, dueDay, undefined, 1)
    expect(await jobsOf(world, closePartTopic)).toHaveLength(3)
    const close = (part: number, renew = async () => {}) =>
      closePart(deps, market, dueDay, { part, parts: 3 }, { renew })
    await expect(close(0, () => Promise.reject(new Error('killed')))).rejects.toThrow('killed')
    const { from, to } = rangeOf(2, 3)
    const [stuck] = await world.db.query<{ id: string; schedule: string }>(
      'select id, schedule::text from loan_order where hashtext(id) between $1 and $2 limit 1',
      [from, to],
    )
    if (stuck === undefined) throw new Error('no loan is in the last part')
    await world.db.execute(`update loan_order set schedule = '[{"n": 1}]' where id = $1`, [stuck.id])
    await expect(close(2)).rejects.toThrow('1 loans could not be closed')
    await close(1)
    expect(await jobsOf(world, endDayTopic)).toEqual([])
    // Taken up again: all loans of this part are closed already.
    expect(await close(0)).toBe(0)
    expect(await jobsOf(world, endDayTopic)).toEqual([{ key: 'standard:2026-09-09' }])
    expect(await isClosed(world)).toBe(false)
    await endDay(deps, market, dueDay)
    expect(await isClosed(world)).toBe(true)
    await world.db.execute('update loan_order set schedule = $2::json where id = $1', [stuck.id, stuck.schedule])
    expect(await close(2)).toBe(1)
    expect(await world.db.query('select from loan_order where status_on < $1', [dueDay])).toEqual([])
  })
})
