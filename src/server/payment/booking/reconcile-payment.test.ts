// When a payment is looked after: soon while its answer is missing, then at named times after its end, then never.

import { describe, expect, it } from 'vitest'
import { nextCheckAt } from './next-check.ts'

const expiresAt = new Date('2026-11-20T16:00:00Z')
const at = (time: string) => new Date(`2026-11-${time}Z`)

describe('the next look at a payment', () => {
  it.each([
    ['20T10:00:00', '20T16:05:00'],
    ['20T16:05:00', '20T17:00:00'],
    ['20T17:00:00', '21T16:00:00'],
    ['21T16:00:00', '23T16:00:00'],
  ])('that waits, at %s, is at %s', (now, next) => {
    expect(nextCheckAt({ state: 'waiting', expiresAt }, 0, at(now))).toEqual(at(next))
  })

  it.each([
    [0, '20T10:01:00'],
    [1, '20T10:02:00'],
    [2, '20T10:05:00'],
    [3, '20T10:15:00'],
    [4, '20T11:00:00'],
    [99, '20T11:00:00'],
  ])('whose answer is missing, after %i looks, is at %s', (check, next) => {
    expect(nextCheckAt({ state: 'unknown', expiresAt }, check, at('20T10:00:00'))).toEqual(at(next))
  })

  it('never waits longer than to the next named time', () => {
    expect(nextCheckAt({ state: 'unknown', expiresAt }, 9, at('20T15:50:00'))).toEqual(at('20T16:05:00'))
  })

  it.each(['waiting', 'unknown', 'paid', 'cancelled'] as const)(
    'is the last one three days after the end: %s',
    (state) => {
      expect(nextCheckAt({ state, expiresAt }, 9, at('23T16:00:00'))).toBeNull()
    },
  )
})
