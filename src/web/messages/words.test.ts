// Every language says everything, and the pseudo-languages stretch it.

import { describe, expect, it } from 'vitest'
import { loadSection, type Section } from './client-words.ts'
import { en } from './en.ts'
import { chooseLanguage, directionOf, languages } from './languages.ts'
import { pseudo, pseudoText } from './pseudo.ts'
import { wordsFor } from './words-for.ts'

function everyPath(words: unknown, path = ''): string[] {
  if (typeof words !== 'object' || words === null) return [`${path}: ${typeof words}`]
  return Object.entries(words).flatMap(([key, word]) => everyPath(word, `${path}/${key}`))
}

function everyText(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words !== 'object' || words === null) return []
  return Object.values(words).flatMap(everyText)
}

describe('words', () => {
  it('have the same shape in every language', () => {
    for (const language of [...languages, 'en-XA', 'ar-XB'] as const) {
      expect(everyPath(wordsFor(language))).toEqual(everyPath(en))
    }
  })

  it('are never empty', () => {
    for (const language of languages)
      expect(everyText(wordsFor(language)).filter((text) => text.trim() === '')).toEqual([])
  })

  it('are the same in the browser as on the server', async () => {
    for (const section of Object.keys(en) as Section[]) {
      for (const language of languages) expect(await loadSection(language, section)).toBe(wordsFor(language)[section])
      expect(everyText(await loadSection('ar-XB', section))).toEqual(everyText(wordsFor('ar-XB')[section]))
    }
  })
})

describe('the language of a page', () => {
  it.each([
    ['id', 'id'],
    ['id-ID,id;q=0.9,en;q=0.8', 'id'],
    ['in_ID', 'id'],
    ['tl-PH, en-PH;q=0.8', 'en'],
    ['xx, id', 'id'],
    ['', 'en'],
    [null, 'en'],
    ['en-XA', 'en'],
    ['<script>', 'en'],
  ])('asked for as %s is %s', (asked, language) => {
    expect(chooseLanguage(asked)).toBe(language)
  })

  it('can be a pseudo-language where tests are allowed', () => {
    expect(chooseLanguage('ar-XB', true)).toBe('ar-XB')
    expect(directionOf('ar-XB')).toBe('rtl')
    expect(directionOf('id')).toBe('ltr')
  })
})

describe('a pseudo-language', () => {
  it('is at least 40 % longer, and keeps figures', () => {
    for (const text of ['OK', 'Repayment Plan', 'What you typed is kept. We try again by ourselves.']) {
      expect([...pseudoText(text)].length).toBeGreaterThanOrEqual(text.length * 1.4)
    }
    expect(pseudoText('96/200')).toBe('96/200')
    expect(pseudo({ left: (clock: string) => `${clock} left` }).left('23:41')).toContain('23:41')
  })

  it('runs right to left where asked', () => {
    expect(pseudoText('Cancel', 'rtl')).toMatch(/^\u202e.*\u202c$/u)
  })
})
