// When a promise to pay is kept, and which promises can be noted.

import { describe, expect, it } from 'vitest'
import { addDays, date } from '../calendar-date.ts'
import { promiseFaults, promiseState } from './promise.ts'

describe('a promise to pay', () => {
  const until = new Date('2026-10-08T15:59:59Z')
  const after = new Date(until.getTime() + 1)
  const of = { amountMinor: 50_000, paidMinor: 0, until, endedAs: null }

  it.each([
    ['open up to the last moment of its day', 49_999, until, 'open'],
    ['broken after it where one unit is missing', 49_999, after, 'broken'],
    ['kept as soon as the amount is there', 50_000, until, 'kept'],
    ['kept for ever', 50_000, after, 'kept'],
  ] as const)('is %s', (_what, paidMinor, now, state) => {
    expect(promiseState({ ...of, paidMinor }, now)).toBe(state)
  })

  it('that was replaced or taken back is neither kept nor broken', () => {
    for (const endedAs of ['replaced', 'withdrawn'] as const)
      for (const paidMinor of [0, 50_000]) expect(promiseState({ ...of, paidMinor, endedAs }, after)).toBe(endedAs)
  })
})

describe('a promise can be noted', () => {
  const today = date('2026-10-05')
  const loan = { today, owedMinor: 50_000 }

  it('from today to a month ahead, up to what is owed', () => {
    for (const days of [0, 31])
      expect(promiseFaults({ amountMinor: 50_000, promisedOn: addDays(today, days) }, loan)).toEqual([])
    expect(promiseFaults({ amountMinor: 1, promisedOn: today }, loan)).toEqual([])
  })

  it('for no day before or after that, nothing, or more than is owed', () => {
    for (const days of [-1, 32])
      expect(promiseFaults({ amountMinor: 1, promisedOn: addDays(today, days) }, loan)).toEqual(['promisedOn'])
    for (const amountMinor of [0, 50_001])
      expect(promiseFaults({ amountMinor, promisedOn: today }, loan)).toEqual(['amountMinor'])
  })
})
