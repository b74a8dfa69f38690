// The guard of the lender's font colour and gradient.

import { describe, expect, it } from 'vitest'
import { contrast, mix, parseHex, type Rgb, toHex } from './colour.ts'
import { type BrandTokens, deriveBrand } from './derive-brand.ts'
import { deriveFont, deriveGradient } from './derive-look.ts'
import { darkGrounds, lightGrounds } from './grounds.ts'

function rgb(hex: string): Rgb {
  const parsed = parseHex(hex)
  if (parsed === null) throw new Error(`not a colour: ${hex}`)
  return parsed
}

/** WCAG 2.2, 1.4.3: written here again, so that the guard cannot lower its own measure. */
const readable = 4.5

const brand = deriveBrand('#1f4596') as BrandTokens
const steps = Array.from({ length: 9 }, (_, n) => n / 8)
const everyColour = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => toHex([r, g, b]))))

describe('the font colour', () => {
  it('is readable on every ground, light and dark, wherever it is not refused', () => {
    let taken = 0
    for (const colour of everyColour) {
      const font = deriveFont(colour, brand)
      if ('refused' in font) continue
      taken++
      const [light = '', dark = ''] = [...font.css.matchAll(/--ink:(#[0-9a-f]{6})/g)].map((match) => match[1])
      expect(light).toBe(colour)
      for (const ground of [...lightGrounds.all, brand.light.accentTint])
        expect(contrast(rgb(light), rgb(ground)), `${colour} on ${ground}`).toBeGreaterThanOrEqual(readable)
      for (const ground of [...darkGrounds.all, brand.dark.accentTint])
        expect(contrast(rgb(dark), rgb(ground)), `${dark} on ${ground}`).toBeGreaterThanOrEqual(readable)
    }
    expect(taken).toBeGreaterThan(50)
  })

  it.each(['#999999', '#ffc400', '#ffffff', 'black', '#12'])('is refused with the reason: %s', (colour) => {
    expect(deriveFont(colour, brand)).toEqual({ refused: expect.stringContaining(colour) })
  })
})

describe('the gradient', () => {
  it('has readable words on all of it, wherever it is not refused', () => {
    let taken = 0
    for (const from of everyColour.filter((_, n) => n % 7 === 0)) {
      for (const to of everyColour.filter((_, n) => n % 11 === 0)) {
        const gradient = deriveGradient(`${from},${to}`)
        if ('refused' in gradient) continue
        taken++
        const words = rgb(/color:(#[0-9a-f]{6})/.exec(gradient.css)?.[1] ?? '')
        for (const share of [0, 0.1, 0.33, 0.5, 0.77, 1])
          expect(contrast(words, mix(rgb(to), rgb(from), share)), `${from},${to}`).toBeGreaterThan(readable - 0.05)
      }
    }
    expect(taken).toBeGreaterThan(500)
  })

  it('is a ground for the bar, with its words', () => {
    expect(deriveGradient('#1f4596, #0e5a47')).toEqual({
      css: '.bar{color:#ffffff;background:linear-gradient(135deg,#1f4596,#0e5a47)}.bar .tap.word{color:#ffffff}.bar :focus-visible{outline-color:#ffffff}',
    })
  })

  it.each(['#000000,#ffffff', '#777777,#888888', '#1f4596', '#1f4596,#0e5a47,#000000', 'red,blue'])(
    'is refused with the reason: %s',
    (gradient) => {
      expect(deriveGradient(gradient)).toEqual({ refused: expect.stringContaining(gradient) })
    },
  )
})
