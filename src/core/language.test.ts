// A language that is asked for in any spelling is found, or none.

import { describe, expect, it } from 'vitest'
import {
  askedLanguage,
  chooseLanguage,
  directionOf,
  languageNames,
  languages,
  spokenLanguage,
  wantedTags,
} from './language.ts'

describe('a language', () => {
  it.each(languages)('%s is found by its own tag, in any case, with a region', (language) => {
    expect(spokenLanguage(language)).toBe(language)
    expect(spokenLanguage(language.toUpperCase())).toBe(language)
    expect(spokenLanguage(`${language.split('-')[0]}-AQ`)).toBe(language)
  })

  it.each([
    ['id_ID', 'id'],
    ['in', 'id'],
    ['in-ID', 'id'],
    [' id ', 'id'],
    ['', null],
    ['indigo', null],
    ['xx-EN', null],
    ['<script>', null],
  ])('asked for as %j is %s', (tag, language) => {
    expect(spokenLanguage(tag)).toBe(language)
  })

  it('is named in its own words, and no two share a name', () => {
    const own = languages.map((language) => languageNames[language])
    expect(new Set(own).size).toBe(languages.length)
    expect(own.every((name) => name.trim().length > 1)).toBe(true)
  })
})

describe('an Accept-Language header', () => {
  it('is read by its weights, and by its order where they are equal', () => {
    expect(wantedTags('en;q=0.5, hi-IN, id;q=0.9, es;q=0.9')).toEqual(['hi-IN', 'id', 'es', 'en'])
  })

  it('leaves out what is refused, and what is empty', () => {
    expect(wantedTags('id;q=0, ,en;q=0.1')).toEqual(['en'])
    expect(wantedTags('')).toEqual([])
  })
})

describe('the language of a page', () => {
  it.each([
    ['id', 'id'],
    ['en;q=0.3, id-ID;q=0.9', 'id'],
    ['fr-FR, en-PH;q=0.8', 'en'],
    ['xx, id', 'id'],
    ['', null],
    [null, null],
    ['<script>', null],
  ])('asked for as %s is %s', (asked, language) => {
    expect(askedLanguage(asked)).toBe(language)
  })

  it('is the strongest wish that we can fulfil, and English where there is none', () => {
    expect(chooseLanguage(['fr', undefined, 'id', 'en'])).toBe('id')
    expect(chooseLanguage(['fr', null])).toBe('en')
  })

  it('can be a pseudo-language where tests are allowed', () => {
    expect(chooseLanguage(['ar-XB'], true)).toBe('ar-XB')
    expect(chooseLanguage(['en-XA'])).toBe('en')
    expect(directionOf('ar-XB')).toBe('rtl')
    expect(directionOf('id')).toBe('ltr')
  })
})
