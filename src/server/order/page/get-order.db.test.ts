// The loan account on one page: status and figures of the day, never of yesterday, and only for its borrower.

import { beforeAll, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import {
  type Borrower,
  granted,
  type LendingWorld,
  openLendingWorld,
  refusedAs,
} from '../../../../tests/support/lending.ts'
import { date } from '../../../core/calendar-date.ts'
import type { NewLoanEvent } from '../../account/change/loan-change.ts'
import { recordEvent } from '../../account/loan/loan-store.ts'
import { getOrder } from './get-order.ts'

onPostgres('an order', (database) => {
  let world: LendingWorld
  beforeAll(async () => {
    world = await openLendingWorld(database())
  })

  const at = async (who: Borrower, orderId: string, day: string) => {
    world.setDay(who.market, date(day))
    return granted(await world.call(getOrder, who, { orderId }))
  }
  const pay = (orderId: string, valueDate: string, amountMinor: number) => {
    const event: NewLoanEvent = { kind: 'payment', valueDate: date(valueDate), amountMinor }
    const sourceKey = `bank:${orderId}:${valueDate}:${amountMinor}`
    return world.db.transaction((tx) => recordEvent(tx, world.deps, { orderId, event, sourceKey }))
  }
  const back = () => world.setDay('standard', date('2026-08-10'))

  it('in review says when the answer comes, and shows other products in place of buttons', async () => {
    const who = await world.borrower()
    const orderId = await world.apply(who, 'candor-cash')
    const order = granted(await world.call(getOrder, who, { orderId }))
    expect(order).toMatchObject({ status: 'inReview', noticeTitle: 'In review', withdrawPrompt: null, schedule: [] })
    expect(order.noticeText).toContain("We'll answer by 11 Aug 2026, 10:00")
    expect(order.recommended.map(({ productId }) => productId)).toEqual([
      'salary-bridge',
      'home-repair',
      'school-start',
    ])
    expect(order.recommended[0]).toEqual({
      productId: 'salary-bridge',
      logo: '/logos/salary-bridge.svg',
      name: 'Salary Bridge',
      buttonText: 'See cost',
      range: '₱\u00a01.000,00 to ₱\u00a08.000,00',
      rangeLabel: 'Loan amount',
      rate: 'from 0,1\u00a0% a day',
      description: '8 payments in 112 days',
      url: '/confirm?productId=salary-bridge',
    })
    expect(order.order.details.map(({ label }) => label)).toEqual([
      'Loan amount',
      'Loan term',
      'Applied',
      'Cost so far',
      'Order number',
    ])
    expect(order.documents.map(({ title }) => title)).toEqual(['Key facts', 'Loan agreement', 'Privacy policy'])
  })

  it('goes from active to due to overdue with the days, in words and figures', async () => {
    back()
    const who = await world.borrower()
    const orderId = await world.loan(who, 'candor-cash')
    const active = await at(who, orderId, '2026-08-21')
    expect(active.noticeText).toBe('Nothing to pay today. The next payment, ₱\u00a01.400,00, is in 19 days.')
    expect(active).toMatchObject({
      status: 'active',
      rolloverOffered: false,
      nextDueDate: '2026-09-09',
      recommended: [],
    })
    const due = await at(who, orderId, '2026-09-09')
    expect(due.noticeText).toBe('Payment 1 is due today: ₱\u00a01.400,00.')
    expect(due).toMatchObject({
      status: 'due',
      rolloverOffered: true,
      rolloverFeeMinor: 42_000,
      rolloverDays: 30,
      amountDue: { totalMinor: 140_000, penaltyMinor: 0, interestMinor: 15_000, principalMinor: 125_000, feeMinor: 0 },
    })
    const overdue = await at(who, orderId, '2026-09-21')
    expect(overdue.noticeText).toBe('Payment 1 is 12 days late. Each extra day will add ₱\u00a070,00.')
    expect(overdue).toMatchObject({
      status: 'overdue',
      daysLate: 12,
      lateChargeDays: 12,
      nextDayPenaltyMinor: 7_000,
      amountDue: { totalMinor: 324_000, penaltyMinor: 184_000 },
    })
    expect(overdue.schedule[0]).toEqual({
      n: 1,
      dueDate: '2026-09-09',
      amountMinor: 140_000,
      paidMinor: 0,
      lateChargeMinor: 184_000,
      state: 'late',
      paidOn: null,
      daysLate: 12,
    })
    const worse = await at(who, orderId, '2026-10-12')
    expect(worse.noticeText).toContain('2 payments are late, payment 1 by 33 days')
  })

  it.each<[string, NewLoanEvent]>([
    ['a pause of the charges', { kind: 'chargeHoliday', valueDate: date('2026-09-15'), lastDay: date('2026-09-17') }],
    ['an end of the charges', { kind: 'writeOff', valueDate: date('2026-09-18') }],
    [
      'a charge that was forgiven',
      { kind: 'waiver', valueDate: date('2026-09-18'), part: 'penalty', amountMinor: 5_000 },
    ],
  ])('names no days beside a late charge after %s: fewer days were charged for', async (_, event) => {
    back()
    const who = await world.borrower()
    const orderId = await world.loan(who, 'candor-cash')
    world.setDay('standard', date('2026-09-18'))
    await world.db.transaction((tx) => recordEvent(tx, world.deps, { orderId, event, sourceKey: `act:${orderId}` }))
    const overdue = await at(who, orderId, '2026-09-21')
    expect(overdue).toMatchObject({ daysLate: 12, lateChargeDays: 0 })
    expect(overdue.amountDue.penaltyMinor).toBeGreaterThan(0)
    expect(overdue.amountDue.penaltyMinor).toBeLessThan(184_000)
  })

  it('changes its status at midnight of the market, without any job', async () => {
    back()
    const who = await world.borrower()
    const orderId = await world.loan(who, 'candor-cash')
    world.setTime('2026-09-08T15:59:59Z')
    expect(granted(await world.call(getOrder, who, { orderId })).status).toBe('active')
    world.setTime('2026-09-08T16:00:00Z')
    expect(granted(await world.call(getOrder, who, { orderId })).status).toBe('due')
    world.setTime('2026-09-09T16:00:00Z')
    expect(granted(await world.call(getOrder, who, { orderId })).status).toBe('overdue')
  })

  it('shows the capped charge beside the one of the price list', async () => {
    back()
    const who = await world.borrower({ market: 'reference' })
    const orderId = await world.loan(who, 'candor-cash-ref')
    await pay(orderId, '2026-08-10', 280_000)
    const order = await at(who, orderId, '2026-11-20')
    expect(order.noticeText).toBe('Payment 3 is 12 days late. Each extra day will add ₱\u00a011,20.')
    expect(order).toMatchObject({
      nominalPenaltyMinor: 184_000,
      amountDue: { totalMinor: 153_440, penaltyMinor: 13_440 },
      rolloverFeeMinor: 21_000,
    })
  })

  it('says what has arrived of a payment, and what was paid too much', async () => {
    back()
    const who = await world.borrower()
    const orderId = await world.loan(who, 'candor-cash')
    await pay(orderId, '2026-08-10', 40_000)
    expect((await at(who, orderId, '2026-08-10')).repaymentNotice).toBe('Payment 1: ₱\u00a0400,00 of it has arrived.')
    await pay(orderId, '2026-08-10', 530_000)
    const settled = await at(who, orderId, '2026-08-10')
    expect(settled.repaymentNotice).toContain('You paid ₱\u00a0100,00 more than you owed')
    expect(settled.creditBalanceMinor).toBe(10_000)
  })

  it('once settled tells what it came to, and offers the closure letter', async () => {
    back()
    const who = await world.borrower()
    const orderId = await world.loan(who, 'candor-cash')
    await pay(orderId, '2026-08-10', 560_000)
    const order = await at(who, orderId, '2026-08-10')
    expect(order.noticeText).toBe('You paid everything on 10 Aug 2026. Thank you, Maria.')
    expect(order).toMatchObject({ status: 'settled', closedOn: '2026-08-10', closedBy: 'payment', recommended: [] })
    expect(order.order.details).toEqual([
      { label: 'You received', value: '₱\u00a04.750,00' },
      { label: 'Service fee, taken at payout', value: '₱\u00a0250,00' },
      { label: 'Interest', value: '₱\u00a0600,00' },
      { label: 'Late charges', value: '₱\u00a00,00' },
      { label: 'You paid back', value: '₱\u00a05.600,00' },
      { label: 'Order number', value: orderId },
    ])
    const letter = order.documents.at(-1)
    expect(letter).toMatchObject({
      title: 'Closure letter',
      url: `/loan-agreement?orderId=${orderId}&document=closureLetter`,
      number: order.closureNumber,
    })
  })

  it('waiting for withdrawal prompts for it with both sums', async () => {
    back()
    const who = await world.borrower()
    const orderId = await world.loan(who, 'school-start')
    const order = granted(await world.call(getOrder, who, { orderId }))
    expect(order.withdrawPrompt?.text).toBe(
      "You'll get ₱\u00a03.950,00 in your account •••• 4417, and pay back ₱\u00a04.648,00.",
    )
    expect(order).toMatchObject({ status: 'approved', accountPromptShown: false })
    expect(order.noticeText).toContain('by 17 Aug 2026')
  })

  it('whose money is on its way names the day by which it arrives, the same each day, and says when that is over', async () => {
    back()
    const who = await world.borrower()
    world.bank = () => ({ state: 'sent' })
    const orderId = await world.loan(who, 'candor-cash')
    world.bank = ({ key }) => ({ state: 'paid', reference: key })
    for (const day of ['2026-08-10', '2026-08-12', '2026-08-13'])
      expect((await at(who, orderId, day)).noticeText).toBe(
        'We are sending ₱\u00a04.750,00 to your account •••• 4417. It will arrive by 13 Aug 2026.',
      )
    expect((await at(who, orderId, '2026-08-14')).noticeText).toContain(
      'It is taking longer than usual: talk to us if it has not arrived.',
    )
    back()
  })

  it('whose payout failed prompts for another account, with the reason', async () => {
    back()
    const who = await world.borrower()
    world.bank = ({ key }) => ({ state: 'failed', reference: key, reason: 'strangeCode' })
    const orderId = await world.loan(who, 'candor-cash')
    world.bank = ({ key }) => ({ state: 'paid', reference: key })
    const order = granted(await world.call(getOrder, who, { orderId }))
    expect(order).toMatchObject({ accountPromptShown: true, withdrawPrompt: null, recommended: expect.any(Array) })
    expect(order.accountPromptText).toContain('the bank sent it back.')
    expect(order.noticeText).toContain('Add another bank account by 17 Aug 2026')
  })

  it('that was declined says why and from when to come back, until that day', async () => {
    back()
    const who = await world.borrower()
    await world.db.execute(`update borrower set birth_date = '2010-01-01' where id = $1`, [who.borrowerId])
    const orderId = await world.loan(who, 'candor-cash')
    expect((await at(who, orderId, '2026-08-10')).noticeText).toBe(
      'We lend only to people over 18. You can apply again from 9 Sep 2026.',
    )
    expect((await at(who, orderId, '2026-09-09')).noticeText).toBe('We lend only to people over 18.')
  })

  it('redirects only where the lender lists the address, and never while in review', async () => {
    back()
    const who = await world.borrower()
    const orderId = await world.apply(who, 'candor-cash')
    const redirect = async (url: string) => {
      await world.db.execute('update loan_order set redirect_url = $2 where id = $1', [orderId, url])
      return granted(await world.call(getOrder, who, { orderId })).redirectUrl
    }
    expect(await redirect('/repay')).toBe('')
    await world.runJobs()
    expect(await redirect('/repay?x=1')).toBe('/repay?x=1')
    expect(await redirect('https://evil.example/')).toBe('')
    expect(await redirect('javascript:alert(1)')).toBe('')
  })

  it('of somebody else is not found, in the same words as one that does not exist', async () => {
    back()
    const orderId = await world.apply(await world.borrower(), 'candor-cash')
    const stranger = await world.borrower()
    const foreign = await world.call(getOrder, stranger, { orderId })
    expect(foreign).toEqual(await world.call(getOrder, stranger, { orderId: 'L-none' }))
    expect(refusedAs(foreign)).toBe('notFound')
    expect(refusedAs(await world.call(getOrder, stranger, {}))).toBe('notFound')
  })

  it('is the newest one when none is named, and never one of another product than the named', async () => {
    back()
    const who = await world.borrower()
    const first = await world.apply(who, 'candor-cash')
    world.setTime('2026-08-10T05:00:00Z')
    const second = await world.apply(who, 'salary-bridge')
    expect(granted(await world.call(getOrder, who, {})).orderId).toBe(second)
    expect(granted(await world.call(getOrder, who, { productId: 'candor-cash' })).orderId).toBe(first)
    expect(refusedAs(await world.call(getOrder, who, { orderId: first, productId: 'salary-bridge' }))).toBe('notFound')
  })

  it('speaks Indonesian to a reader of Indonesian', async () => {
    back()
    const who = await world.borrower({ market: 'indonesia', language: 'id' })
    const orderId = await world.apply(who, 'candor-cash-id')
    const order = granted(await getOrder({ orderId }, world.callOf(who, undefined, 'id')))
    expect(order.noticeTitle).toBe('Sedang ditinjau')
    expect(order.order.details[0]).toEqual({ label: 'Jumlah pinjaman', value: 'Rp\u00a02.000.000' })
  })
})
