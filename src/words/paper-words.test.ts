// Receipts, statements and letters have no figure of their own: each one that they say is handed to them from the loan.

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '../core/language.ts'
import { figuresOf } from '../server/adapters/lender/figure-sources.ts'
import { textsByPath } from './check.ts'
import { readSection, type SectionCatalogue, sectionFiles } from './files.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The texts of a section, without what is filled in and the name of the fingerprint. */
function textsOf(section: SectionCatalogue): string {
  const texts = [...textsByPath(section).values()]
  return texts.map((text) => text.replaceAll(/sha-?256|=\d+(?= \{)/gi, ' ')).join('\n')
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
    const { documents = '' } = sectionFiles('server', language)
    expect(figuresOf(textsOf(readSection(documents))).filter(isOwn)).toEqual([])
    const letters = closureLetters(language)
    expect(letters).toHaveLength(5)
    for (const letter of letters) expect(figuresOf(letter)).toEqual([])
  })
})

describe('the search for figures in words', () => {
  it.each([
    ['Closed after 91 days', ['91']],
    ['Late charge of 5 % on {amount}', ['5']],
    ['共 ९१ 天', ['91']],
    ['{n, plural, =2 {both} other {# of them}}', []],
  ])('finds in %j %j', (text, figures) => {
    expect(figuresOf(textsOf({ '@text': 'Since 2026', text }))).toEqual(figures)
  })
})
