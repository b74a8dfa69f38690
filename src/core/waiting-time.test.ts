// Waiting times: the largest unit that helps, never shorter than the wait.

import { describe, expect, it } from 'vitest'
import { languages } from './language.ts'
import { writtenWait } from './waiting-time.ts'

const inWords = writtenWait('en')

describe('a waiting time', () => {
  it.each([
    [0, 'a second'],
    [1, 'a second'],
    [59, '59 seconds'],
    [60, 'a minute'],
    [61, '2 minutes'],
    [3540, '59 minutes'],
    [3541, 'an hour'],
    [3589, 'an hour'],
    [3600, 'an hour'],
    [3601, '2 hours'],
    [82_800, '23 hours'],
    [82_801, 'a day'],
    [86_400, 'a day'],
    [86_401, '2 days'],
  ])('of %i s is %s', (seconds, written) => {
    expect(inWords(seconds)).toBe(written)
    expect(inWords(String(seconds))).toBe(written)
  })

  it('is never shorter than the wait', () => {
    const unitSeconds: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86_400 }
    for (let seconds = 0; seconds < 200_000; seconds += 7) {
      const [count = '', unit = ''] = inWords(seconds).split(' ')
      const said = (/^an?$/.test(count) ? 1 : Number(count)) * (unitSeconds[unit.replace(/s$/, '')] ?? Number.NaN)
      expect(said).toBeGreaterThanOrEqual(seconds)
    }
  })

  it.each(languages)('is written in %s, with the number wherever there are several', (language) => {
    for (const seconds of [2, 120, 7200, 172_800]) expect(writtenWait(language)(seconds)).toMatch(/^2 /)
  })
})
