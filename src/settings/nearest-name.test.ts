// Which name a misspelt one was probably meant to be.

import { describe, expect, it } from 'vitest'
import { nearestName } from './read-settings.ts'

const names = ['PORT', 'SESSION_SECRET', 'SESSION_SECRET_BEFORE', 'SUPPORT_PHONE', 'DESK_PORT']

describe('the nearest name', () => {
  it.each([
    ['SESION_SECRET', 'SESSION_SECRET'],
    ['SESSION_SECRETS', 'SESSION_SECRET'],
    ['SESSOIN_SECRET', 'SESSION_SECRET'],
    ['SESSION-SECRET-BEFORE', 'SESSION_SECRET_BEFORE'],
    ['support_phone', 'SUPPORT_PHONE'],
    ['POTR', 'PORT'],
  ])('of %s is %s', (word, name) => {
    expect(nearestName(word, names)).toBe(name)
  })

  it('of another word is none', () => {
    expect(nearestName('SESSION_KEY', names)).toBeNull()
    expect(nearestName('', names)).toBeNull()
  })
})
