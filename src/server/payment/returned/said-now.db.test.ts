// What pages say of money that was reversed is how it stands now: before paying, on the page of its code, after it came back, and at the desk.

import { afterEach, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { databaseViolations, expectSound } from '../../../../tests/support/invariants.ts'
import { noticeTools } from '../../../../tests/support/notices.ts'
import { type Borrower, granted, openWorld, type World } from '../../../../tests/support/paying.ts'
import { date } from '../../../core/calendar-date.ts'
import { waitingOfLoan } from '../../desk/work-query.ts'
import { listMessages } from '../../inbox/list-messages.ts'
import { getOrder } from '../../order/page/get-order.ts'
import { bookCameBack } from '../came-back/book-came-back.ts'
import { getPayCode } from '../code/get-pay-code.ts'
import { getAmountDue } from '../get-amount-due.ts'
import { readReturns } from './return-store.ts'
import { takeReturn } from './settle-return.ts'
import { lockPayment } from './take-back.ts'

onPostgres('money that was reversed', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
    who = await world.borrowerWithLoan(date('2026-08-10'))
  })
  afterEach(async () => {
    expectSound(await databaseViolations(world.db), 'after a test of what is said')
    await world.close()
  })
  const { deliver, codeFor } = noticeTools(
    () => world,
    () => who,
  )
  const codePage = async (ref: string) => granted(await world.call(getPayCode, who, { ref }))
  const repayPage = async () =>
    granted(await world.call(getAmountDue, who, { orderId: who.orderId, productId: who.productId }))
  const onLoanPage = async () => granted(await world.call(getOrder, who, { orderId: who.orderId })).partsBack
  const atDesk = async () =>
    (await waitingOfLoan(world.db, who.orderId, world.deps.clock.now())).map(({ kind, amountMinor }) => [
      kind,
      amountMinor,
    ])

  /** A code of 1.400,00 and what its provider tells of it. */
  async function paidWith(amountMinor: number) {
    const { ref } = await codeFor(140_000)
    const told = { reference: ref, transactionId: `T-${ref}` }
    await deliver({ ...told, amountMinor })
    return {
      ref,
      key: `sandbox:T-${ref}`,
      back: (part: number) => deliver({ ...told, type: 'refunded', amountMinor: part }),
    }
  }

  it('is said before paying, while a part waits and once the payment is gone', async () => {
    const { back } = await paidWith(140_000)
    await back(50_000)
    expect((await repayPage()).notice).toMatch(/^₱.500,00 of a payment was reversed, and we are looking into it/)
    await back(90_000)
    expect((await repayPage()).notice).toMatch(/^₱.1.400,00 that you had paid was reversed. It no longer counts/)
  })

  it('waits on the page of its loan at the desk, too, where an officer who is called about it looks', async () => {
    const { back } = await paidWith(140_000)
    await back(50_000)
    expect(await atDesk()).toEqual([['paymentReturn', 50_000]])
    await back(90_000)
    expect(await atDesk()).toEqual([])
  })

  it('is said by a code that still takes the rest, which had said that a part arrived', async () => {
    const { ref, back } = await paidWith(50_000)
    expect((await codePage(ref)).payNotice).toMatch(/^We received ₱.500,00/)
    await back(50_000)
    expect(await codePage(ref)).toMatchObject({ state: 'waiting', overBy: '' })
    const said = /^₱.500,00 paid with this code was reversed. It no longer counts towards your loan. Pay ₱.1.400,00/
    expect((await codePage(ref)).payNotice).toMatch(said)
    expect((await repayPage()).liveCode?.payNotice).toMatch(said)
  })

  it('leaves the receipt of what is left, which the inbox names by its sum', async () => {
    const { key, back } = await paidWith(140_000)
    await back(50_000)
    await world.db.transaction(async (tx) => {
      const payment = await lockPayment(tx, key)
      if (payment === null) throw new Error('nothing was paid')
      await takeReturn(tx, world.deps, payment)
    })
    const titles = granted(await world.call(listMessages, who, {})).list.map(({ title }) => title)
    expect(titles).toContainEqual(expect.stringMatching(/^Receipt: ₱.900,00 arrived$/))
    expect(titles).toContainEqual(expect.stringMatching(/^₱.500,00 of a payment was reversed$/))
  })

  it('counts again once it has come back, and no page says that it does not', async () => {
    const { ref, key, back } = await paidWith(140_000)
    await back(140_000)
    expect(await codePage(ref)).toMatchObject({ state: 'expired', overBy: 'takenBack' })
    await world.db.transaction(async (tx) => {
      const payment = await lockPayment(tx, key)
      if (payment === null) throw new Error('nothing was paid')
      const { parts } = await readReturns(tx, payment)
      expect(await bookCameBack(tx, world.deps, payment, parts, 140_000)).toBe(true)
    })
    expect(await codePage(ref)).toMatchObject({ state: 'paid', overBy: '' })
    expect(await onLoanPage()).toEqual([])
    expect((await repayPage()).notice).toBe('')
  })
})
