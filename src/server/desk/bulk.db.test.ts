// The jobs of acts on many loans on PostgreSQL: two runners at once, a process that is killed between loans, and a right that goes meanwhile.

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useDatabase, usualEngines } from '../../../tests/support/databases.ts'
import { type LendingWorld, openLendingWorld } from '../../../tests/support/lending.ts'
import type { Job } from '../jobs/queue.ts'
import { type Lease, noLease } from '../jobs/run-jobs.ts'
import { insertOfficer, storeRole } from '../officer/person/officer-store.ts'
import { countBulkTopic, deskJobs, doBulkTopic } from './bulk-jobs.ts'
import { findBulk, insertBulk, listBulkLoans, lockBulk, progressOf, storeBulkDecision } from './bulk-store.ts'

const loans = 6

describe.each(usualEngines)('an act on many loans on $name', (engine) => {
  const database = useDatabase(engine)
  let world: LendingWorld
  let orderIds: string[] = []
  let number = 0
  beforeAll(async () => {
    world = await openLendingWorld(database())
    const at = world.deps.clock.now()
    await insertOfficer(world.db, { id: 'off-one', name: 'One', role: 'collections' }, at)
    await insertOfficer(world.db, { id: 'off-two', name: 'Two', role: 'manager' }, at)
  })
  beforeEach(async () => {
    world.setTime('2026-08-10T02:00:00Z')
    await world.db.transaction((tx) => storeRole(tx, 'off-two', 'manager'))
    orderIds = []
    for (let n = 0; n < loans; n += 1) orderIds.push(await world.loan(await world.borrower(), 'candor-cash'))
    world.setTime('2026-10-01T02:00:00Z')
  })

  const jobOf = (topic: string, bulkId: string, attempt: number): Job => ({
    ...{ id: 1, topic, key: bulkId, payload: { bulkId }, attempt },
    runAt: world.deps.clock.now(),
  })
  async function run(topic: string, bulkId: string, lease: Lease = noLease, attempt = 1): Promise<void> {
    const handler = deskJobs[topic]
    if (handler?.kind !== 'outside') throw new Error('no job of an act on many loans')
    await handler.run(jobOf(topic, bulkId, attempt), world.deps, lease)
  }
  /** Counted and signed. */
  async function signed(): Promise<string> {
    number += 1
    const id = `bulk-${number}`
    const at = world.deps.clock.now()
    await world.db.transaction((tx) =>
      insertBulk(
        tx,
        {
          ...{ id, kind: 'waiver', market: 'standard', asked: { part: 'penalty' }, view: '', reason: 'a flood' },
          ...{ proposedBy: 'off-one', proposedAt: at, expiresAt: new Date(at.getTime() + 86_400_000) },
        },
        orderIds,
      ),
    )
    await run(countBulkTopic, id)
    expect(await progressOf(world.db, id)).toMatchObject({ counted: loans, left: 0 })
    await world.db.transaction(async (tx) => {
      await lockBulk(tx, id, { alone: true })
      await storeBulkDecision(tx, id, { approve: true, officerId: 'off-two', reason: 'yes', at })
    })
    return id
  }
  const waivers = async (): Promise<number[]> => {
    const rows = await world.db.query<{ n: number }>(
      `select count(*)::int as n from loan_event where kind = 'waiver' and order_id = any($1::text[]) group by order_id`,
      [orderIds],
    )
    return rows.map(({ n }) => n)
  }
  /** Lets so many turns pass, then does something. */
  const afterTurns = (turns: number, then: () => Promise<void>): Lease => {
    let left = turns
    return {
      async renew() {
        left -= 1
        if (left < 0) await then()
      },
    }
  }
  const killed = async (): Promise<void> => {
    throw new Error('killed')
  }

  it('does and counts each loan once, also with two runners at the same time', async () => {
    const id = await signed()
    await Promise.all([run(doBulkTopic, id), run(doBulkTopic, id), run(doBulkTopic, id)])
    expect((await findBulk(world.db, id))?.state).toBe('done')
    expect(await progressOf(world.db, id)).toEqual({ waiting: 0, counted: 0, left: 0, done: loans })
    expect(await waivers()).toEqual(Array.from({ length: loans }, () => 1))
    const acts = await world.db.query<{ act: string; n: number }>(
      `select act, count(*)::int as n from desk_act where subject = $1 group by act order by act`,
      [id],
    )
    expect(acts).toEqual([
      { act: 'bulkDone', n: loans },
      { act: 'bulkEnded', n: 1 },
    ])
  })

  it('goes on where it was killed, while it is counted and while it is done', async () => {
    const id = await signed()
    await expect(run(doBulkTopic, id, afterTurns(2, killed))).rejects.toThrow('killed')
    expect(await progressOf(world.db, id)).toMatchObject({ done: 2, counted: loans - 2 })
    await run(doBulkTopic, id)
    expect(await waivers()).toEqual(Array.from({ length: loans }, () => 1))
    expect((await findBulk(world.db, id))?.state).toBe('done')
  })

  it('keeps what is done where a right is taken away in the middle, and leaves the rest as it was', async () => {
    const id = await signed()
    await run(
      doBulkTopic,
      id,
      afterTurns(3, () => world.db.transaction((tx) => storeRole(tx, 'off-two', 'support'))),
    )
    expect(await findBulk(world.db, id)).toMatchObject({ state: 'stopped', endReason: 'rightIsMissing' })
    expect(await progressOf(world.db, id)).toMatchObject({ done: 3, counted: loans - 3 })
    expect(await waivers()).toEqual([1, 1, 1])
    // A runner that comes late finds nothing to do.
    await run(doBulkTopic, id)
    expect(await waivers()).toEqual([1, 1, 1])
  })

  it('leaves out a loan that fails again and again by a fault of ours, says so in the log, and does the others', async () => {
    const id = await signed()
    await world.db.execute(`update loan_order set terms = '{}' where id = $1`, [orderIds[0] ?? ''])
    await expect(run(doBulkTopic, id)).rejects.toThrow()
    expect(await progressOf(world.db, id)).toMatchObject({ done: 0, counted: loans })
    await run(doBulkTopic, id, noLease, 3)
    const [first] = await listBulkLoans(world.db, { bulkId: id, state: 'left', after: 0, limit: 9 })
    expect(first).toMatchObject({ n: 1, why: 'failed' })
    expect(await progressOf(world.db, id)).toMatchObject({ done: loans - 1, left: 1 })
    expect(world.alerts.some((line) => line.includes('is left out'))).toBe(true)
    expect(
      await world.db.query(
        `select after->>'why' as why, after->>'n' as n from desk_act where subject = $1 and act = 'bulkLeftOut'`,
        [id],
      ),
    ).toEqual([{ why: 'failed', n: '1' }])
  })
})
