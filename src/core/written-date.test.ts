// Dates for people: each language writes its own months, and what is no date stays as it is.

import { afterEach, describe, expect, it } from 'vitest'
import { languages } from './language.ts'
import { shortDate, unbrokenDate, writeDatesAs, writtenDate } from './written-date.ts'

describe('a written date', () => {
  it.each([
    ['en', '22 Nov 2026'],
    ['fil', 'Nob 22, 2026'],
    ['id', '22 Nov 2026'],
    ['hi', '22 नवंबर 2026'],
    ['es', '22 nov 2026'],
    ['zh-CN', '2026年11月22日'],
  ] as const)('reads in %s: %s', (language, written) => {
    expect(writtenDate(language)('2026-11-22')).toBe(written)
  })

  it('drops the nought of a first day', () => {
    expect(writtenDate('en')('2027-01-05')).toBe('5 Jan 2027')
  })

  it('carries hours and minutes where the moment has them', () => {
    expect(writtenDate('en')('2026-11-22 14:30:59')).toBe('22 Nov 2026, 14:30')
    expect(writtenDate('en')('2026-11-22, 14:30')).toBe('22 Nov 2026, 14:30')
    expect(writtenDate('zh-CN')('2026-11-22 14:30')).toBe('2026年11月22日 14:30')
  })

  it.each(languages)('names twelve months in %s, each another', (language) => {
    const written = Array.from({ length: 12 }, (_, month) =>
      writtenDate(language)(`2026-${String(month + 1).padStart(2, '0')}-09`),
    )
    expect(new Set(written).size).toBe(12)
    expect(written.filter((text) => /-|undefined/.test(text))).toEqual([])
  })

  it.each(['', 'today', '22 Nov 2026', '2026-13-01'])('leaves %j as it is', (text) => {
    expect(writtenDate('en')(text)).toBe(text)
  })
})

describe('a date in a sentence on a page', () => {
  it('ends no line but before its hour', () => {
    expect(unbrokenDate('en')('2026-11-22')).toBe('22\u00a0Nov\u00a02026')
    expect(unbrokenDate('fil')('2026-11-22')).toBe('Nob\u00a022,\u00a02026')
    expect(unbrokenDate('en')('2026-11-22 14:30:59')).toBe('22\u00a0Nov\u00a02026, 14:30')
  })
})

describe('a short date', () => {
  it.each([
    ['en', '5\u00a0Jan'],
    ['fil', 'Ene\u00a05'],
    ['hi', '5\u00a0जनवरी'],
    ['zh-CN', '1月5日'],
  ] as const)('leaves the year away in %s: %s', (language, written) => {
    expect(shortDate(language)('2027-01-05')).toBe(written)
  })

  it('leaves what is no date as it is', () => {
    expect(shortDate('en')('2026-13-01')).toBe('2026-13-01')
  })
})

describe('with DATE_STYLE=iso, a date', () => {
  afterEach(() => writeDatesAs('words'))

  it.each(languages)('stands on the screens in %s as on the wire, the words of a start before it too', (language) => {
    const writers = [writtenDate(language), unbrokenDate(language)]
    writeDatesAs('iso')
    for (const write of writers) {
      expect(write('2026-11-22')).toBe('2026-11-22')
      expect(write('2026-11-22 14:30:59')).toBe('2026-11-22 14:30:59')
    }
    expect(shortDate(language)('2026-11-22')).toBe('2026-11-22')
  })
})
