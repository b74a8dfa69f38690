// Money: rounding by name, writing and reading amounts, and what is no amount.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from './loan/test-arbitraries.ts'
import { markets } from './market/markets.ts'
import { commaThousands, dotThousands, dotThousandsWhole, indianGroups } from './market/money-formats.ts'
import {
  checkedMinor,
  currencySymbol,
  divide,
  formatAmount,
  formatMoney,
  formatPercent,
  minorLimit,
  mulDiv,
  mulDivHalfUp,
  type Rounding,
  roundMinor,
  splitEvenly,
  sumMinor,
} from './money.ts'
import { readAmount } from './typed-amount.ts'

const formats = {
  'the default market': dotThousands,
  india: indianGroups,
  philippines: commaThousands,
  indonesia: dotThousandsWhole,
}
const amount = fc.maxSafeInteger().filter((minor) => Math.abs(minor) < minorLimit)
const positive = amount.map(Math.abs)
const roundings: Rounding[] = ['halfUp', 'halfEven', 'up', 'down']

describe('an amount', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e15, -1e15, 1e21])('is never %s', (value) => {
    expect(() => checkedMinor(value)).toThrow(`not an amount of money in minor units: ${value}`)
  })

  it('is a whole number below the limit', () => {
    expect([0, -1, minorLimit - 1].map(checkedMinor)).toEqual([0, -1, minorLimit - 1])
  })

  it('is refused as a sum beyond the limit', () => {
    expect(sumMinor([1, 2, 3])).toBe(6)
    expect(sumMinor([])).toBe(0)
    expect(() => sumMinor([minorLimit - 1, 1])).toThrow(RangeError)
  })
})

describe('a share of an amount', () => {
  it.each([
    ['halfUp', [3, -3, 2, 1, 4, 6]],
    ['halfEven', [2, -2, 2, 1, 4, 6]],
    ['up', [3, -3, 3, 2, 4, 6]],
    ['down', [2, -2, 2, 1, 3, 5]],
  ] as const)('rounds %s', (rounding, expected) => {
    const cases = [
      [25, 10],
      [-25, 10],
      [21, 10],
      [14, 10],
      [35, 10],
      [55, 10],
    ] as const
    expect(cases.map(([tenths, of]) => mulDiv(tenths, 1, of, rounding))).toEqual(expected)
    expect(cases.map(([tenths, of]) => mulDiv(tenths, 1n, BigInt(of), rounding))).toEqual(expected)
    expect(cases.map(([tenths, of]) => mulDiv(tenths, 1n, of, rounding))).toEqual(expected)
    expect(cases.map(([tenths, of]) => mulDiv(tenths, 1, BigInt(of), rounding))).toEqual(expected)
  })

  it('is exact for factors that no double could hold', () => {
    expect(mulDivHalfUp(999_999_999_999_999, 999_999_999_999_999, 999_999_999_999_999)).toBe(999_999_999_999_999)
    expect(mulDivHalfUp(123_456_789_012_345, 333_333, 1_000_000)).toBe(41_152_221_851_852)
  })

  it('is rounded right however large the denominator', () => {
    for (const denominator of [2 ** 51, 2 ** 52 + 1, Number.MAX_SAFE_INTEGER]) {
      const half = Math.floor(denominator / 2)
      const factors = [half, half + 1].map((numerator) => [numerator, BigInt(numerator)])
      for (const [plain = 0, big = 0n] of factors)
        expect(mulDivHalfUp(1, plain, denominator)).toBe(mulDivHalfUp(1, big, BigInt(denominator)))
    }
  })

  it('is the same by either way of computing', () => {
    const factor = fc.integer({ min: 0, max: 2_000_000 })
    const divisor = fc.integer({ min: 1, max: 2_000_000 })
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        factor,
        divisor,
        fc.constantFrom(...roundings),
        (minor, by, of, how) => {
          fc.pre(Math.abs((minor * by) / of) < minorLimit)
          expect(mulDiv(minor, by, of, how)).toBe(mulDiv(minor, BigInt(by), BigInt(of), how))
        },
      ),
    )
  })

  it('goes half up where nothing else is said', () => {
    expect([mulDivHalfUp(5, 1, 10), mulDivHalfUp(-5, 1, 10), mulDivHalfUp(4, 1, 10)]).toEqual([1, -1, 0])
  })

  it('is never minus zero', () => {
    expect(Object.is(mulDivHalfUp(-1, 1, 10), 0)).toBe(true)
  })

  it.each([0, -1, 0n])('is never taken of %s parts', (parts) => {
    expect(() => mulDivHalfUp(100, 1, parts)).toThrow('positive denominator')
  })

  it('is refused where a factor is no whole number', () => {
    expect(() => mulDivHalfUp(100, 0.5, 10)).toThrow(RangeError)
    expect(() => mulDivHalfUp(100, 1, 2.5)).toThrow('whole denominator')
    expect(() => mulDivHalfUp(0.5, 2, 1)).toThrow('not an amount')
  })

  it('is refused beyond the limit of amounts', () => {
    expect(() => mulDivHalfUp(minorLimit - 1, 2, 1)).toThrow(RangeError)
  })

  it('divides big numbers of either sign', () => {
    expect([divide(7n, 2n, 'halfUp'), divide(-7n, 2n, 'halfUp'), divide(-6n, 2n, 'up')]).toEqual([4n, -4n, -3n])
  })

  it('rounds to multiples where a rule says so', () => {
    expect(roundMinor(1_498_710n, 1n, { mode: 'up', toMinor: 100 })).toBe(1_498_800)
    expect(roundMinor(1_498_750n, 1n, { mode: 'halfUp', toMinor: 100 })).toBe(1_498_800)
  })
})

describe('splitting an amount', () => {
  it('gives the remainder to the last', () => {
    expect(splitEvenly(10_000, 3)).toEqual([3_333, 3_333, 3_334])
    expect(splitEvenly(5, 9)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 5])
    expect(splitEvenly(7, 1)).toEqual([7])
  })

  it.each([0, -1, 1.5])('refuses %s parts', (parts) => {
    expect(() => splitEvenly(100, parts)).toThrow(`cannot split into ${parts} parts`)
  })

  it('loses nothing, whatever the amount', () => {
    fc.assert(
      fc.property(
        positive,
        fc.integer({ min: 1, max: 400 }),
        (minor, parts) => sumMinor(splitEvenly(minor, parts)) === minor,
      ),
    )
  })
})

describe('writing an amount', () => {
  it.each([
    [0, '0,00', '0.00', '0.00'],
    [5, '0,05', '0.05', '0.05'],
    [123_456, '1.234,56', '1,234.56', '1,234.56'],
    [12_345_600, '123.456,00', '1,23,456.00', '123,456.00'],
    [1_234_567_890, '12.345.678,90', '1,23,45,678.90', '12,345,678.90'],
    [-123_456, '-1.234,56', '-1,234.56', '-1,234.56'],
    [999_999_999_999_999, '9.999.999.999.999,99', '99,99,99,99,99,999.99', '9,999,999,999,999.99'],
  ])('%s is %s, in india %s, in the philippines %s', (minor, standard, india, philippines) => {
    expect(formatAmount(minor, dotThousands)).toBe(standard)
    expect(formatAmount(minor, indianGroups)).toBe(india)
    expect(formatAmount(minor, commaThousands)).toBe(philippines)
  })

  it('puts the minus before the currency sign', () => {
    expect(formatMoney(-140_000, dotThousands, '₱')).toBe('-₱\u00a01.400,00')
    expect(formatMoney(0, dotThousands, '₱')).toBe('₱\u00a00,00')
    expect(formatMoney(140_000_000, dotThousandsWhole, 'Rp')).toBe('Rp\u00a01.400.000')
    expect(formatMoney(140_000_050, dotThousandsWhole, 'Rp')).toBe('Rp\u00a01.400.000,50')
    expect(formatMoney(0, dotThousandsWhole, 'Rp')).toBe('Rp\u00a00')
    expect(formatMoney(10_000_000, indianGroups, '₹')).toBe('₹1,00,000.00')
  })

  it('refuses what is no amount', () => {
    expect(() => formatAmount(0.5, dotThousands)).toThrow(RangeError)
    expect(() => formatMoney(1e15, dotThousands, '₱')).toThrow(RangeError)
  })
})

describe.each(Object.entries(formats))('reading an amount in %s', (_, format) => {
  it('takes back what it wrote, and no two amounts look alike', () => {
    fc.assert(
      fc.property(amount, (minor) => {
        const written = formatAmount(minor, format)
        const magnitude = readAmount(written.replace(/^-/, ''), format)
        return magnitude === Math.abs(minor) && written.startsWith('-') === minor < 0
      }),
      cases(2_000),
    )
  })

  it('takes digits without groups', () => {
    fc.assert(
      fc.property(positive, (minor) => {
        const plain = formatAmount(minor, format).split(format.thousands).join('')
        return readAmount(plain, format) === minor
      }),
    )
  })

  it('takes one decimal, or none', () => {
    expect(readAmount(`12${format.decimal}5`, format)).toBe(1_250)
    expect(readAmount('12', format)).toBe(1_200)
    expect(readAmount('0', format)).toBe(0)
  })

  it.each([
    '',
    ' ',
    '-1',
    '+1',
    '1e3',
    '1E3',
    '0x10',
    'Infinity',
    'NaN',
    '00',
    '01',
    '1_000',
    '₱1',
    '12345678901234567890',
    '99999999999999',
    '--1',
    '1-',
    '½',
    '1\u0000',
    'null',
    '[1]',
  ])('refuses %j', (text) => {
    expect(readAmount(text, format)).toBeNull()
  })

  it('refuses groups of the wrong length, lone signs and three decimals', () => {
    const { decimal, thousands } = format
    const wrong = [
      `1234${thousands}567`,
      `${thousands}123`,
      `1${thousands}${thousands}234`,
      `1${decimal}`,
      `${decimal}5`,
      `1${decimal}234`,
      `1${decimal}2${decimal}3`,
      `1${decimal}2a`,
      decimal,
      thousands,
    ]
    expect(wrong.filter((text) => readAmount(text, format) !== null)).toEqual([])
  })

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const minor = readAmount(text, format)
        return minor === null || (Number.isSafeInteger(minor) && minor >= 0 && minor < minorLimit)
      }),
    )
  })
})

describe('writing a rate', () => {
  it.each([
    [1_000, undefined, '0,1\u00a0%', '0.1%'],
    [7_980, undefined, '0,798\u00a0%', '0.798%'],
    [94_822, undefined, '9,4822\u00a0%', '9.4822%'],
    [50_000, undefined, '5\u00a0%', '5%'],
    [0, undefined, '0\u00a0%', '0%'],
    [10_050, undefined, '1,005\u00a0%', '1.005%'],
    [1_259_000, 1, '125,9\u00a0%', '125.9%'],
    [12_959_000, 1, '1.295,9\u00a0%', '1,295.9%'],
    [1_259_500, 0, '126\u00a0%', '126%'],
    [-125_000, 2, '-12,50\u00a0%', '-12.50%'],
    [-1, 2, '0,00\u00a0%', '0.00%'],
  ])('%s millionths with %s decimals', (micros, decimals, comma, point) => {
    expect(formatPercent(micros, dotThousands, decimals)).toBe(comma)
    expect(formatPercent(micros, commaThousands, decimals)).toBe(point)
  })
})

describe('the currency sign', () => {
  it('follows the host where the market leaves it open: 1 rupee, anything else peso', () => {
    expect(
      ['1', 1, '0', 0, undefined, '', '11', 'x'].map((system) => currencySymbol(markets.standard, system)),
    ).toEqual(['₹', '₹', '₱', '₱', '₱', '₱', '₱', '₱'])
  })

  it("is the market's own where the lender set one", () => {
    expect([currencySymbol(markets.india, '0'), currencySymbol(markets.philippines, '1')]).toEqual(['₹', '₱'])
  })
})
