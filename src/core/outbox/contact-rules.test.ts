// The limits of contacts: no sequence of acts and messages passes one, in any zone, and what was told stands until it is taken back.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import '../../../tests/support/property-runs.ts'
import type { Market } from '../market/market.ts'
import { markets } from '../market/markets.ts'
import { contactChannels } from './contact.ts'
import { type Counted, limitPassed, withinLimitsFrom } from './contact-limits.ts'
import { afterQuietHours, freeFrom, type Noted, standingStop } from './contact-rules.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const start = Date.parse('2026-03-01T00:00:00Z')
const zones = ['Asia/Manila', 'Asia/Kolkata', 'America/New_York', 'Pacific/Apia', 'Australia/Lord_Howe', 'UTC']
const market = fc
  .tuple(fc.constantFrom(...Object.values(markets)), fc.constantFrom(...zones))
  .map(([one, zone]): Market => ({ ...one, zone }))
/** Minutes from the start, in a month with a clock change. */
const asked = fc.record({ minutes: fc.nat(30 * 24 * 60), channel: fc.constantFrom(...contactChannels) })
const atMinute = (minutes: number) => new Date(start + minutes * 60_000)

/** The most contacts in any span of this length. */
function mostIn(times: readonly number[], spanMs: number): number {
  return Math.max(0, ...times.map((end) => times.filter((time) => time <= end && time > end - spanMs).length))
}

function withinEveryLimit(made: readonly Counted[], { contactCaps, channelCaps }: Market): boolean {
  const groups = [
    { ofGroup: made, cap: contactCaps.reminders },
    ...contactChannels.map((channel) => ({
      ofGroup: made.filter((one) => one.channel === channel),
      cap: channelCaps[channel],
    })),
  ]
  return groups.every(({ ofGroup, cap }) => {
    const times = ofGroup.map(({ at }) => at.getTime())
    return mostIn(times, dayMs) <= cap.dayAtMost && mostIn(times, 7 * dayMs) <= cap.weekAtMost
  })
}

describe('the limits of contacts', () => {
  it('are passed by no sequence of acts and messages that ask first, noted in any order, in any zone', () => {
    fc.assert(
      fc.property(market, fc.array(asked, { maxLength: 60 }), (of, tries) => {
        const made: Counted[] = []
        for (const { minutes, channel } of tries) {
          const one = { at: atMinute(minutes), channel }
          if (limitPassed(made, one, of) === null) made.push(one)
        }
        expect(withinEveryLimit(made, of)).toBe(true)
      }),
    )
  })

  it('are kept by waiting until the time that is named, which is outside the quiet hours and no later than needed', () => {
    fc.assert(
      fc.property(market, fc.array(asked, { maxLength: 25 }), (of, tries) => {
        const made: Counted[] = []
        for (const { minutes, channel } of tries.toSorted((one, other) => one.minutes - other.minutes)) {
          const at = atMinute(minutes)
          const free = freeFrom(made, { at, channel }, of)
          expect(free.getTime()).toBeGreaterThanOrEqual(at.getTime())
          expect(limitPassed(made, { at: free, channel }, of)).toBeNull()
          if (channel !== 'letter') expect(afterQuietHours(of, free)).toEqual(free)
          const before = new Date(withinLimitsFrom(made, { at, channel }, of).getTime() - 1)
          if (before >= at) expect(limitPassed(made, { at: before, channel }, of)).not.toBeNull()
          made.push({ at: free, channel })
        }
        expect(withinEveryLimit(made, of)).toBe(true)
      }),
    )
  })

  it('count a contact that is noted late among those that came after it', () => {
    const { philippines: of } = markets
    const hours = (...at: number[]): Counted[] =>
      at.map((hour) => ({ at: new Date(start + hour * hourMs), channel: 'text' }))
    expect(limitPassed(hours(20, 22), { at: new Date(start), channel: 'call' }, of)).toBe('tooMany')
    expect(limitPassed(hours(24, 25), { at: new Date(start), channel: 'call' }, of)).toBeNull()
    expect(limitPassed(hours(0, 23), { at: new Date(start + 24 * hourMs), channel: 'call' }, of)).toBeNull()
  })

  it('hold by channel within those of all', () => {
    const visit: Counted = { at: new Date(start), channel: 'visit' }
    const asksFor = (channel: Counted['channel']) =>
      limitPassed([visit], { at: new Date(start + hourMs), channel }, markets.india)
    expect([asksFor('visit'), asksFor('call')]).toEqual(['tooManyByChannel', null])
    for (const { channelCaps, contactCaps } of Object.values(markets))
      for (const { dayAtMost, weekAtMost } of Object.values(channelCaps)) {
        expect(dayAtMost).toBeGreaterThan(0)
        expect(weekAtMost).toBeGreaterThanOrEqual(dayAtMost)
        expect(dayAtMost).toBeLessThanOrEqual(contactCaps.reminders.weekAtMost)
      }
  })
})

describe('what was told an officer', () => {
  const told = (hour: number, outcome: Noted['outcome'], of: Partial<Noted> = {}): Noted => ({
    at: new Date(start + hour * hourMs),
    channel: 'call',
    direction: 'in',
    outcome,
    ...of,
  })
  const at = (hour: number, of: Partial<Parameters<typeof standingStop>[1]> = {}) => ({
    at: new Date(start + hour * hourMs),
    channel: 'call' as const,
    ...of,
  })

  it('stands from then on, and not before', () => {
    const noted = [told(2, 'deceased'), told(1, 'represented')]
    expect([1, 2, 3].map((hour) => standingStop(noted, at(hour)))).toEqual([null, 'represented', 'deceased'])
  })

  it('is ended by the borrower in person, and by no contact that an officer began', () => {
    const noted = [told(1, 'represented'), told(2, 'asksNotTo')]
    expect(standingStop([...noted, told(3, 'ownContact', { direction: 'out' })], at(4))).toBe('represented')
    expect(standingStop([...noted, told(3, 'ownContact')], at(4))).toBeNull()
    expect(standingStop([...noted, told(3, 'ownContact'), told(4, 'deceased')], at(5))).toBe('deceased')
  })

  it('holds for the channel that the borrower named, and not for a representative', () => {
    expect(standingStop([told(1, 'asksNotTo')], at(2, { channel: 'letter' }))).toBeNull()
    expect(standingStop([told(1, 'represented')], at(2, { outcome: 'toRepresentative' }))).toBeNull()
    expect(standingStop([told(1, 'asksNotTo')], at(2, { outcome: 'toRepresentative' }))).toBe('askedNotTo')
  })
})
