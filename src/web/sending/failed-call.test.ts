// What a page answers after a call that failed, and whether the next attempt is the same one.

import { describe, expect, it } from 'vitest'
import { isLoadedAnew, keyForAgain, statusOf } from './failed-call.ts'

describe('a call that brought no result', () => {
  it.each([
    ['refused', 422, null],
    ['badInput', 422, null],
    ['busy', 503, null],
    ['failed', 503, 'key'],
    ['offline', 503, 'key'],
    ['slow', 503, 'key'],
  ] as const)('%s: answered with %d, tried again under %s', (kind, status, again) => {
    expect(statusOf({ kind })).toBe(status)
    expect(keyForAgain({ kind }, 'key')).toBe(again)
  })

  it('without a key is tried again under a new one', () => {
    expect(keyForAgain({ kind: 'offline' }, '')).toBeNull()
  })

  it('keeps the figures and the key on the page where the outcome is unknown', () => {
    expect([undefined, 200, 422, 503, 500].map((actionStatus) => isLoadedAnew({ actionStatus }))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})
