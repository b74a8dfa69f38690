// Races over money, on PostgreSQL, where they show: one code, one posting, one end, however many come at once.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { postgres, useDatabase } from '../../../tests/support/databases.ts'
import { loanBalances } from '../../../tests/support/loan-balances.ts'
import { noticeTools } from '../../../tests/support/notices.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../tests/support/paying.ts'
import { isLong } from '../../../tests/support/proof-length.ts'
import { date } from '../../core/calendar-date.ts'
import { isRefusal } from '../../core/refusal.ts'
import { trialBalance } from '../db/ledger/ledger.ts'
import { reconcilePayment } from './booking/reconcile-payment.ts'
import { createPayCode } from './code/create-pay-code.ts'

describe('many at once', () => {
  const database = useDatabase(postgres)
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-09-09T10:00:00Z')
    who = await world.borrowerWithLoan(date('2026-08-10'))
  })
  afterEach(() => world.close())

  const wish = (changes: Record<string, unknown> = {}) => ({
    orderId: who.orderId,
    amountMinor: 140_000,
    channelNumber: 'bank-transfer',
    ...changes,
  })
  const pay = (changes: Record<string, unknown> = {}) => world.call(createPayCode, who, wish(changes))

  it('wish for one code and get the same one', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay()))
    const refs = answers.map((answer) => granted(answer).ref)
    expect(new Set(refs).size).toBe(1)
    expect(world.sandbox.counts().codes).toBe(1)
  })

  it('wish through different channels, and one code stays alive', async () => {
    const channels = ['bank-transfer', 'm-wallet', 'corner-store']
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => pay({ channelNumber: channels[index % channels.length] })),
    )
    for (const answer of answers) if (isRefusal(answer)) expect(answer.refused).toBe('paymentIsPending')
    const live = await world.db.query(
      `select 1 from payment_intent where order_id = $1 and state in ('unknown', 'waiting')`,
      [who.orderId],
    )
    expect(live).toHaveLength(1)
  })

  it('wish at a provider that loses, delays and drops answers, and it has made one code for each wish', async () => {
    await world.close()
    world = await openWorld(database(), '2026-09-09T10:00:00Z', 150)
    const wishes = isLong ? 60 : 6
    const borrowers = []
    for (let count = 0; count < wishes; count += 1) borrowers.push(await world.borrowerWithLoan(date('2026-08-10')))
    world.sandbox.plan('/v1/codes', { kind: 'lost' }, Math.ceil((wishes * 2) / 3))
    world.sandbox.plan('/v1/codes', { kind: 'slow', delayMs: 300 }, Math.ceil(wishes / 3))
    world.sandbox.plan('/v1/codes', { kind: 'fails', status: 502 }, Math.ceil((wishes * 2) / 3))
    const codes = await Promise.all(
      borrowers.map(async (borrower) => {
        const input = { orderId: borrower.orderId, amountMinor: 140_000, channelNumber: 'bank-transfer' }
        // On a busy machine the provider may not be reached in time: then nothing was sent, and the borrower taps again.
        const tap = async (): Promise<string> => {
          const answer = await world.call(createPayCode, borrower, input)
          const isNotReached = isRefusal(answer) && answer.refused === 'channelIsUnavailable'
          return isNotReached ? '' : granted(answer).payCode
        }
        let payCode = await tap()
        while (payCode === '') payCode = await tap()
        return payCode
      }),
    )
    expect(new Set(codes).size).toBe(wishes)
    expect(world.sandbox.counts().codes).toBe(wishes)
  })

  it('tell of one payment, and it is posted once', async () => {
    const { payCode } = granted(await pay())
    const times = 1_000
    const paid = await world.sandbox.pay({ payCode, times })
    expect(paid).toMatchObject({ delivered: Array.from({ length: times }, () => 200) })
    expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
    expect((await loanBalances(world.db, who.orderId)).cashClearing).toBe(140_000)
    const rows = await world.db.query('select 1 from payment where order_id = $1', [who.orderId])
    expect(rows).toHaveLength(1)
  })

  it('tell of one transaction in different events while it is reconciled, and it is posted once', async () => {
    const { payCode, ref } = granted(await pay())
    const first = await world.sandbox.pay({ payCode, delayMinutes: 1_000_000 })
    if (!first.found) throw new Error('no payment')
    const { transactionId } = first
    await Promise.all([
      ...Array.from({ length: 10 }, () => world.sandbox.pay({ payCode, transactionId, times: 2 })),
      ...Array.from({ length: 10 }, (_, check) => reconcilePayment(world.deps, ref, check)),
    ])
    expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
  })

  it('for unrequested payments and their returns are matched: every return finds its payment', async () => {
    const { deliver, suspenseMinor } = noticeTools(
      () => world,
      () => who,
    )
    const before = await suspenseMinor()
    const told = Array.from({ length: 40 }, (_, index) => ({ reference: 'nobody', transactionId: `T-race-${index}` }))
    await Promise.all(told.flatMap((one) => [deliver(one), deliver({ ...one, type: 'refunded' })]))
    expect(await suspenseMinor()).toBe(before)
  })

  it('pay, roll over, pay in part and take back at once, and the end is always the same', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < 12; round += 1) {
      who = await world.borrowerWithLoan(date('2026-08-10'))
      const repayment = granted(await pay())
      const rollover = granted(await pay({ amountMinor: 42_000, rollover: true }))
      const part = granted(await pay({ purpose: 'partial', amountMinor: 30_000 }))
      const codes = [repayment, rollover, part].sort(() => (world.deps.random.bytes(1)[0] as number) - 128)
      await Promise.all(codes.map(({ payCode }) => world.sandbox.pay({ payCode, times: 3 })))
      const { owedMinor, creditBalanceMinor, rolloversUsed, receivedMinor, instalments } = await loanStateOf(world, who)
      expect(receivedMinor).toBe(212_000)
      const balances = await loanBalances(world.db, who.orderId)
      ends.add(JSON.stringify([owedMinor, creditBalanceMinor, rolloversUsed, instalments, balances]))
    }
    expect(ends.size).toBe(1)
    expect((await trialBalance(world.db)).balanced).toBe(true)
  })
})
