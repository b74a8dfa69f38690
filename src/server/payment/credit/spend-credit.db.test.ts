// The credit of one loan used for another: one act on both, offered with its split, never without a yes. Over both engines.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres, postgres, useDatabase } from '../../../../tests/support/databases.ts'
import { databaseViolations, expectSound } from '../../../../tests/support/invariants.ts'
import { loanBalances } from '../../../../tests/support/loan-balances.ts'
import { noticeTools } from '../../../../tests/support/notices.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../../tests/support/paying.ts'
import { date } from '../../../core/calendar-date.ts'
import { trialBalance } from '../../db/ledger/ledger.ts'
import { listWaiting } from '../../desk/work-query.ts'
import { bindPayoutAccount } from '../../people/payout-account/payout-account-store.ts'
import { countMonth } from '../../portfolio/day-figures.ts'
import { createPayCode } from '../code/create-pay-code.ts'
import { getPayCode } from '../code/get-pay-code.ts'
import { listReceipts } from '../code/list-receipts.ts'
import { getAmountDue } from '../get-amount-due.ts'
import { requestRefund } from '../refund/pay-refund.ts'
import { lockPayment, quoteTakeBack } from '../returned/take-back.ts'
import { getCreditUses } from './get-credit-uses.ts'
import { offerCredit, quoteCreditOffer } from './offer-credit.ts'
import { spendCredit } from './spend-credit.ts'

const now = '2026-09-12T10:00:00Z'
/** Of the loan that is late on that day: 1,400.00 since three days, 1,000.00 once and three times 70.00. */
const lateMinor = 261_000

/** A loan that is paid with 4,000.00 too much, and one of the same borrower that is late. */
async function twoLoans(world: World) {
  const rich = await world.borrowerWithLoan(date('2026-08-10'))
  const late = await world.anotherLoan(rich, date('2026-08-10'))
  const { transactionId } = await overpay(world, rich, 560_000 + lateMinor + 139_000)
  return { rich, late, transactionId }
}

async function overpay(world: World, rich: Borrower, amountMinor: number) {
  world.setTime('2026-08-20T10:00:00Z')
  const { payCode } = granted(
    await world.call(createPayCode, rich, {
      orderId: rich.orderId,
      amountMinor: 140_000,
      channelNumber: 'bank-transfer',
    }),
  )
  const paid = await world.sandbox.pay({ payCode, amountMinor })
  if (!paid.found) throw new Error('the payment of a test was not taken')
  world.setTime(now)
  return { transactionId: paid.transactionId }
}

const bind = (world: World, { borrowerId }: Borrower) =>
  world.db.transaction((tx) =>
    bindPayoutAccount(tx, world.deps, borrowerId, {
      ...{ cardType: '1', channelNumber: '90006', bankCode: 'BOTI', bankName: 'Bank of the Islands' },
      ...{ number: '001234567890', accountName: 'Ana Reyes', branch: '', city: '', birthDay: null },
    }),
  )

onPostgres('the credit of one loan', (database) => {
  let world: World
  let rich: Borrower
  let late: Borrower
  let transactionId: string
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
    ;({ rich, late, transactionId } = await twoLoans(world))
  })
  afterEach(async () => {
    expectSound(await databaseViolations(world.db), 'after a use of credit')
    await world.close()
  })
  const offers = async () => granted(await world.call(getCreditUses, rich, { orderId: rich.orderId }))
  const use = (amountMinor: number, changes: object = {}) =>
    world.call(spendCredit, rich, { orderId: rich.orderId, toOrderId: late.orderId, amountMinor, ...changes })
  const told = async () =>
    (await world.db.query<{ body: string }>('select body from sms_message where phone = $1', [rich.phone]))
      .map(({ body }) => body.replaceAll('\u00a0', ' '))
      .join('\n')

  it('is offered for one that is late with its split, and nothing is taken before the yes', async () => {
    const { creditBalanceMinor, offers: list, uses } = await offers()
    expect([creditBalanceMinor, uses]).toEqual([400_000, []])
    expect(list).toMatchObject([
      {
        ...{ orderId: late.orderId, productName: 'School Start', offeredBy: 'late', until: null },
        ...{ dueDate: '2026-09-09', daysLate: 3, dueMinor: lateMinor },
        ...{ amountMinor: lateMinor, dueAfterMinor: 0, creditAfterMinor: 139_000 },
      },
    ])
    expect((await loanStateOf(world, late)).receivedMinor).toBe(0)
  })

  it('pays it by one act: both loans, a receipt, a message, and clearing accounts that come to zero', async () => {
    const { codeFor } = noticeTools(
      () => world,
      () => late,
    )
    const { ref } = await codeFor(lateMinor)
    const clearing = async () =>
      (await trialBalance(world.db)).rows
        .filter(({ account }) => account === 'cashClearing' || account === 'refundClearing')
        .map(({ debitMinor, creditMinor }) => debitMinor - creditMinor)
        .reduce((sum, one) => sum + one, 0)
    const before = await clearing()
    const done = granted(await use(lateMinor))
    expect(done).toMatchObject({ amountMinor: lateMinor, creditAfterMinor: 139_000, dueAfterMinor: 0 })
    expect(await clearing()).toBe(before)
    const [from, to] = [await loanBalances(world.db, rich.orderId), await loanBalances(world.db, late.orderId)]
    expect([from.creditBalance, from.refundClearing, to.cashClearing, to.penaltyReceivable]).toEqual([
      ...[-139_000, 0 - lateMinor, lateMinor, 0],
    ])
    const { receipts } = granted(await world.call(listReceipts, late, { orderId: late.orderId }))
    expect(receipts).toMatchObject([{ amountMinor: lateMinor, penaltyMinor: 121_000, url: done.url }])
    expect(await told()).toContain(
      'as you asked, ₱ 2.610,00 of your credit went to your loan School Start. Left to pay on it: ₱ 4.200,00. Credit that is still yours: ₱ 1.390,00.',
    )
    expect((await offers()).uses).toMatchObject([{ orderId: late.orderId, amountMinor: lateMinor, url: done.url }])
    expect((await offers()).offers).toEqual([])
    expect(granted(await world.call(getPayCode, late, { ref })).state).toBe('expired')
  })

  it('is used by exactly what was shown, for a loan of the same borrower, or not at all', async () => {
    const stranger = await world.borrowerWithLoan(date('2026-08-10'))
    expect(await use(lateMinor, { toOrderId: stranger.orderId })).toEqual({ refused: 'notFound' })
    expect(await use(lateMinor, { toOrderId: rich.orderId })).toEqual({ refused: 'nothingIsOwed' })
    expect(await use(lateMinor, { orderId: late.orderId, toOrderId: rich.orderId })).toEqual({
      refused: 'creditBalanceIsEmpty',
    })
    expect(await use(lateMinor - 1)).toEqual({ refused: 'amountHasChanged' })
    const taken = await world.call(spendCredit, stranger, {
      ...{ orderId: rich.orderId, toOrderId: stranger.orderId, amountMinor: lateMinor },
    })
    expect(taken).toEqual({ refused: 'notFound' })
    expect((await loanStateOf(world, rich)).creditBalanceMinor).toBe(400_000)
  })

  it('is not offered for a loan in another currency', async () => {
    const foreign = await world.anotherLoan(rich, date('2026-08-10'), { currency: 'INR', market: 'india' })
    expect((await offers()).offers.map(({ orderId }) => orderId)).toEqual([late.orderId])
    expect(await use(lateMinor, { toOrderId: foreign.orderId })).toEqual({ refused: 'amountHasChanged' })
  })

  it('that is on its way back is not free, and what is free is', async () => {
    await bind(world, rich)
    granted(await world.call(requestRefund, rich, { orderId: rich.orderId }))
    expect((await offers()).offers).toEqual([])
    expect(await use(lateMinor)).toEqual({ refused: 'creditBalanceIsEmpty' })
    await world.runJobs()
    expect((await loanStateOf(world, rich)).creditBalanceMinor).toBe(0)
  })

  it('is owed on its own loan, and on the work list, where its payment is taken back afterwards', async () => {
    granted(await use(lateMinor))
    const { deliver } = noticeTools(
      () => world,
      () => rich,
    )
    await deliver({ type: 'refunded', transactionId, amountMinor: 960_000, reference: 'any', paidAt: now })
    const state = await loanStateOf(world, rich)
    expect([state.excessRefundMinor, (await loanStateOf(world, late)).amountDue.totalMinor]).toEqual([lateMinor, 0])
    const wanted = { now: world.deps.clock.now(), kinds: ['sentBack'] as const, over: false, owner: null, after: null }
    const rows = await listWaiting(world.db, { ...wanted, limit: 1_000 })
    expect(rows.filter(({ orderId }) => orderId === rich.orderId).map(({ amountMinor }) => amountMinor)).toEqual([
      lateMinor,
    ])
    // Once the instalments are paid, the page and the receipt of the rest call it what it was.
    const { payAt } = noticeTools(
      () => world,
      () => rich,
    )
    await payAt(now, state.owedMinor - lateMinor, { purpose: 'partial' })
    const due = granted(await world.call(getAmountDue, rich, { orderId: rich.orderId }))
    expect(due.details[0]).toEqual({
      label: 'Used for another loan, before its payment was taken back',
      value: '₱\u00a02.610,00',
    })
    await payAt('2026-09-13T10:00:00Z', lateMinor)
    const { receipts } = granted(await world.call(listReceipts, rich, { orderId: rich.orderId }))
    expect(receipts[0]).toMatchObject({ sentBackMinor: lateMinor, usedBackMinor: lateMinor, creditMinor: 0 })
  })

  it('is no money that came in: the month counts what paid for it, and the use of it not again', async () => {
    const received = async () => {
      const { payments } = await countMonth(world.db, world.deps, date('2026-09-12'))
      return payments.map(({ channel, amountMinor }) => [channel, amountMinor])
    }
    const before = await received()
    granted(await use(lateMinor))
    expect(await received()).toEqual(before)
  })

  it('offered by two officers waits for the yes, names both loans, and ends with it', async () => {
    const asked = { orderId: rich.orderId, toOrderId: late.orderId, amountMinor: 300_000 }
    await world.db.transaction(async (tx) => {
      const quoted = await quoteCreditOffer(tx, world.deps, asked)
      if ('why' in quoted) throw new Error(quoted.why)
      expect(quoted.transfers.at(-1)).toEqual({
        ...{ debit: 'refundClearing', credit: 'cashClearing', amountMinor: 300_000 },
      })
      await offerCredit(tx, world.deps, quoted, `prop-${late.orderId}`)
    })
    expect((await loanStateOf(world, late)).receivedMinor).toBe(0)
    expect(await told()).toContain('you can use ₱ 3.000,00 of your credit for your loan School Start until 26 Sep 2026')
    const [offer] = (await offers()).offers
    expect(offer).toMatchObject({
      offeredBy: 'officer',
      amountMinor: 300_000,
      creditAfterMinor: 100_000,
      dueAfterMinor: 0,
    })
    expect(await use(lateMinor)).toEqual({ refused: 'amountHasChanged' })
    granted(await use(300_000))
    expect((await offers()).offers).toEqual([])
    expect((await loanStateOf(world, late)).receivedMinor).toBe(300_000)
  })

  const impossible: readonly (readonly [string, { owes?: number; amountMinor?: number; toOrderId?: string }])[] = [
    ['creditIsLower', { amountMinor: 400_001 }],
    ['valueIsNotAccepted', { amountMinor: 399_999, owes: 390_000 }],
    ['notFound', { toOrderId: 'L0' }],
  ]
  it.each(impossible)('is not offered by officers: %s', async (why, { owes, ...changes }) => {
    if (owes !== undefined) {
      const { payAt } = noticeTools(
        () => world,
        () => late,
      )
      await payAt(now, 681_000 - owes, { purpose: 'partial' })
    }
    const asked = { orderId: rich.orderId, toOrderId: late.orderId, amountMinor: 1_000, ...changes }
    expect(await world.db.transaction((tx) => quoteCreditOffer(tx, world.deps, asked))).toEqual({ why })
  })

  it('that lapsed is offered again only as far as the loan is late', async () => {
    await world.db.transaction(async (tx) => {
      const asked = { orderId: rich.orderId, toOrderId: late.orderId, amountMinor: 300_000 }
      const quoted = await quoteCreditOffer(tx, world.deps, asked)
      if ('why' in quoted) throw new Error(quoted.why)
      await offerCredit(tx, world.deps, quoted, `prop-${late.orderId}`)
    })
    world.setTime('2026-09-27T10:00:00Z')
    expect((await offers()).offers).toMatchObject([{ offeredBy: 'late', until: null }])
  })

  it('that was used is not taken back as if a provider had taken it', async () => {
    const { useId } = granted(await use(lateMinor))
    const quote = await world.db.transaction(async (tx) => {
      const payment = await lockPayment(tx, `credit:${useId}`)
      return payment === null ? null : await quoteTakeBack(tx, payment)
    })
    expect(quote?.whyNot).toBe('paidByCredit')
  })
})

describe('a credit, many at once', () => {
  const database = useDatabase(postgres)
  let world: World
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
  })
  afterEach(async () => {
    expectSound(await databaseViolations(world.db), 'after races of credit')
    await world.close()
  })

  it('is used once by two taps, beside a refund of the same credit, and never twice', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { rich, late } = await twoLoans(world)
      await bind(world, rich)
      const wish = { orderId: rich.orderId, toOrderId: late.orderId, amountMinor: lateMinor }
      const answers = await Promise.all([
        world.call(spendCredit, rich, wish),
        world.call(spendCredit, rich, wish),
        world.call(requestRefund, rich, { orderId: rich.orderId }),
      ])
      await world.runJobs()
      const [from, to] = [await loanStateOf(world, rich), await loanStateOf(world, late)]
      const used = answers.slice(0, 2).filter((answer) => !('refused' in answer)).length
      expect(used).toBeLessThanOrEqual(1)
      expect(to.receivedMinor).toBe(used * lateMinor)
      expect([from.creditBalanceMinor, from.refundedMinor, from.excessRefundMinor]).toEqual([0, 400_000, 0])
    }
  })

  it('is not used for a loan that is paid meanwhile: whichever comes first, nothing is too much', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { rich, late } = await twoLoans(world)
      const { codeFor, deliver } = noticeTools(
        () => world,
        () => late,
      )
      const { ref } = await codeFor(lateMinor)
      const wish = { orderId: rich.orderId, toOrderId: late.orderId, amountMinor: lateMinor }
      const [answer] = await Promise.all([
        world.call(spendCredit, rich, wish),
        deliver({ reference: ref, amountMinor: 700_000, paidAt: '2026-09-12T09:59:00Z' }),
      ])
      const to = await loanStateOf(world, late)
      const wasUsed = !('refused' in answer)
      expect(to.receivedMinor).toBe(700_000 + (wasUsed ? lateMinor : 0))
      expect(to.creditBalanceMinor).toBe(to.receivedMinor - 681_000)
      if (!wasUsed) expect(answer).toEqual({ refused: 'nothingIsOwed' })
    }
  })
})
