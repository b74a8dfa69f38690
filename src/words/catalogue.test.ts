// Every language says what English says, by the rules of a text; the types are of the English catalogues.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { wordFiles } from '../../scripts/words.ts'
import { languages } from '../core/language.ts'
import { textsByPath, wrongText } from './check.ts'
import { languagesOf, type Part, parts, readSection, sectionFiles } from './files.ts'

const others = parts.flatMap((part) => languagesOf(part).map((language) => [part, language] as const))

/** Texts of a part in a language by section and path. */
function textsOf(part: Part, language: string): Map<string, string> {
  return new Map(
    Object.entries(sectionFiles(part, language)).flatMap(([section, file]) =>
      [...textsByPath(readSection(file))].map(([at, text]) => [`${section}.${at}`, text] as const),
    ),
  )
}

/** Where a text stands, for the one who has to write it. */
function placeOf(part: Part, language: string, at: string): string {
  const [section = '', ...below] = at.split('.')
  const file = sectionFiles(part, language)[section] ?? sectionFiles(part, 'en')[section]
  return `${path.basename(file ?? '')} of src/words/${part}/${language}: ${below.join('.')}`
}

describe('the catalogues', () => {
  it('of pages and of the server are there in every language of the product', () => {
    for (const part of ['web', 'server'] as const) expect(languagesOf(part).sort()).toEqual([...languages].sort())
  })

  it.each(others)('of %s in %s say what English says, text by text', (part, language) => {
    const english = textsOf(part, 'en')
    const own = textsOf(part, language)
    const strange = [...own.keys()].filter((at) => !english.has(at))
    expect(
      strange.map((at) => `${placeOf(part, language, at)} is no text of English: delete it, or write it there`),
    ).toEqual([])
    const wrong = [...english].flatMap(([at, source]) => {
      const text = own.get(at)
      const why = text === undefined ? `is missing: say here '${source}'` : wrongText(text, source, language)
      return why === null ? [] : [`${placeOf(part, language, at)} ${why}`]
    })
    expect(wrong).toEqual([])
  })

  it.each(Object.entries(wordFiles))('have %s as it is kept: npm run words', (name, make) => {
    expect(readFileSync(path.join(import.meta.dirname, '..', '..', name), 'utf8')).toBe(make())
  })
})

describe('a text that cannot stand for the English one', () => {
  const late = 'Payment {n} is {days, plural, one {1 day} other {# days}} late since {since, date}.'
  it.each([
    ['en', 42, 'must be a text'],
    ['en', '  ', 'is empty'],
    ['en', 'x'.repeat(2001), 'has 2001 characters, and 2000 at most can stand here'],
    ['en', `Payment {n}: {days}, {since, date}\u202e`, 'has a mark that turns the direction of the text'],
    ['en', 'Payment\u0000 {n}: {days}, {since, date}', 'has a control character'],
    [
      'en',
      'Payment {n} is {days, plural, =7 {# days late since {since, date}} one {late} other {# days late}}.',
      'leaves out {since} in some of its cases: the English text always has it',
    ],
    ['en', '<b>Payment</b> {n}', 'has markup: a text is shown as it is written'],
    ['en', 'Payment {n', 'cannot be read: expect argument closing brace'],
    ['en', 'Payment {n, ordinal}', 'cannot be read: invalid argument type'],
    ['en', '{days, plural, one {1 day}}', 'cannot be read: missing other clause'],
    ['en', 'Late by {sum}: {n}', 'has {sum}, which this text is not given: only {n}, {days}, {since}'],
    ['en', 'Payment {n} is late.', 'leaves out {days}, {since}: a figure, a date or a name stays in its text'],
    [
      'en',
      'Payment {n} is {days} days late since {since}.',
      'writes {since} as it is stored: write it as the English text does',
    ],
    [
      'pl',
      'Rata {n}: {days, plural, one {1 dzień} other {# dni}} od {since, date}',
      'counts {days} without the case "many" that the language needs',
    ],
    ['pl', 'Rata {n}: {days, plural, one {# dzień} few {# dni} many {# dni} other {# dni}} od {since, date}', null],
    [
      'hi',
      'किस्त {n}: {since, date} से {days, plural, one {1 दिन} other {# दिन}} की देरी',
      'leaves {days} out of the case "one", which stands for 0, 1: write # there',
    ],
    [
      'ru',
      'Платёж {n}: {days, plural, one {1 день} few {# дня} many {# дней} other {# дня}} с {since, date}',
      'leaves {days} out of the case "one", which stands for 1, 21, 31 and more: write # there',
    ],
    ['hi', 'किस्त {n}: {since, date} से {days, plural, one {# दिन} other {# दिन}} की देरी', null],
    ['zh-CN', '第 {n} 期自 {since, date} 起逾期 {days} 天。', null],
  ])('in %s: %j', (language, text, why) => {
    expect(wrongText(text, late, language)).toBe(why)
  })

  it('may leave out a name that is only politeness', () => {
    expect(wrongText('Welcome back.', 'Hello, {name}.', 'en')).toBeNull()
  })
})
