// The loan book: what is recorded is applied once, posted to the unit, and the order of arrival plays no part.

import { beforeEach, describe, expect, it } from 'vitest'
import { onBothEngines, postgres, useDatabase } from '../../../../tests/support/databases.ts'
import {
  type Borrower,
  closeDaysOf,
  type LendingWorld,
  ledgerLines,
  openLendingWorld,
} from '../../../../tests/support/lending.ts'
import { loanBalances } from '../../../../tests/support/loan-balances.ts'
import { date } from '../../../core/calendar-date.ts'
import { ledgerBalances } from '../../../core/ledger/loan-postings.ts'
import type { NewLoanEvent } from '../change/loan-change.ts'
import { failedPayoutsOf, findOrder, payoutIsUnderWay } from '../order/order-store.ts'
import { obligationsOf, recordEvent } from './loan-store.ts'

const payment = (valueDate: string, amountMinor: number): NewLoanEvent => ({
  kind: 'payment',
  valueDate: date(valueDate),
  amountMinor,
})

function record(world: LendingWorld, orderId: string, event: NewLoanEvent, sourceKey: string) {
  return world.db.transaction((tx) => recordEvent(tx, world.deps, { orderId, event, sourceKey }))
}

/** The ledger holds exactly what the state of the day implies. */
async function expectPosted(world: LendingWorld, who: Borrower, orderId: string): Promise<void> {
  const state = await world.state(who, orderId)
  const posted = await loanBalances(world.db, orderId)
  expect(posted).toEqual(ledgerBalances(state))
}

onBothEngines('a loan in the book', (database) => {
  let world: LendingWorld
  let who: Borrower
  let orderId: string
  beforeEach(async () => {
    world = await openLendingWorld(database())
    who = await world.borrower()
    orderId = await world.loan(who, 'candor-cash')
  })

  it('begins with the payout: principal owed, net proceeds out, the deducted fee earned', async () => {
    expect(await world.order(who, orderId)).toMatchObject({
      status: 'active',
      disbursedOn: '2026-08-10',
      statusOn: '2026-08-10',
    })
    expect(await loanBalances(world.db, orderId)).toMatchObject({
      loanPrincipal: 500_000,
      payoutClearing: -475_000,
      feeIncome: -25_000,
    })
  })

  it('takes a payment once, however often its cause is recorded', async () => {
    const first = await record(world, orderId, payment('2026-08-10', 140_000), 'bank:1')
    const again = await record(world, orderId, payment('2026-08-10', 140_000), 'bank:1')
    expect([first.outcome, again.outcome]).toEqual(['recorded', 'alreadyRecorded'])
    expect(again.receipt).toEqual(first.receipt)
    expect(first.receipt).toMatchObject({ amountMinor: 140_000, owedAfterMinor: 420_000, creditMinor: 0 })
    expect((await world.state(who, orderId)).receivedMinor).toBe(140_000)
    await expectPosted(world, who, orderId)
  })

  it('refuses a cause that belongs to another loan', async () => {
    const other = await world.borrower()
    const otherOrder = await world.loan(other, 'candor-cash')
    await record(world, orderId, payment('2026-08-10', 1_000), 'bank:2')
    await expect(record(world, otherOrder, payment('2026-08-10', 1_000), 'bank:2')).rejects.toThrow(/another loan/)
  })

  it('closes the days before an event, each with its own entry', async () => {
    world.setDay('standard', date('2026-09-12'))
    await record(world, orderId, payment('2026-09-12', 300_000), 'bank:3')
    const closed = await world.db.query<{ accrual_date: string; interest_minor: number; penalty_minor: number }>(
      'select accrual_date, interest_minor, penalty_minor from accrual_day where order_id = $1 order by accrual_date',
      [orderId],
    )
    expect(closed).toEqual([
      { accrual_date: '2026-09-09', interest_minor: 15_000, penalty_minor: 0 },
      { accrual_date: '2026-09-10', interest_minor: 0, penalty_minor: 107_000 },
      { accrual_date: '2026-09-11', interest_minor: 0, penalty_minor: 7_000 },
      { accrual_date: '2026-09-12', interest_minor: 0, penalty_minor: 7_000 },
    ])
    await expectPosted(world, who, orderId)
  })

  it('takes back the charges since a payment that was in time and is noticed late', async () => {
    world.setDay('standard', date('2026-09-20'))
    await closeDaysOf(world, orderId)
    expect(await loanBalances(world.db, orderId)).toMatchObject({ penaltyReceivable: 177_000 })
    const { after, statusAfter } = await record(world, orderId, payment('2026-09-09', 140_000), 'bank:4')
    expect([after.lateChargedMinor, statusAfter]).toEqual([0, 'active'])
    expect(await loanBalances(world.db, orderId)).toMatchObject({ penaltyReceivable: 0, penaltyIncome: 0 })
    await expectPosted(world, who, orderId)
  })

  it('counts money from the future as money of today', async () => {
    const { receipt } = await record(world, orderId, payment('2026-08-11', 140_000), 'bank:5')
    expect(receipt?.valueDate).toBe('2026-08-10')
    expect((await world.state(who, orderId)).owedMinor).toBe(420_000)
  })

  it('is settled when all is paid, with a closure number, a message and a better price next time', async () => {
    const { statusAfter, account } = await record(world, orderId, payment('2026-08-10', 560_000), 'bank:6')
    expect(statusAfter).toBe('settled')
    expect(account.order.closureNumber).toMatch(/^CL-2026-\d{4,}$/)
    expect(await world.order(who, orderId)).toMatchObject({ status: 'settled', settledOn: '2026-08-10' })
    const [borrower] = await world.db.query('select client_kind from borrower where id = $1', [who.borrowerId])
    const messages = await world.db.query<{ body: string }>('select body from sms_message where phone = $1', [
      who.phone,
    ])
    expect(borrower).toEqual({ client_kind: 'repeat' })
    expect(messages.some(({ body }) => body.includes(account.order.closureNumber ?? '-'))).toBe(true)
    await expectPosted(world, who, orderId)
  })

  it('is open again when the payment that settled it is taken back', async () => {
    await record(world, orderId, payment('2026-08-10', 560_000), 'bank:7')
    world.setDay('standard', date('2026-09-15'))
    const reversal: NewLoanEvent = { kind: 'reversal', valueDate: date('2026-09-15'), paymentId: 'bank:7' }
    const { statusAfter } = await record(world, orderId, reversal, 'bank:7:back')
    expect(statusAfter).toBe('overdue')
    expect(await world.order(who, orderId)).toMatchObject({ settledOn: null, closureNumber: null })
    await expectPosted(world, who, orderId)
  })

  it('keeps every kind of event as it was given', async () => {
    world.setDay('standard', date('2026-09-12'))
    const events: readonly NewLoanEvent[] = [
      { kind: 'chargeHoliday', valueDate: date('2026-09-10'), lastDay: date('2026-09-11') },
      { kind: 'waiver', valueDate: date('2026-09-12'), part: 'penalty', amountMinor: 7_000 },
      { kind: 'rollover', valueDate: date('2026-09-12'), amountMinor: 50_000, quotedFeeMinor: 42_000 },
      { kind: 'settlement', valueDate: date('2026-09-12'), amountMinor: 700_000 },
      { kind: 'creditRefund', valueDate: date('2026-09-12'), amountMinor: 1_000 },
      { kind: 'coolingOffExit', valueDate: date('2026-09-12'), amountMinor: 0 },
      {
        kind: 'hardshipPlan',
        valueDate: date('2026-09-12'),
        lastDay: date('2026-10-12'),
        dueDates: [{ n: 4, dueDate: date('2027-01-12') }],
      },
      { kind: 'writeOff', valueDate: date('2026-09-12') },
    ]
    for (const [index, event] of events.entries()) await record(world, orderId, event, `cause:${index}`)
    const { account } = await record(world, orderId, payment('2026-09-12', 1), 'cause:last')
    const state = await world.state(who, orderId)
    expect(account.events).toHaveLength(9)
    expect(new Set(account.events.map(({ kind }) => kind)).size).toBe(9)
    expect(state.rolloversUsed).toBe(1)
    const stored = await world.db.query<{ kind: string; data: unknown }>(
      'select kind, data from loan_event where order_id = $1 order by source_key',
      [orderId],
    )
    expect(stored.map(({ kind }) => kind)).toEqual([...events.map(({ kind }) => kind), 'payment'])
    expect(stored[0]?.data).toEqual({ lastDay: '2026-09-11' })
    expect(account.events.find(({ kind }) => kind === 'hardshipPlan')).toEqual({ id: 'cause:6', ...events[6] })
    await expectPosted(world, who, orderId)
  })

  it('ends the same whatever the order in which payments arrive', async () => {
    world.setDay('standard', date('2026-10-20'))
    const other = await world.borrower()
    world.setDay('standard', date('2026-08-10'))
    const otherOrder = await world.loan(other, 'candor-cash')
    world.setDay('standard', date('2026-10-20'))
    const payments = [payment('2026-09-09', 140_000), payment('2026-10-01', 50_000), payment('2026-10-12', 200_000)]
    for (const [index, one] of payments.entries()) await record(world, orderId, one, `a:${index}`)
    for (const [index, one] of [...payments.entries()].reverse()) await record(world, otherOrder, one, `b:${index}`)
    expect(await loanBalances(world.db, otherOrder)).toEqual(await loanBalances(world.db, orderId))
    expect(await ledgerLines(world.db)).not.toEqual([])
  })

  it('is found by its borrower only', async () => {
    const stranger = await world.borrower()
    expect(await findOrder(world.db, { orderId, borrowerId: stranger.borrowerId })).toBeNull()
    expect((await findOrder(world.db, { orderId, borrowerId: who.borrowerId }))?.id).toBe(orderId)
  })

  it('is an obligation until it is paid, and a credit balance is one too', async () => {
    expect(await obligationsOf(world.db, world.deps, who.borrowerId)).toEqual([
      { orderId, status: 'active', owedMinor: 560_000, creditMinor: 0 },
    ])
    await record(world, orderId, payment('2026-08-10', 560_100), 'bank:8')
    expect(await obligationsOf(world.db, world.deps, who.borrowerId)).toEqual([
      { orderId, status: 'settled', owedMinor: 0, creditMinor: 100 },
    ])
    await record(world, orderId, { kind: 'creditRefund', valueDate: date('2026-08-10'), amountMinor: 100 }, 'bank:9')
    expect(await obligationsOf(world.db, world.deps, who.borrowerId)).toEqual([])
  })

  it('keeps the account frozen from the push to the payout only', async () => {
    const applicant = await world.borrower()
    expect(await payoutIsUnderWay(world.db, applicant.borrowerId)).toBe(false)
    await world.apply(applicant, 'candor-cash')
    expect(await payoutIsUnderWay(world.db, applicant.borrowerId)).toBe(true)
    await world.runJobs()
    expect(await payoutIsUnderWay(world.db, applicant.borrowerId)).toBe(false)
    expect(await failedPayoutsOf(world.db, applicant.borrowerId)).toEqual([])
  })
})

describe('fifty identical payments at once', () => {
  const database = useDatabase(postgres)

  it('are one payment', async () => {
    const world = await openLendingWorld(database())
    const who = await world.borrower()
    const orderId = await world.loan(who, 'candor-cash')
    const results = await Promise.all(
      Array.from({ length: 50 }, () => record(world, orderId, payment('2026-08-10', 140_000), 'bank:same')),
    )
    expect(results.filter(({ outcome }) => outcome === 'recorded')).toHaveLength(1)
    expect((await world.state(who, orderId)).receivedMinor).toBe(140_000)
    await expectPosted(world, who, orderId)
  })

  it('of different causes are all counted, and the surplus is credit', async () => {
    const world = await openLendingWorld(database())
    const who = await world.borrower()
    const orderId = await world.loan(who, 'candor-cash')
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        record(world, orderId, payment('2026-08-10', 14_000), `bank:many:${index}`),
      ),
    )
    const state = await world.state(who, orderId)
    expect([state.receivedMinor, state.creditBalanceMinor]).toEqual([700_000, 140_000])
    await expectPosted(world, who, orderId)
  })
})

describe('an order without a loan', () => {
  const database = useDatabase(postgres)

  it('takes no event', async () => {
    const world = await openLendingWorld(database())
    const who = await world.borrower()
    const orderId = await world.apply(who, 'candor-cash')
    await expect(record(world, orderId, payment('2026-08-10', 1), 'bank:none')).rejects.toThrow(/no loan/)
    await expect(record(world, 'L-nothing', payment('2026-08-10', 1), 'bank:none')).rejects.toThrow(/no order/)
  })
})
