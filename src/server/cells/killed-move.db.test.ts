// A killed move of a borrower that the operator does not run again: no worker takes the borrower's jobs, and an alarm is logged.

import { describe, expect, it } from 'vitest'
import { postgres, useDatabase } from '../../../tests/support/databases.ts'
import { openLendingWorld } from '../../../tests/support/lending.ts'
import { claimJobs, enqueue } from '../jobs/queue.ts'
import type { Cell } from './cell.ts'
import { tellKilledMoves } from './killed-moves.ts'
import { jobsOfKilledMoves, restJobs, wakeJobs } from './moved-jobs.ts'

describe('a move that was killed and is not run again', () => {
  const database = useDatabase(postgres)

  it('keeps the jobs of the borrower from every worker, however old it is, and logs an alarm', async () => {
    const db = database()
    const world = await openLendingWorld(db)
    const who = await world.borrower()
    const orderId = await world.apply(who, 'candor-cash')
    await enqueue(db, { topic: 'remind', key: 'hers', payload: { orderId }, runAt: world.deps.clock.now() })
    await enqueue(db, { topic: 'remind', key: 'of another', payload: {}, runAt: world.deps.clock.now() })
    const claimed = async () => (await claimJobs(db, ['remind'], world.deps.clock.now(), 10)).map(({ key }) => key)
    const told: unknown[] = []
    const cell = {
      name: 'second',
      deps: { db, log: { error: (...line: unknown[]) => told.push(line) } },
    } as unknown as Cell

    await restJobs(db, who.borrowerId)
    expect(await claimed()).toEqual(['of another'])
    expect(await jobsOfKilledMoves(db)).toBe(0)
    await tellKilledMoves(cell, cell)
    expect(told).toEqual([])

    // A month later.
    await db.execute(`update job set locked_until = locked_until - interval '30 days'`)
    expect(await claimed()).not.toContain('hers')
    expect(await jobsOfKilledMoves(db)).toBeGreaterThan(0)
    await tellKilledMoves(cell, cell)
    expect(told).toEqual([
      [
        expect.objectContaining({ kind: 'cellAlert', cell: 'second', reason: 'move' }),
        expect.stringContaining('was killed'),
      ],
    ])

    await wakeJobs(db, who.borrowerId)
    expect(await claimed()).toContain('hers')
  })
})
