// The time from which a shown code is, told by the market's clock without a clock of our own.

import { describe, expect, it } from 'vitest'
import { timeOfAnswer } from './time-of-answer.ts'

describe('the time of an answer', () => {
  it.each([
    ['2026-11-20 18:30:00', 1_500, '18:05'],
    ['2026-11-20 00:10:00', 1_200, '23:50'],
    ['2026-11-20 18:30:00', 0, '18:30'],
    ['', 10, ''],
  ])('a code that ends at %s with %d s left was seen at %s', (ends, secondsLeft, time) => {
    expect(timeOfAnswer(ends, secondsLeft)).toBe(time)
  })
})
