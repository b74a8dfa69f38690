// A claim 'I paid, and it is not shown' is matched with its payment, whichever comes first. On both database engines.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { noticeTools } from '../../../tests/support/notices.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../tests/support/paying.ts'
import { date } from '../../core/calendar-date.ts'
import { bookPayment } from '../payment/booking/book-payment.ts'
import { placeSuspense } from '../payment/placing/place-suspense.ts'
import { listSuspense } from '../payment/suspense/suspense-store.ts'
import { getComplaint } from './get-complaint.ts'
import { submitPaymentReference } from './submit-payment-reference.ts'

onPostgres('a payment that is not shown', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
    who = await world.borrowerWithLoan(date('2026-08-10'))
  })
  afterEach(() => world.close())
  const { codeFor, deliver, messages } = noticeTools(
    () => world,
    () => who,
  )

  const utr = () => `UTR ${world.deps.random.digits(12)}`
  const submit = (reference: string, as = who) =>
    world.call(submitPaymentReference, as, { orderId: as.orderId, reference })
  const caseOf = async (caseId: string, as = who) => granted(await world.call(getComplaint, as, { caseId }))
  const suspenseOf = async (transactionId: string) => {
    const found = (await listSuspense(world.db, 1_000)).find((item) => item.transactionId === transactionId)
    if (found === undefined) throw new Error('the money of a test is not in suspense')
    return found.paymentId
  }

  it('is a case with a number and a clock, and closes by itself when the payment comes', async () => {
    const transactionId = utr()
    const opened = granted(await submit(transactionId.toLowerCase()))
    expect(opened).toMatchObject({ state: 'looking', answerBy: '2026-08-25 23:59:59' })
    expect(opened.caseNumber).toMatch(/^C20260820-/)
    const { ref } = await codeFor(140_000)
    await deliver({ reference: ref, transactionId: transactionId.replace(' ', '-'), amountMinor: 140_000 })
    const closed = await caseOf(opened.caseId)
    expect(closed.answer).toContain('We found your payment of ₱\u00a01.400,00 from 20 Aug 2026')
    expect(closed.answeredAt).not.toBeNull()
    expect((await messages()).map(({ body }) => body).join('\n')).toContain(`case ${opened.caseNumber} is closed`)
  })

  it('is found by the code that was paid, too', async () => {
    const { ref, payCode } = await codeFor(140_000)
    const opened = granted(await submit(payCode))
    await deliver({ reference: ref })
    expect((await caseOf(opened.caseId)).answeredAt).not.toBeNull()
  })

  it('is found by the number of a card payment, which has no code', async () => {
    const opened = granted(await submit('CARD-0042'))
    const heard = {
      provider: 'cards',
      transactionId: 'capture-1',
      channel: 'card',
      reference: 'card-0042',
      amountMinor: 140_000,
      currency: 'PHP',
      paidAt: world.deps.clock.now(),
    }
    const { orderId, borrowerId } = who
    const expected = {
      orderId,
      borrowerId,
      purpose: 'repayment',
      amountMinor: 140_000,
      currency: 'PHP',
      intent: null,
    } as const
    await world.db.transaction((tx) => bookPayment(tx, world.deps, heard, expected))
    expect((await caseOf(opened.caseId)).answeredAt).not.toBeNull()
  })

  it('that is on the loan already opens no case, and says when it came', async () => {
    const transactionId = utr()
    const { ref } = await codeFor(140_000)
    await deliver({ reference: ref, transactionId })
    expect(await submit(transactionId)).toMatchObject({
      refused: 'paymentIsAlreadyShown',
      values: { amount: '₱\u00a01.400,00', day: '2026-08-20' },
    })
  })

  it('is one case for one slip, however often it is sent', async () => {
    const first = granted(await submit('4261 8755 1234'))
    expect(granted(await submit('4261-87551234'))).toEqual(first)
    const other = await world.borrowerWithLoan(date('2026-08-10'))
    expect(granted(await submit('426187551234', other)).caseId).not.toBe(first.caseId)
  })

  it('of somebody else neither answers nor shows anything', async () => {
    const transactionId = utr()
    const stranger = await world.borrowerWithLoan(date('2026-08-10'))
    const before = granted(await submit(transactionId, stranger))
    const { ref } = await codeFor(140_000)
    await deliver({ reference: ref, transactionId })
    expect((await caseOf(before.caseId, stranger)).answeredAt).toBeNull()
    const late = await world.borrowerWithLoan(date('2026-08-10'))
    expect(granted(await submit(transactionId, late)).state).toBe('looking')
    expect((await loanStateOf(world, stranger)).receivedMinor).toBe(0)
  })

  it('has the provider asked at once: a notice that was lost is found', async () => {
    const { payCode } = await codeFor(140_000)
    await world.sandbox.pay({ payCode, times: 0 })
    expect((await loanStateOf(world, who)).receivedMinor).toBe(0)
    const opened = granted(await submit(payCode))
    await world.runJobs()
    expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
    expect((await caseOf(opened.caseId)).answeredAt).not.toBeNull()
  })

  it('refuses what is no reference, the order of somebody else, and pictures beyond three', async () => {
    expect(await submit('no idea')).toMatchObject({ refused: 'paymentReferenceIsNotValid', fields: ['utr'] })
    const stranger = await world.borrowerWithLoan(date('2026-08-10'))
    const foreign = { orderId: stranger.orderId, reference: utr() }
    expect(await world.call(submitPaymentReference, who, foreign)).toMatchObject({ refused: 'notFound' })
    const images = [1, 2, 3, 4].map((n) => `/uploads/${String(n).repeat(32)}.png`).join(',')
    const many = { orderId: who.orderId, reference: utr(), images }
    expect(await world.call(submitPaymentReference, who, many)).toMatchObject({ refused: 'tooManyImages' })
    const missing = { ...many, images: `/uploads/${'a'.repeat(32)}.png` }
    expect(await world.call(submitPaymentReference, who, missing)).toMatchObject({ refused: 'notFound' })
  })

  it('that the bank took back is not called shown', async () => {
    const transactionId = utr()
    const { ref } = await codeFor(140_000)
    await deliver({ reference: ref, transactionId, type: 'refunded' })
    const opened = granted(await submit(transactionId))
    await deliver({ reference: ref, transactionId })
    expect((await caseOf(opened.caseId)).answeredAt).toBeNull()
  })

  describe('in suspense', () => {
    it('moves by no claim alone: the case waits for an officer, who places it, and closes then', async () => {
      const transactionId = utr()
      await deliver({ reference: 'nobody knows this', transactionId })
      const opened = granted(await submit(transactionId))
      expect(opened.state).toBe('found')
      expect(world.alerts.some((line) => line.includes('claimNamesSuspense'))).toBe(true)
      expect((await loanStateOf(world, who)).receivedMinor).toBe(0)
      const paymentId = await suspenseOf(transactionId)
      const placing = { paymentId, orderId: who.orderId, reason: 'slip and amount agree', placedBy: 'desk 4' }
      expect(await world.db.transaction((tx) => placeSuspense(tx, world.deps, placing))).toMatchObject({ placed: true })
      expect((await caseOf(opened.caseId)).answer).toContain('We found your payment')
      expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
    })

    it('is marked on a case that came before it', async () => {
      const transactionId = utr()
      const opened = granted(await submit(transactionId))
      await deliver({ reference: 'nobody knows this', transactionId })
      expect((await caseOf(opened.caseId)).answeredAt).toBeNull()
      expect(granted(await submit(transactionId)).state).toBe('found')
    })
  })
})
