// The languages that tests speak stretch every word, and turn it round.

import { describe, expect, it } from 'vitest'
import { pseudo } from './pseudo-language.ts'

describe('a pseudo-language', () => {
  it('is at least 40 % longer, and keeps figures', () => {
    for (const text of ['OK', 'Repayment Plan', 'What you typed is kept. We try again by ourselves.']) {
      expect([...pseudo(text)].length).toBeGreaterThanOrEqual(text.length * 1.4)
    }
    expect(pseudo('96/200')).toBe('96/200')
    expect(pseudo({ left: (clock: string) => `${clock} left` }).left('23:41')).toContain('23:41')
  })

  it('leaves the name of what is filled in later', () => {
    expect(pseudo('{lender} is a lender.')).toContain('{lender} íš á łéñdér.')
  })

  it('runs right to left where asked', () => {
    expect(pseudo('Cancel', 'rtl')).toMatch(/^\u202e.*\u202c$/u)
  })
})
