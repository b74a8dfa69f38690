// Every language says everything, and the browser says what the server says.

import { describe, expect, it } from 'vitest'
import { languages } from '../../core/language.ts'
import { loadSection, type Section } from './load-section.ts'
import { wordsFor } from './words-for.ts'

const en = wordsFor('en')

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
  it('have the same shape in the two languages for tests', () => {
    for (const language of ['en-XA', 'ar-XB'] as const) expect(everyPath(wordsFor(language))).toEqual(everyPath(en))
  })

  it('are never empty', () => {
    for (const language of languages)
      expect(everyText(wordsFor(language)).filter((text) => text.trim() === '')).toEqual([])
  })

  it('are the same in the browser as on the server', async () => {
    for (const section of Object.keys(en) as Section[]) {
      for (const language of languages)
        expect(everyPath(await loadSection(language, section))).toEqual(everyPath(wordsFor(language)[section]))
      expect(everyText(await loadSection('ar-XB', section))).toEqual(everyText(wordsFor('ar-XB')[section]))
    }
  })
})
