// Money that is taken back from a settled loan, while another loan of the same product is open.

import { describe, expect, it } from 'vitest'
import { bookPayment } from '../../src/server/payment/booking/book-payment.ts'
import { bookReturn } from '../../src/server/payment/returned/book-return.ts'
import { embedded, useDatabase } from '../support/databases.ts'
import { databaseViolations } from '../support/invariants.ts'
import { openLendingWorld } from '../support/lending.ts'

describe('money that is taken back', () => {
  const database = useDatabase(embedded)

  it('from a settled loan beside an open one of its product lies in suspense, and the loan stays closed', async () => {
    const db = database()
    const world = await openLendingWorld(db)
    const who = await world.borrower()
    const orderId = await world.loan(who, 'candor-cash')
    const { owedMinor } = await world.state(who, orderId)
    const heard = {
      provider: 'sandbox',
      transactionId: 'T1',
      channel: 'bank-transfer',
      reference: 'r',
      amountMinor: owedMinor,
      currency: 'PHP',
      paidAt: world.deps.clock.now(),
    }
    const expected = {
      orderId,
      borrowerId: who.borrowerId,
      purpose: 'repayment' as const,
      amountMinor: owedMinor,
      currency: 'PHP',
      intent: null,
    }
    await db.transaction((tx) => bookPayment(tx, world.deps, heard, expected))
    expect(await world.status(who, orderId)).toBe('settled')
    const second = await world.loan(who, 'candor-cash')
    expect(await world.status(who, second)).toBe('active')
    const returned = await db.transaction((tx) => bookReturn(tx, world.deps, heard, expected))
    expect(returned).toBe('suspense')
    expect(await world.status(who, orderId)).toBe('settled')
    expect(await databaseViolations(db)).toEqual([])
  })
})
