// The order of locks: orders, then claims, then the borrower. Who waits for an order holds no borrower meanwhile.

import { AsyncLocalStorage } from 'node:async_hooks'
import { beforeEach, describe, expect, it } from 'vitest'
import { postgres, useDatabase } from '../../../tests/support/databases.ts'
import { type Borrower, type LendingWorld, openLendingWorld } from '../../../tests/support/lending.ts'
import { date } from '../../core/calendar-date.ts'
import { lockOrder } from '../account/order/order-store.ts'
import { submitPaymentReference } from '../complaint/submit-payment-reference.ts'
import type { Tx } from '../db/database.ts'
import { DatabaseIsUnavailable } from '../db/database-errors.ts'
import { closeDay } from '../order/day/close-day.ts'
import { withdraw } from '../order/withdraw.ts'
import { lockBorrower, lockBorrowerToErase } from '../people/borrower/borrower-store.ts'

/** Runs something as another request does: not inside the transaction that is open. */
const outside = AsyncLocalStorage.snapshot()

describe('the lock of a borrower', () => {
  const database = useDatabase(postgres)
  let world: LendingWorld
  let who: Borrower
  let orderId: string
  beforeEach(async () => {
    world = await openLendingWorld(database())
    who = await world.borrower()
    orderId = await world.loan(who, 'candor-cash')
  })

  const somebodyWaits = async (): Promise<boolean> => {
    const waiting = await world.db.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return waiting.length > 0
  }
  /** What a payment does that settles the loan, at the worst moment: with the order, while another waits for it. */
  const settleMeanwhile = async (tx: Tx, work: () => Promise<unknown>) => {
    const working = outside(work)
    while (!(await outside(somebodyWaits))) await Promise.resolve()
    await tx.query('select 1 from borrower where id = $1 for no key update nowait', [who.borrowerId])
    return { working }
  }
  const during = async (lock: (tx: Tx) => Promise<unknown>, work: () => Promise<unknown>): Promise<void> => {
    const { working } = await world.db.transaction(async (tx) => {
      await lock(tx)
      return await settleMeanwhile(tx, work)
    })
    await working
  }

  it('is not held by a reminder that waits for the loan', async () => {
    world.setTime('2026-09-08T16:01:00Z')
    await closeDay(world.deps, 'standard', date('2026-09-09'))
    world.setTime('2026-09-08T23:00:00Z')
    await during((tx) => lockOrder(tx, orderId), world.runJobs)
  })

  it('is not held by a withdrawal that waits for the order', async () => {
    const asked = { orderId, productId: 'candor-cash' }
    await during(
      (tx) => lockOrder(tx, orderId),
      () => world.db.transaction((tx) => withdraw(asked, world.callOf(who, tx))),
    )
  })

  it('is not held by a claim that waits for payments under way', async () => {
    await during(
      (tx) => tx.query(`select pg_advisory_xact_lock_shared(hashtextextended('payment claims', 0))`),
      () => world.call(submitPaymentReference, who, { orderId, reference: 'UTR426100' }),
    )
  })

  it('lets new rows of the borrower pass, but for a deletion', async () => {
    const addRow = (tx: Tx) => tx.query('select 1 from borrower where id = $1 for key share nowait', [who.borrowerId])
    const meanwhile = (lock: (tx: Tx) => Promise<unknown>) =>
      world.db.transaction(async (tx) => {
        await lock(tx)
        return await outside(() => world.db.transaction(addRow))
      })
    await meanwhile((tx) => lockBorrower(tx, who.borrowerId))
    await expect(meanwhile((tx) => lockBorrowerToErase(tx, who.borrowerId))).rejects.toThrow(DatabaseIsUnavailable)
  })
})
