// Before paying and after it: quotes that close the loan, where an amount would go, and the receipts. Over both engines.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { noticeTools } from '../../../tests/support/notices.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../tests/support/paying.ts'
import { date } from '../../core/calendar-date.ts'
import { createPayCode } from './code/create-pay-code.ts'
import { getPayCode } from './code/get-pay-code.ts'
import { listReceipts } from './code/list-receipts.ts'
import { getCoolingOffQuote, getSettlementQuote } from './get-closing-quotes.ts'
import { previewPayment } from './preview-payment.ts'

const paidOut = date('2026-08-10')

onPostgres('a loan account', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-12T10:00:00Z')
    who = await world.borrowerWithLoan(paidOut)
  })
  afterEach(() => world.close())
  const { payAt, codeFor, deliver, messages } = noticeTools(
    () => world,
    () => who,
  )
  const of = <Changes extends object>(changes?: Changes) => ({ orderId: who.orderId, ...(changes as Changes) })
  const payTwoInTime = async () => {
    await payAt('2026-09-09T10:00:00Z', 140_000)
    await payAt('2026-10-09T10:00:00Z', 140_000)
  }

  describe('the settlement quote', () => {
    const quote = () => world.call(getSettlementQuote, who, of())

    it('says the parts, the saving, and the day for which it holds', async () => {
      await payTwoInTime()
      world.setTime('2026-10-15T10:00:00Z')
      // Two payments are left. Six of the thirty days of the third one's interest are used: 30.00 of 150.00.
      expect(await quote()).toEqual({
        orderId: who.orderId,
        purpose: 'settlement',
        totalMinor: 253_000,
        principalMinor: 250_000,
        interestMinor: 3_000,
        feeMinor: 0,
        penaltyMinor: 0,
        planTotalMinor: 280_000,
        savingMinor: 27_000,
        feeRebateMinor: 0,
        sentBackMinor: 0,
        usedBackMinor: 0,
        asOf: '2026-10-15',
        validUntil: '2026-10-15',
        currencySymbol: '₱',
      })
    })

    it('is what a code for it asks, and closes the loan when it is paid', async () => {
      await payTwoInTime()
      world.setTime('2026-10-15T10:00:00Z')
      const { totalMinor } = granted(await quote())
      await payAt('2026-10-15T11:00:00Z', totalMinor, { purpose: 'settlement' })
      expect((await loanStateOf(world, who)).closed).toEqual({ by: 'settlement', on: '2026-10-15' })
      expect(await quote()).toEqual({ refused: 'nothingIsOwed' })
    })

    it('says what is missing to close where too little came, and closes the loan with a code that is short by a cent', async () => {
      await payTwoInTime()
      world.setTime('2026-10-15T10:00:00Z')
      const { ref } = await codeFor(253_000, { purpose: 'settlement' })
      const paidAt = '2026-10-15T09:59:00Z'
      await deliver({ reference: ref, transactionId: `1-${ref}`, amountMinor: 250_000, paidAt })
      const short = granted(await world.call(getPayCode, who, { ref }))
      expect([short.state, short.payNotice.match(/[\d.]+,\d\d/g)]).toEqual(['expired', ['2.500,00', '30,00']])
      const rest = await codeFor(3_000, { purpose: 'settlement' })
      await deliver({ reference: rest.ref, transactionId: `2-${ref}`, amountMinor: 2_999, paidAt })
      expect((await loanStateOf(world, who)).closed).toEqual({ by: 'settlement', on: '2026-10-15' })
      const page = granted(await world.call(getPayCode, who, { ref: rest.ref }))
      expect(page).toMatchObject({ state: 'paid', arrived: { receipt: { amountMinor: 2_999, shortMinor: 1 } } })
      expect((await messages()).map(({ body }) => body).join()).not.toContain('29,99')
    })

    it('is refused before half the term, with the day from which it is open', async () => {
      expect(await quote()).toEqual({ refused: 'earlyRepaymentIsNotYetOpen', values: { from: '2026-10-09' } })
      world.setTime('2026-10-08T15:59:59Z')
      expect(await quote()).toMatchObject({ refused: 'earlyRepaymentIsNotYetOpen' })
      world.setTime('2026-10-08T16:00:00Z')
      expect(granted(await quote()).asOf).toBe('2026-10-09')
    })

    it('is refused while the outcome of a payment is unknown', async () => {
      world.setTime('2026-10-15T10:00:00Z')
      world.sandbox.plan('/v1/codes', { kind: 'fails', status: 503 }, 10)
      const wish = { orderId: who.orderId, amountMinor: 1_000, channelNumber: 'm-wallet', purpose: 'partial' as const }
      expect(granted(await world.call(createPayCode, who, wish)).payCode).toBe('')
      expect(await quote()).toEqual({ refused: 'paymentIsPending' })
    })
  })

  describe('the cooling-off quote', () => {
    const quote = () => world.call(getCoolingOffQuote, who, of())

    it('asks what was received and the cost of the days used', async () => {
      // Two of 120 days: 10.00 interest of the first 150.00, and 4.17 of the service fee of 250.00.
      expect(await quote()).toMatchObject({
        purpose: 'coolingOff',
        totalMinor: 475_000 + 417 + 1_000,
        interestMinor: 1_000,
        feeRebateMinor: 25_000 - 417,
        validUntil: '2026-08-12',
      })
    })

    it('closes the loan when it is paid, and the message calls it cancelled, not paid in full', async () => {
      const { totalMinor } = granted(await quote())
      await payAt('2026-08-12T11:00:00Z', totalMinor, { purpose: 'coolingOff' })
      const state = await loanStateOf(world, who)
      expect(state.closed).toEqual({ by: 'coolingOffExit', on: '2026-08-12' })
      const sent = await world.db.query<{ body: string }>(
        `select body from sms_message where phone = $1 and body like '%CL-2026-%'`,
        [who.phone],
      )
      expect(sent.map(({ body }) => body.replace(/CL-2026-\d+/, 'CL'))).toEqual([
        'Candor Lending: your loan is cancelled, and nothing is left to pay. Closure letter CL is in the app.',
      ])
    })

    it('is refused after its days, with the last of them', async () => {
      world.setTime('2026-08-14T10:00:00Z')
      expect(await quote()).toEqual({ refused: 'coolingOffHasEnded', values: { lastDay: '2026-08-13' } })
    })
  })

  describe('the preview of a payment', () => {
    const preview = (amountMinor: number) => world.call(previewPayment, who, of({ amountMinor }))

    it('says per instalment and part where the money would go, and changes nothing', async () => {
      world.setTime('2026-09-11T10:00:00Z')
      const shown = granted(await preview(200_000))
      // Late by two days: 1,000.00 once and twice 70.00, then the interest, then as much principal as is left.
      expect(shown.lines).toEqual([
        { n: 1, part: 'penalty', amountMinor: 114_000 },
        { n: 1, part: 'interest', amountMinor: 15_000 },
        { n: 1, part: 'principal', amountMinor: 71_000 },
      ])
      expect(shown).toMatchObject({ creditMinor: 0, owedAfterMinor: 560_000 + 114_000 - 200_000, settles: false })
      expect((await loanStateOf(world, who)).receivedMinor).toBe(0)
    })

    it('is what the receipt says once the money has come', async () => {
      world.setTime('2026-09-11T10:00:00Z')
      const shown = granted(await preview(200_000))
      await payAt('2026-09-11T11:00:00Z', 200_000, { purpose: 'partial' })
      const [receipt] = granted(await world.call(listReceipts, who, of())).receipts
      expect(receipt).toMatchObject({
        lines: shown.lines,
        penaltyMinor: shown.penaltyMinor,
        interestMinor: shown.interestMinor,
        principalMinor: shown.principalMinor,
        owedAfterMinor: shown.owedAfterMinor,
      })
    })

    it('shows what would be too much, and refuses nothing at all', async () => {
      expect(granted(await preview(600_000))).toMatchObject({ creditMinor: 40_000, owedAfterMinor: 0, settles: true })
      expect(await preview(0)).toEqual({ refused: 'valueIsNotAccepted' })
    })
  })

  describe('the receipts', () => {
    const receipts = async () => granted(await world.call(listReceipts, who, of())).receipts

    it('have a number each, newest first, and add up', async () => {
      await payTwoInTime()
      await payAt('2026-10-20T10:00:00Z', 30_000, { purpose: 'partial' })
      const [third, second, first] = await receipts()
      expect([first?.valueDate, second?.valueDate, third?.valueDate]).toEqual([
        '2026-09-09',
        '2026-10-09',
        '2026-10-20',
      ])
      expect(first).toMatchObject({
        number: expect.stringMatching(/^RC-2026-\d{4,}$/),
        countedAs: 'payment',
        amountMinor: 140_000,
        interestMinor: 15_000,
        principalMinor: 125_000,
        owedAfterMinor: 420_000,
        pdfUrl: `/documents/receipt/${who.orderId}/${first?.number}.pdf`,
      })
      expect(new Set([first?.number, second?.number, third?.number]).size).toBe(3)
      for (const one of [first, second, third]) {
        const { penaltyMinor = 0, feeMinor = 0, interestMinor = 0, principalMinor = 0 } = one ?? {}
        const { rolloverFeeMinor = 0, creditMinor = 0, lines = [] } = one ?? {}
        const partsMinor = penaltyMinor + feeMinor + interestMinor + principalMinor
        expect(partsMinor + rolloverFeeMinor + creditMinor).toBe(one?.amountMinor)
        expect(lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(partsMinor)
      }
    })

    it('keep their numbers when an earlier payment is heard of later', async () => {
      await payAt('2026-09-09T10:00:00Z', 140_000)
      const [before] = await receipts()
      await payAt('2026-09-10T10:00:00Z', 140_000)
      const after = await receipts()
      expect(after.map(({ number }) => number)).toContain(before?.number)
      expect(after).toHaveLength(2)
    })

    it('leave out a payment that the bank took back', async () => {
      const { transactionId } = await payAt('2026-09-09T10:00:00Z', 140_000)
      const { payCode } = granted(
        await world.call(createPayCode, who, of({ amountMinor: 140_000, channelNumber: 'bank-transfer' })),
      )
      await world.sandbox.pay({ payCode, type: 'refunded', transactionId })
      expect(await receipts()).toEqual([])
    })
  })

  it('is not told of, quoted or previewed to anybody else', async () => {
    const stranger = await world.borrowerWithLoan(paidOut)
    for (const asked of [of(), { orderId: 'L0' }, { orderId: stranger.orderId, productId: 'other' }]) {
      expect(await world.call(getSettlementQuote, stranger, asked)).toEqual({ refused: 'notFound' })
      expect(await world.call(getCoolingOffQuote, stranger, asked)).toEqual({ refused: 'notFound' })
      expect(await world.call(previewPayment, stranger, { ...asked, amountMinor: 1 })).toEqual({ refused: 'notFound' })
      expect(await world.call(listReceipts, stranger, asked)).toEqual({ refused: 'notFound' })
    }
  })

  it('that was never paid out has no quotes and no receipts', async () => {
    await world.db.execute('update loan_order set disbursed_on = null where id = $1', [who.orderId])
    for (const handler of [getSettlementQuote, getCoolingOffQuote, listReceipts] as const) {
      expect(await world.call(handler as typeof listReceipts, who, of())).toEqual({ refused: 'orderIsNotPayable' })
    }
  })
})
