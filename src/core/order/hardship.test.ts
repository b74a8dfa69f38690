// Until when an offered plan can be accepted.

import { describe, expect, it } from 'vitest'
import { planOfferState } from './hardship.ts'

describe('an offered plan', () => {
  const expiresAt = new Date('2026-10-08T09:00:00Z')

  it('is open up to its last moment, and lapses after it', () => {
    expect(planOfferState({ answeredAs: null, expiresAt }, expiresAt)).toBe('open')
    expect(planOfferState({ answeredAs: null, expiresAt }, new Date(expiresAt.getTime() + 1))).toBe('lapsed')
  })

  it('stays as it was answered, however late it is asked about', () => {
    const later = new Date('2027-01-01T00:00:00Z')
    expect(planOfferState({ answeredAs: 'accepted', expiresAt }, later)).toBe('accepted')
    expect(planOfferState({ answeredAs: 'declined', expiresAt }, expiresAt)).toBe('declined')
  })
})
