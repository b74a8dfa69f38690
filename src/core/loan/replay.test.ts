// What happens to a loan, told as events, and what is owed then.

import { describe, expect, it } from 'vitest'
import { addDays, date } from '../calendar-date.ts'
import type { LoanEvent } from './loan-event.ts'
import { statusOf } from './loan-state.ts'
import { rolloverQuote } from './quotes.ts'
import { bookOn, replayLoan } from './replay.ts'
import { sampleLateTariff } from './sample-terms.ts'
import { fourPayments, loanOf, onDay, onePayment, paid, payoutDay, referenceCaps } from './test-loans.ts'

const loan = loanOf(fourPayments)
const capped = loanOf({ ...fourPayments, caps: referenceCaps })
/** 5,000.00 unpaid, due on day 91. */
const plain = loanOf(onePayment(500_000))
const twoPaid = [paid('first', 29, 140_000), paid('second', 60, 140_000)]

describe('the status of a loan', () => {
  it.each([
    [0, 'active'],
    [29, 'active'],
    [30, 'due'],
    [31, 'overdue'],
  ])('is, %i days after payout with nothing paid, %s', (day, status) => {
    expect(statusOf(replayLoan(loan, [], onDay(day)))).toBe(status)
  })

  it('stays due within the grace days and is overdue after them', () => {
    const graced = loanOf({ ...fourPayments, late: { ...sampleLateTariff, graceDays: 3 } })
    expect([30, 33, 34].map((day) => statusOf(replayLoan(graced, [], onDay(day))))).toEqual(['due', 'due', 'overdue'])
    expect(replayLoan(graced, [], onDay(33)).lateChargedMinor).toBe(0)
    expect(replayLoan(graced, [], onDay(33)).instalments[0]?.standing).toBe('due')
  })

  it('says of each instalment where it stands, and when it was paid', () => {
    const standings = (days: number) => replayLoan(loan, [], onDay(days)).instalments.map((one) => one.standing)
    expect(standings(29)).toEqual(['next', 'later', 'later', 'later'])
    expect(standings(30)).toEqual(['due', 'next', 'later', 'later'])
    expect(standings(120)).toEqual(['late', 'late', 'late', 'due'])
    const state = replayLoan(loan, twoPaid, onDay(60))
    expect(state.instalments.map((one) => one.paidOn)).toEqual([onDay(29), onDay(60), null, null])
  })

  it('is settled with the last payment, on its value date', () => {
    const all = [1, 2, 3, 4].map((n) => paid(`p${n}`, n * 30, 140_000))
    const state = replayLoan(loan, all, onDay(150))
    expect(statusOf(state)).toBe('settled')
    expect(state).toMatchObject({ owedMinor: 0, closed: { by: 'payment', on: onDay(120) }, nextInstalment: null })
    expect(state.instalments.map((one) => [one.standing, one.paidOn])).toEqual(
      [30, 60, 90, 120].map((day) => ['paid', onDay(day)]),
    )
    const paidOn = replayLoan(loan, [...all, paid('again', 130, 140_000)], onDay(150)).closed?.on
    expect(paidOn).toBe(onDay(120))
  })
})

describe('late charges of a loan', () => {
  it.each([
    [0, 0],
    [1, 125_000],
    [30, 850_000],
    [31, 870_000],
    [90, 2_050_000],
    [91, 2_060_000],
  ])('are, on 5,000.00 unpaid after %i days late, %i', (days, chargeMinor) => {
    const state = replayLoan(plain, [], onDay(91 + days))
    expect(state.amountDue).toMatchObject({ penaltyMinor: chargeMinor, totalMinor: 500_000 + chargeMinor })
    expect(state.daysPastDue).toBe(days)
  })

  it('are the capped ones on the overdue passbook page, and both figures are known', () => {
    const state = replayLoan(capped, twoPaid, onDay(102))
    expect(state.amountDue).toEqual({
      totalMinor: 153_440,
      penaltyMinor: 13_440,
      feeMinor: 0,
      interestMinor: 15_000,
      principalMinor: 125_000,
    })
    expect(state).toMatchObject({ lateNominalMinor: 184_000, lateChargedMinor: 13_440, owedMinor: 293_440 })
    expect(state.instalments.map((one) => one.standing)).toEqual(['paid', 'paid', 'late', 'next'])
    expect(state.instalments[2]).toMatchObject({ daysPastDue: 12, unpaidMinor: 153_440, dueDate: date('2026-11-08') })
  })

  it('fall once for the loan and by the day for each late instalment', () => {
    // Day 70: the first is 40 days late, the second 10.
    const state = replayLoan(loan, [], onDay(70))
    expect(state.instalments.map((one) => one.lateChargedMinor)).toEqual([
      100_000 + 140_000 * (0.05 * 30 + 0.04 * 10),
      140_000 * 0.5,
      0,
      0,
    ])
    expect(state.instalments.map((one) => one.standing)).toEqual(['late', 'late', 'next', 'later'])
  })

  it('count each instalment from its own due date, whatever happened before it', () => {
    const state = replayLoan(loan, [paid('p', 70, 1_000)], onDay(100))
    expect(state.instalments[2]?.lateChargedMinor).toBe(10 * 7_000)
  })

  it('follow what is unpaid: a part payment lowers the days after it, not those before', () => {
    // Due on day 91. Ten days at 5 % of 5,000.00 and 1,000.00 once: 3,500.00. Paid 5,500.00: charge, then 2,000.00 principal.
    const state = replayLoan(plain, [paid('part', 101, 550_000)], onDay(111))
    expect(state.receipts[0]?.partsMinor).toEqual({ penalty: 350_000, fee: 0, interest: 0, principal: 200_000 })
    expect(state.lateChargedMinor).toBe(350_000 + 10 * 15_000)
    expect(state.amountDue).toMatchObject({ penaltyMinor: 150_000, principalMinor: 300_000 })
  })

  it('bear no charge themselves: paying principal alone ends them', () => {
    const principalFirst = loanOf(onePayment(500_000, { allocation: ['principal', 'interest', 'fee', 'penalty'] }))
    const state = replayLoan(principalFirst, [paid('p', 92, 500_000)], onDay(400))
    expect(state.amountDue).toMatchObject({ penaltyMinor: 125_000, principalMinor: 0 })
    expect(statusOf(state)).toBe('overdue')
    const cappedSo = loanOf(onePayment(500_000, { allocation: principalFirst.terms.allocation, caps: referenceCaps }))
    expect(replayLoan(cappedSo, [paid('p', 92, 500_000)], onDay(400)).amountDue.penaltyMinor).toBe(4_000)
  })

  it('fall on the first instalment with anything unpaid of principal and interest', () => {
    // Fees last: the first instalment owes only its fee when it is late.
    const terms = {
      ...fourPayments,
      fees: [{ code: 'card', amountMinor: 5_000, taken: 'added' as const }],
      allocation: ['penalty', 'interest', 'principal', 'fee'] as const,
    }
    const state = replayLoan(loanOf(terms), [paid('p', 30, 140_000)], onDay(61))
    expect(state.instalments.map((one) => one.lateChargedMinor)).toEqual([0, 107_000, 0, 0])
    const cappedSo = loanOf({ ...terms, caps: { totalCostBps: 100_000 } })
    const charges = replayLoan(cappedSo, [paid('p', 30, 140_000)], onDay(61)).instalments.map(
      (one) => one.lateChargedMinor,
    )
    expect(charges).toEqual([0, 107_000, 0, 0])
  })

  it('share the all-in cap of a day, oldest first', () => {
    // 0.25 % of 5,000.00 is 12.50 a day; interest takes 5.00. Day 61: the second instalment joins and finds nothing left.
    const tight = loanOf({ ...fourPayments, caps: { allInDailyBps: 25 } })
    const charges = replayLoan(tight, [], onDay(61)).instalments.map((one) => one.lateChargedMinor)
    expect(charges).toEqual([31 * 750, 0, 0, 0])
  })

  it('leave of the all-in cap what the interest of each period does, by the day', () => {
    // 0.25 % of 5,000.00 is 12.50 a day. Interest falls: 114.15, 77.22 and 39.18 in the periods that are charged, then none.
    const interest = { kind: 'declining', annualRateMicros: 365_000, basis: 'actual/365' } as const
    const falling = loanOf({ ...fourPayments, interest, caps: { allInDailyBps: 25 } }, addDays(payoutDay, 1))
    const chargedThrough = (days: number) => replayLoan(falling, [], onDay(1 + days)).lateChargedMinor
    const whole = (days: number, interestMinor: number) => days * 1_250 - interestMinor
    expect(chargedThrough(60)).toBe(whole(30, 11_415))
    expect(chargedThrough(90)).toBe(whole(60, 11_415 + 7_722))
    // 77.22 in 30 days is 2.574 a day: 2.57 and 5.15 and 7.72 and 10.30 have come together after one day to four.
    expect([61, 62, 63, 64].map((day) => chargedThrough(day) - chargedThrough(60))).toEqual([
      whole(1, 257),
      whole(2, 515),
      whole(3, 772),
      whole(4, 1_030),
    ])
    expect(chargedThrough(120)).toBe(whole(90, 11_415 + 7_722 + 3_918))
    expect(chargedThrough(130)).toBe(whole(100, 11_415 + 7_722 + 3_918))
  })

  it('stop at the cap on all costs to the last unit', () => {
    const state = replayLoan(capped, [], onDay(2_000))
    expect(state.lateChargedMinor).toBe(500_000 - 60_000 - 25_000)
    expect(replayLoan(capped, [], onDay(3_000)).lateChargedMinor).toBe(state.lateChargedMinor)
  })
})

describe('money', () => {
  it('goes penalty, fee, interest, principal inside an instalment, oldest first, and the receipt says so', () => {
    const withFee = loanOf({ ...fourPayments, fees: [{ code: 'card', amountMinor: 5_000, taken: 'added' }] })
    const [receipt] = replayLoan(withFee, [paid('p', 31, 300_000)], onDay(31)).receipts
    expect(receipt).toEqual({
      id: 'p',
      kind: 'payment',
      countedAs: 'payment',
      valueDate: onDay(31),
      amountMinor: 300_000,
      lines: [
        { n: 1, part: 'penalty', amountMinor: 107_000 },
        { n: 1, part: 'fee', amountMinor: 5_000 },
        { n: 1, part: 'interest', amountMinor: 15_000 },
        { n: 1, part: 'principal', amountMinor: 125_000 },
        { n: 2, part: 'interest', amountMinor: 15_000 },
        { n: 2, part: 'principal', amountMinor: 33_000 },
      ],
      partsMinor: { penalty: 107_000, fee: 5_000, interest: 30_000, principal: 158_000 },
      rolloverFeeMinor: 0,
      shortMinor: 0,
      sentBackMinor: 0,
      usedBackMinor: 0,
      creditMinor: 0,
      owedAfterMinor: 560_000 + 5_000 + 107_000 - 300_000,
      creditAfterMinor: 0,
    })
  })

  it('goes where the product says: principal before interest', () => {
    const other = loanOf({ ...fourPayments, allocation: ['principal', 'interest', 'fee', 'penalty'] })
    expect(replayLoan(other, [paid('p', 10, 130_000)], onDay(10)).receipts[0]?.lines).toEqual([
      { n: 1, part: 'principal', amountMinor: 125_000 },
      { n: 1, part: 'interest', amountMinor: 5_000 },
    ])
  })

  it('in advance pays the next instalments at once', () => {
    const state = replayLoan(loan, [paid('p', 5, 200_000)], onDay(5))
    expect(state.instalments.map((one) => one.standing)).toEqual(['paid', 'next', 'later', 'later'])
    expect(state).toMatchObject({
      creditBalanceMinor: 0,
      owedMinor: 360_000,
      nextInstalment: { n: 2, unpaidMinor: 80_000 },
    })
  })

  it('beyond everything becomes a credit balance that can be refunded', () => {
    const all = [paid('p', 10, 570_000)]
    const refund: LoanEvent = { kind: 'creditRefund', id: 'r', valueDate: onDay(20), amountMinor: 4_000 }
    expect(replayLoan(loan, all, onDay(15))).toMatchObject({ owedMinor: 0, creditBalanceMinor: 10_000 })
    expect(replayLoan(loan, [...all, refund], onDay(20))).toMatchObject({
      creditBalanceMinor: 6_000,
      refundedMinor: 4_000,
    })
    expect(replayLoan(loan, [...all, paid('late', 30, 500)], onDay(30)).creditBalanceMinor).toBe(10_500)
  })

  it('refunded beyond the credit there really was is owed, apart from the instalments', () => {
    const refund: LoanEvent = { kind: 'creditRefund', id: 'r', valueDate: onDay(20), amountMinor: 4_000 }
    expect(replayLoan(loan, [refund], onDay(20))).toMatchObject({
      excessRefundMinor: 4_000,
      creditBalanceMinor: 0,
      owedMinor: 564_000,
    })
  })

  it('counts by its value date: a late notice of a timely payment takes back the charges since', () => {
    const noticedLate = paid('timely', 30, 140_000)
    expect(replayLoan(loan, [], onDay(33)).lateChargedMinor).toBe(121_000)
    expect(replayLoan(loan, [noticedLate], onDay(33))).toMatchObject({ lateChargedMinor: 0, lateNominalMinor: 0 })
  })

  it('one day after the due date finds the charge of that day', () => {
    expect(replayLoan(loan, [paid('p', 31, 140_000)], onDay(31)).amountDue).toMatchObject({ totalMinor: 107_000 })
  })

  it('of one day counts in the order of its ids, not in the order of arrival', () => {
    for (const ids of [
      ['a', 'b', 'c'],
      ['c', 'b', 'a'],
      ['b', 'c', 'a'],
    ]) {
      const state = replayLoan(
        loan,
        ids.map((id) => paid(id, 5, 1_000)),
        onDay(5),
      )
      expect(state.receipts.map((one) => one.id)).toEqual(['a', 'b', 'c'])
    }
  })

  it('may be nothing where a loan is closed, since that may cost nothing', () => {
    for (const kind of ['settlement', 'coolingOffExit'] as const) {
      const state = replayLoan(loan, [{ kind, id: 'x', valueDate: onDay(1), amountMinor: 0 }], onDay(1))
      expect(state).toMatchObject({ receivedMinor: 0, closed: null })
    }
  })

  it('dated before the payout counts on the day of payout', () => {
    expect(replayLoan(loan, [paid('early', -3, 140_000)], onDay(0)).instalments[0]?.paidOn).toBe(payoutDay)
  })

  it('of the future plays no part yet', () => {
    expect(replayLoan(loan, [paid('p', 40, 140_000)], onDay(39))).toEqual(replayLoan(loan, [], onDay(39)))
  })

  it('that a bank took back never came', () => {
    const reversal: LoanEvent = { kind: 'reversal', id: 'back', valueDate: onDay(35), paymentId: 'p' }
    const events = [paid('p', 30, 140_000), reversal]
    expect(replayLoan(loan, events, onDay(34)).owedMinor).toBe(420_000)
    expect(replayLoan(loan, events, onDay(35))).toEqual(replayLoan(loan, [], onDay(35)))
  })
})

describe('a waiver', () => {
  const waiver = (
    days: number,
    amountMinor: number,
    part: 'penalty' | 'fee' | 'interest' | 'principal' = 'penalty',
  ): LoanEvent => ({
    kind: 'waiver',
    id: `w${days}${part}`,
    valueDate: onDay(days),
    part,
    amountMinor,
  })

  it('forgives no more than is unpaid, oldest first', () => {
    const state = replayLoan(loan, [waiver(31, 999_999)], onDay(31))
    expect(state.waivers).toEqual([{ id: 'w31penalty', part: 'penalty', amountMinor: 107_000 }])
    expect(state.amountDue).toMatchObject({ penaltyMinor: 0, totalMinor: 140_000 })
    expect(
      replayLoan(loan, [waiver(5, 20_000, 'interest')], onDay(5)).instalments.map((one) => one.waivedMinor.interest),
    ).toEqual([15_000, 5_000, 0, 0])
  })

  it('is asked for no more, part by part', () => {
    const withFee = loanOf({ ...fourPayments, fees: [{ code: 'card', amountMinor: 5_000, taken: 'added' }] })
    const waivers = [waiver(29, 1_000, 'fee'), waiver(29, 2_000, 'interest'), waiver(29, 3_000, 'principal')]
    expect(replayLoan(withFee, [...waivers, paid('p', 30, 500)], onDay(30)).amountDue).toEqual({
      totalMinor: 3_500 + 13_000 + 122_000,
      penaltyMinor: 0,
      feeMinor: 3_500,
      interestMinor: 13_000,
      principalMinor: 122_000,
    })
  })

  it('comes before money of the same day, so that paying the rest is enough', () => {
    const state = replayLoan(loan, [paid('a', 31, 140_000), waiver(31, 107_000)], onDay(31))
    expect(state.instalments[0]).toMatchObject({ standing: 'paid', unpaidMinor: 0 })
  })

  it('lowers what late charges are counted on, and what a rollover is a share of', () => {
    const waivers = [waiver(35, 25_000, 'principal'), waiver(35, 5_000, 'interest')]
    const state = replayLoan(loan, waivers, onDay(40))
    expect(state.lateChargedMinor).toBe(100_000 + 5 * 7_000 + 5 * 5_500)
    expect(state.outstandingPrincipalMinor).toBe(475_000)
    expect(rolloverQuote(bookOn(loan, waivers, onDay(40)))).toMatchObject({ feeMinor: 39_900 })
  })

  it('of everything closes the loan', () => {
    const all = [waiver(5, 60_000, 'interest'), waiver(5, 500_000, 'principal')]
    expect(replayLoan(loan, all, onDay(6)).closed).toEqual({ by: 'payment', on: onDay(5) })
  })
})

describe('a charge holiday', () => {
  const holiday = (id: string, from: number, to: number): LoanEvent => ({
    kind: 'chargeHoliday',
    id,
    valueDate: onDay(from),
    lastDay: onDay(to),
  })

  it.each([
    ['at the end', [holiday('h', 36, 50)], 5],
    ['at the beginning, where the count then begins after it', [holiday('h', 20, 40)], 10],
    ['on the first late day alone', [holiday('h', 31, 31)], 19],
    ['in the middle', [holiday('h', 36, 40)], 15],
    ['twice, overlapping', [holiday('h', 36, 40), holiday('i', 38, 45)], 10],
    ['one inside the other', [holiday('h', 36, 45), holiday('i', 38, 40)], 10],
    ['long past', [holiday('h', 3, 9)], 20],
    ['still to come', [holiday('h', 51, 60)], 20],
  ])('bears no charge: %s', (_name, events, chargedDays) => {
    expect(replayLoan(loan, events, onDay(50)).lateChargedMinor).toBe(100_000 + chargedDays * 7_000)
  })

  it('does not hide that the loan is late', () => {
    expect(statusOf(replayLoan(loan, [holiday('h', 1, 60)], onDay(50)))).toBe('overdue')
  })
})

describe('events that cannot be', () => {
  it.each([
    ['two of one id', [paid('p', 1, 100), paid('p', 2, 100)], 'share the id p'],
    ['no amount', [paid('p', 1, 0)], 'no amount of money'],
    ['a fraction', [paid('p', 1, 0.5)], 'no amount of money'],
    [
      'a holiday that ends first',
      [{ kind: 'chargeHoliday', id: 'h', valueDate: onDay(5), lastDay: onDay(4) }],
      'ends before it begins',
    ],
  ] as [string, LoanEvent[], string][])('stop the replay: %s', (_name, events, message) => {
    expect(() => replayLoan(loan, events, onDay(10))).toThrow(message)
  })
})
