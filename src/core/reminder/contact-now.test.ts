// Whether a borrower may be called now: each reason against it, and which of two is told.

import { describe, expect, it } from 'vitest'
import type { LoanState } from '../loan/loan-state.ts'
import { type ContactFacts, whyNotContacted } from './contact-now.ts'

const cap = { dayAtMost: 2, weekAtMost: 3 }
const owing = (dueMinor: number, hardship: unknown = null) =>
  ({ amountDue: { totalMinor: dueMinor }, hardship, asOf: '2026-11-23' }) as LoanState
const late = { state: owing(324_000), isPromised: false }
const facts: ContactFacts = {
  hasPhone: true,
  loans: [late],
  isWanted: true,
  sent: { inADay: 1, inAWeek: 2 },
  isNight: false,
}
const kept = owing(324_000, { standing: 'kept', until: '2026-11-23' })

describe('a call about a payment', () => {
  it.each<[string, Partial<ContactFacts>, ReturnType<typeof whyNotContacted>]>([
    ['by day, with something due', {}, null],
    ['without a number', { hasPhone: false, isWanted: false }, 'noPhone'],
    [
      'with nothing due',
      {
        loans: [
          { state: owing(0), isPromised: false },
          { state: null, isPromised: false },
        ],
      },
      'nothingDue',
    ],
    ['against a wish', { isWanted: false, isNight: true }, 'unwanted'],
    ['while a promise stands', { loans: [{ ...late, isPromised: true }] }, 'leftAlone'],
    ['while a plan is kept', { loans: [{ state: kept, isPromised: false }] }, 'leftAlone'],
    ['of another loan than the promised one', { loans: [{ ...late, isPromised: true }, late] }, null],
    [
      'after a broken plan',
      { loans: [{ state: owing(1, { standing: 'broken', until: '2026-11-23' }), isPromised: false }] },
      null,
    ],
    ['the third of a day', { sent: { inADay: 2, inAWeek: 2 } }, 'tooMany'],
    ['the fourth of a week', { sent: { inADay: 0, inAWeek: 3 }, isNight: true }, 'tooMany'],
    ['at night', { isNight: true }, 'atNight'],
  ])('%s', (_when, changed, expected) => {
    expect(whyNotContacted({ ...facts, ...changed }, cap)).toBe(expected)
  })
})
