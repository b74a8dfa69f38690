// Receipts, statements and letters have no figure of their own: each one that they say is handed to them from the loan.

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '../../core/language.ts'
import { figuresOf } from '../adapters/lender/traced-figures.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** The texts of a file of words: no comments, nothing that is filled in, no code around them, and not the name of the fingerprint. */
function textsOf(source: string): string {
  const lines = source.split('\n').filter((line) => !/^\s*(?:\/\/|\/\*|\*|import )/.test(line))
  const quoted = lines.join('\n').match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? []
  return quoted.map((text) => text.replaceAll(/\$\{[^{}]*\}|sha-?256/gi, ' ')).join('\n')
}

function closureLetters(language: string): string[] {
  return readdirSync(path.join(root, 'content/legal'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === `closure-letter.${language}.md`)
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'))
}

/** One of something is said in a singular of its own: `1 día`. */
const isOwn = (figure: string): boolean => figure !== '1'

describe.each(languages)('the papers of a loan in %s', (language) => {
  it('state no figure that is not filled in', () => {
    const words = readFileSync(path.join(import.meta.dirname, language, 'documents.ts'), 'utf8')
    expect(figuresOf(textsOf(words)).filter(isOwn)).toEqual([])
    const letters = closureLetters(language)
    expect(letters).toHaveLength(5)
    for (const letter of letters) expect(figuresOf(letter)).toEqual([])
  })
})

describe('the search for figures in words', () => {
  it.each([
    ["closed: 'Closed after 91 days',", ['91']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of words
    ['late: (v) => `Late charge of 5 % on ${v.amount}`,', ['5']],
    ["zh: '共 ९१ 天',", ['91']],
    ["// Since 2026\n  limit: 3,\n  text: 'Paid',", []],
  ])('finds in %j %j', (source, figures) => {
    expect(figuresOf(textsOf(source))).toEqual(figures)
  })
})
