// One reader for each kind of value that people type: a table of ways to write it, each read as what was meant or refused.

import { describe, expect, it } from 'vitest'
import { date } from './calendar-date.ts'
import { commaThousands, dotThousands, dotThousandsWhole, indianGroups } from './market/money-formats.ts'
import { readAmount } from './typed-amount.ts'
import { readDay, readDayLine } from './typed-day.ts'
import { plainDigits, readDigits } from './typed-digits.ts'

const formats = {
  standard: dotThousands,
  india: indianGroups,
  philippines: commaThousands,
  indonesia: dotThousandsWhole,
}
type MarketName = keyof typeof formats

/** By market: minor units, or null for a text that is refused. */
const amounts: readonly (readonly [typed: string, by: Readonly<Record<MarketName, number | null>>])[] = [
  ['20.00', { standard: 2_000, india: 2_000, philippines: 2_000, indonesia: null }],
  ['20,50', { standard: 2_050, india: 2_050, philippines: 2_050, indonesia: 2_050 }],
  ['150.75', { standard: 15_075, india: 15_075, philippines: 15_075, indonesia: null }],
  ['20.5', { standard: 2_050, india: 2_050, philippines: 2_050, indonesia: null }],
  ['1250', { standard: 125_000, india: 125_000, philippines: 125_000, indonesia: 125_000 }],
  ['1.250,00', { standard: 125_000, india: 125_000, philippines: 125_000, indonesia: 125_000 }],
  ['1,250.00', { standard: 125_000, india: 125_000, philippines: 125_000, indonesia: 125_000 }],
  ['1.250.000', { standard: 125_000_000, india: 125_000_000, philippines: 125_000_000, indonesia: 125_000_000 }],
  ['1,00,000', { standard: 10_000_000, india: 10_000_000, philippines: 10_000_000, indonesia: 10_000_000 }],
  ['1 250', { standard: 125_000, india: 125_000, philippines: 125_000, indonesia: 125_000 }],
  ['1\u00a0250,50', { standard: 125_050, india: 125_050, philippines: 125_050, indonesia: 125_050 }],
  ['1\u202f250.50', { standard: 125_050, india: 125_050, philippines: 125_050, indonesia: null }],
  // One sum with the market's thousands, another with its decimal sign: only the first is one sum.
  ['1.250', { standard: 125_000, india: null, philippines: null, indonesia: 125_000 }],
  ['1,250', { standard: null, india: 125_000, philippines: 125_000, indonesia: null }],
  ['१२५०', { standard: 125_000, india: 125_000, philippines: 125_000, indonesia: 125_000 }],
  ['１２５０', { standard: 125_000, india: 125_000, philippines: 125_000, indonesia: 125_000 }],
  ['１，２５０．００', { standard: 125_000, india: 125_000, philippines: 125_000, indonesia: 125_000 }],
  ['٢٥٠', { standard: 25_000, india: 25_000, philippines: 25_000, indonesia: 25_000 }],
  [' 1250\n', { standard: 125_000, india: 125_000, philippines: 125_000, indonesia: 125_000 }],
  ['\ufeff1250\u200f', { standard: 125_000, india: 125_000, philippines: 125_000, indonesia: 125_000 }],
]

const noAmounts = [
  '',
  '1\n250',
  '1.2.3',
  '1,2,3',
  '12 34',
  '1.250,000',
  '1,250.000',
  '1.25,00',
  '-20',
  '+20',
  '₱20',
  '2 0,5 0',
  '1 250.000,5x',
]

const numbers: readonly (readonly [typed: string, read: string | null])[] = [
  ['417023', '417023'],
  ['417 023', '417023'],
  ['417-023\n', '417023'],
  ['417–023', '417023'],
  ['४१७०२३', '417023'],
  ['４１７０２３', '417023'],
  ['\u202a417023\u202c', '417023'],
  ['0012 3456 7890', '001234567890'],
  ['', null],
  ['-417023', null],
  ['417o23', null],
  ['417\n023', null],
  ['417.023', null],
  ['①②③', null],
]

const days: readonly (readonly [day: string, month: string, year: string, read: string | null])[] = [
  ['3', '1', '2027', '2027-01-03'],
  ['03', '01', '2027', '2027-01-03'],
  ['३', '१', '२०२७', '2027-01-03'],
  ['０３', '０１', '２０２７', '2027-01-03'],
  [' 3 ', '1\n', '2027', '2027-01-03'],
  ['31', '2', '2027', null],
  ['3', '1', '27', null],
  ['3', 'Jan', '2027', null],
  ['003', '1', '2027', null],
  ['', '1', '2027', null],
  ['2027', '1', '3', null],
]

describe('what is typed', () => {
  it.each(amounts)('is an amount where only one sum can be meant: %j', (typed, by) => {
    for (const market of Object.keys(formats) as MarketName[]) {
      expect([market, readAmount(typed, formats[market])]).toEqual([market, by[market]])
    }
  })

  it.each(noAmounts)('is no amount in any market: %j', (typed) => {
    for (const format of Object.values(formats)) expect(readAmount(typed, format)).toBeNull()
  })

  it.each(numbers)('is a number of digits, or is refused: %j', (typed, read) => {
    expect(readDigits(typed)).toBe(read)
  })

  it.each(days)('is a day in three fields, or is refused: %j %j %j', (day, month, year, read) => {
    expect(readDay({ day, month, year })).toBe(read === null ? null : date(read))
  })

  it('counts the digits of every script from the zero of its own', () => {
    const digits = Array.from({ length: 0x2_0000 }, (_, point) => point)
      .filter((point) => point < 0xd800 || point > 0xdfff)
      .map((point) => String.fromCodePoint(point))
      .filter((sign) => /\p{Nd}/u.test(sign))
    expect(digits.length % 10).toBe(0)
    expect(digits.map(plainDigits).join('')).toBe('0123456789'.repeat(digits.length / 10))
  })
})

describe('a day in one line', () => {
  const lines: readonly (readonly [typed: string, read: string | null])[] = [
    ['2026-12-04', '2026-12-04'],
    [' 4 Dec 2026\n', '2026-12-04'],
    ['4. december, 2026', '2026-12-04'],
    ['Fri 4 Dec', '2026-12-04'],
    ['friday, 4 dec 2026', '2026-12-04'],
    ['४ Dec', '2026-12-04'],
    // The nearest one: of the year before, and of the next.
    ['20 Jan', '2027-01-20'],
    ['20 Nov', '2026-11-20'],
    ['+5', '2026-12-03'],
    ['+ 0', '2026-11-28'],
    ['-28', '2026-10-31'],
    ['\u221228', '2026-10-31'],
    // 2028 is the nearest year with this day, and too far to be meant.
    ['29 Feb', null],
    ['29 Feb 2028', '2028-02-29'],
    ['Thu 4 Dec', null],
    ['4/12', null],
    ['4/12/2026', null],
    ['12/4', null],
    ['4', null],
    ['5', null],
    ['31 Nov', null],
    ['4 Foo', null],
    ['4 De', null],
    ['4 Dec 26', null],
    ['tomorrow', null],
    ['', null],
  ]
  it.each(lines)('%j is %s', (typed, read) => {
    expect(readDayLine(typed, date('2026-11-28'))).toBe(read)
  })

  it('may be said without its year at the turn of one', () => {
    expect(readDayLine('2 Jan', date('2026-12-30'))).toBe('2027-01-02')
    expect(readDayLine('30 Dec', date('2027-01-02'))).toBe('2026-12-30')
  })
})
