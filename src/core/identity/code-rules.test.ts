// When no more codes are sent: beyond a budget, unless enough of them were used.

import { describe, expect, it } from 'vitest'
import { keepsSending } from './code-rules.ts'

describe('sending codes', () => {
  it('goes on up to the budget, across all callers', () => {
    expect(keepsSending(40, 0, 40)).toBe(true)
    expect(keepsSending(41, 0, 40)).toBe(false)
  })

  it('goes on beyond the budget while at least one in ten is used', () => {
    expect(keepsSending(50, 5, 40)).toBe(true)
    expect(keepsSending(51, 5, 40)).toBe(false)
    expect(keepsSending(50, 4, 40)).toBe(false)
  })
})
