// Receipts, statements and letters have no figure of their own: each one that they say is handed to them from the loan.

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '../core/language.ts'
import { figuresOf } from '../server/adapters/lender/figure-sources.ts'
import { isKnown } from '../server/documents/pdf-fonts.ts'
import { textsByPath } from './check.ts'
import { readSection, type SectionCatalogue, sectionFiles } from './files.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The texts of a section, without what is filled in and the name of the fingerprint. */
function textsOf(section: SectionCatalogue): string {
  const texts = [...textsByPath(section).values()]
  return texts.map((text) => text.replaceAll(/sha-?256|=\d+(?= \{)/gi, ' ')).join('\n')
}

function legalTexts(language: string, paper: RegExp): string[] {
  return readdirSync(path.join(root, 'content/legal'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => paper.test(name) && name.endsWith(`.${language}.md`))
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'))
}

/** The letters that no font of the papers has: they would be empty boxes. */
const withoutFont = (text: string): string[] => [...new Set(text)].filter((letter) => letter > '~' && !isKnown(letter))

/** One of something is said in a singular of its own: `1 día`. */
const isOwn = (figure: string): boolean => figure !== '1'

describe.each(languages)('the papers of a loan in %s', (language) => {
  it('state no figure that is not filled in', () => {
    const { documents = '' } = sectionFiles('server', language)
    expect(figuresOf(textsOf(readSection(documents))).filter(isOwn)).toEqual([])
    const letters = legalTexts(language, /^closure-letter/)
    expect(letters).toHaveLength(5)
    for (const letter of letters) expect(figuresOf(letter)).toEqual([])
  })

  it('are written in letters that a font of ours has', () => {
    const { documents = '' } = sectionFiles('server', language)
    const legal = legalTexts(language, /./)
    expect(legal.length).toBeGreaterThan(5)
    const missing = withoutFont([textsOf(readSection(documents)), ...legal].join('\n'))
    expect(missing.map((letter) => `${letter}: add a font that has it to src/server/documents/pdf-fonts.ts`)).toEqual(
      [],
    )
  })
})

it('a letter without a font is found', () => {
  expect(withoutFont('₱ 1, Điều khoản, करार, 合同 and สัญญา')).toEqual(['ส', 'ั', 'ญ', 'า'])
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
