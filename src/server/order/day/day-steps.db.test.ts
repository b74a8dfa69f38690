// The steps at the end of a day: one that fails is tried again by itself, and holds nothing up; the ledger is sealed on a seal that holds.

import { expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { everyJob } from '../../../../tests/support/every-job.ts'
import { type LendingWorld, openLendingWorld } from '../../../../tests/support/lending.ts'
import { date } from '../../../core/calendar-date.ts'
import type { Db } from '../../db/database.ts'
import { sealLedger } from '../../db/ledger/ledger-seal.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { orderJobs } from '../jobs.ts'
import { closeDay } from './close-day.ts'
import { closeStepTopic } from './day-steps.ts'

/** Changes posted entries past their guards, as the owner of the database can. */
async function tamper(world: LendingWorld, sql: string): Promise<void> {
  await world.db.transaction(async (tx) => {
    await tx.execute('alter table entry disable trigger all')
    await tx.execute(sql)
    await tx.execute('alter table entry enable trigger all')
  })
}

onPostgres('a step of the close of a day', (database) => {
  it('tries a step that fails again by a job of its own, and closes the day all the same', async () => {
    const world = await openLendingWorld(database())
    const day = date('2026-09-09')
    world.setDay('standard', day)
    let failures = 0
    const withoutLinks: Db = Object.create(world.db, {
      execute: {
        value: (...asked: Parameters<Db['execute']>) => {
          if (!asked[0].includes('delete from document_link')) return world.db.execute(...asked)
          failures += 1
          return Promise.reject(new Error('the links cannot be deleted'))
        },
      },
    })
    const broken = { ...world.deps, db: withoutLinks }
    expect(await closeDay(broken, 'standard', day)).toEqual({ loans: 0, lapsed: 0 })
    expect(await world.db.query(`select through from closed_day where market = 'standard'`)).toEqual([{ through: day }])
    expect(world.alerts.some((line) => line.includes('forgetPaperLinks'))).toBe(true)
    const jobs = () =>
      world.db.query(`select payload, last_error, is_done as "isDone" from ${everyJob} where topic = $1`, [
        closeStepTopic,
      ])
    const payload = { market: 'standard', day, step: 'forgetPaperLinks' }
    expect(await jobs()).toMatchObject([{ payload, isDone: false }])
    // Once more: one job for the step, however often the day is closed.
    await closeDay(broken, 'standard', day)
    expect(await jobs()).toHaveLength(1)
    world.setDay('standard', date('2026-09-10'))
    const stepJobs = Object.fromEntries(Object.entries(orderJobs).filter(([topic]) => topic === closeStepTopic))
    await runDueJobs(stepJobs, broken)
    expect(failures).toBe(3)
    expect(await jobs()).toMatchObject([{ last_error: 'Error', isDone: false }])
    world.setDay('standard', date('2026-09-11'))
    await runDueJobs(stepJobs, world.deps)
    expect(await jobs()).toMatchObject([{ isDone: true }])
  })

  it('raises an alert when the last seal of the ledger no longer holds', async () => {
    const world = await openLendingWorld(database())
    await world.loan(await world.borrower(), 'candor-cash')
    await sealLedger(world.db, { patienceSeconds: -1 })
    world.setDay('standard', date('2026-08-11'))
    await closeDay(world.deps, 'standard', date('2026-08-11'))
    expect(world.alerts).toEqual([])
    await tamper(world, `update entry set value_date = value_date - 1 where kind = 'payout'`)
    world.setDay('standard', date('2026-08-12'))
    await closeDay(world.deps, 'standard', date('2026-08-12'))
    expect(world.alerts.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ kind: 'ledgerAlert', sealNumber: expect.any(Number), sealHash: expect.any(String) }),
    ])
  })

  it('verifies the newest seal before another is put on it, whichever market is closed, and else once a day', async () => {
    const world = await openLendingWorld(database())
    await world.loan(await world.borrower(), 'candor-cash')
    await sealLedger(world.db, { patienceSeconds: -1 })
    // Too young to be sealed.
    await world.loan(await world.borrower(), 'candor-cash')
    await tamper(world, 'update entry set amount = amount + 1')
    world.setDay('india', date('2026-08-12'))
    await closeDay(world.deps, 'india', date('2026-08-12'))
    expect(world.alerts).toEqual([])
    await tamper(world, `update entry set created_at = created_at - interval '1 hour'`)
    world.setDay('india', date('2026-08-13'))
    await closeDay(world.deps, 'india', date('2026-08-13'))
    expect(world.alerts).toEqual([expect.stringContaining('ledgerAlert')])
  })
})
