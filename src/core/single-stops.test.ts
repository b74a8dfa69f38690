// One stop at the end of a sentence, whatever the name before it ends with.

import { describe, expect, it } from 'vitest'
import { wordsFor } from '../web/messages/words-for.ts'
import { serverWordsFor } from '../words/server-words.ts'
import { languages } from './language.ts'
import { singleStops } from './single-stops.ts'

describe('a sentence', () => {
  it.each([
    ['Log in to Harbour Credit Inc..', 'Log in to Harbour Credit Inc.'],
    ['Harbour Credit Inc.. Never share it.', 'Harbour Credit Inc. Never share it.'],
    ['点一下就到 Harbour Credit Inc.。', '点一下就到 Harbour Credit Inc。'],
    ['नमस्ते, Reyes Jr.।', 'नमस्ते, Reyes Jr।'],
    ['One moment...', 'One moment...'],
    ['Inc. and on.', 'Inc. and on.'],
  ])('%s becomes %s', (said, once) => {
    expect(singleStops(said)).toBe(once)
  })
})

/** Every sentence, made with a name that ends with a dot wherever it takes one. */
function saidWithName(words: unknown): string[] {
  const name = 'Harbour Credit Inc.'
  const anything: Record<string, unknown> = new Proxy({}, { get: (_target, key) => (key === 'days' ? 3 : name) })
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') {
    const made = [() => words(name, name, name, name), () => words(anything, anything)].flatMap((say) => {
      try {
        return saidWithName(say())
      } catch {
        // A sentence of figures and days: no name stands in it.
        return []
      }
    })
    return made
  }
  if (typeof words === 'object' && words !== null) return Object.values(words).flatMap(saidWithName)
  return []
}

describe.each(languages)('in %s', (language) => {
  it('no sentence of a screen or of the server has two stops', () => {
    const said = [...saidWithName(wordsFor(language)), ...saidWithName(serverWordsFor(language))]
    const withName = said.filter((sentence) => sentence.includes('Harbour Credit Inc'))
    expect(withName.length).toBeGreaterThan(30)
    expect(withName.filter((sentence) => /(?<!\.)\.[.。।](?!\.)/.test(sentence))).toEqual([])
  })
})
