// Randomness: as much as was asked for, never twice, and not changed afterwards by what others ask for.

import { describe, expect, it } from 'vitest'
import { systemRandom } from './random.ts'

describe('random bytes', () => {
  it.each([0, 1, 13, 64, 65, 5_000])('are %i when so many are asked for', (count) => {
    expect(systemRandom.bytes(count)).toHaveLength(count)
  })

  it('are never given out twice', () => {
    const given = Array.from({ length: 5_000 }, () => Buffer.from(systemRandom.bytes(16)).toString('hex'))
    expect(new Set(given).size).toBe(given.length)
  })

  it('stay as they were given out', () => {
    const first = systemRandom.bytes(16)
    const then = Buffer.from(first).toString('hex')
    for (let more = 0; more < 1_000; more += 1) systemRandom.bytes(16)
    expect(Buffer.from(first).toString('hex')).toBe(then)
  })
})
