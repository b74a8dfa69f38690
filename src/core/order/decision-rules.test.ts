// The rules of a decision: each fails alone with its own reason, all are always looked at.

import { describe, expect, it } from 'vitest'
import { date } from '../calendar-date.ts'
import {
  type ApplicationFacts,
  afterApproval,
  ageInYears,
  decideByRules,
  firmReason,
  isFirmRule,
  reasonsOf,
  withoutPeople,
} from './decision-rules.ts'

const limits = {
  version: 'of the test',
  otherOpenLoansAtMost: 2,
  daysPastDueAtMost: 0,
  daysLateBeforeAtMost: 60,
  paymentsOfIncomeBpsAtMost: 4_000,
  referredAboveBps: 0,
}
const good: ApplicationFacts = {
  principalMinor: 500_000,
  range: { minMinor: 100_000, maxMinor: 1_000_000 },
  ageYears: 18,
  isBlocked: false,
  otherOpenLoans: 2,
  worstDaysPastDue: 0,
  worstDaysLateBefore: 60,
  monthly: { incomeMinor: 500_000, otherPaymentsMinor: 60_000 },
  heaviestMonthMinor: 140_000,
}

describe('the decision', () => {
  it('grants what lies on every limit', () => {
    expect(decideByRules(good, limits).declineReason).toBeNull()
    expect(decideByRules({ ...good, principalMinor: 100_000 }, limits).declineReason).toBeNull()
    expect(decideByRules({ ...good, principalMinor: 1_000_000 }, limits).declineReason).toBeNull()
  })

  it('takes an income that was not asked about for no reason to refuse', () => {
    expect(decideByRules({ ...good, monthly: null }, limits).declineReason).toBeNull()
  })

  it('takes an unknown birth date for no reason to refuse', () => {
    expect(decideByRules({ ...good, ageYears: null }, limits).declineReason).toBeNull()
  })

  it.each([
    ['a borrower of 17', { ageYears: 17 }, 'tooYoung', 'oldEnough'],
    ['a blocked borrower', { isBlocked: true }, 'blocked', 'notBlocked'],
    ['an amount below the range', { principalMinor: 99_999 }, 'amountNotOffered', 'amountOffered'],
    ['an amount above the range', { principalMinor: 1_000_001 }, 'amountNotOffered', 'amountOffered'],
    ['a product that is gone', { range: null }, 'amountNotOffered', 'amountOffered'],
    ['a payment that is late today', { worstDaysPastDue: 1 }, 'paysLate', 'noLatePayment'],
    ['a payment that was very late', { worstDaysLateBefore: 61 }, 'wasVeryLate', 'neverVeryLate'],
    ['payments beyond the share of the income', { heaviestMonthMinor: 140_001 }, 'notAffordable', 'affordable'],
    ['no income', { monthly: { incomeMinor: 0, otherPaymentsMinor: 0 } }, 'notAffordable', 'affordable'],
    ['one loan too many', { otherOpenLoans: 3 }, 'tooManyLoans', 'fewLoans'],
  ] as const)('declines %s', (_, wrong, reason, rule) => {
    const verdict = decideByRules({ ...good, ...wrong }, limits)
    expect(verdict.declineReason).toBe(reason)
    expect(verdict.rules.filter(({ passed }) => !passed).map((one) => one.rule)).toEqual([rule])
    expect(verdict.rules).toHaveLength(7)
  })

  it('gives the first reason when several rules fail', () => {
    expect(decideByRules({ ...good, otherOpenLoans: 9, isBlocked: true }, limits).declineReason).toBe('blocked')
  })

  it('names every reason in the order of the rules, and none for rules that passed', () => {
    const verdict = decideByRules({ ...good, worstDaysPastDue: 1, otherOpenLoans: 9, isBlocked: true }, limits)
    expect(reasonsOf({ ...verdict, rules: verdict.rules.toReversed() })).toEqual([
      'blocked',
      'paysLate',
      'tooManyLoans',
    ])
    expect(reasonsOf(decideByRules(good, limits))).toEqual([])
  })

  it('gives no reason for a rule that is not the lender’s own', () => {
    expect(reasonsOf({ rules: [{ rule: 'score', passed: false }], declineReason: 'score', referReasons: [] })).toEqual(
      [],
    )
  })
})

describe('a person', () => {
  const wide = { ...limits, referredAboveBps: 500 }
  /** 45 % of the income, the last share that is referred. */
  const near: ApplicationFacts = { ...good, heaviestMonthMinor: 165_000 }
  const affordable = { rule: 'affordable', passed: false }

  it('decides what fails by no more than the margin', () => {
    const verdict = decideByRules(near, wide)
    expect(verdict).toMatchObject({ declineReason: null, referReasons: ['notAffordable'] })
    expect(verdict.rules).toContainEqual({ ...affordable, by: 'margin' })
    expect(decideByRules(good, wide)).toMatchObject({ declineReason: null, referReasons: [] })
  })

  it('decides nothing beyond the margin, and nothing where there is none', () => {
    const beyond = decideByRules({ ...near, heaviestMonthMinor: 165_001 }, wide)
    expect(beyond).toMatchObject({ declineReason: 'notAffordable', referReasons: [] })
    expect(beyond.rules).toContainEqual(affordable)
    expect(decideByRules(near, limits)).toMatchObject({ declineReason: 'notAffordable', referReasons: [] })
  })

  it('decides nothing where another rule fails outright', () => {
    const verdict = decideByRules({ ...near, otherOpenLoans: 3 }, wide)
    expect(verdict).toMatchObject({ declineReason: 'tooManyLoans', referReasons: [] })
  })

  it('is not asked where the lender has no reviewers: what would be referred is declined', () => {
    expect(withoutPeople(decideByRules(near, wide))).toMatchObject({ declineReason: 'notAffordable', referReasons: [] })
    expect(withoutPeople(decideByRules(good, wide)).declineReason).toBeNull()
  })

  it('an officer who approved is not asked again about the rules that were shown then', () => {
    const beyond = decideByRules({ ...near, heaviestMonthMinor: 400_000 }, wide)
    const approved = afterApproval(beyond, ['affordable'])
    expect(approved).toMatchObject({ declineReason: null, referReasons: [] })
    expect(approved.rules).toContainEqual({ ...affordable, by: 'person' })
    expect(afterApproval(beyond, ['fewLoans'])).toEqual(beyond)
    const more = decideByRules({ ...near, otherOpenLoans: 3 }, wide)
    expect(afterApproval(more, ['affordable']).declineReason).toBe('tooManyLoans')
    expect(afterApproval(decideByRules(good, wide), ['affordable'])).toEqual(decideByRules(good, wide))
  })

  it.each([
    ['tooYoung', { ageYears: 17 }, 'oldEnough'],
    ['blocked', { isBlocked: true }, 'notBlocked'],
    ['amountNotOffered', { range: null }, 'amountOffered'],
  ] as const)('approves nothing against %s', (reason, wrong, rule) => {
    const verdict = decideByRules({ ...good, ...wrong }, wide)
    expect(firmReason(verdict)).toBe(reason)
    expect(isFirmRule(rule)).toBe(true)
    expect(afterApproval(verdict, [rule]).declineReason).toBe(reason)
  })

  it('may approve against every other rule', () => {
    expect(firmReason(decideByRules({ ...near, otherOpenLoans: 9, worstDaysPastDue: 9 }, wide))).toBeNull()
    expect(isFirmRule('affordable')).toBe(false)
  })

  it('leaves the rules of a scoring service alone', () => {
    const verdict = { rules: [{ rule: 'score', passed: false }], declineReason: 'score', referReasons: [] }
    expect(afterApproval(verdict, ['score'])).toEqual(verdict)
    const itsWords = { ...verdict, declineReason: 'thinFile' }
    expect(afterApproval(itsWords, ['score'])).toEqual(itsWords)
    const both = { ...verdict, rules: [affordable, ...verdict.rules] }
    expect(afterApproval(both, ['affordable'])).toMatchObject({ declineReason: 'score', referReasons: [] })
  })
})

describe('age', () => {
  it.each([
    ['2008-11-20', '2026-11-19', 17],
    ['2008-11-20', '2026-11-20', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('born %s, on %s: %i full years', (born, today, years) => {
    expect(ageInYears(date(born), date(today))).toBe(years)
  })
})
