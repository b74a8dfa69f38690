// When a noted contact was: what can be typed, and which moments are noted.

import { describe, expect, it } from 'vitest'
import { mayBeNoted, readContactMoment } from './contact-moment.ts'

describe('the moment of a contact', () => {
  it.each<[typed: string, read: string | null]>([
    ['2026-11-27 14:30', '2026-11-27T06:30:00.000Z'],
    ['2026-11-27T03:00', '2026-11-26T19:00:00.000Z'],
    ['2026-11-27 14:30:59', '2026-11-27T06:30:00.000Z'],
    ['2026-11-27', '2026-11-27T04:00:00.000Z'],
    ['2026-11-27T06:30:00Z', '2026-11-27T06:30:00.000Z'],
    ['2026-11-27T06:30:00.000Z', '2026-11-27T06:30:00.000Z'],
    ...['', 'yesterday', '2026-02-30', '2026-11-27 24:00', '2026-11-27 14:60', '+275760-01-01', '27.11.2026'].map(
      (wrong): [string, null] => [wrong, null],
    ),
  ])('%j is read on the wall of the market', (typed, read) => {
    const now = new Date('2026-11-27T10:00:00Z')
    expect(readContactMoment(typed, 'Asia/Manila', now)?.toISOString() ?? null).toBe(read)
  })

  it('is now where today is typed in the morning, and to come where an hour of this afternoon is', () => {
    const morning = new Date('2026-11-27T01:15:00Z')
    const read = (typed: string) => readContactMoment(typed, 'Asia/Manila', morning)
    expect(read('2026-11-27')).toEqual(morning)
    expect(read('2026-11-27 12:00')).toEqual(new Date('2026-11-27T04:00:00Z'))
    expect(read('2026-11-28')).toEqual(new Date('2026-11-28T04:00:00Z'))
  })

  it('has been, and is not older than a month', () => {
    const now = new Date('2026-11-27T10:00:00Z')
    const at = (hours: number) => mayBeNoted(new Date(now.getTime() + hours * 3_600_000), now)
    expect([at(0), at(-24), at(-31 * 24)]).toEqual([true, true, true])
    expect([at(1 / 3600), at(24), at(-31 * 24 - 1)]).toEqual([false, false, false])
  })
})
