// Storing an order: what the core decided, once, and never over what somebody else has stored since.

import { beforeEach, describe, expect, it } from 'vitest'
import { onPostgres, postgres, useDatabase } from '../../../../tests/support/databases.ts'
import { type Borrower, type LendingWorld, openLendingWorld } from '../../../../tests/support/lending.ts'
import { date } from '../../../core/calendar-date.ts'
import { decide, type OrderCommand } from '../../../core/order/order.ts'
import { isRefusal } from '../../../core/refusal.ts'
import { addToBatch, emptyBatch } from '../../batch/rows.ts'
import { writeBatch } from '../../batch/write-rows.ts'
import { writeFacts } from '../facts/order-facts.ts'
import { type Order, orderColumns } from '../record/order-record.ts'
import { addOrder } from './order-store.ts'

const today = date('2026-08-10')
const approve: OrderCommand = { kind: 'approve' }
const decline: OrderCommand = { kind: 'decline', reason: 'income' }

/** Decides on the order as it was read, and stores that without a lock: what the guard is for. */
async function carryOut(world: LendingWorld, order: Order, command: OrderCommand): Promise<Order> {
  const facts = decide(command, order, { today })
  if (isRefusal(facts)) throw new Error(`refused: ${facts.refused}`)
  return await world.db.transaction((tx) => writeFacts(tx, world.deps, order, facts))
}

const meanwhile = 'changed by another transaction'

onPostgres('an order that is stored', (database) => {
  let world: LendingWorld
  let who: Borrower
  beforeEach(async () => {
    world = await openLendingWorld(database())
    who = await world.borrower()
  })

  it('counts its versions, and comes back as it stands', async () => {
    const orderId = await world.apply(who, 'candor-cash')
    const before = await world.order(who, orderId)
    const after = await carryOut(world, before, approve)
    expect(after).toMatchObject({ status: 'approved', payoutState: 'queued', version: before.version + 1 })
    expect(await world.order(who, orderId)).toEqual(after)
  })

  it('is not stored over a change that was made since it was read', async () => {
    const orderId = await world.apply(who, 'candor-cash')
    const before = await world.order(who, orderId)
    const approved = await carryOut(world, before, approve)
    await expect(carryOut(world, before, decline)).rejects.toThrow(meanwhile)
    expect(await world.order(who, orderId)).toEqual(approved)
  })

  it('is not written over with the books of its loan either, nor is any other of their batch', async () => {
    const orderIds = [await world.loan(who, 'candor-cash'), await world.loan(await world.borrower(), 'candor-cash')]
    const rows = () =>
      world.db.query('select id, status, version from loan_order where id = any($1) order by id', [orderIds])
    const before = await rows()
    const [first, other] = await Promise.all(orderIds.map((id) => orderOf(world, id)))
    if (first === undefined || other === undefined) throw new Error('a loan of a test is not there')
    const writes = emptyBatch()
    addOrder(writes, first, { ...first, status: 'due' })
    addOrder(writes, { ...other, version: other.version - 1 }, { ...other, status: 'due' })
    await expect(world.db.transaction((tx) => writeBatch(tx, writes))).rejects.toThrow(
      `1 of 2 orders were ${meanwhile}`,
    )
    expect(await rows()).toEqual(before)
  })

  it('goes with the books once, however often it changed in them', async () => {
    const order = await orderOf(world, await world.loan(who, 'candor-cash'))
    const writes = emptyBatch()
    const due = addOrder(writes, order, { ...order, status: 'due' })
    const more = emptyBatch()
    const late = addOrder(more, due, { ...due, status: 'overdue' })
    addToBatch(writes, more)
    await world.db.transaction((tx) => writeBatch(tx, writes))
    expect(await orderOf(world, order.id)).toEqual(late)
    expect(late.version).toBe(order.version + 2)
  })
})

async function orderOf(world: LendingWorld, orderId: string): Promise<Order> {
  const order = await world.db.first<Order>(`select ${orderColumns} from loan_order where id = $1`, [orderId])
  if (order === null) throw new Error('the order of a test is not there')
  return order
}

describe('two decisions at once', () => {
  const database = useDatabase(postgres)

  it('are one, also where neither took the lock', async () => {
    const world = await openLendingWorld(database())
    for (let round = 0; round < 10; round += 1) {
      const who = await world.borrower()
      const before = await world.order(who, await world.apply(who, 'candor-cash'))
      const ends = await Promise.allSettled([approve, decline].map((command) => carryOut(world, before, command)))
      const [stood, ...others] = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
      expect(others).toEqual([])
      expect(await world.order(who, before.id)).toEqual(stood)
    }
  })
})
