// What counts as a reference on a slip, and when two are the same.

import { describe, expect, it } from 'vitest'
import { readPaymentReference, referenceKey } from './payment-reference.ts'

describe('a reference', () => {
  it.each([
    ['426187551234', '426187551234'],
    [' sbin 4261-8755 1234 ', 'SBIN426187551234'],
    ['Ref#: HDFC/12.34', 'REFHDFC1234'],
    ['４２６１８７', '426187'],
    ['४२६१८७', '426187'],
  ])('is read as it is typed: %s', (typed, key) => {
    expect(readPaymentReference(typed)).toBe(key)
  })

  it('has four to forty letters and digits', () => {
    for (const key of ['123A', '1'.repeat(40)]) expect(readPaymentReference(key)).toBe(key)
  })

  it.each(['', '   ', '123', 'no idea', 'x'.repeat(41), '1'.repeat(41), '<b>4261</b>', 'paid\n4261✓'])(
    'is not %j',
    (typed) => {
      expect(readPaymentReference(typed)).toBeNull()
    },
  )

  it('is the same with any separators between its letters', () => {
    expect(referenceKey('sbt_4261-ab')).toBe(referenceKey('SBT 4261 AB'))
  })
})
