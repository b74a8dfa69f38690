// The moment at which something ends: midnight belongs to the day that it ends.

import { describe, expect, it } from 'vitest'
import { writtenEnd } from './written-date.ts'

describe('the written end', () => {
  it.each([
    ['en', 'the end of 24 Nov 2026'],
    ['fil', 'matapos ang Nob 24, 2026'],
    ['id', 'akhir hari 24 Nov 2026'],
    ['hi', '24 नवंबर 2026 के अंत'],
    ['es', 'final del 24 nov 2026'],
    ['zh-CN', '2026年11月24日 24:00'],
  ] as const)('of a midnight is the end of the day before in %s: %s', (language, written) => {
    expect(writtenEnd(language)('2026-11-25 00:00:00')).toBe(written)
  })

  it('goes back over the end of a year', () => {
    expect(writtenEnd('en')('2027-01-01 00:00')).toBe('the end of 31 Dec 2026')
  })

  it.each([
    ['2026-11-25 00:01:00', '25 Nov 2026, 00:01'],
    ['2026-11-25 14:30:00', '25 Nov 2026, 14:30'],
    ['2026-11-25', '25 Nov 2026'],
    ['today', 'today'],
  ])('of %j is written as any date: %s', (moment, written) => {
    expect(writtenEnd('en')(moment)).toBe(written)
  })
})
