// Providers' notices of payments: what counts, from when, and how often. Over both engines.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { loanBalances } from '../../../../tests/support/loan-balances.ts'
import { noticeTools } from '../../../../tests/support/notices.ts'
import { type Borrower, loanStateOf, openWorld, type World } from '../../../../tests/support/paying.ts'
import { date } from '../../../core/calendar-date.ts'

const paidOut = date('2026-08-10')
/** Manila: 2026-08-20 18:00, nothing is due. */
const earlyOn = '2026-08-20T10:00:00Z'
/** Manila: 2026-09-11 18:00, the first payment is late by two days. */
const twoDaysLate = '2026-09-11T10:00:00Z'

onPostgres('a notice', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), earlyOn)
    who = await world.borrowerWithLoan(paidOut)
  })
  afterEach(() => world.close())
  const { codeFor, payments, messages, stateOfPage } = noticeTools(
    () => world,
    () => who,
  )

  describe('of a payment', () => {
    it('books it, shows it as paid, and sends a receipt', async () => {
      const { payCode, ref } = await codeFor(140_000)
      expect(await stateOfPage(ref)).toBe('waiting')
      expect(await world.sandbox.pay({ payCode })).toMatchObject({ delivered: [200] })
      expect(await stateOfPage(ref)).toBe('paid')
      const state = await loanStateOf(world, who)
      expect(state.instalments.map((instalment) => instalment.standing)).toEqual(['paid', 'next', 'later', 'later'])
      expect((await loanBalances(world.db, who.orderId)).cashClearing).toBe(140_000)
      expect((await messages()).map((message) => message.body)).toContain(
        'Candor Lending: we received ₱ 1.400,00. Left to pay: ₱ 4.200,00.',
      )
      expect(world.alerts).toEqual([])
    })

    it('counts once when it comes again and again, at once or later', async () => {
      const { payCode } = await codeFor(140_000)
      const before = await messages()
      await world.sandbox.pay({ payCode, times: 20 })
      expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
      expect(await payments()).toHaveLength(1)
      expect(await messages()).toHaveLength(before.length + 1)
    })

    it('counts once when the same transaction comes under another event', async () => {
      const { payCode } = await codeFor(140_000)
      const first = await world.sandbox.pay({ payCode })
      if (!first.found) throw new Error('no payment')
      const told = await messages()
      await world.sandbox.pay({ payCode, transactionId: first.transactionId })
      expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
      expect(await messages()).toEqual(told)
    })

    it('counts twice when it was really paid twice, and the second time pays in advance', async () => {
      const { payCode } = await codeFor(140_000)
      await world.sandbox.pay({ payCode })
      await world.sandbox.pay({ payCode })
      expect((await loanStateOf(world, who)).owedMinor).toBe(280_000)
    })

    it('counts when the code had expired, or had been replaced', async () => {
      const expired = await codeFor(140_000)
      const replaced = await codeFor(140_000, { channelNumber: 'm-wallet' })
      world.setTime('2026-08-25T10:00:00Z')
      expect(await stateOfPage(expired.ref)).toBe('expired')
      await world.sandbox.pay({ payCode: expired.payCode })
      await world.sandbox.pay({ payCode: replaced.payCode })
      expect(await stateOfPage(expired.ref)).toBe('paid')
      expect((await loanStateOf(world, who)).receivedMinor).toBe(280_000)
    })

    it('takes back the charges since the day on which it was made', async () => {
      world.setTime(twoDaysLate)
      const { payCode } = await codeFor(254_000)
      await world.sandbox.pay({ payCode, paidAt: new Date('2026-09-09T15:59:00Z') })
      const state = await loanStateOf(world, who)
      expect(state.lateChargedMinor).toBe(0)
      expect(state.owedMinor).toBe(560_000 - 254_000)
      expect((await loanBalances(world.db, who.orderId)).penaltyIncome).toBe(0)
    })

    it('made at 23:58 and told at 00:20 bears no charge of the new day', async () => {
      world.setTime('2026-09-09T15:00:00Z')
      const { payCode } = await codeFor(140_000)
      world.setTime('2026-09-09T15:58:00Z')
      await world.sandbox.pay({ payCode, delayMinutes: 22 })
      world.setTime('2026-09-09T16:20:00Z')
      expect((await loanStateOf(world, who)).lateChargedMinor).toBe(107_000)
      await world.sandbox.deliverDue()
      const state = await loanStateOf(world, who)
      expect(state.lateChargedMinor).toBe(0)
      expect(state.instalments[0]?.paidOn).toBe('2026-09-09')
      expect((await payments())[0]?.value_date).toBe('2026-09-09')
    })

    it.each([
      ['philippines', '2026-09-09T15:58:00Z'],
      ['india', '2026-09-09T18:28:00Z'],
      ['indonesia', '2026-09-09T16:58:00Z'],
    ] as const)('has its day from the wall of its market: %s', async (market, justBeforeMidnight) => {
      const currencies = { philippines: 'PHP', india: 'INR', indonesia: 'IDR' } as const
      const amounts = { market, currency: currencies[market] }
      who = await world.borrowerWithLoan(paidOut, amounts)
      world.setTime('2026-09-09T10:00:00Z')
      const { payCode } = await codeFor(140_000)
      world.setTime('2026-09-09T20:00:00Z')
      await world.sandbox.pay({ payCode, paidAt: new Date(justBeforeMidnight) })
      expect((await payments())[0]?.value_date).toBe('2026-09-09')
      const minutesLater = new Date(Date.parse(justBeforeMidnight) + 2 * 60_000)
      const second = await codeFor(140_000, { channelNumber: 'm-wallet' })
      await world.sandbox.pay({ payCode: second.payCode, paidAt: minutesLater })
      expect((await payments())[1]?.value_date).toBe('2026-09-10')
    })

    it('beyond what is owed is kept as credit, and after settlement, too', async () => {
      const all = await codeFor(560_000, { purpose: 'partial' })
      const again = await codeFor(140_000)
      await world.sandbox.pay({ payCode: all.payCode })
      const settled = await loanStateOf(world, who)
      expect([settled.owedMinor, settled.creditBalanceMinor]).toEqual([0, 0])
      await world.sandbox.pay({ payCode: again.payCode })
      const state = await loanStateOf(world, who)
      expect([state.owedMinor, state.creditBalanceMinor]).toEqual([0, 140_000])
      expect((await loanBalances(world.db, who.orderId)).creditBalance).toBe(-140_000)
      expect(await stateOfPage(again.ref)).toBe('paid')
    })
  })

  describe('of a rollover', () => {
    const rollover = () => codeFor(42_000, { rollover: true })

    it('moves the payments and says so', async () => {
      world.setTime('2026-09-09T10:00:00Z')
      const { payCode } = await rollover()
      await world.sandbox.pay({ payCode })
      const state = await loanStateOf(world, who)
      expect(state.rolloversUsed).toBe(1)
      expect(state.nextInstalment?.dueDate).toBe('2026-10-09')
      expect(state.owedMinor).toBe(560_000)
      expect((await payments())[0]?.applied_as).toBe('rollover')
      expect((await messages()).map((message) => message.body).join('\n')).toContain(
        'Your next payment date is 9 Oct 2026',
      )
    })

    it('after all that was due is paid counts as a payment, and no fee is taken', async () => {
      world.setTime('2026-09-09T10:00:00Z')
      const moving = await rollover()
      const paying = await codeFor(140_000)
      await world.sandbox.pay({ payCode: paying.payCode })
      await world.sandbox.pay({ payCode: moving.payCode })
      const state = await loanStateOf(world, who)
      expect(state.rolloversUsed).toBe(0)
      expect(state.owedMinor).toBe(560_000 - 182_000)
      expect((await payments()).map((payment) => payment.applied_as)).toEqual(['payment', 'payment'])
    })

    it('and a repayment of the same day end the same in either order', async () => {
      world.setTime('2026-09-09T10:00:00Z')
      const ends = []
      for (const rolloverFirst of [true, false]) {
        who = await world.borrowerWithLoan(paidOut)
        const codes = [(await rollover()).payCode, (await codeFor(140_000)).payCode]
        for (const payCode of rolloverFirst ? codes : codes.toReversed()) await world.sandbox.pay({ payCode })
        const { owedMinor, creditBalanceMinor, rolloversUsed, instalments } = await loanStateOf(world, who)
        ends.push({ owedMinor, creditBalanceMinor, rolloversUsed, instalments })
      }
      expect(ends[0]).toEqual(ends[1])
    })
  })
})
