// The lender's font colour and gradient, under the same guard as the accent: what cannot be read is refused, never shown.

import { contrast, mix, parseHex, type Rgb, toHex } from './colour.ts'
import { type BrandRefusal, type BrandTokens, moveLightness, readable } from './derive-brand.ts'
import { darkGrounds, type Grounds, lightGrounds } from './grounds.ts'

/** Between the ends of a gradient words may stand anywhere: so many places are looked at. */
const looks = 32

/** Everything that words stand on: the grounds, and the accent's own tint. */
function groundsOf(grounds: Grounds, tint: string): readonly Rgb[] {
  return [...grounds.all, tint].map(parseHex).filter((ground) => ground !== null)
}

/**
 * The style sheet for a font colour. In the light it is used as it is, or refused; in the dark it is made lighter until it can be
 * read, as the accent is.
 */
export function deriveFont(font: string, brand: BrandTokens): { readonly css: string } | BrandRefusal {
  const colour = parseHex(font)
  if (colour === null) return { refused: `a font colour is written #rrggbb, without transparency: ${font}` }
  const weakest = Math.min(...groundsOf(lightGrounds, brand.light.accentTint).map((ground) => contrast(colour, ground)))
  if (weakest < readable) {
    return {
      refused: `${font} is too pale for words: ${weakest.toFixed(1)} to 1 on a page of ours, at least ${readable} is needed`,
    }
  }
  const onDark = groundsOf(darkGrounds, brand.dark.accentTint)
  const dark = moveLightness(colour, 'lighter', (candidate) =>
    onDark.every((ground) => contrast(candidate, ground) >= readable),
  )
  if (dark === null) return { refused: `${font} cannot be made readable on every dark ground` }
  return { css: `:root{--ink:${toHex(colour)}}@media (prefers-color-scheme:dark){:root{--ink:${toHex(dark)}}}` }
}

/** The style sheet for a gradient, with words on it in white or in ink: one of them has to be readable on all of it. */
export function deriveGradient(gradient: string): { readonly css: string } | BrandRefusal {
  const [from, to, ...more] = gradient.split(',').map((end) => parseHex(end.trim()))
  if (from == null || to == null || more.length > 0) {
    return { refused: `a gradient is two colours with a comma between them, such as #1f4596,#0e5a47: ${gradient}` }
  }
  const all = Array.from({ length: looks + 1 }, (_, step) => mix(to, from, step / looks))
  const weakestOf = (words: Rgb) => Math.min(...all.map((ground) => contrast(words, ground)))
  const choices = [lightGrounds.white, lightGrounds.ink].map(parseHex).filter((words) => words !== null)
  const [best] = choices.sort((one, other) => weakestOf(other) - weakestOf(one))
  if (best === undefined || weakestOf(best) < readable) {
    return {
      refused: `neither white nor dark words can be read on all of ${gradient}: choose two dark colours, or two light ones`,
    }
  }
  const words = toHex(best)
  // Here and not in the kit: a page without a gradient need not carry what one needs.
  return {
    css: `.bar{color:${words};background:linear-gradient(135deg,${toHex(from)},${toHex(to)})}.bar .tap.word{color:${words}}.bar :focus-visible{outline-color:${words}}`,
  }
}
