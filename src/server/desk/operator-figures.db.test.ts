// What an operator's metrics tell of all processes: money in and out, logins, codes, loans by bucket, suspense, and the age of the seal.

import { afterEach, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { noticeTools } from '../../../tests/support/notices.ts'
import { type Borrower, openWorld, type World } from '../../../tests/support/paying.ts'
import { date } from '../../core/calendar-date.ts'
import { sealLedger } from '../db/ledger/ledger-seal.ts'
import { createSession } from '../people/session/session-store.ts'
import { storeDay } from '../portfolio/portfolio-day-store.ts'
import { operatorFigures } from './count-figures.ts'

onPostgres('the figures of an operator', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
    who = await world.borrowerWithLoan(date('2026-08-10'))
  })
  afterEach(() => world.close())
  const { deliver, codeFor } = noticeTools(
    () => world,
    () => who,
  )
  const asked = (later = 0) => {
    const { clock } = world.deps
    const at = (moment: Date) => new Date(moment.getTime() + later)
    return operatorFigures(world.db, at(clock.now()), at(clock.machineNow()))
  }

  it('have the payments of the last hour by channel, and those without a loan as suspense', async () => {
    const before = await asked()
    const { ref } = await codeFor(140_000)
    await deliver({ reference: ref, transactionId: `T-${ref}`, amountMinor: 140_000 })
    await deliver({ reference: 'nobody', transactionId: `S-${ref}`, currency: 'XTS', amountMinor: 700 })
    const { money, suspense } = await asked()
    const sum = (rows: typeof money) =>
      rows.filter(({ direction }) => direction === 'in').reduce((all, one) => all + one.amountMinor, 0)
    expect(sum(money) - sum(before.money)).toBe(140_700)
    expect(suspense).toContainEqual({ currency: 'XTS', amountMinor: 700 })
    expect(sum((await asked(3_600_001)).money)).toBe(0)
  })

  it('have sessions and codes of the hour, and none of an hour that is over', async () => {
    const { deps, db } = world
    await createSession(db, deps, { borrowerId: who.borrowerId, kind: 'web', deviceId: 'd', params: {} as never })
    await db.execute(
      `insert into sms_message (id, phone, purpose, body, state, created_at) values ('figures', '1', 'login', 'x', 'sent', $1)`,
      [deps.clock.now()],
    )
    const { logins, codes } = await asked()
    expect(logins).toContainEqual({ kind: 'web', count: 1 })
    expect(codes).toContainEqual({ purpose: 'login', state: 'sent', count: 1 })
    expect(await asked(3_600_001)).toMatchObject({ logins: [], codes: [] })
  })

  it('have the loans of the newest counted day by bucket, and for how long entries wait for their seal', async () => {
    expect((await asked()).unsealedSeconds).toBeGreaterThan(0)
    const move = { market: 'standard', was: 'none', loans: 2 }
    const figures = {
      moves: [
        { ...move, standing: 'current' },
        { ...move, was: 'current', standing: 'current', loans: 3 },
      ],
    }
    const at = world.deps.clock.now()
    await storeDay(world.db, date('2026-08-18'), { moves: [{ ...move, standing: 'paid' }] } as never, at)
    await storeDay(world.db, date('2026-08-19'), figures as never, at)
    expect((await asked()).loans).toEqual([{ market: 'standard', bucket: 'current', count: 5 }])
    while ((await sealLedger(world.db, { patienceSeconds: 0 })) !== null);
    expect((await asked()).unsealedSeconds).toBe(0)
  })
})
