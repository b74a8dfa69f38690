// Payment intents: one lives for each order and purpose, and paid is the end.

import { describe, expect, it } from 'vitest'
import {
  decideIntent,
  type IntentFacts,
  intentStates,
  liveIntentStates,
  paidInFullAt,
  shownState,
  stateAfter,
} from './intent.ts'

const now = new Date('2026-11-20T10:00:00Z')
const later = new Date('2026-11-20T10:30:00Z')
const wish = { channel: 'corner-store', amountMinor: 140_000 }
const live = (changes: Partial<IntentFacts> = {}): IntentFacts => ({
  state: 'waiting',
  channel: 'corner-store',
  amountMinor: 140_000,
  expiresAt: later,
  isUsedUp: false,
  ...changes,
})

describe('a wish to pay', () => {
  it('makes an intent where none lives', () => {
    expect(decideIntent(null, wish, now)).toEqual({ do: 'make', retire: null })
  })

  it('gets the same code for the same channel and amount', () => {
    expect(decideIntent(live(), wish, now)).toEqual({ do: 'reuse' })
  })

  it.each([
    ['another channel', { channel: 'm-wallet' }],
    ['another amount', { amountMinor: 139_900 }],
  ])('replaces the code of %s', (_, change) => {
    expect(decideIntent(live(change), wish, now)).toEqual({ do: 'make', retire: 'cancelled' })
  })

  it('asks again under the same reference while the answer is missing', () => {
    expect(decideIntent(live({ state: 'unknown' }), wish, now)).toEqual({ do: 'askAgain' })
  })

  it.each([{ channel: 'm-wallet' }, { amountMinor: 139_900 }])(
    'is refused beside an intent whose outcome is unknown: %o',
    (change) => {
      expect(decideIntent(live({ state: 'unknown', ...change }), wish, now)).toEqual({ refused: 'paymentIsPending' })
    },
  )

  it.each(liveIntentStates)('makes a new one at the very moment at which a %s one expires', (state) => {
    expect(decideIntent(live({ state, expiresAt: now }), wish, now)).toEqual({ do: 'make', retire: 'expired' })
  })
})

describe('the code page', () => {
  it.each(intentStates)('knows a state for an intent that is %s', (state) => {
    const shown = { unknown: 'waiting', waiting: 'waiting', paid: 'paid' } as Record<string, string>
    expect(shownState({ state, expiresAt: later }, now)).toBe(shown[state] ?? 'expired')
    expect(shownState({ state, expiresAt: now }, now)).toBe(state === 'paid' ? 'paid' : 'expired')
  })
})

describe('what is heard of an intent', () => {
  it.each(intentStates)('makes it paid, also when it was %s', (state) => {
    expect(stateAfter(state, 'paid')).toBe('paid')
  })

  it.each(intentStates)('a failure ends only what is alive: %s', (state) => {
    expect(stateAfter(state, 'failed')).toBe(liveIntentStates.includes(state) ? 'failed' : state)
  })
})

describe('a code is paid', () => {
  const asked = { purpose: 'repayment', amountMinor: 140_000 } as const
  const first = { amountMinor: 100_000, paidAt: now }
  const second = { amountMinor: 40_000, paidAt: later }

  it('by its amount or more', () => {
    for (const amountMinor of [140_000, 140_001]) {
      expect(paidInFullAt(asked, [{ amountMinor, paidAt: now }])).toBe(now)
    }
  })

  it('not by less, and not by nothing', () => {
    expect(paidInFullAt(asked, [{ amountMinor: 139_999, paidAt: now }])).toBeNull()
    expect(paidInFullAt(asked, [])).toBeNull()
  })

  it('by several payments together, at the last that was needed, in whatever order they are told', () => {
    const surplus = { amountMinor: 1, paidAt: new Date('2026-11-21T10:00:00Z') }
    expect(paidInFullAt(asked, [first, second, surplus])).toBe(later)
    expect(paidInFullAt(asked, [surplus, second, first])).toBe(later)
  })

  it.each(['rollover', 'settlement', 'coolingOff'] as const)('by one payment of the whole for a %s', (purpose) => {
    const whole = { amountMinor: 140_000, paidAt: later }
    expect(paidInFullAt({ ...asked, purpose }, [first, second])).toBeNull()
    expect(paidInFullAt({ ...asked, purpose }, [first, whole])).toBe(later)
  })
})
