// The directory at home: of many at once one cell wins, what is told twice is written once, and a second cell is not believed.

import { describe, expect, it } from 'vitest'
import { postgres, useDatabase } from '../../../tests/support/databases.ts'
import { until } from '../../../tests/support/until.ts'
import {
  claimPlace,
  forgetEmptyPlaces,
  forgetPhones,
  type Place,
  placeOf,
  putPlaces,
  writePlaces,
} from './directory.ts'

describe('the directory', () => {
  const database = useDatabase(postgres)
  const now = new Date('2026-08-10T02:00:00Z')
  const order: Place = { kind: 'order', key: 'L1', cell: 'first', borrowerId: 'b1' }
  const phone = (key: string, borrowerId: string | null): Place => ({ kind: 'phone', key, cell: 'first', borrowerId })

  it('a new phone gets one cell, however many taps ask at once', async () => {
    const winners = await Promise.all(
      Array.from({ length: 20 }, (_, tap) =>
        claimPlace(database(), { kind: 'phone', key: 'new', cell: `cell-${tap}` }, now),
      ),
    )
    expect(new Set(winners).size).toBe(1)
  })

  it('what is told again is written once, and what another cell tells is answered and not written', async () => {
    expect(await writePlaces(database(), [order, order], now)).toEqual([])
    expect(await writePlaces(database(), [order], now)).toEqual([])
    const elsewhere = { ...order, cell: 'second' }
    expect(await writePlaces(database(), [elsewhere, { ...order, key: 'L2' }], now)).toEqual([elsewhere])
    expect(await placeOf(database(), order)).toBe('first')
    expect(await placeOf(database(), { kind: 'order', key: 'L2' })).toBe('first')
  })

  it('a move and the news of its cell write the same places at once, and end in no circle', async () => {
    const db = database()
    const [a, m, z] = ['a', 'm', 'z'].map((key): Place => ({ ...order, key: `circle ${key}`, borrowerId: 'b3' }))
    if (a === undefined || m === undefined || z === undefined) throw new Error('three places')
    await writePlaces(db, [a, m, z], now)
    const waiting = async (): Promise<number> => (await db.query('select 1 from pg_locks where not granted')).length
    let [isHeld, isOver] = [false, false]
    const holder = db.transaction(async (tx) => {
      await tx.query('select from cell_place where key = $1 for update', [m.key])
      isHeld = true
      await until(() => isOver)
    })
    await until(() => isHeld)
    const moved = db.query('select 1').then(() => putPlaces(db, [z, m, a], now))
    await until(async () => (await waiting()) > 0)
    const told = writePlaces(db, [a, z], now)
    await until(async () => (await waiting()) > 1)
    isOver = true
    expect(await Promise.allSettled([holder, moved, told])).toMatchObject(Array(3).fill({ status: 'fulfilled' }))
  })

  it('a phone goes when its borrower has another one, and with the account', async () => {
    await writePlaces(
      database(),
      [phone('old', 'b2'), phone('today', 'b2'), { ...order, key: 'L3', borrowerId: 'b2' }],
      now,
    )
    await forgetPhones(database(), 'b2', 'today')
    expect(await placeOf(database(), { kind: 'phone', key: 'old' })).toBeNull()
    expect(await placeOf(database(), { kind: 'phone', key: 'today' })).toBe('first')
    await forgetPhones(database(), 'b2', null)
    expect(await placeOf(database(), { kind: 'phone', key: 'today' })).toBeNull()
    expect(await placeOf(database(), { kind: 'order', key: 'L3' })).toBe('first')
  })

  it('a phone that opened no account is forgotten after a day', async () => {
    await claimPlace(database(), { kind: 'phone', key: 'nobody', cell: 'first' }, now)
    const later = new Date(now.getTime() + 86_400_000)
    await claimPlace(database(), { kind: 'phone', key: 'a moment ago', cell: 'first' }, later)
    await forgetEmptyPlaces(database(), later, 1_000)
    expect(await placeOf(database(), { kind: 'phone', key: 'nobody' })).toBeNull()
    expect(await placeOf(database(), { kind: 'phone', key: 'a moment ago' })).toBe('first')
  })
})
