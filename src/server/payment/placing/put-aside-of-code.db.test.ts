// Money that came on a code and was put aside: what the pages of the code say once it is placed.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { postgres, useDatabase } from '../../../../tests/support/databases.ts'
import { databaseViolations, expectSound } from '../../../../tests/support/invariants.ts'
import { noticeTools } from '../../../../tests/support/notices.ts'
import { type Borrower, granted, openWorld, type World } from '../../../../tests/support/paying.ts'
import { date } from '../../../core/calendar-date.ts'
import type { ConnectedChannel } from '../../ports/payment-channel.ts'
import { getPayCode } from '../code/get-pay-code.ts'
import { getAmountDue } from '../get-amount-due.ts'
import { findIntentByRef, receivedOnIntent } from '../intent/payment-intent-store.ts'
import { listSuspense } from '../suspense/suspense-store.ts'
import { placeSuspense } from './place-suspense.ts'

describe('money of a code that was put aside', () => {
  const database = useDatabase(postgres)
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
  const page = async (ref: string) => granted(await world.call(getPayCode, who, { ref }))
  const liveCode = async () => granted(await world.call(getAmountDue, who, { orderId: who.orderId })).liveCode
  const receivedOn = async (ref: string) =>
    await receivedOnIntent(world.db, (await findIntentByRef(world.db, ref))?.id ?? '')

  /** A payment on a code by a provider whose clock runs two days ahead. */
  async function aside(ref: string, amountMinor: number): Promise<{ paymentId: string; transactionId: string }> {
    const transactionId = `tx-${world.deps.random.token(8)}`
    const { body } = await deliver({ reference: ref, transactionId, amountMinor, paidAt: '2026-08-22T03:00:00Z' })
    expect(body).toMatchObject({ result: 'suspense' })
    const found = (await listSuspense(world.db, 10)).find((item) => item.transactionId === transactionId)
    return { paymentId: found?.paymentId ?? 'none', transactionId }
  }
  async function place({ paymentId }: { readonly paymentId: string }, orderId: string): Promise<void> {
    const placing = { paymentId, orderId, reason: 'the slip names this loan', placedBy: 'desk 4' }
    expect(await world.db.transaction((tx) => placeSuspense(tx, world.deps, placing))).toMatchObject({ placed: true })
    expectSound(await databaseViolations(world.db), 'after placing')
  }
  /** The channel's codes end with their first payment. */
  function worksOnce(): void {
    const channels = world.deps.channels as Map<string, ConnectedChannel>
    const channel = channels.get('bank-transfer')
    if (channel === undefined) throw new Error('the samples lack a channel')
    channels.set('bank-transfer', { ...channel, way: { ...channel.way, isUsedUp: true } })
  }

  it('counts as if it had come at once where it is placed on the loan of the code: the code is paid', async () => {
    const { ref } = await codeFor(140_000)
    const put = await aside(ref, 140_000)
    expect(await page(ref)).toMatchObject({ state: 'waiting', receivedMinor: 0 })
    await place(put, who.orderId)
    expect(await receivedOn(ref)).toBe(140_000)
    const paid = await page(ref)
    expect(paid).toMatchObject({ state: 'paid', overBy: '' })
    expect(paid.arrived).not.toBeNull()
    expect(await liveCode()).toBeNull()
    await deliver({ reference: ref, transactionId: put.transactionId, type: 'refunded', amountMinor: 140_000 })
    expect(await page(ref)).toMatchObject({ state: 'expired', overBy: 'takenBack' })
  })

  it('adds up with what came at once, in either order', async () => {
    for (const first of ['aside', 'posted']) {
      const { ref } = await codeFor(140_000)
      const put = await aside(ref, 90_000)
      const post = () => deliver({ reference: ref, amountMinor: 50_000 })
      if (first === 'posted') await post()
      await place(put, who.orderId)
      expect(await page(ref), first).toMatchObject(
        first === 'posted' ? { state: 'paid' } : { state: 'waiting', receivedMinor: 90_000 },
      )
      if (first === 'aside') await post()
      expect(await page(ref), first).toMatchObject({ state: 'paid' })
    }
  })

  it('counts on the other loan alone where it is placed there: the code asks for all of it again', async () => {
    const other = await world.borrowerWithLoan(date('2026-08-10'))
    const { ref } = await codeFor(140_000)
    await place(await aside(ref, 140_000), other.orderId)
    expect(await receivedOn(ref)).toBe(0)
    expect(await page(ref)).toMatchObject({ state: 'waiting', receivedMinor: 0, overBy: '' })
    expect((await liveCode())?.ref).toBe(ref)
  })

  it('ends a code of one use, wherever the money went: it is not offered again', async () => {
    worksOnce()
    const other = await world.borrowerWithLoan(date('2026-08-10'))
    for (const orderId of [null, other.orderId]) {
      const { ref } = await codeFor(140_000)
      const put = await aside(ref, 100_000)
      if (orderId !== null) await place(put, orderId)
      expect(await page(ref)).toMatchObject({ state: 'expired', receivedMinor: 0, overBy: '' })
      expect(await liveCode()).toBeNull()
    }
  })
})
