// Who is named in a complaint about conduct.

import { describe, expect, it } from 'vitest'
import { isAboutConduct, isNamedIn } from './named-officer.ts'

describe('an officer', () => {
  it.each([
    ['Joy Mercado', 'A woman called Joy shouted at me.', true],
    ['Joy Mercado', 'MERCADO, again.', true],
    ['José Núñez', 'jose called me nine times', true],
    ['Joy Mercado', 'I enjoyed nothing of this.', false],
    ['J. Lo', 'J lo', false],
    ['Joy Mercado', '', false],
    ['王芳', '一位叫王芳的员工威胁我。', true],
    ['王芳', '客服威胁我。', false],
    ['राजेश कुमार', 'राजेश ने मुझे धमकाया', true],
  ])('%s is named in "%s": %s', (name, text, isNamed) => {
    expect(isNamedIn(['First.', text], name)).toBe(isNamed)
  })
})

describe('a complaint', () => {
  it('is about conduct where it is about collection, but for a payment made already', () => {
    expect(isAboutConduct({ type: 'collection', subType: 'threatened' })).toBe(true)
    expect(isAboutConduct({ type: 'collection', subType: null })).toBe(true)
    expect(isAboutConduct({ type: 'collection', subType: 'paidAlready' })).toBe(false)
    expect(isAboutConduct({ type: 'charges', subType: null })).toBe(false)
  })
})
