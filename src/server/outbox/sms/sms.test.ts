// When a message may leave: not in the market's quiet hours, whatever its clocks do.

import { describe, expect, it } from 'vitest'
import type { Market } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import { afterQuietHours } from '../../../core/outbox/contact-rules.ts'

const at = (market: Market, instant: string) => afterQuietHours(market, new Date(instant)).toISOString()

describe('quiet hours', () => {
  it.each([
    ['in the afternoon', '2026-11-20T07:00:00.000Z', '2026-11-20T07:00:00.000Z'],
    ['a minute before ten', '2026-11-20T13:59:00.000Z', '2026-11-20T13:59:00.000Z'],
    ['at ten in the evening', '2026-11-20T14:00:00.000Z', '2026-11-20T22:00:00.000Z'],
    ['just before midnight', '2026-11-20T15:59:59.000Z', '2026-11-20T22:00:00.000Z'],
    ['just after midnight', '2026-11-20T16:00:00.000Z', '2026-11-20T22:00:00.000Z'],
    ['a minute before six', '2026-11-20T21:59:59.000Z', '2026-11-20T22:00:00.000Z'],
    ['at six in the morning', '2026-11-20T22:00:00.000Z', '2026-11-20T22:00:00.000Z'],
  ])('let a message %s out when the night is over in Manila', (_when, instant, leaves) => {
    expect(at(markets.standard, instant)).toBe(leaves)
  })

  it('are those of the market', () => {
    expect(at(markets.india, '2026-11-20T13:29:00.000Z')).toBe('2026-11-20T13:29:00.000Z')
    expect(at(markets.india, '2026-11-20T13:30:00.000Z')).toBe('2026-11-21T02:30:00.000Z')
  })

  it('may lie within a day', () => {
    const siesta = { ...markets.standard, quietHours: { from: '12:00', to: '15:30' } }
    expect(at(siesta, '2026-11-20T03:59:00.000Z')).toBe('2026-11-20T03:59:00.000Z')
    expect(at(siesta, '2026-11-20T04:00:00.000Z')).toBe('2026-11-20T07:30:00.000Z')
    expect(at(siesta, '2026-11-20T07:30:00.000Z')).toBe('2026-11-20T07:30:00.000Z')
  })

  it('end at the hour that the wall shows, also on a day that a clock change makes shorter or longer', () => {
    const berlin = { ...markets.standard, zone: 'Europe/Berlin' }
    expect(at(berlin, '2026-03-28T22:00:00.000Z')).toBe('2026-03-29T04:00:00.000Z')
    expect(at(berlin, '2026-10-24T21:00:00.000Z')).toBe('2026-10-25T05:00:00.000Z')
  })
})
