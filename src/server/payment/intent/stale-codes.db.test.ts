// Codes and what happens to a loan while they live: none asks for more than is due, and none says 'Paid' of money that is gone. Over both engines.

import { afterEach, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { noticeTools } from '../../../../tests/support/notices.ts'
import { type Borrower, granted, openWorld, type World } from '../../../../tests/support/paying.ts'
import { date } from '../../../core/calendar-date.ts'
import type { PayPurpose } from '../../../core/payment/pay-purpose.ts'
import { recordEvent } from '../../account/loan/door.ts'
import { bookPayment } from '../booking/book-payment.ts'
import { getPayCode } from '../code/get-pay-code.ts'
import { getCreditUses } from '../credit/get-credit-uses.ts'
import { spendCredit } from '../credit/spend-credit.ts'
import { getAmountDue } from '../get-amount-due.ts'
import { getCoolingOffQuote, getSettlementQuote } from '../get-closing-quotes.ts'
import { getRollover } from '../get-rollover.ts'
import { placeSuspense } from '../placing/place-suspense.ts'
import { listSuspense } from '../suspense/suspense-store.ts'
import { withdrawStaleCodes } from './stale-codes.ts'

onPostgres('a code', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-09-12T10:00:00Z')
    who = await world.borrowerWithLoan(date('2026-08-10'))
  })
  afterEach(() => world.close())
  const { deliver, codeFor } = noticeTools(
    () => world,
    () => who,
  )
  const amountDue = async () => granted(await world.call(getAmountDue, who, { orderId: who.orderId })).amountMinor
  const page = async (ref: string) => granted(await world.call(getPayCode, who, { ref }))
  const stateOf = async (ref: string) =>
    (await world.db.query<{ state: string }>('select state from payment_intent where ref = $1', [ref]))[0]?.state

  /** Money on the loan from elsewhere, such as a saved card or a wallet. */
  const paidElsewhere = (amountMinor: number) =>
    world.db.transaction((tx) => {
      const { orderId, borrowerId } = who
      const transactionId = `card-${orderId}`
      const heard = {
        provider: 'cards',
        transactionId,
        channel: 'card',
        reference: orderId,
        paidAt: world.deps.clock.now(),
      }
      const asked = { orderId, borrowerId, purpose: 'repayment', amountMinor, currency: 'PHP', intent: null } as const
      return bookPayment(tx, world.deps, { ...heard, amountMinor, currency: 'PHP' }, asked)
    })

  /** A loan of the same borrower is paid with so much too much, and the credit used here. */
  const creditOfAnother = async (amountMinor: number) => {
    const other = await world.anotherLoan(who, date('2026-08-10'))
    await world.db.transaction(async (tx) => {
      const event = { kind: 'payment', valueDate: date('2026-08-10'), amountMinor: 560_000 + amountMinor } as const
      await recordEvent(tx, world.deps, { orderId: other.orderId, sourceKey: `much:${other.orderId}`, event })
    })
    const { offers } = granted(await world.call(getCreditUses, other, { orderId: other.orderId }))
    const wish = { orderId: other.orderId, toOrderId: who.orderId, amountMinor: offers[0]?.amountMinor ?? 0 }
    granted(await world.call(spendCredit, other, wish))
  }

  const live: readonly (readonly [string, PayPurpose])[] = [
    ['a code for what is due', 'repayment'],
    ['a code for an own amount', 'partial'],
  ]
  const events: Readonly<Record<string, (ref: string) => Promise<unknown>>> = {
    'a card payment': () => paidElsewhere(600_000),
    'another code': async () => {
      const { ref } = await codeFor(30_000, { purpose: 'partial' })
      await deliver({ reference: ref, amountMinor: 600_000, paidAt: '2026-09-12T09:59:00Z' })
    },
    'money from suspense': async () => {
      await deliver({ reference: 'nobody knows this', transactionId: `lost-${who.orderId}`, amountMinor: 600_000 })
      const found = (await listSuspense(world.db, 1_000)).find(
        ({ transactionId }) => transactionId === `lost-${who.orderId}`,
      )
      const placing = {
        orderId: who.orderId,
        reason: 'the slip',
        placedBy: 'desk 4',
        paymentId: found?.paymentId ?? '',
      }
      await world.db.transaction((tx) => placeSuspense(tx, world.deps, placing))
    },
    'the credit of another loan': () => creditOfAnother(300_000),
    'a payment plan': () =>
      world.db.transaction(async (tx) => {
        await recordEvent(tx, world.deps, {
          orderId: who.orderId,
          sourceKey: `plan:${who.orderId}`,
          event: {
            ...{ kind: 'hardshipPlan', valueDate: date('2026-09-12'), lastDay: date('2026-10-01') },
            dueDates: [{ n: 1, dueDate: date('2026-10-01') }],
          },
        })
        await withdrawStaleCodes(tx, world.deps, who.orderId)
      }),
    'a charge holiday': () =>
      world.db.transaction(async (tx) => {
        await recordEvent(tx, world.deps, {
          orderId: who.orderId,
          sourceKey: `holiday:${who.orderId}`,
          event: { kind: 'chargeHoliday', valueDate: date('2026-09-09'), lastDay: date('2026-09-12') },
        })
        await withdrawStaleCodes(tx, world.deps, who.orderId)
      }),
    'a waiver': () =>
      world.db.transaction(async (tx) => {
        for (const part of ['penalty', 'principal', 'interest'] as const)
          await recordEvent(tx, world.deps, {
            orderId: who.orderId,
            sourceKey: `waiver:${part}:${who.orderId}`,
            event: { kind: 'waiver', valueDate: date('2026-09-12'), part, amountMinor: 600_000 },
          })
        await withdrawStaleCodes(tx, world.deps, who.orderId)
      }),
  }
  const leavesOwnAmounts = ['another code', 'a payment plan', 'a charge holiday', 'the credit of another loan']
  const pairs = live.flatMap(([name, purpose]) =>
    Object.keys(events)
      // Of one purpose, one code lives; time that is given, and a credit that pays what is due, leave what may be paid before.
      .filter((event) => purpose !== 'partial' || !leavesOwnAmounts.includes(event))
      .map((event) => [name, event, purpose] as const),
  )

  it.each(pairs)('%s that asks for too much after %s is withdrawn and not offered again', async (_, event, purpose) => {
    const { ref } = await codeFor(await amountDue(), { purpose })
    expect((await page(ref)).state).toBe('waiting')
    await events[event]?.(ref)
    expect(await stateOf(ref)).toBe('cancelled')
    expect(await page(ref)).toMatchObject({ state: 'expired', overBy: 'lessIsDue' })
    const info = await world.call(getAmountDue, who, { orderId: who.orderId })
    expect('liveCode' in info ? info.liveCode : null).toBeNull()
  })

  /** Ways to pay that are open on other days: the day, the code, and what it may ask for afterwards. */
  const other: readonly (readonly [string, PayPurpose, string])[] = [
    ['a code for a rollover', 'rollover', '2026-09-12'],
    ['a code to close the loan early', 'settlement', '2026-10-15'],
    ['a code to give the money back', 'coolingOff', '2026-08-11'],
  ]
  const all = (purpose: PayPurpose) => async () => {
    const quoted = await quoteOf(purpose)
    const { ref } = await codeFor(quoted, { purpose, channelNumber: 'm-wallet' })
    await deliver({ reference: ref, amountMinor: quoted, paidAt: world.deps.clock.now().toISOString() }, 'm-wallet')
  }
  const quoteOf = async (purpose: PayPurpose): Promise<number> => {
    const order = { orderId: who.orderId }
    if (purpose === 'rollover') return granted(await world.call(getRollover, who, order)).rollover.feeMinor
    if (purpose === 'settlement') return granted(await world.call(getSettlementQuote, who, order)).totalMinor
    if (purpose === 'coolingOff') return granted(await world.call(getCoolingOffQuote, who, order)).totalMinor
    return await amountDue()
  }
  const today = () => world.deps.clock.today('Asia/Manila')
  const waived = () =>
    world.db.transaction(async (tx) => {
      const event = { kind: 'waiver', valueDate: today(), part: 'principal', amountMinor: 100_000 } as const
      await recordEvent(tx, world.deps, { orderId: who.orderId, sourceKey: `waiver:${who.orderId}`, event })
      await withdrawStaleCodes(tx, world.deps, who.orderId)
    })
  const lowering: Readonly<Record<string, (of: PayPurpose) => Promise<unknown>>> = {
    'a card payment': () => paidElsewhere(300_000),
    'a waiver': waived,
    'the whole debt is paid': () => paidElsewhere(900_000),
    'the early end is paid by another code': (of) => all(of === 'coolingOff' ? 'coolingOff' : 'settlement')(),
  }
  const otherPairs = other.flatMap(([name, purpose, day]) =>
    Object.keys(lowering)
      // Of one purpose one code lives, and before half the term a loan has no early end.
      .filter((event) => event !== 'the early end is paid by another code')
      .map((event) => [name, event, purpose, day] as const),
  )
  it.each([
    ...otherPairs,
    ['a code for what is due', 'the early end is paid by another code', 'repayment', '2026-10-15'],
    ['a code for a rollover', 'the early end is paid by another code', 'rollover', '2026-10-15'],
  ] as const)('%s after %s never asks for more than its way takes then', async (_, event, purpose, day) => {
    world.setTime(`${day}T10:00:00Z`)
    const asked = await quoteOf(purpose)
    const { ref } = await codeFor(asked, { purpose })
    expect((await page(ref)).state).toBe('waiting')
    await lowering[event]?.(purpose)
    const { state } = await page(ref)
    const now = await quoteOf(purpose).catch(() => 0)
    expect(now).toBeLessThan(asked)
    expect([state, await stateOf(ref)]).toEqual(['expired', 'cancelled'])
  })

  it.each(other)('%s whose payment was taken back is not paid, and its page says so', async (_, purpose, day) => {
    world.setTime(`${day}T10:00:00Z`)
    const amountMinor = await quoteOf(purpose)
    const { ref } = await codeFor(amountMinor, { purpose })
    const paidAt = `${day}T09:59:00Z`
    const told = { reference: ref, transactionId: `T-${ref}`, amountMinor, paidAt }
    await deliver(told)
    expect(await page(ref)).toMatchObject({ state: 'paid' })
    await deliver({ ...told, type: 'refunded' })
    const shown = await page(ref)
    expect(shown).toMatchObject({ state: 'expired', overBy: 'takenBack', arrived: null })
    expect(shown.payNotice).toContain('It no longer counts towards your loan')
  })

  it('for an instalment that another payment has paid is withdrawn, though the next one is as much', async () => {
    world.setTime('2026-09-01T10:00:00Z')
    const asked = await amountDue()
    const { ref } = await codeFor(asked)
    await paidElsewhere(asked)
    expect(await amountDue()).toBe(asked)
    expect(await stateOf(ref)).toBe('cancelled')
    expect(await page(ref)).toMatchObject({ state: 'expired', overBy: 'lessIsDue' })
    const next = await codeFor(asked)
    expect(next.ref).not.toBe(ref)
    await world.db.transaction((tx) => withdrawStaleCodes(tx, world.deps, who.orderId))
    expect(await stateOf(next.ref)).toBe('waiting')
  })

  it('that asks for what is still due stays', async () => {
    const { ref } = await codeFor(await amountDue())
    await deliver({ reference: ref, amountMinor: 20_000, paidAt: '2026-09-12T09:59:00Z' })
    await world.db.transaction((tx) => withdrawStaleCodes(tx, world.deps, who.orderId))
    expect(await stateOf(ref)).toBe('waiting')
    expect((await page(ref)).state).toBe('waiting')
  })

  it('whose payment was taken back is not paid, and its page says so', async () => {
    const amountMinor = await amountDue()
    const { ref } = await codeFor(amountMinor)
    const told = { reference: ref, transactionId: `T-${ref}`, amountMinor, paidAt: '2026-09-12T09:59:00Z' }
    await deliver(told)
    expect(await page(ref)).toMatchObject({ state: 'paid' })
    await deliver({ ...told, type: 'refunded' })
    const shown = await page(ref)
    expect(shown).toMatchObject({ state: 'expired', arrived: null })
    expect(shown.payNotice).toContain('It no longer counts towards your loan')
  })
})
