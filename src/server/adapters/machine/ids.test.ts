// Ids and codes: short, unlike each other, and not to be guessed from the ones before.

import { describe, expect, it } from 'vitest'
import { dateIn } from '../../../core/calendar-date.ts'
import { systemClock } from './clock.ts'
import { createIds } from './ids.ts'
import { systemRandom } from './random.ts'

const stillAt = (instant: Date) => ({
  ...systemClock,
  now: () => instant,
  today: (zone: string) => dateIn(zone, instant),
})
const ids = createIds(stillAt(new Date('2026-11-20T08:00:00Z')), systemRandom)

describe('an id', () => {
  it('of a loan account carries its day and 65 random bits, in 22 characters', () => {
    expect(ids.orderId()).toMatch(/^L20261120[0-9A-HJKMNP-TV-Z]{13}$/)
  })

  it('of anything else begins with its kind and has at most 24 characters', () => {
    expect(ids.next('P')).toMatch(/^P[0-9A-HJKMNP-TV-Z]{16}$/)
    expect(ids.next('receipt').length).toBeLessThanOrEqual(24)
    expect(() => ids.next('a-b')).toThrow(/one to seven letters/)
  })

  it('of a row among thousands begins with its second, so that later ones stand behind earlier ones', () => {
    const at = (iso: string) => createIds(stillAt(new Date(iso)), systemRandom).inOrder('sms')
    const [first = '', second = '', much = ''] = [
      '2026-11-20T10:00:00Z',
      '2026-11-20T10:00:01Z',
      '2030-01-01T00:00:00Z',
    ].map(at)
    expect([first, second, much].toSorted()).toEqual([first, second, much])
    expect(first).toMatch(/^sms[0-9A-HJKMNP-TV-Z]{16}$/)
    expect(at('2026-11-20T10:00:00Z').slice(0, 9)).toBe(first.slice(0, 9))
    expect(at('2026-11-20T10:00:00Z')).not.toBe(first)
  })

  it('never comes twice', () => {
    expect(new Set(Array.from({ length: 5_000 }, () => ids.orderId())).size).toBe(5_000)
  })

  it('is made of all its letters alike', () => {
    const allBytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
    const even = createIds(stillAt(new Date(0)), { ...systemRandom, bytes: () => allBytes })
    const counts = Object.values(Object.groupBy([...even.next('X').slice(1)], (letter) => letter))
    expect(counts.map((letters) => letters?.length)).toEqual(Array.from({ length: 32 }, () => 8))
  })
})

describe('a random', () => {
  it('code keeps its leading zeros', () => {
    const codes = Array.from({ length: 500 }, () => systemRandom.digits(6))
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
    expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  })

  it('token has as many bytes as were asked for', () => {
    expect(Buffer.from(systemRandom.token(32), 'base64url')).toHaveLength(32)
  })
})
