// When a code may be asked for again, from a time in the address that anybody can write.

import { describe, expect, it } from 'vitest'
import { secondsUntilResend } from './resend-wait.ts'

describe('the seconds until a code can be asked for again', () => {
  it.each([
    [1_000_000, 1_000_000, 60],
    [1_000_000, 1_001_000, 59],
    [1_000_000, 1_059_400, 1],
    [1_000_000, 1_060_000, 0],
    [1_000_000, 9_000_000, 0],
    [999_999_999_999_999, 1_000_000, 0],
  ])('sent at %d ms, looked at %d ms: %d', (sentAtMs, nowMs, left) => {
    expect(secondsUntilResend(sentAtMs, nowMs)).toBe(left)
  })
})
