// Who gives a role alone, and which step needs a second person: each pair of roles, and the sums that a role passes alone.

import { describe, expect, it } from 'vitest'
import { needsSecond } from './grant-rules.ts'
import { type Role, roles } from './rights.ts'

/** By the role before: the roles that one admin gives at once. The others wait for a second person. */
const atOnce: Readonly<Record<Role | 'invited', readonly Role[]>> = {
  invited: ['support', 'collections', 'payments', 'auditor'],
  support: ['support', 'collections', 'payments', 'auditor'],
  collections: ['support', 'collections', 'payments', 'auditor'],
  payments: ['support', 'collections', 'payments', 'auditor'],
  credit: ['support', 'collections', 'payments', 'credit', 'auditor'],
  manager: ['support', 'collections', 'payments', 'credit', 'manager', 'auditor'],
  auditor: ['support', 'collections', 'payments', 'auditor'],
  admin: ['support', 'collections', 'payments', 'auditor', 'admin'],
}

describe('a role', () => {
  it.each(Object.entries(atOnce))(
    'that is given to %s needs a second person only where it gives a power',
    (was, given) => {
      const before = roles.find((role) => role === was) ?? null
      expect(roles.filter((role) => !needsSecond(role, before, {}))).toEqual(given)
    },
  )

  it('with a higher sum to pass alone needs a second person, and one with the same or a lower sum does not', () => {
    const limits = { support: 5_000, collections: 5_000, payments: 20_000 }
    expect(needsSecond('support', null, limits)).toBe(true)
    expect(needsSecond('payments', 'support', limits)).toBe(true)
    expect(needsSecond('support', 'auditor', limits)).toBe(true)
    expect(needsSecond('manager', 'manager', { manager: 50_000 })).toBe(false)
    expect(needsSecond('collections', 'support', limits)).toBe(false)
    expect(needsSecond('auditor', 'payments', limits)).toBe(false)
  })

  it('that waives alone where the one before only refunded, or the other way round, needs one, however small the sum', () => {
    const limits = { support: 5_000, payments: 5_000 }
    expect(needsSecond('payments', 'support', limits)).toBe(true)
    expect(needsSecond('support', 'payments', limits)).toBe(true)
    expect(needsSecond('support', 'payments', { payments: 5_000 })).toBe(false)
  })

  it('that may neither waive nor refund has no sum, whatever the settings name', () => {
    expect(needsSecond('auditor', 'support', { auditor: 9_000 })).toBe(false)
    expect(needsSecond('credit', 'manager', { credit: 9_000 })).toBe(false)
  })
})
