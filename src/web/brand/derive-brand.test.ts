// The guard holds for any colour that a lender can give.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, fromLch, parseHex, type Rgb, toHex, toLch } from './colour.ts'
import { type BrandTokens, brandCss, deriveBrand, isBrandRefusal } from './derive-brand.ts'
import { darkGrounds, type Grounds, lightGrounds } from './grounds.ts'

function rgb(hex: string): Rgb {
  const parsed = parseHex(hex)
  if (parsed === null) throw new Error(`not a colour: ${hex}`)
  return parsed
}

function derived(colour: string): BrandTokens {
  const brand = deriveBrand(colour)
  if (isBrandRefusal(brand)) throw new Error(brand.refused)
  return brand
}

/** WCAG 2.2, 1.4.3 for words and 1.4.11 for what is no word: written here again, so that the guard cannot lower its own measure. */
const readable = 4.5
const distinct = 3

/** Every pair that the kit puts together, with the least that it needs. */
function weakPairs(scheme: BrandTokens['light'], grounds: Grounds): string[] {
  const pairs: [string, string, number][] = [
    ...grounds.all.map((ground): [string, string, number] => [scheme.accent, ground, readable]),
    [scheme.accent, scheme.accentTint, readable],
    [grounds === lightGrounds ? '#15201a' : '#edf2ec', scheme.accentTint, readable],
    [scheme.onFill, scheme.fill, readable],
    [scheme.onFill, scheme.fillPress, readable],
    // The edge of a button is the accent: it stands out from the leaf whatever the fill is.
    [scheme.accent, grounds.leaf, distinct],
    // On the dark leaf the fill itself stands out: a dark blue one would look like a hole.
    ...(grounds === darkGrounds ? [[scheme.fill, grounds.leaf, distinct] as [string, string, number]] : []),
  ]
  return pairs
    .filter(([one, other, least]) => contrast(rgb(one), rgb(other)) < least)
    .map(([one, other]) => `${one} on ${other}: ${contrast(rgb(one), rgb(other)).toFixed(2)}`)
}

/** 17 steps a channel: 4,913 colours, from black to white. */
function everyColour(): string[] {
  const steps = Array.from({ length: 17 }, (_, n) => n / 16)
  return steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => toHex([r, g, b]))))
}

describe("the lender's colour", () => {
  it('is readable in every pair in use, whatever it is', () => {
    const weak = everyColour().flatMap((colour) => {
      const { light, dark } = derived(colour)
      return [...weakPairs(light, lightGrounds), ...weakPairs(dark, darkGrounds)].map((pair) => `${colour}: ${pair}`)
    })
    expect(weak).toEqual([])
  })

  it('answers to a press: the pressed button never looks like the resting one', () => {
    const stuck = everyColour().filter((colour) => {
      const { light, dark } = derived(colour)
      return light.fill === light.fillPress || dark.fill === dark.fillPress
    })
    expect(stuck).toEqual([])
  })

  it('stays as it is on the button where words can be read on it', () => {
    expect(derived('#1f4596').light.fill).toBe('#1f4596')
    expect(derived('#ffc400').light).toMatchObject({ fill: '#ffc400', onFill: '#15201a' })
    expect(derived('#ffc400').dark.fill).toBe('#ffc400')
  })

  it('gives way to the accent on the button where neither white nor ink can be read on it', () => {
    const { light } = derived('#7b7b7b')
    expect(light.fill).toBe(light.accent)
  })

  it('keeps its hue when it is made darker or lighter', () => {
    for (const colour of ['#1f4596', '#0e5a47', '#7a1f3d', '#e07000']) {
      const hue = toLch(rgb(colour)).h
      for (const { accent } of Object.values(derived(colour))) {
        const turned = Math.abs(toLch(rgb(accent)).h - hue)
        expect(Math.min(turned, 2 * Math.PI - turned)).toBeLessThan(0.12)
      }
    }
  })

  it.each([
    '',
    'blue',
    '#12345',
    '#1234567',
    '#1f459680',
    'rgb(0 0 0)',
    'linear-gradient(red, blue)',
    'url(x)',
    '#1f4596;}',
  ])('is refused with the reason when it is no plain colour: %s', (colour) => {
    const brand = deriveBrand(colour)
    expect(isBrandRefusal(brand) && brand.refused).toContain('#rrggbb')
  })

  it('becomes ten plain values in a style sheet', () => {
    const css = brandCss(derived('#ffc400'))
    expect(css.match(/--[a-z-]+:#[0-9a-f]{6}/g)).toHaveLength(10)
    expect(css).toContain('prefers-color-scheme:dark')
  })
})

describe('the grounds', () => {
  it('are the ones of the style sheet', () => {
    const css = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')
    const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')
    for (const [text, grounds] of [
      [light, lightGrounds],
      [dark.split('@media')[0] ?? '', darkGrounds],
    ] as const) {
      const found = [
        ...text.matchAll(/--(?:paper|leaf|well|band|(?:slate|stone|teal|sky|ochre|madder|moss)-tint):\s*(#[0-9a-f]+)/g),
      ]
      expect(found.map((match) => match[1]).sort()).toEqual([...grounds.all].sort())
    }
  })
})

describe('a colour', () => {
  it('survives the way to OKLCH and back', () => {
    for (const colour of everyColour()) expect(toHex(fromLch(toLch(rgb(colour))))).toBe(colour)
  })

  it('has the contrast that WCAG says', () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 5)
    expect(contrast(rgb('#767676'), rgb('#fff'))).toBeCloseTo(4.54, 2)
  })
})
