// Paying by code: what is asked, the code for it, and its page, over both engines.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onBothEngines } from '../../../tests/support/databases.ts'
import { type Borrower, granted, openWorld, type World } from '../../../tests/support/paying.ts'
import { date } from '../../core/calendar-date.ts'
import { payCodesADay } from '../../core/payment/intent.ts'
import { createPayCode } from './code/create-pay-code.ts'
import { getPayCode, payImage } from './code/get-pay-code.ts'
import { pictureFile } from './code/pay-picture.ts'
import { getAmountDue } from './get-amount-due.ts'
import { getRollover } from './get-rollover.ts'

/** Manila: 2026-11-20 18:00. The loan was paid out on 2026-08-10; payments fall due on 09-09, 10-09, 11-08 and 12-08. */
const noon = '2026-11-20T10:00:00Z'
const paidOut = date('2026-08-10')

onBothEngines('paying by code', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), noon, 2_000)
    who = await world.borrowerWithLoan(paidOut)
  })
  afterEach(() => world.close())

  const order = () => ({ orderId: who.orderId, productId: who.productId })
  const wish = (changes: Record<string, unknown> = {}) => ({
    ...order(),
    amountMinor: 140_000,
    channelNumber: 'corner-store',
    ...changes,
  })
  const pay = (changes: Record<string, unknown> = {}) => world.call(createPayCode, who, wish(changes))
  const page = (ref: string) => world.call(getPayCode, who, { ref })

  describe('the amount due', () => {
    it('is the next instalment while nothing is due', async () => {
      world.setTime('2026-08-20T10:00:00Z')
      const due = granted(await world.call(getAmountDue, who, order()))
      expect(due).toMatchObject({
        amountMinor: 140_000,
        dueDate: '2026-09-09',
        liveCode: null,
        instructionsShown: true,
      })
      expect(due.productName).toBe('Candor Cash')
      expect(due.channels.map((channel) => channel.channelNumber)).toEqual([
        'corner-store',
        'm-wallet',
        'bank-transfer',
      ])
      expect(due.channels[0]).toMatchObject({ minMinor: 5_000, maxMinor: 5_000_000 })
      expect(due.notice).toBe('')
    })

    it('is all that is due with its charges once payments are late, and says what the next day adds', async () => {
      world.setTime('2026-09-11T10:00:00Z')
      const due = granted(await world.call(getAmountDue, who, order()))
      // 1,400.00 late by two days: 1,000.00 once and twice 70.00.
      expect(due.amountMinor).toBe(140_000 + 100_000 + 14_000)
      expect(due.notice).toBe('Each extra day will add ₱\u00a070,00.')
      expect(due.details.map((row) => row.value)).toEqual([
        '1/4',
        '₱\u00a01.400,00',
        '₱\u00a01.140,00',
        '2 days',
        '₱\u00a04.200,00',
        who.orderId,
      ])
    })

    it('folds: more than two rows', async () => {
      const due = granted(await world.call(getAmountDue, who, order()))
      expect(due.details.length).toBeGreaterThan(2)
      expect(due.details[0]?.value).toBe('1, 2, 3/4')
    })

    it('is not told of an order of somebody else, of none, or of another product', async () => {
      const stranger = await world.borrowerWithLoan(paidOut)
      for (const asked of [{ orderId: stranger.orderId }, { orderId: 'L0' }, { ...order(), productId: 'other' }]) {
        expect(await world.call(getAmountDue, who, asked)).toEqual({ refused: 'notFound' })
        expect(await world.call(getRollover, who, asked)).toEqual({ refused: 'notFound' })
      }
    })
  })

  describe('the rollover', () => {
    it('is told with its fee, its plan, and what it costs more than paying today', async () => {
      world.setTime('2026-09-09T10:00:00Z')
      const rollover = granted(await world.call(getRollover, who, order()))
      expect(rollover).toMatchObject({
        rollover: { feeMinor: 42_000, title: 'Pay 30 days later' },
        amountMinor: 140_000,
        payNowTotalMinor: 140_000,
        newTotalMinor: 182_000,
        extraCostMinor: 42_000,
        nextDueDate: '2026-10-09',
        rolloversLeft: 1,
        days: 30,
      })
      expect(rollover.plan[0]).toEqual({
        n: 1,
        title: 'Payment 1/4',
        remark: 'instead of 9 Sep 2026',
        amountMinor: 140_000,
        dueDate: '2026-10-09',
      })
      expect(rollover.plan).toHaveLength(4)
    })

    it('is refused while nothing is due', async () => {
      world.setTime('2026-08-20T10:00:00Z')
      expect(await world.call(getRollover, who, order())).toEqual({ refused: 'rolloverIsNotOffered' })
      expect(await pay({ amountMinor: 42_000, rollover: true })).toEqual({ refused: 'rolloverIsNotOffered' })
    })
  })

  describe('a code', () => {
    beforeEach(() => world.setTime('2026-08-20T10:00:00Z'))

    it('is made for what the server asks, with its page', async () => {
      const made = granted(await pay())
      expect(made.payCode).toMatch(/^87[0-9]{14}$/)
      expect(made.ref).toMatch(/^[\w-]{22}$/)
      expect(made.payUrl).toBe(`/repaymentOfCode?showType=3&ref=${made.ref}`)
      expect(made.expiresAt).toBe('2026-08-21 18:00:00')
      const shown = granted(await page(made.ref))
      expect(shown).toMatchObject({
        orderId: who.orderId,
        productId: who.productId,
        presentation: 'barcode',
        payCode: made.payCode,
        checking: false,
        image: `/pay-image/${made.ref}.svg`,
        amountMinor: 140_000,
        state: 'waiting',
        rollover: false,
        secondsLeft: 86_400,
        lifetimeSeconds: 86_400,
        channel: { name: 'Corner Store', channelNumber: 'corner-store' },
      })
      expect(shown.drawing?.path).toMatch(/^M10 0h/)
      expect(shown.instructions[0]?.items[0]).toEqual({
        name: 'Go to any Corner Store',
        steps: ['Go before the code expires. The time is on this page.'],
      })
      const picture = await payImage(world.db, world.deps, { ref: made.ref, borrowerId: who.borrowerId })
      expect(picture === null ? '' : String(pictureFile(picture))).toContain('<svg')
    })

    it.each([
      ['m-wallet', 2, 'qr'],
      ['bank-transfer', 1, 'code'],
    ] as const)('of %s is shown as its channel wants', async (channelNumber, wireType, presentation) => {
      const made = granted(await pay({ channelNumber }))
      expect(made.payUrl).toContain(`showType=${wireType}&`)
      const shown = granted(await page(made.ref))
      expect(shown.presentation).toBe(presentation)
      expect(shown.image === '').toBe(presentation === 'code')
    })

    it('is the same again for the same wish, and stands on the repayment screen', async () => {
      const first = granted(await pay())
      expect(granted(await pay())).toEqual(first)
      const due = granted(await world.call(getAmountDue, who, order()))
      expect(due.liveCode).toMatchObject({ payCode: first.payCode, title: 'Corner Store', ref: first.ref })
      expect(due.liveCode?.payNotice).toContain('₱\u00a01.400,00')
      expect(due.instructionsShown).toBe(false)
      expect(world.sandbox.counts().codes).toBe(1)
    })

    it('is replaced by the code of another channel, which alone stays alive', async () => {
      const first = granted(await pay())
      const second = granted(await pay({ channelNumber: 'm-wallet' }))
      expect(second.ref).not.toBe(first.ref)
      expect(granted(await page(first.ref)).state).toBe('expired')
      expect(granted(await page(second.ref)).state).toBe('waiting')
      await world.runJobs()
      const live = await world.db.query(
        `select 1 from payment_intent where state in ('unknown', 'waiting') and order_id = $1`,
        [who.orderId],
      )
      expect(live).toHaveLength(1)
    })

    it('lives beside the code of a rollover', async () => {
      world.setTime('2026-09-09T10:00:00Z')
      const repayment = granted(await pay())
      const rollover = granted(await pay({ amountMinor: 42_000, rollover: true }))
      expect(granted(await page(repayment.ref)).state).toBe('waiting')
      expect(granted(await page(rollover.ref))).toMatchObject({ state: 'waiting', rollover: true, amountMinor: 42_000 })
      expect(granted(await world.call(getRollover, who, order())).liveCode?.ref).toBe(rollover.ref)
    })

    it.each([
      ['more', { amountMinor: 140_001 }, 'amountHasChanged'],
      ['less', { amountMinor: 139_999 }, 'amountHasChanged'],
      ['nothing', { amountMinor: 0 }, 'amountHasChanged'],
      ['through a channel that does not exist', { channelNumber: 'cash' }, 'channelIsUnknown'],
      ['through the wallet of another screen', { channelNumber: 'wallet' }, 'channelIsUnknown'],
      ['for another product', { productId: 'other' }, 'notFound'],
      ['for a missing order', { orderId: 'L0' }, 'notFound'],
      ['for a purpose that contradicts the flag', { purpose: 'settlement', rollover: true }, 'valueIsNotAccepted'],
    ] as const)('is refused for %s', async (_, changes, refused) => {
      expect(await pay(changes)).toMatchObject({ refused })
      expect(world.sandbox.counts().codes).toBe(0)
    })

    it('is refused for an order that is not paid out', async () => {
      await world.db.execute(
        `update loan_order set disbursed_on = null, schedule = null, status = 'inReview' where id = $1`,
        [who.orderId],
      )
      expect(await pay()).toEqual({ refused: 'orderIsNotPayable' })
      expect(await world.call(getAmountDue, who, order())).toEqual({ refused: 'orderIsNotPayable' })
    })

    it('is refused by a channel that does not take the amount, in the words of the market', async () => {
      const small = { purpose: 'partial', amountMinor: 4_999 }
      expect(await pay(small)).toEqual({
        refused: 'channelDoesNotTakeThisAmount',
        values: { min: '₱\u00a050,00', max: '₱\u00a050.000,00' },
      })
      expect(granted(await pay({ ...small, channelNumber: 'bank-transfer' })).payCode).not.toBe('')
    })

    it('may be for a part of what is owed, and never for more', async () => {
      expect(granted(await pay({ purpose: 'partial', amountMinor: 50_000 })).payCode).not.toBe('')
      expect(await pay({ purpose: 'partial', amountMinor: 560_001 })).toEqual({ refused: 'amountHasChanged' })
    })

    it.each([
      ['the same amount', { amountMinor: 140_000 }],
      ['an own amount', { amountMinor: 100_000, purpose: 'partial' }],
    ])(
      'is refused where another tab has paid meanwhile, although what is asked for is still owed: %s',
      async (_, wanted) => {
        const shown = granted(await world.call(getAmountDue, who, order()))
        const made = granted(await pay())
        await world.sandbox.pay({ payCode: made.payCode })
        const now = granted(await world.call(getAmountDue, who, order()))
        expect([shown, now].map(({ amountMinor, receivedMinor }) => [amountMinor, receivedMinor])).toEqual([
          [140_000, 0],
          [140_000, 140_000],
        ])
        expect(await pay({ ...wanted, receivedMinor: shown.receivedMinor })).toEqual({ refused: 'loanHasReceivedMore' })
        expect(granted(await pay({ ...wanted, receivedMinor: now.receivedMinor })).payCode).not.toBe('')
        expect(granted(await pay(wanted)).payCode, 'an older app does not say what it saw').not.toBe('')
      },
    )

    it('ends at the midnight at which the amount changes', async () => {
      world.setTime('2026-09-11T15:30:00Z')
      const made = granted(await pay({ amountMinor: 254_000, channelNumber: 'bank-transfer' }))
      expect(made.expiresAt).toBe('2026-09-12 00:00:00')
    })

    it('of yesterday is refused with the amount of yesterday', async () => {
      world.setTime('2026-09-11T15:59:00Z')
      granted(await pay({ amountMinor: 254_000 }))
      world.setTime('2026-09-11T16:00:00Z')
      expect(await pay({ amountMinor: 254_000 })).toEqual({ refused: 'amountHasChanged' })
      expect(granted(await pay({ amountMinor: 261_000 })).payCode).not.toBe('')
    })

    it('is shown as expired at its last second, and a new one is made', async () => {
      const made = granted(await pay())
      world.setTime('2026-08-21T09:59:59Z')
      expect(granted(await page(made.ref))).toMatchObject({ state: 'waiting', secondsLeft: 1 })
      world.setTime('2026-08-21T10:00:00Z')
      expect(granted(await page(made.ref))).toMatchObject({ state: 'expired', secondsLeft: 0 })
      expect(granted(await world.call(getAmountDue, who, order())).liveCode).toBeNull()
      expect(granted(await pay()).ref).not.toBe(made.ref)
    })

    it('is made so often a day; one that is refused leaves the last code alive, and that one is shown again', async () => {
      granted(await pay())
      const [made] = await world.db.query<{ used: number }>(
        'update rate_window set used = $2 where key = $1 returning used',
        [`payCodes:${who.borrowerId}`, payCodesADay - 1],
      )
      expect(made).toEqual({ used: payCodesADay - 1 })
      const last = granted(await pay({ channelNumber: 'bank-transfer' }))
      const refused = await pay({ channelNumber: 'm-wallet' })
      expect(refused).toMatchObject({ refused: 'tooManyRequests', values: { seconds: expect.any(Number) } })
      expect(granted(await pay({ channelNumber: 'bank-transfer' })).ref).toBe(last.ref)
      expect(granted(await page(last.ref)).state).toBe('waiting')
      // A day later there are codes again.
      world.setTime('2026-11-21T10:00:01Z')
      const due = granted(await world.call(getAmountDue, who, order())).amountMinor
      granted(await pay({ channelNumber: 'm-wallet', amountMinor: due }))
    })

    it('is shown to its own borrower only', async () => {
      const made = granted(await pay())
      const stranger = await world.borrowerWithLoan(paidOut)
      expect(await world.call(getPayCode, stranger, { ref: made.ref })).toEqual({ refused: 'notFound' })
      expect(await world.call(getPayCode, who, { ref: 'nothing' })).toEqual({ refused: 'notFound' })
      const asStranger = { ref: made.ref, borrowerId: stranger.borrowerId }
      expect(await payImage(world.db, world.deps, asStranger)).toBeNull()
      expect(await world.call(createPayCode, stranger, wish())).toEqual({ refused: 'notFound' })
    })
  })

  describe('a provider in trouble', () => {
    beforeEach(() => world.setTime('2026-08-20T10:00:00Z'))

    it('that refuses leaves nothing behind: the next wish begins afresh', async () => {
      world.sandbox.plan('/v1/codes', { kind: 'fails', status: 400 })
      expect(await pay()).toEqual({ refused: 'channelIsUnavailable' })
      expect(granted(await pay()).payCode).not.toBe('')
    })

    it.each([{ kind: 'lost' }, { kind: 'fails', status: 500 }, { kind: 'slow', delayMs: 3_000 }] as const)(
      'whose answer is lost (%o) leaves an intent that is being checked, and blocks another one',
      async (fault) => {
        world.sandbox.plan('/v1/codes', fault)
        const made = granted(await pay())
        expect(made.payCode).toBe('')
        expect(granted(await page(made.ref))).toMatchObject({
          state: 'waiting',
          checking: true,
          payCode: '',
          image: '',
        })
        expect(granted(await world.call(getAmountDue, who, order())).notice).toContain('We are checking')
        expect(await pay({ channelNumber: 'm-wallet' })).toEqual({ refused: 'paymentIsPending' })
        expect(await pay({ purpose: 'partial', amountMinor: 60_000 })).not.toEqual({ refused: 'paymentIsPending' })
        const again = granted(await pay())
        expect(again).toMatchObject({ ref: made.ref })
        expect(again.payCode).toMatch(/^87/)
      },
    )

    it('that refuses a second request does not settle the first, whose answer was lost', async () => {
      world.sandbox.plan('/v1/codes', { kind: 'lost' })
      const made = granted(await pay())
      world.sandbox.plan('/v1/codes', { kind: 'fails', status: 400 })
      expect(granted(await pay())).toMatchObject({ ref: made.ref, payCode: '' })
      expect(await pay({ channelNumber: 'm-wallet' })).toEqual({ refused: 'paymentIsPending' })
      expect(granted(await pay()).payCode).toMatch(/^87/)
      expect(world.sandbox.counts().codes).toBe(1)
    })

    it('is asked again by the job, and the code turns up by itself', async () => {
      world.sandbox.plan('/v1/codes', { kind: 'lost' })
      const made = granted(await pay())
      world.setTime('2026-08-20T10:00:30Z')
      await world.runJobs()
      expect(granted(await page(made.ref))).toMatchObject({ state: 'waiting', checking: false })
      expect(world.sandbox.counts().codes).toBe(1)
    })

    it('is asked anew by the job when the question never arrived', async () => {
      world.sandbox.plan('/v1/codes', { kind: 'fails', status: 500 })
      const made = granted(await pay())
      expect(world.sandbox.counts().codes).toBe(0)
      world.setTime('2026-08-20T10:00:30Z')
      await world.runJobs()
      expect(granted(await page(made.ref)).payCode).toMatch(/^87/)
    })

    it('blocks nothing any more once the intent has expired', async () => {
      world.sandbox.plan('/v1', { kind: 'fails', status: 500 }, 100)
      granted(await pay())
      world.setTime('2026-08-21T10:00:00Z')
      await world.runJobs()
      expect(granted(await pay({ channelNumber: 'm-wallet' })).payCode).toBe('')
    })
  })
})
