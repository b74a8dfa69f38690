// What a code page says about another sum, a second payment and a code to type is what the provider's way to pay does.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { postgres, useDatabase } from '../../../tests/support/databases.ts'
import { noticeTools } from '../../../tests/support/notices.ts'
import { type Borrower, granted, openWorld, type World } from '../../../tests/support/paying.ts'
import { date } from '../../core/calendar-date.ts'
import { adapters } from '../adapters/providers/registry.ts'
import type { ConnectedChannel } from '../ports/payment-channel.ts'
import { type WayFacts, wayAt } from '../ports/way-to-pay.ts'
import { askOnce } from './booking/reconcile-payment.ts'
import { getPayCode } from './code/get-pay-code.ts'
import { getAmountDue } from './get-amount-due.ts'
import { cancelCodeTopic } from './intent/open-intent.ts'

const channelNumber = 'bank-transfer'

/** The facts of a shipped adapter. */
function factsOf(name: string, at: string): WayFacts {
  const adapter = adapters.find(({ manifest }) => manifest.name === name)
  const facts = wayAt(adapter?.manifest.ways ?? [], at)
  if (facts === null) throw new Error(`${name} has no way ${at}`)
  return facts
}

describe('the page of a code', () => {
  const database = useDatabase(postgres)
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
    who = await world.borrowerWithLoan(date('2026-08-10'))
  })
  afterEach(() => world.close())
  const { codeFor, deliver } = noticeTools(
    () => world,
    () => who,
  )
  /** Puts the behaviour of another provider behind the channel. */
  const runBy = (way: WayFacts): void => {
    const channels = world.deps.channels as Map<string, ConnectedChannel>
    const channel = channels.get(channelNumber)
    if (channel === undefined) throw new Error('the samples lack a channel')
    channels.set(channelNumber, { ...channel, way })
  }
  const page = async (ref: string) => granted(await world.call(getPayCode, who, { ref }))

  it('says "less or more" only where another sum is taken', async () => {
    const { ref } = await codeFor(140_000)
    expect((await page(ref)).payNotice).toContain('You can pay less or more')
    for (const [name, at] of [
      ['xendit', 'OVER_THE_COUNTER/7ELEVEN'],
      ['xendit', 'VIRTUAL_ACCOUNT/BCA'],
      ['xendit', 'QR_CODE/QRPH'],
      ['xendit', 'EWALLET/GCASH'],
      ['razorpay', 'UPI_LINK'],
    ] as const) {
      runBy(factsOf(name, at))
      const { payNotice } = await page(ref)
      expect(payNotice, at).not.toContain('less or more')
      expect(payNotice, at).toContain('Pay exactly ₱\u00a01.400,00')
      expect(payNotice, at).toContain('takes no other amount')
    }
  })

  it('says that a code of one use works once, and after it that nothing more can be paid with it', async () => {
    runBy({ ...factsOf('http', ''), isUsedUp: true })
    const { ref, payCode } = await codeFor(140_000)
    expect((await page(ref)).payNotice).toContain('in one payment: the code works once')
    await world.sandbox.pay({ payCode, amountMinor: 90_000 })
    const used = await page(ref)
    expect(used.state).toBe('expired')
    expect(used.payNotice).toBe(
      'We received ₱ 900,00. This code has been used and takes nothing more. Still to pay: ₱ 500,00. Get a new code for it.'.replaceAll(
        '₱ ',
        '₱\u00a0',
      ),
    )
    expect(granted(await world.call(getAmountDue, who, { orderId: who.orderId })).liveCode).toBeNull()
    const next = await codeFor(50_000)
    expect(next.ref).not.toBe(ref)
    expect((await page(next.ref)).state).toBe('waiting')
  })

  it('says that a code of one use is over also when its payment has gone back: its provider takes nothing more on it', async () => {
    runBy({ ...factsOf('http', ''), isUsedUp: true })
    const { ref } = await codeFor(140_000)
    const transactionId = 'short-and-gone'
    await deliver({ reference: ref, transactionId, amountMinor: 90_000 })
    await deliver({ reference: ref, transactionId, type: 'refunded', amountMinor: 90_000 })
    expect(await page(ref)).toMatchObject({ state: 'expired', receivedMinor: 0 })
    expect(granted(await world.call(getAmountDue, who, { orderId: who.orderId })).liveCode).toBeNull()
    expect((await codeFor(140_000)).ref).not.toBe(ref)
  })

  it('makes a new code for a sum that a used one was of', async () => {
    runBy({ ...factsOf('http', ''), isUsedUp: true })
    const partial = { purpose: 'partial' }
    const first = await codeFor(50_000, partial)
    expect((await codeFor(50_000, partial)).ref).toBe(first.ref)
    await world.sandbox.pay({ payCode: first.payCode, amountMinor: 10_000 })
    expect((await codeFor(50_000, partial)).ref).not.toBe(first.ref)
  })

  it.each([
    [false, 1],
    [true, 0],
  ])('has a code withdrawn at its end where the provider does not end it: expires %s', async (expires, withdrawn) => {
    runBy({ ...factsOf('http', ''), expires })
    const { ref } = await codeFor(140_000)
    world.setTime('2026-08-27T10:00:00Z')
    await askOnce(world.deps, ref)
    const jobs = await world.db.query('select 1 from job where topic = $1 and key = $2', [cancelCodeTopic, ref])
    expect(jobs).toHaveLength(withdrawn)
  })

  it('shows no code to type where the way has none, whatever the provider called it', async () => {
    runBy({ ...factsOf('xendit', 'EWALLET/GCASH') })
    const { ref, payCode } = await codeFor(140_000)
    expect(payCode).toBe('')
    const shown = await page(ref)
    expect(shown).toMatchObject({ payCode: '', drawing: null, checking: false })
    expect(granted(await world.call(getAmountDue, who, { orderId: who.orderId })).liveCode?.payCode).toBe('')
  })
})
