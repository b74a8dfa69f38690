// A provider's word: value dates by the market's wall clock, and every oddity put aside with its reason.

import { describe, expect, it } from 'vitest'
import { date } from '../calendar-date.ts'
import { type AskedPayment, type HeardPayment, judgePayment } from './notice.ts'

const now = new Date('2026-11-20T16:20:00Z')
const asked: AskedPayment = {
  currency: 'PHP',
  disbursedOn: date('2026-08-10'),
  zone: 'Asia/Manila',
}
const heard = (changes: Partial<HeardPayment> = {}): HeardPayment => ({
  currency: 'PHP',
  paidAt: new Date('2026-11-20T15:58:00Z'),
  ...changes,
})

describe('the value date of a payment', () => {
  it.each([
    ['Asia/Manila', '2026-11-20T15:58:00Z', '2026-11-20'],
    ['Asia/Manila', '2026-11-20T16:00:00Z', '2026-11-21'],
    ['Asia/Kolkata', '2026-11-20T18:28:00Z', '2026-11-20'],
    ['Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-21'],
    ['Asia/Jakarta', '2026-11-20T16:58:00Z', '2026-11-20'],
    ['Asia/Jakarta', '2026-11-20T17:00:00Z', '2026-11-21'],
  ])('in %s, paid at %s, is %s', (zone, paidAt, valueDate) => {
    const noon = new Date('2026-11-21T12:00:00Z')
    const verdict = judgePayment(heard({ paidAt: new Date(paidAt) }), { ...asked, zone }, zone, noon)
    expect(verdict).toEqual({ valueDate, suspense: null })
  })

  it('is counted in the zone of the loan, and in that of the house where the loan is unknown', () => {
    const atEleven = heard({ paidAt: new Date('2026-11-20T16:00:00Z') })
    expect(judgePayment(atEleven, asked, 'Asia/Jakarta', now).valueDate).toBe('2026-11-21')
    expect(judgePayment(atEleven, null, 'Asia/Jakarta', now).valueDate).toBe('2026-11-20')
    expect(judgePayment(atEleven, null, 'Asia/Manila', now).valueDate).toBe('2026-11-21')
  })
})

describe('a payment that does not fit', () => {
  it.each([
    ['referenceIsUnknown', {}, null],
    ['currencyDiffers', { currency: 'INR' }, asked],
    ['paidInTheFuture', { paidAt: new Date(now.getTime() + 300_001) }, asked],
    ['paidBeforeTheLoan', { paidAt: new Date('2026-08-09T15:59:59Z') }, asked],
    ['paidBeforeTheLoan', {}, { ...asked, disbursedOn: null }],
  ] as const)('is put aside: %s', (reason, changes, of) => {
    expect(judgePayment(heard(changes), of, 'Asia/Manila', now).suspense).toBe(reason)
  })

  it('may come from a clock that runs five minutes ahead, and from the day of payout', () => {
    expect(
      judgePayment(heard({ paidAt: new Date(now.getTime() + 300_000) }), asked, 'Asia/Manila', now).suspense,
    ).toBeNull()
    const onPayout = heard({ paidAt: new Date('2026-08-09T16:00:00Z') })
    expect(judgePayment(onPayout, asked, 'Asia/Manila', now).suspense).toBeNull()
  })
})
