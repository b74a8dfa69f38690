// Whether a borrower may be contacted now: each reason against it, which of two is told, and from when it may be.

import { describe, expect, it } from 'vitest'
import type { LoanState } from '../loan/loan-state.ts'
import { philippines } from '../market/philippines.ts'
import type { Counted } from './contact-limits.ts'
import { type AskedContact, type ContactFacts, dueNow, whyAgainstRules, whyNotContacted } from './contact-now.ts'
import type { Noted } from './contact-rules.ts'

const hourMs = 3_600_000
/** 18:00 in Manila. */
const now = new Date('2026-11-23T10:00:00Z')
/** 03:00 there. */
const night = new Date('2026-11-22T19:00:00Z')
const call: AskedContact = { channel: 'call', at: now }
const owing = (dueMinor: number, hardship: unknown = null) =>
  ({ amountDue: { totalMinor: dueMinor }, hardship, asOf: '2026-11-23' }) as LoanState
const late = { ...dueNow(owing(324_000)), promisedUntil: null, isHelpAsked: false }
const promised = { ...late, promisedUntil: new Date('2026-11-25T15:59:59Z') }
const ago = (...hours: number[]): Counted[] =>
  hours.map((count) => ({ at: new Date(now.getTime() - count * hourMs), channel: 'text' }))
const facts: ContactFacts = { hasPhone: true, loans: [late], isWanted: true, counted: ago(30), noted: [] }
const kept = { ...late, ...dueNow(owing(324_000, { standing: 'running', until: '2026-11-24' })) }
const told = (outcome: Noted['outcome'], channel: Noted['channel'] = 'call'): Noted[] => [
  { at: new Date(now.getTime() - hourMs), channel, direction: 'in', outcome },
]

describe('a call about a payment', () => {
  it.each<[string, Partial<ContactFacts>, string | null, string | null]>([
    ['by day, with something due', {}, null, null],
    ['without a number', { hasPhone: false, isWanted: false }, 'noPhone', null],
    [
      'with nothing due',
      {
        loans: [
          { ...late, ...dueNow(owing(0)) },
          { ...late, ...dueNow(null) },
        ],
        noted: told('deceased'),
      },
      'nothingDue',
      null,
    ],
    ['to who has died', { isWanted: false, noted: told('deceased') }, 'deceased', null],
    ['to who is represented', { noted: told('represented') }, 'represented', null],
    ['to who asked not to be called', { noted: told('asksNotTo') }, 'askedNotTo', null],
    ['to who asked for no texts', { noted: told('asksNotTo', 'text') }, null, null],
    ['against a wish', { isWanted: false, counted: ago(1, 2) }, 'unwanted', null],
    ['while a request for help is looked at', { loans: [{ ...promised, isHelpAsked: true }] }, 'helpAsked', null],
    [
      'while one with another loan is, of which nothing is due',
      { loans: [late, { ...late, ...dueNow(owing(0)), isHelpAsked: true }] },
      'helpAsked',
      null,
    ],
    ['while a promise stands', { loans: [promised] }, 'leftAlone', '2026-11-25T22:00:00.000Z'],
    ['while a plan is kept', { loans: [kept] }, 'leftAlone', '2026-11-24T22:00:00.000Z'],
    ['while both are', { loans: [promised, kept] }, 'leftAlone', '2026-11-24T22:00:00.000Z'],
    ['of another loan than the promised one', { loans: [promised, late] }, null, null],
    [
      'after a broken plan',
      { loans: [{ ...late, ...dueNow(owing(1, { standing: 'broken', until: '2026-11-23' })) }] },
      null,
      null,
    ],
    ['the third of a day', { counted: ago(1, 5) }, 'tooMany', '2026-11-24T05:00:00.000Z'],
    ['the fourth of a week', { counted: ago(30, 60, 90) }, 'tooMany', '2026-11-26T22:00:00.000Z'],
  ])('%s', (_when, changed, because, from) => {
    const stopped = whyNotContacted({ ...facts, ...changed }, call, philippines)
    expect([stopped?.because ?? null, stopped?.from?.toISOString() ?? null]).toEqual([because, from])
  })

  it('at night waits for the morning, and a letter does not', () => {
    const at = { ...facts, counted: [] }
    expect(whyNotContacted(at, { channel: 'call', at: night }, philippines)).toEqual({
      because: 'atNight',
      also: [],
      from: new Date('2026-11-22T22:00:00Z'),
    })
    expect(whyNotContacted(at, { channel: 'letter', at: night }, philippines)).toBeNull()
  })

  it('names every rule that stands against it, and waits for the last of those that a clock ends', () => {
    const visit = { channel: 'visit', at: night } as const
    const counted = ['text', 'text', 'visit', 'visit'] as const
    const often = counted.map((channel, hour) => ({ at: new Date(night.getTime() - (hour + 1) * hourMs), channel }))
    expect(whyAgainstRules({ ...facts, counted: often }, visit, philippines)).toMatchObject({
      because: 'tooMany',
      also: ['tooManyByChannel', 'atNight'],
    })
    const all = {
      ...facts,
      hasPhone: false,
      isWanted: false,
      counted: often,
      loans: [{ ...promised, isHelpAsked: true }],
    }
    const noted = [...told('represented'), ...told('deceased'), ...told('asksNotTo')].map((one) => ({
      ...one,
      at: new Date(0),
    }))
    expect(whyNotContacted({ ...all, noted }, { channel: 'call', at: night }, philippines)).toEqual({
      because: 'noPhone',
      also: ['deceased', 'represented', 'askedNotTo', 'unwanted', 'helpAsked', 'leftAlone', 'tooMany', 'atNight'],
      from: null,
    })
    const waiting = whyNotContacted(
      { ...facts, loans: [promised], counted: often },
      { ...call, at: night },
      philippines,
    )
    expect(waiting).toMatchObject({ because: 'leftAlone', also: ['tooMany', 'atNight'] })
    expect(waiting?.from?.toISOString()).toBe('2026-11-29T22:00:00.000Z')
  })

  it('that was made is held against the rules whatever was due; one to the representative breaks none', () => {
    const none = { ...facts, hasPhone: false, loans: [], counted: [] }
    expect(whyAgainstRules(none, call, philippines)).toBeNull()
    expect(whyAgainstRules(none, { ...call, at: night }, philippines)?.because).toBe('atNight')
    const represented = { ...none, noted: told('represented') }
    expect(whyAgainstRules(represented, call, philippines)?.because).toBe('represented')
    expect(whyAgainstRules(represented, { ...call, outcome: 'toRepresentative' }, philippines)).toBeNull()
  })
})
