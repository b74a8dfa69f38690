// What constraints of the tables of the books refuse, whatever the code does.

import { beforeEach, expect, it } from 'vitest'
import { onBothEngines } from '../../../tests/support/databases.ts'
import { type LendingWorld, openLendingWorld } from '../../../tests/support/lending.ts'
import { sqlStateOf } from './database-errors.ts'

const states = { foreignKey: '23503', check: '23514' } as const

onBothEngines('the tables of the books', (database) => {
  let world: LendingWorld
  let orderId: string
  let owner: string
  let stranger: string
  beforeEach(async () => {
    world = await openLendingWorld(database())
    const who = await world.borrower()
    owner = who.borrowerId
    stranger = (await world.borrower()).borrowerId
    orderId = await world.loan(who, 'candor-cash')
  })

  /** The database's own word for why it refused; `written` when it did not. */
  async function outcomeOf(write: () => Promise<unknown>): Promise<string | null> {
    try {
      await write()
      return 'written'
    } catch (error) {
      return sqlStateOf(error)
    }
  }

  const pay = (order: string | null, borrower: string | null, intent: string | null = null): Promise<string | null> =>
    outcomeOf(() =>
      world.db.execute(
        `insert into payment (id, provider, transaction_id, channel, reference, order_id, borrower_id, amount_minor,
           currency, paid_at, value_date, state, received_at, intent_id)
         values ($1, 'sandbox', $1, 'bank-transfer', 'r', $2, $3, 100, 'PHP', $4, '2026-08-10', 'posted', $4, $5)`,
        [world.deps.ids.next('payment'), order, borrower, world.deps.clock.now(), intent],
      ),
    )

  it('take a payment of an order for its borrower only, and a payment without a borrower for no order', async () => {
    expect(await pay(orderId, owner)).toBe('written')
    expect(await pay(null, null)).toBe('written')
    expect(await pay(orderId, stranger)).toBe(states.foreignKey)
    expect(await pay(orderId, null)).toBe(states.foreignKey)
    expect(await pay(null, owner)).toBe(states.foreignKey)
  })

  it('take a payment for an intent that is there only, and no other owner later', async () => {
    expect(await pay(orderId, owner, 'nobody')).toBe(states.foreignKey)
    expect(await pay('nobody', owner)).toBe(states.foreignKey)
    expect(await pay('nobody', null)).toBe(states.foreignKey)
    expect(await pay(orderId, owner)).toBe('written')
    const change = (column: string): Promise<string | null> =>
      outcomeOf(() => world.db.execute(`update payment set ${column} = $2 where order_id = $1`, [orderId, stranger]))
    expect(await change('borrower_id')).toBe(states.foreignKey)
    expect(await change('intent_id')).toBe(states.foreignKey)
  })

  it('take many payments at once only where each has its owner', async () => {
    const write = (second: string): Promise<string | null> =>
      outcomeOf(() =>
        world.db.execute(
          `insert into payment (id, provider, transaction_id, channel, reference, order_id, borrower_id, amount_minor,
             currency, paid_at, value_date, state, received_at)
           select $1 || n, 'sandbox', $1 || n, 'bank-transfer', 'r', $2, borrower, 100, 'PHP', $4, '2026-08-10', 'posted', $4
             from unnest($3::text[]) with ordinality as a (borrower, n)`,
          [world.deps.ids.next('payment'), orderId, [owner, second], world.deps.clock.now()],
        ),
      )
    expect(await write(owner)).toBe('written')
    expect(await write(stranger)).toBe(states.foreignKey)
  })

  it('keep orders and intents, which payments and events name, and their names', async () => {
    await world.db.execute(
      `insert into payment_intent (id, ref, order_id, borrower_id, purpose, channel, amount_minor, currency, quote_day, state,
         created_at, expires_at)
       values ($1, $1, $2, $3, 'partial', 'bank-transfer', 100, 'PHP', '2026-08-10', 'cancelled', $4, $4)`,
      [world.deps.ids.next('intent'), orderId, owner, world.deps.clock.now()],
    )
    for (const write of [
      'delete from payment_intent where order_id = $1',
      `update payment_intent set id = id || 'x' where order_id = $1`,
      `update loan_order set id = id || 'x' where id = $1`,
      `update loan_order set borrower_id = '${stranger}' where id = $1`,
      'delete from loan_order where id = $1',
    ]) {
      expect([write, await outcomeOf(() => world.db.execute(write, [orderId]))]).toEqual([write, states.foreignKey])
    }
    for (const table of ['payment_intent', 'loan_order']) {
      const emptied = await outcomeOf(() => world.db.execute(`truncate ${table} cascade`))
      expect([table, emptied]).toEqual([table, states.foreignKey])
    }
  })

  it('take an event of an order that is there only, under the key of its cause only', async () => {
    const record = (id: string, key: string, order = orderId): Promise<string | null> =>
      outcomeOf(() =>
        world.db.execute(
          `insert into loan_event (id, order_id, kind, value_date, posting_date, amount_minor, source_key, created_at)
           values ($1, $2, 'waiver', '2026-08-10', '2026-08-10', 100, $3, $4)`,
          [id, order, key, world.deps.clock.now()],
        ),
      )
    const cause = world.deps.ids.next('cause')
    expect(await record(cause, cause)).toBe('written')
    expect(await record(`${cause}-2`, cause)).toBe(states.check)
    const other = world.deps.ids.next('cause')
    expect(await record(other, other, 'nobody')).toBe(states.foreignKey)
    expect(await outcomeOf(() => world.db.execute(`update loan_event set order_id = 'nobody'`))).toBe(states.foreignKey)
  })
})
