// Another amount than was asked: it is the borrower's money, counts on the loan, and is told of. Over both engines.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { loanBalances } from '../../../tests/support/loan-balances.ts'
import { noticeTools } from '../../../tests/support/notices.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../tests/support/paying.ts'
import { type CalendarDate, date } from '../../core/calendar-date.ts'
import { coolingOffQuote, settlementQuote } from '../../core/loan/quotes.ts'
import { bookOn } from '../../core/loan/replay.ts'
import { isRefusal } from '../../core/refusal.ts'
import { createPayCode } from './code/create-pay-code.ts'
import { getPayCode } from './code/get-pay-code.ts'
import { getRolloverDetail } from './get-rollover.ts'
import { previewPayment } from './preview-payment.ts'

const paidOut = date('2026-08-10')

onPostgres('another amount than was asked', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
    who = await world.borrowerWithLoan(paidOut)
  })
  afterEach(() => world.close())
  const { codeFor, suspenseMinor, payments, messages, stateOfPage } = noticeTools(
    () => world,
    () => who,
  )
  const lastMessage = async () => (await messages()).at(-1)?.body
  const noticeOfPage = async (ref: string) => granted(await world.call(getPayCode, who, { ref })).payNotice

  it('is chosen in whole units of the loan, and takes the sen with it where all is paid', async () => {
    const whole = await world.borrowerWithLoan(paidOut, { market: 'indonesia', currency: 'IDR', unitMinor: 100 })
    const { orderId } = whole
    const preview = (amountMinor: number) => world.call(previewPayment, whole, { orderId, amountMinor })
    const code = (amountMinor: number) =>
      world.call(createPayCode, whole, { orderId, channelNumber: 'bank-transfer', amountMinor, purpose: 'partial' })
    const refused = { refused: 'valueIsNotAccepted' }
    expect(await preview(50_050)).toMatchObject({ ...refused, fields: ['amount'] })
    expect(await code(50_050)).toMatchObject(refused)
    expect(granted(await preview(50_000)).owedAfterMinor).toBe(510_000)
    expect(granted(await code(50_000)).payCode).not.toBe('')
  })

  describe('of a repayment', () => {
    it('that is less pays a part of it, and the code waits for the rest', async () => {
      const before = await suspenseMinor()
      const { payCode, ref } = await codeFor(140_000)
      await world.sandbox.pay({ payCode, amountMinor: 90_000 })
      const state = await loanStateOf(world, who)
      expect([state.receivedMinor, state.owedMinor]).toEqual([90_000, 470_000])
      expect(state.instalments[0]).toMatchObject({ unpaidMinor: 50_000, paidOn: null })
      expect(await payments()).toMatchObject([{ state: 'posted', suspense_reason: null, applied_as: 'payment' }])
      expect(await suspenseMinor()).toBe(before)
      expect(await stateOfPage(ref)).toBe('waiting')
      expect(await noticeOfPage(ref)).toContain('We received ₱\u00a0900,00. Still to pay with this code: ₱\u00a0500,00')
      expect(await lastMessage()).toBe(
        'Candor Lending: we received ₱ 900,00; we had asked for ₱ 1.400,00. All of it counts towards your loan. Left to pay: ₱ 4.700,00.',
      )
    })

    it('is alerted by a line that names the reason and nothing of the borrower', async () => {
      const { payCode } = await codeFor(140_000)
      await world.sandbox.pay({ payCode, amountMinor: 139_999, times: 3 })
      expect(world.alerts).toHaveLength(1)
      expect(JSON.parse(world.alerts[0] ?? '')).toMatchObject({ kind: 'paymentAlert', reason: 'amountDiffers' })
      expect(world.alerts[0]).not.toContain(who.phone)
    })

    it('counts twice when it comes twice, and the code is paid once both reach it', async () => {
      const { payCode, ref } = await codeFor(140_000)
      await world.sandbox.pay({ payCode, amountMinor: 90_000 })
      await world.sandbox.pay({ payCode, amountMinor: 50_000 })
      expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
      expect(await stateOfPage(ref)).toBe('paid')
    })

    it('that is less leaves a code that ends in its time, and counts after it as well', async () => {
      const { payCode, ref } = await codeFor(140_000)
      await world.sandbox.pay({ payCode, amountMinor: 90_000 })
      world.setTime('2026-08-25T10:00:00Z')
      expect(await stateOfPage(ref)).toBe('expired')
      await world.sandbox.pay({ payCode, amountMinor: 50_000 })
      expect(await stateOfPage(ref)).toBe('paid')
    })

    it('that is more pays ahead, and the code is paid', async () => {
      const { payCode, ref } = await codeFor(140_000)
      await world.sandbox.pay({ payCode, amountMinor: 200_000 })
      const state = await loanStateOf(world, who)
      expect(state.instalments.map(({ unpaidMinor }) => unpaidMinor)).toEqual([0, 80_000, 140_000, 140_000])
      expect(await stateOfPage(ref)).toBe('paid')
      expect(world.alerts).toHaveLength(1)
    })

    it('that is more than all that is owed settles the loan, and the rest is credit that is told of', async () => {
      const { payCode } = await codeFor(140_000)
      await world.sandbox.pay({ payCode, amountMinor: 600_000 })
      const state = await loanStateOf(world, who)
      expect([state.owedMinor, state.creditBalanceMinor]).toEqual([0, 40_000])
      expect((await loanBalances(world.db, who.orderId)).creditBalance).toBe(-40_000)
      const told = (await messages()).map(({ body }) => body).join('\n')
      expect(told).toContain('Closure letter')
      expect(told).toContain('we received ₱ 6.000,00, and ₱ 400,00 of it is more than you owed')
    })
  })

  describe('of a rollover', () => {
    beforeEach(() => world.setTime('2026-09-09T10:00:00Z'))

    it('that is less is a plain repayment: no fee is taken and no date moved', async () => {
      const { payCode, ref } = await codeFor(42_000, { rollover: true })
      await world.sandbox.pay({ payCode, amountMinor: 41_999 })
      const state = await loanStateOf(world, who)
      expect([state.rolloversUsed, state.rolloverFeesMinor, state.owedMinor]).toEqual([0, 0, 560_000 - 41_999])
      expect(state.nextInstalment?.dueDate).toBe('2026-09-09')
      // Its fee is less by now: the code asks for too much (PAYMENT-65).
      expect(await stateOfPage(ref)).toBe('expired')
      expect(await lastMessage()).toContain('The payment dates were not moved; no fee was taken')
      expect(world.alerts).toHaveLength(1)
    })

    it('that was taken back leaves the rollovers as many as they were', async () => {
      const { payCode } = await codeFor(42_000, { rollover: true })
      const paid = await world.sandbox.pay({ payCode })
      if (!paid.found) throw new Error('no payment')
      const detail = async () => granted(await world.call(getRolloverDetail, who, { orderId: who.orderId }))
      const { used, left } = await detail()
      expect(used).toBe(1)
      await world.sandbox.pay({ payCode, type: 'refunded', transactionId: paid.transactionId })
      const repaying = await codeFor(140_000)
      await world.sandbox.pay({ payCode: repaying.payCode, amountMinor: 560_000 })
      expect(await detail()).toMatchObject({ offered: false, used: 0, left: left + 1 })
    })

    it('in two parts is two repayments, and its code is withdrawn unpaid', async () => {
      const { payCode, ref } = await codeFor(42_000, { rollover: true })
      await world.sandbox.pay({ payCode, amountMinor: 21_000 })
      await world.sandbox.pay({ payCode, amountMinor: 21_000 })
      expect((await loanStateOf(world, who)).rolloversUsed).toBe(0)
      expect(await stateOfPage(ref)).toBe('expired')
    })

    it('that is more rolls over, and the rest pays what is owed', async () => {
      const { payCode, ref } = await codeFor(42_000, { rollover: true })
      await world.sandbox.pay({ payCode, amountMinor: 60_000 })
      const state = await loanStateOf(world, who)
      expect([state.rolloversUsed, state.rolloverFeesMinor, state.owedMinor]).toEqual([1, 42_000, 560_000 - 18_000])
      expect(state.nextInstalment?.dueDate).toBe('2026-10-09')
      expect(await stateOfPage(ref)).toBe('paid')
    })
  })

  describe('of a settlement or an exit', () => {
    const quoted = async (quoteOf: typeof settlementQuote | typeof coolingOffQuote = settlementQuote) => {
      const { loan } = await loanStateOf(world, who)
      const quote = quoteOf(bookOn(loan, [], today()), { paymentIsPending: false })
      if (isRefusal(quote)) throw new Error(`refused: ${quote.refused}`)
      return quote.totalMinor
    }
    const today = (): CalendarDate => world.deps.clock.today('Asia/Manila')
    /** More than may be missing from a closing (MONEY-38), minor units. */
    const beyondTolerance = 101

    it('that is less is a plain repayment', async () => {
      world.setTime('2026-10-15T10:00:00Z')
      const amountMinor = await quoted()
      const { payCode, ref } = await codeFor(amountMinor, { purpose: 'settlement' })
      await world.sandbox.pay({ payCode, amountMinor: amountMinor - beyondTolerance })
      const state = await loanStateOf(world, who)
      expect(state.closed).toBeNull()
      expect((await payments())[0]?.applied_as).toBe('payment')
      // Less is asked for a settlement by now.
      expect(await stateOfPage(ref)).toBe('expired')
    })

    it('that is more closes the loan, and the rest is credit', async () => {
      world.setTime('2026-10-15T10:00:00Z')
      const amountMinor = await quoted()
      const { payCode } = await codeFor(amountMinor, { purpose: 'settlement' })
      await world.sandbox.pay({ payCode, amountMinor: amountMinor + 500 })
      const state = await loanStateOf(world, who)
      expect(state.closed).toMatchObject({ by: 'settlement' })
      expect([state.owedMinor, state.creditBalanceMinor]).toEqual([0, 500])
    })

    it('is the same for the cooling-off exit', async () => {
      world.setTime('2026-08-11T10:00:00Z')
      const asked = await quoted(coolingOffQuote)
      const { payCode } = await codeFor(asked, { purpose: 'coolingOff' })
      await world.sandbox.pay({ payCode, amountMinor: asked - beyondTolerance })
      expect((await loanStateOf(world, who)).closed).toBeNull()
      who = await world.borrowerWithLoan(paidOut)
      const second = await codeFor(asked, { purpose: 'coolingOff' })
      await world.sandbox.pay({ payCode: second.payCode, amountMinor: asked + 7 })
      const state = await loanStateOf(world, who)
      expect(state.closed).toMatchObject({ by: 'coolingOffExit' })
      expect(state.creditBalanceMinor).toBe(7)
    })
  })

  it('ends the same in whatever order short, exact and surplus payments are told', async () => {
    const ends = new Set<string>()
    const amounts = [90_000, 140_000, 400_000]
    for (const order of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]) {
      who = await world.borrowerWithLoan(paidOut)
      const { payCode, ref } = await codeFor(140_000)
      for (const index of order) await world.sandbox.pay({ payCode, amountMinor: amounts[index] })
      const { owedMinor, creditBalanceMinor, instalments } = await loanStateOf(world, who)
      const end = [owedMinor, creditBalanceMinor, instalments, await loanBalances(world.db, who.orderId)]
      ends.add(JSON.stringify([...end, await stateOfPage(ref)]))
    }
    expect(ends.size).toBe(1)
  })
})
