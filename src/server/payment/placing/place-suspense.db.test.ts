// Money in suspense finds its loan by an operator's hand: once, balanced, with who and why. Over both engines.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { databaseViolations, expectSound } from '../../../../tests/support/invariants.ts'
import { noticeTools } from '../../../../tests/support/notices.ts'
import { type Borrower, loanStateOf, openWorld, type World } from '../../../../tests/support/paying.ts'
import { date } from '../../../core/calendar-date.ts'
import { listSuspense } from '../suspense/suspense-store.ts'
import { type Placing, placeSuspense } from './place-suspense.ts'

onPostgres('money in suspense', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
    who = await world.borrowerWithLoan(date('2026-08-10'))
  })
  afterEach(() => world.close())
  const { deliver, suspenseMinor, messages } = noticeTools(
    () => world,
    () => who,
  )

  async function aside(changes: Record<string, unknown> = {}): Promise<{ paymentId: string; transactionId: string }> {
    const transactionId = `tx-${world.deps.random.token(8)}`
    await deliver({ reference: 'nobody knows this', transactionId, ...changes })
    const found = (await listSuspense(world.db, 1_000)).find((item) => item.transactionId === transactionId)
    if (found === undefined) throw new Error('the money of a test is not in suspense')
    return { paymentId: found.paymentId, transactionId }
  }
  const place = (placing: Partial<Placing>) =>
    world.db.transaction((tx) =>
      placeSuspense(tx, world.deps, {
        paymentId: 'none',
        orderId: who.orderId,
        reason: 'the slip names this loan',
        placedBy: 'desk 4',
        ...placing,
      }),
    )

  it('leaves it for the loan by the day on which it was paid, and the borrower is told', async () => {
    const before = await suspenseMinor()
    const { paymentId } = await aside({ paidAt: '2026-08-15T03:00:00Z' })
    expect(await place({ paymentId })).toEqual({
      placed: true,
      amountMinor: 140_000,
      currency: 'PHP',
      leftMinor: 420_000,
    })
    expect(await suspenseMinor()).toBe(before)
    const state = await loanStateOf(world, who)
    expect(state.receivedMinor).toBe(140_000)
    expect(state.receipts.map(({ valueDate }) => valueDate)).toEqual(['2026-08-15'])
    expect((await messages()).map(({ body }) => body).join('\n')).toContain('1.400,00')
    expectSound(await databaseViolations(world.db), 'after placing')
  })

  it('is left for one of two loans that are named at the same moment, and each other try says that it is gone', async () => {
    const other = await world.borrowerWithLoan(date('2026-08-10'))
    const { paymentId } = await aside()
    const tries = Array.from({ length: 8 }, (_, n) =>
      place({ paymentId, ...(n % 2 ? { orderId: other.orderId } : {}) }),
    )
    const outcomes = await Promise.all(tries)
    expect(outcomes.filter(({ placed }) => placed)).toHaveLength(1)
    const gone = { placed: false, why: 'paymentIsNotInSuspense' }
    expect(outcomes.filter(({ placed }) => !placed)).toEqual(Array(7).fill(gone))
    expectSound(await databaseViolations(world.db), 'after the race')
  })

  it('from a provider whose clock runs ahead counts as today, in the entry as on the loan', async () => {
    const { paymentId, transactionId } = await aside({ paidAt: '2026-08-22T03:00:00Z' })
    await place({ paymentId })
    const entries = await world.db.query(
      `select kind, value_date::text as on from entry where idem_key = $1 and kind in ('suspensePlaced', 'payment')
        order by kind`,
      [`sandbox:${transactionId}`],
    )
    expect(entries).toEqual([
      { kind: 'payment', on: '2026-08-20' },
      { kind: 'suspensePlaced', on: '2026-08-20' },
    ])
  })

  it('that settles the loan is told once, with the closure letter', async () => {
    await place(await aside({ amountMinor: 560_000 }))
    const told = (await messages()).map(({ body }) => body)
    expect(told).toEqual([expect.stringContaining('Closure letter')])
  })

  it('that is more than was owed is told with what stands to the borrower’s credit', async () => {
    await place(await aside({ amountMinor: 600_000 }))
    const told = (await messages()).map(({ body }) => body).join('\n')
    expect(told).toContain('we received ₱ 6.000,00, and ₱ 400,00 of it is more than you owed')
    expect(told).not.toContain('₱ 0,00')
  })

  it('keeps who placed it and why, unchangeably', async () => {
    const { paymentId } = await aside()
    await place({ paymentId, reason: ' the slip\nnames it ' })
    const audit = () =>
      world.db.query('select order_id, reason, placed_by from suspense_placing where payment_id = $1', [paymentId])
    const kept = [{ order_id: who.orderId, reason: 'the slip\nnames it', placed_by: 'desk 4' }]
    expect(await audit()).toEqual(kept)
    const change = `update suspense_placing set reason = 'other' where payment_id = '${paymentId}'`
    await expect(world.db.execute(change)).rejects.toThrow('append-only')
    expect(await audit()).toEqual(kept)
  })

  it('is placed once, also by two at the same moment', async () => {
    const { paymentId } = await aside()
    const both = await Promise.all([place({ paymentId }), place({ paymentId })])
    expect(both.filter(({ placed }) => placed)).toHaveLength(1)
    expect(both).toContainEqual({ placed: false, why: 'paymentIsNotInSuspense' })
    expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
  })

  it('that the bank takes back afterwards leaves the loan again', async () => {
    const before = await suspenseMinor()
    const { paymentId, transactionId } = await aside()
    await place({ paymentId })
    expect(await deliver({ reference: 'nobody knows this', transactionId, type: 'refunded' })).toMatchObject({
      body: { result: 'reversed' },
    })
    expect((await loanStateOf(world, who)).receivedMinor).toBe(0)
    expect(await suspenseMinor()).toBe(before)
    expectSound(await databaseViolations(world.db), 'after the return')
  })

  describe('is not placed', () => {
    it.each([
      ['without a reason', { reason: '  ' }, 'reasonIsMissing'],
      ['without an operator', { placedBy: '' }, 'operatorIsMissing'],
      ['on an order that is not there', { orderId: 'L0' }, 'orderIsUnknown'],
    ] as const)('%s', async (_, changes, why) => {
      const { paymentId } = await aside()
      expect(await place({ paymentId, ...changes })).toEqual({ placed: false, why })
      expect((await loanStateOf(world, who)).receivedMinor).toBe(0)
    })

    it('when there is no such payment, in another currency, taken back, or before a payout', async () => {
      expect(await place({ paymentId: 'none' })).toEqual({ placed: false, why: 'paymentIsUnknown' })
      const { paymentId } = await aside({ currency: 'INR' })
      expect(await place({ paymentId })).toEqual({ placed: false, why: 'currencyDiffers' })
      const back = await aside()
      await deliver({ reference: 'nobody knows this', transactionId: back.transactionId, type: 'refunded' })
      expect(await place({ paymentId: back.paymentId })).toEqual({ placed: false, why: 'paymentWasTakenBack' })
      const early = await aside()
      await world.db.execute('update loan_order set disbursed_on = null where id = $1', [who.orderId])
      expect(await place({ paymentId: early.paymentId })).toEqual({ placed: false, why: 'orderWasNotPaidOut' })
    })
  })
})
