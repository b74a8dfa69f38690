// A credit that was sent back, and then the payment behind it bounces: owed, listed, and equal in the ledger and on the work list.

import { afterEach, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { databaseViolations, expectSound } from '../../../../tests/support/invariants.ts'
import { noticeTools } from '../../../../tests/support/notices.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../../tests/support/paying.ts'
import { date } from '../../../core/calendar-date.ts'
import { recordEvent } from '../../account/loan/door.ts'
import { suspenseDifferences, waitingOfLoan } from '../../desk/work-query.ts'
import { getOrder } from '../../order/page/get-order.ts'
import { listOrders } from '../../order/page/list-orders.ts'
import { getPayCode } from '../code/get-pay-code.ts'
import { listReceipts } from '../code/list-receipts.ts'

onPostgres('a credit that was sent back of a payment that bounces', (database) => {
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
  const listed = async () =>
    (await waitingOfLoan(world.db, who.orderId, world.deps.clock.now())).map(({ kind, amountMinor }) => [
      kind,
      amountMinor,
    ])

  /** A payment of 10,000.00 whose excess of 4,400.00 went back to the borrower. */
  async function excessSentBack() {
    const { ref } = await codeFor(140_000)
    const told = { reference: ref, transactionId: `T-${ref}`, amountMinor: 1_000_000 }
    await deliver(told)
    await world.db.transaction((tx) =>
      recordEvent(tx, world.deps, {
        orderId: who.orderId,
        sourceKey: `refund:${ref}`,
        event: { kind: 'creditRefund', valueDate: date('2026-08-20'), amountMinor: 440_000 },
      }),
    )
    return { ref, told }
  }

  it('is owed beside the loan and stands on the work list until it is paid', async () => {
    const { ref, told } = await excessSentBack()
    expect(await listed()).toEqual([])
    await deliver({ ...told, type: 'refunded' })
    expect((await loanStateOf(world, who)).owedMinor).toBe(1_000_000)
    expect(await listed()).toEqual([['sentBack', 440_000]])
    expectSound(await databaseViolations(world.db), 'while it is owed')
    await deliver({ reference: ref, transactionId: `U-${ref}`, amountMinor: 1_000_000 })
    expect((await loanStateOf(world, who)).owedMinor).toBe(0)
    expect(await listed()).toEqual([])
    expectSound(await databaseViolations(world.db), 'after its payment')
  })

  it('is said on the pages of the loan, with the sum of the payment that bounced on the page of its code', async () => {
    const { ref, told } = await excessSentBack()
    await deliver({ ...told, type: 'refunded' })
    const { payNotice } = granted(await world.call(getPayCode, who, { ref }))
    expect(payNotice).toMatch(/^₱.10.000,00 paid with this code was reversed/)
    const order = granted(await world.call(getOrder, who, { orderId: who.orderId }))
    const owed = { title: expect.stringMatching(/^You owe ₱.4.400,00 that we had sent back to you$/) }
    expect(order.partsBack).toContainEqual({ ...owed, text: expect.stringMatching(/after your other payments/) })
    expect(order.backOwed).toEqual([{ label: 'Sent back to you by mistake of a payment', amountMinor: 440_000 }])
    const { backOwed } = granted(await world.call(listReceipts, who, { orderId: who.orderId }))
    expect(backOwed, 'beside the refund').toEqual([
      { ...owed, text: expect.stringMatching(/after your other payments/) },
    ])
    const [listed] = granted(await world.call(listOrders, who, {})).open
    expect(listed?.reversed).toContainEqual(owed.title)
    await deliver({ reference: ref, transactionId: `U-${ref}`, amountMinor: 1_000_000 })
    expect(granted(await world.call(getOrder, who, { orderId: who.orderId })).backOwed).toEqual([])
  })

  it('that is on no work list is found, by currency', async () => {
    const now = world.deps.clock.now()
    const lost = { reference: 'nobody knows this', transactionId: `lost-${who.orderId}`, currency: 'XTS' }
    await deliver({ ...lost, amountMinor: 700 })
    expect(await suspenseDifferences(world.db, now)).toEqual([])
    const hide = (at: Date | null) =>
      world.db.execute('update payment set resolved_at = $2 where transaction_id = $1', [lost.transactionId, at])
    await hide(now)
    expect(await suspenseDifferences(world.db, now)).toEqual([{ currency: 'XTS', ledgerMinor: -700, listedMinor: 0 }])
    await hide(null)
  })
})
