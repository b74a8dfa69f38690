// The file of a language: what cannot be used is named with its place.

import { describe, expect, it } from 'vitest'
import { languageFiles, wrongInLanguage } from '../scripts/language-files.ts'

const english = languageFiles().get('en')

describe('the file of a language', () => {
  it('can be used as it is', () => {
    expect(wrongInLanguage(english)).toEqual([])
  })

  it.each([
    ['a date without its year', { date: '{day} {month}' }, 'date: must name {day}, {month}, {year}, each once'],
    [
      'a date with a part that there is not',
      { shortDate: '{day} {moon}' },
      'shortDate: must name {day}, {month}, each once',
    ],
    [
      'a wait without its number',
      { wait: { ...english?.wait, day: ['a day', 'days'] } },
      'wait.day.1: must name {n}, each once',
    ],
    [
      'eleven months',
      { months: english?.months.slice(1) },
      'months: Too small: expected array to have exactly 12 items',
    ],
    [
      'nine digits',
      { spokenDigits: { voice: 'en', words: Array.from('123456789') } },
      'spokenDigits.words: Too small: expected array to have exactly 10 items',
    ],
    ['no name', { name: ' ' }, 'name: Too small: expected string to have >=1 characters'],
    ['a word that is not known', { colour: 'red' }, 'the file: Unrecognized key: "colour"'],
  ])('is refused with %s', (_, part, why) => {
    expect(wrongInLanguage({ ...english, ...part })).toEqual([why])
  })
})
