// The next step of a late loan, and the days of its bucket.

import { describe, expect, it } from 'vitest'
import { addDays, date } from '../calendar-date.ts'
import { buckets } from '../portfolio/standing.ts'
import { dueDaysOf, type LateFacts, lateBucketOf, lateBuckets, nextStepOf } from './late-loan.ts'

const nothing: LateFacts = {
  isPlanBroken: false,
  isPromiseBroken: false,
  isPaymentReturned: false,
  isPromised: false,
  isHelpAsked: false,
  contactedAt: null,
}

describe('the next step of a late loan', () => {
  it('waits, or is what was broken first', () => {
    const broken = { ...nothing, isPlanBroken: true, isPromiseBroken: true, isPaymentReturned: true }
    expect(nextStepOf(nothing)).toBe('contact')
    expect(nextStepOf(broken)).toBe('brokenPlan')
    expect(nextStepOf({ ...broken, isPlanBroken: false })).toBe('brokenPromise')
    expect(nextStepOf({ ...nothing, isPaymentReturned: true })).toBe('paymentReturned')
    for (const reason of [{ isPromised: true }, { isHelpAsked: true }, { contactedAt: new Date(0) }])
      expect(nextStepOf({ ...broken, ...reason })).toBe('wait')
  })
})

describe('the days of late loans', () => {
  it('of each bucket are those of the portfolio', () => {
    const today = date('2026-11-28')
    for (let days = 1; days < 130; days += 1) {
      const due = addDays(today, -days)
      const own = buckets.findLast(({ fromDays }) => days >= fromDays)?.bucket
      expect(lateBucketOf(days)).toBe(own)
      const inside = lateBuckets.filter((bucket) => {
        const { from, through } = dueDaysOf(bucket, today)
        return due <= through && (from === null || due >= from)
      })
      expect(inside).toEqual([own])
    }
    expect(dueDaysOf(null, today)).toEqual({ from: null, through: addDays(today, -1) })
  })
})
