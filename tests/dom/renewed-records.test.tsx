// The records of the money screens, made again: fields of today, values of before.

import { expect, it } from 'vitest'
import { renewed } from '../support/money-pages.ts'

it('keeps the values of fields that are still there, takes new ones, and drops what is gone', () => {
  const before = { id: 'L1', gone: 1, plan: [{ n: 1, day: 'a' }], inner: { key: 'k1', due: null } }
  const now = { id: 'L2', plan: [{ n: 2, day: 'b' }], inner: { key: 'k2', due: 5 }, more: true }
  expect(renewed(before, now)).toEqual({
    id: 'L1',
    plan: [{ n: 1, day: 'a' }],
    inner: { key: 'k1', due: 5 },
    more: true,
  })
})

it('takes a list whose elements have other fields as it is now', () => {
  expect(renewed({ plan: [{ n: 1 }] }, { plan: [{ n: 2, day: 'b' }] })).toEqual({ plan: [{ n: 2, day: 'b' }] })
  expect(renewed({ plan: null }, { plan: { n: 2 } })).toEqual({ plan: { n: 2 } })
})
