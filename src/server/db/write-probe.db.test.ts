// Whether the database takes writes: said as it is, left without a trace, and asked once however many want to know.

import { describe, expect, it } from 'vitest'
import { engines, postgres } from '../../../tests/support/databases.ts'
import type { Db } from './database.ts'
import { DatabaseIsUnavailable } from './database-errors.ts'
import { openDatabase } from './open-database.ts'
import { createWriteProbe } from './write-probe.ts'

describe.each(engines)('a database on $name', (engine) => {
  it('takes writes, and has nothing more than before', async () => {
    const { db, close } = await engine.open()
    const takesWrites = createWriteProbe(db, () => 0)
    expect(await takesWrites()).toBe(true)
    expect(await db.query(`select to_regclass('write_probe') as left_behind`)).toEqual([{ left_behind: null }])
    await close()
  })
})

describe('a database that is read-only', () => {
  it('answers, and takes no writes', async () => {
    const { url, close } = await postgres.open()
    const address = new URL(url ?? '')
    address.searchParams.set('options', '-c default_transaction_read_only=on')
    const db = await openDatabase({ url: address.href, poolSize: 1 })
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }])
    expect(await createWriteProbe(db, () => 0)()).toBe(false)
    await db.close()
    await close()
  })
})

describe('the look', () => {
  const counting = (fails: () => Error | null) => {
    const counted = { looks: 0 }
    const db = {
      async transaction() {
        counted.looks += 1
        const error = fails()
        if (error !== null) throw error
      },
    } as unknown as Db
    return { counted, db }
  }

  it('is one for all that ask at once, and counts for five seconds when it was good', async () => {
    let nowMs = 0
    const { counted, db } = counting(() => null)
    const takesWrites = createWriteProbe(db, () => nowMs)
    await Promise.all([takesWrites(), takesWrites(), takesWrites()])
    nowMs = 4_999
    await takesWrites()
    expect(counted.looks).toBe(1)
    nowMs = 5_000
    await takesWrites()
    expect(counted.looks).toBe(2)
  })

  it('is repeated each time while it is bad, and an error of another kind is no answer', async () => {
    let error: Error | null = new DatabaseIsUnavailable('no room')
    const { counted, db } = counting(() => error)
    const takesWrites = createWriteProbe(db, () => 0)
    expect([await takesWrites(), await takesWrites(), counted.looks]).toEqual([false, false, 2])
    error = new Error('a bug')
    await expect(takesWrites()).rejects.toThrow('a bug')
    error = null
    expect(await takesWrites()).toBe(true)
  })
})
