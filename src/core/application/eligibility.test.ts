// Why not, and from when: each reason has its day, or says that a deed and no day ends it.

import { describe, expect, it } from 'vitest'
import { date } from '../calendar-date.ts'
import { refusalReasons } from '../order/decline-reasons.ts'
import { declinedUntil, isBarred, leavesOthersOpen, withRetry } from './eligibility.ts'

const today = date('2026-11-20')
const facts = {
  today,
  birthDate: date('2009-03-01'),
  blockedUntil: date('2026-12-05'),
  declinedUntil: date('2026-12-10'),
  latenessForgottenOn: date('2027-06-01'),
}
const dayOf = (reason: (typeof refusalReasons)[number]) => withRetry([reason], facts)[0]?.retryOn

describe('the day of the next try', () => {
  it.each([
    ['tooYoung', '2027-03-01'],
    ['blocked', '2026-12-06'],
    ['tooSoon', '2026-12-10'],
    ['wasVeryLate', '2027-06-01'],
    ['amountNotOffered', today],
    ['notAffordable', today],
    ['approvalHasLapsed', today],
    ['decidedByPerson', '2026-12-20'],
    ['paysLate', null],
    ['tooManyLoans', null],
    ['loanIsOpen', null],
  ] as const)('after %s is %s', (reason, day) => {
    expect(dayOf(reason)).toBe(day)
  })
})

describe('a borrower who cannot apply', () => {
  it.each([
    [['blocked'], true],
    [['loanIsOpen', 'tooSoon'], true],
    [['loanIsOpen'], false],
    [['notAffordable', 'amountNotOffered'], false],
    [[], false],
  ] as const)('by %j: %s', (reasons, barred) => {
    expect(isBarred(withRetry(reasons, facts))).toBe(barred)
  })
})

describe('a decline', () => {
  it.each(refusalReasons.filter((reason) => reason !== 'loanIsOpen'))(
    'for %s leaves the other loans open where its day is today',
    (reason) => {
      expect(leavesOthersOpen([{ reason }])).toBe(dayOf(reason) === today)
    },
  )
})

describe('several reasons', () => {
  it('stand in the order in which they matter, whatever the order they came in', () => {
    const told = withRetry(['notAffordable', 'paysLate', 'tooYoung'], facts)
    expect(told.map(({ reason }) => reason)).toEqual(['tooYoung', 'paysLate', 'notAffordable'])
  })

  it('bar a new application until the last of their days', () => {
    expect(declinedUntil(withRetry(['blocked', 'tooYoung', 'notAffordable'], facts), today)).toBe('2027-03-01')
  })

  it('bar nothing where something can be changed at once, or a deed ends it', () => {
    expect(declinedUntil(withRetry(['notAffordable', 'paysLate'], facts), today)).toBeNull()
  })
})
