// Until when an event is sent again.

import { describe, expect, it } from 'vitest'
import { nextTry, triedUntil } from './retry.ts'

const from = new Date('2026-11-20T10:00:00Z')
const event = { triedUntil: triedUntil(from) }
const at = (iso: string, pauseSeconds = 3600) => nextTry(event, { now: new Date(iso), pauseSeconds })

describe('an event that was not taken', () => {
  it('is sent again after a pause, for three days', () => {
    expect(event.triedUntil).toEqual(new Date('2026-11-23T10:00:00Z'))
    expect(at('2026-11-20T10:00:05Z', 10)).toEqual(new Date('2026-11-20T10:00:15Z'))
    expect(at('2026-11-23T08:30:00Z')).toEqual(new Date('2026-11-23T09:30:00Z'))
  })

  it('is sent a last time at the end of them, and parked after that', () => {
    expect(at('2026-11-23T09:30:00Z')).toEqual(new Date('2026-11-23T10:00:00Z'))
    expect(at('2026-11-23T10:00:00Z')).toBeNull()
    expect(at('2026-11-24T10:00:00Z')).toBeNull()
  })
})
