// What the tables of the books refuse by themselves, whoever writes: their rules stand behind the code that keeps them.

import { beforeEach, expect, it } from 'vitest'
import { onBothEngines } from '../../../tests/support/databases.ts'
import { type LendingWorld, openLendingWorld } from '../../../tests/support/lending.ts'
import { sqlStateOf } from '../db/database-errors.ts'

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

  const pay = (order: string | null, borrower: string | null): Promise<string | null> =>
    outcomeOf(() =>
      world.db.execute(
        `insert into payment (id, provider, transaction_id, channel, reference, order_id, borrower_id, amount_minor,
           currency, paid_at, value_date, state, received_at)
         values ($1, 'sandbox', $1, 'bank-transfer', 'r', $2, $3, 100, 'PHP', $4, '2026-08-10', 'posted', $4)`,
        [world.deps.ids.next('payment'), order, borrower, world.deps.clock.now()],
      ),
    )

  it('take a payment of an order for its borrower only, and of nobody for no order', async () => {
    expect(await pay(orderId, owner)).toBe('written')
    expect(await pay(null, null)).toBe('written')
    expect(await pay(orderId, stranger)).toBe(states.foreignKey)
    expect(await pay(orderId, null)).toBe(states.foreignKey)
    expect(await pay(null, owner)).toBe(states.foreignKey)
  })

  it('take an event under the key of its cause only', async () => {
    const record = (id: string, key: string): Promise<string | null> =>
      outcomeOf(() =>
        world.db.execute(
          `insert into loan_event (id, order_id, kind, value_date, posting_date, amount_minor, source_key, created_at)
           values ($1, $2, 'waiver', '2026-08-10', '2026-08-10', 100, $3, $4)`,
          [id, orderId, key, world.deps.clock.now()],
        ),
      )
    const cause = world.deps.ids.next('cause')
    expect(await record(cause, cause)).toBe('written')
    expect(await record(`${cause}-2`, cause)).toBe(states.check)
  })
})
