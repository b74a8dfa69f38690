// The ruler of amounts: round steps that reach both ends, and one meaning for each form.

import { describe, expect, it } from 'vitest'
import { markets } from '../market/markets.ts'
import { markOf, stepMinor, stepsAround, triedAmount, type UncheckedTry } from './amount-ruler.ts'

const range = { minMinor: 100_000, maxMinor: 1_000_000 }
const { moneyFormat } = markets.standard

describe('the ruler', () => {
  it.each([
    [100_000, 1_000_000, 50_000],
    [500_000, 2_000_000, 100_000],
    [200_000, 600_000, 20_000],
    [100_000, 800_000, 50_000],
    [123_457, 999_999, 50_000],
    [5, 5, 1],
    [5, 9, 1],
  ])('from %i to %i has steps of %i', (minMinor, maxMinor, step) => {
    expect(stepMinor({ minMinor, maxMinor })).toBe(step)
  })

  it('stands at the mark that a browser takes', () => {
    expect(markOf(525_000, range)).toBe(550_000)
    expect(markOf(524_999, range)).toBe(500_000)
    expect(markOf(1, range)).toBe(100_000)
    expect(markOf(99_999_999, range)).toBe(1_000_000)
    expect(markOf(999_999, { minMinor: 123_457, maxMinor: 999_999 })).toBe(973_457)
  })

  it('steps to the next mark, and not beyond its ends', () => {
    expect(stepsAround(500_000, range)).toEqual({ less: 450_000, more: 550_000 })
    expect(stepsAround(512_345, range)).toEqual({ less: 500_000, more: 550_000 })
    expect(stepsAround(100_000, range)).toEqual({ less: null, more: 150_000 })
    expect(stepsAround(1_000_000, range)).toEqual({ less: 950_000, more: null })
    expect(stepsAround(999_999, { minMinor: 123_457, maxMinor: 999_999 }).more).toBeNull()
  })
})

describe('a form that tries out an amount', () => {
  const asItCame: UncheckedTry = { step: null, typed: '5.250,00', slide: '550000', was: '525000', at: '550000' }
  const tried = (changes: Partial<UncheckedTry>) => triedAmount({ ...asItCame, ...changes }, moneyFormat)

  it('means the amount with which it came where nothing was changed', () => {
    expect(tried({})).toEqual({ minor: 525_000 })
    expect(tried({ typed: '5250' })).toEqual({ minor: 525_000 })
  })

  it('means the pressed step before the typed amount, and that before the slider', () => {
    expect(tried({ step: '600000', typed: '7000', slide: '100000' })).toEqual({ minor: 600_000 })
    expect(tried({ typed: '7000', slide: '100000' })).toEqual({ minor: 700_000 })
    expect(tried({ slide: '100000' })).toEqual({ minor: 100_000 })
  })

  it('says what is no amount, and takes no step or mark that is none', () => {
    expect(tried({ typed: 'lots' })).toEqual({ wrong: 'lots' })
    expect(triedAmount({ ...asItCame, typed: '5.000,50' }, markets.indonesia.moneyFormat)).toEqual({
      wrong: '5.000,50',
    })
    expect(triedAmount({ ...asItCame, typed: '5.000,00' }, markets.indonesia.moneyFormat)).toEqual({ minor: 500_000 })
    expect(tried({ typed: '' })).toEqual({ wrong: '' })
    expect(tried({ step: 'x', slide: '-1' })).toEqual({ minor: 525_000 })
    expect(triedAmount({ step: null, typed: null, slide: null, was: null, at: null }, moneyFormat)).toBe('none')
  })
})
