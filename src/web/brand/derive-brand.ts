// The guard of the lender's colour: five values for light and five for dark, every pair in use readable, or a refusal.

import { contrast, fromLch, luminance, mix, parseHex, type Rgb, toHex, toLch } from './colour.ts'
import { darkGrounds, type Grounds, lightGrounds } from './grounds.ts'

/** The five values of one scheme, `#rrggbb`. See ui/tokens.css for where each is used. */
interface BrandScheme {
  /** Words and lines: {@link readable} on every ground. */
  readonly accent: string
  /** About an eighth of the accent in the leaf, under accent words and ink. */
  readonly accentTint: string
  readonly fill: string
  readonly fillPress: string
  /** Words on fill and on fillPress. */
  readonly onFill: string
}

export interface BrandTokens {
  readonly light: BrandScheme
  readonly dark: BrandScheme
}

/** Why a colour cannot be a lender's: a sentence for the person who configures. */
export interface BrandRefusal {
  readonly refused: string
}

/** WCAG 2.2 AA for text of any size; {@link distinct} for edges and parts of controls. */
export const readable = 4.5
const distinct = 3

const lightnessStep = 0.005
const pressShare = 0.2
const tintShare = 0.125
/** A light accent on dark paper glares where its chroma is high: what is lightened is calmed to this (OKLCH). */
const calmChroma = 0.11

export type Direction = 'darker' | 'lighter'

function rgb(hex: string): Rgb {
  const parsed = parseHex(hex)
  if (parsed === null) throw new RangeError(`not a colour: ${hex}`)
  return parsed
}

/** What will be shown: the value after it has been written as hex, so that rounding cannot spoil a checked contrast. */
function asShown(colour: Rgb): Rgb {
  return rgb(toHex(colour))
}

function tintOf(accent: Rgb, grounds: Grounds): Rgb {
  return asShown(mix(accent, rgb(grounds.leaf), tintShare))
}

/** The colour, its lightness moved a little at a time until `isGood`; null where lightness ends before. */
export function moveLightness(colour: Rgb, direction: Direction, isGood: (candidate: Rgb) => boolean): Rgb | null {
  const from = toLch(colour)
  const sign = direction === 'lighter' ? 1 : -1
  for (let step = 0; ; step++) {
    const l = from.l + sign * lightnessStep * step
    if (l < 0 || l > 1) return null
    const candidate =
      step === 0
        ? colour
        : asShown(fromLch({ ...from, l, c: direction === 'lighter' ? Math.min(from.c, calmChroma) : from.c }))
    if (isGood(candidate)) return candidate
  }
}

function findAccent(colour: Rgb, grounds: Grounds, direction: Direction): Rgb | null {
  const all = grounds.all.map(rgb)
  return moveLightness(colour, direction, (candidate) => all.every((ground) => contrast(candidate, ground) >= readable))
}

function wordsOn(fill: Rgb, grounds: Grounds): Rgb | null {
  const better = [rgb(grounds.white), rgb(grounds.ink)].sort((a, b) => contrast(b, fill) - contrast(a, fill))[0]
  return better !== undefined && contrast(better, fill) >= readable ? better : null
}

/** A fifth darker or lighter; the other way, or less far, where words would fade. */
function press(fill: Rgb, words: Rgb, direction: Direction): Rgb {
  const ends: Record<Direction, Rgb> = { darker: [0, 0, 0], lighter: [1, 1, 1] }
  const other: Direction = direction === 'darker' ? 'lighter' : 'darker'
  for (const share of [pressShare, pressShare / 2]) {
    for (const way of [direction, other]) {
      const candidate = asShown(mix(ends[way], fill, share))
      if (contrast(candidate, words) >= readable && toHex(candidate) !== toHex(fill)) return candidate
    }
  }
  return fill
}

function deriveScheme(colour: Rgb, grounds: Grounds, scheme: 'light' | 'dark'): BrandScheme | null {
  const direction: Direction = scheme === 'light' ? 'darker' : 'lighter'
  const accent = findAccent(colour, grounds, direction)
  if (accent === null) return null
  const standsOut = scheme === 'light' || contrast(colour, rgb(grounds.leaf)) >= distinct
  const own = standsOut ? wordsOn(colour, grounds) : null
  const fill = own === null ? accent : colour
  const onFill = own ?? wordsOn(accent, grounds)
  if (onFill === null) return null
  return {
    accent: toHex(accent),
    accentTint: toHex(tintOf(accent, grounds)),
    fill: toHex(fill),
    fillPress: toHex(press(fill, onFill, direction)),
    onFill: toHex(onFill),
  }
}

/**
 * The lender's colour made readable, at configuration time: nothing is computed on the phone. `colour` is `#rgb` or
 * `#rrggbb`. A colour for which no readable values exist is refused with the reason, never shown almost readable.
 */
export function deriveBrand(colour: string): BrandTokens | BrandRefusal {
  const parsed = parseHex(colour)
  if (parsed === null) return { refused: `a brand colour is written #rrggbb, without transparency: ${colour}` }
  const light = deriveScheme(parsed, lightGrounds, 'light')
  const dark = deriveScheme(parsed, darkGrounds, 'dark')
  if (light === null || dark === null) {
    const scheme = light === null ? 'light' : 'dark'
    return {
      refused: `${colour} cannot be made readable on every ${scheme} ground (luminance ${luminance(parsed).toFixed(2)})`,
    }
  }
  return { light, dark }
}

/** True where {@link deriveBrand} refused. */
export function isBrandRefusal(brand: BrandTokens | BrandRefusal): brand is BrandRefusal {
  return 'refused' in brand
}

function declarations({ accent, accentTint, fill, fillPress, onFill }: BrandScheme): string {
  return `--accent:${accent};--accent-tint:${accentTint};--fill:${fill};--fill-press:${fillPress};--on-fill:${onFill}`
}

/** The style sheet of a lender, to stand after `cssFor(...)`. */
export function brandCss({ light, dark }: BrandTokens): string {
  return `:root{${declarations(light)}}@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}`
}
