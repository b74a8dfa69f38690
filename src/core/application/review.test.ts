// A person's look: by when, and what stands in the way of a decision.

import { describe, expect, it } from 'vitest'
import { markets } from '../market/markets.ts'
import { applicationStates, statesBefore } from './application-state.ts'
import { type ReviewedSubject, reviewDueBy, whyNotDecided } from './review.ts'

describe('the clock of a review', () => {
  // A Friday, ten in the morning in Manila.
  const askedAt = new Date('2026-11-20T02:00:00Z')

  it('is the last second of the promised weekday in the market', () => {
    expect(reviewDueBy('referred', askedAt, markets.standard).toISOString()).toBe('2026-11-23T15:59:59.000Z')
    expect(reviewDueBy('secondLook', askedAt, markets.standard).toISOString()).toBe('2026-11-25T15:59:59.000Z')
  })

  it('is promised in every market', () => {
    for (const market of Object.values(markets)) {
      expect(reviewDueBy('referred', askedAt, market) > askedAt, market.id).toBe(true)
    }
  })
})

describe('a decision by a person', () => {
  const waiting: ReviewedSubject = {
    kind: 'referred',
    isDecided: false,
    declinedByOfficer: false,
    stillStands: true,
    anotherIsOpen: false,
    firmReason: null,
    identityIsOpen: false,
  }
  const everythingWrong: ReviewedSubject = {
    kind: 'referred',
    isDecided: true,
    declinedByOfficer: true,
    stillStands: false,
    anotherIsOpen: true,
    firmReason: 'tooYoung',
    identityIsOpen: true,
  }

  it('counts where nothing stands in its way', () => {
    expect(whyNotDecided(waiting, true)).toBeNull()
    expect(whyNotDecided(waiting, false)).toBeNull()
  })

  it('is refused for the first thing that is wrong', () => {
    let subject = everythingWrong
    const repairs: [why: string, repair: Partial<ReviewedSubject>][] = [
      ['applicationIsDecided', { isDecided: false }],
      ['applicationIsOver', { stillStands: true }],
      ['declineIsOwn', { declinedByOfficer: false }],
      ['anotherLoanIsOpen', { anotherIsOpen: false }],
      ['ruleIsFirm', { firmReason: null }],
      ['identityIsNotConfirmed', { identityIsOpen: false }],
    ]
    for (const [why, repair] of repairs) {
      expect(whyNotDecided(subject, true)).toBe(why)
      subject = { ...subject, ...repair }
    }
    expect(whyNotDecided(subject, true)).toBeNull()
  })

  it('may decline whatever the rules say, and whatever else is open', () => {
    expect(
      whyNotDecided({ ...waiting, anotherIsOpen: true, firmReason: 'blocked', identityIsOpen: true }, false),
    ).toBeNull()
  })
})

describe('the steps of an application', () => {
  it('lead to each state from those alone that may', () => {
    expect(Object.fromEntries(applicationStates.map((to) => [to, statesBefore(to)]))).toEqual({
      open: [],
      checking: ['open'],
      referred: ['open', 'checking'],
      approved: ['open', 'checking', 'referred', 'declined'],
      declined: ['open', 'checking', 'referred'],
      ended: ['open', 'checking', 'referred', 'approved'],
    })
  })
})
