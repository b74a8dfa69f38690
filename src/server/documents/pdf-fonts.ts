// The fonts of our papers. Each is parsed once, when it is first needed: parsing takes longer than drawing a page.

import { readFileSync } from 'node:fs'
import type { Font } from 'fontkit'
import { loadFontkit } from '../drawing.ts'

export type Weight = 'regular' | 'bold'

/** `latin` has the signs of our currencies, and Devanagari too; `chinese` stands in for what it lacks. */
export type FontName = 'latin' | 'chinese'

const files: Readonly<Record<FontName, Readonly<Record<Weight, () => URL>>>> = {
  latin: {
    regular: () => new URL(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
    bold: () => new URL(import.meta.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf')),
  },
  chinese: {
    regular: () => new URL('../fonts/NotoSansHans-Regular.otf', import.meta.resolve('@embedpdf/fonts-sc')),
    bold: () => new URL('../fonts/NotoSansHans-Bold.otf', import.meta.resolve('@embedpdf/fonts-sc')),
  },
}

const parsed = new Map<string, Font>()

export function fontOf(font: FontName, weight: Weight): Font {
  const key = `${font}-${weight}`
  const known = parsed.get(key)
  if (known !== undefined) return known
  const made = loadFontkit().create(readFileSync(files[font][weight]())) as Font
  parsed.set(key, made)
  return made
}

/** A font as the drawing library takes it, and the name under which one file knows it. */
export function fontFor(font: FontName, weight: Weight): { font: PDFKit.Mixins.PDFFontSource; name: string } {
  // A parsed font is a font source, too, which the types of the drawing library do not say.
  return { font: fontOf(font, weight) as unknown as PDFKit.Mixins.PDFFontSource, name: `${font}-${weight}` }
}

/** How far letters of any of our fonts rise above their foot, as a share of their size. */
export function ascentOf(weight: Weight): number {
  const shares = (['latin', 'chinese'] as const).map((name) => {
    const font = fontOf(name, weight)
    return font.ascent / font.unitsPerEm
  })
  return Math.max(...shares)
}

/** Letters that the first font has need no other one, nor do signs that steer the lines. That it has those of ASCII needs no look. */
function isLatin(letter: string): boolean {
  return letter <= '~' || fontOf('latin', 'regular').hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
}

/** True where the first font has every letter. */
export function isPlain(text: string): boolean {
  return [...text].every(isLatin)
}

/** True where one of our fonts has the letter. */
export function isKnown(letter: string): boolean {
  return isLatin(letter) || fontOf('chinese', 'regular').hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
}

export interface Run {
  readonly font: FontName
  readonly text: string
}

/** The text cut where the font has to change. What neither font has is left to the first one. */
export function runsOf(text: string): Run[] {
  const runs: { font: FontName; text: string }[] = []
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    const font = !isLatin(letter) && fontOf('chinese', 'regular').hasGlyphForCodePoint(code) ? 'chinese' : 'latin'
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

/** The settings that stand in every paper, and the name on the card of shared links. */
const writtenSettings = ['LENDER_NAME', 'LENDER_ADDRESS', 'LENDER_REGISTRATION'] as const

type WrittenSettings = Readonly<Partial<Record<(typeof writtenSettings)[number], string | undefined>>>

/** A sentence for each setting that cannot be written; none where all can. */
export function unwritableSettings(given: WrittenSettings): string[] {
  return writtenSettings.flatMap((name) => {
    const missing = [...new Set(given[name] ?? '')].filter((letter) => !isKnown(letter))
    if (missing.length === 0) return []
    return [
      `${name} has letters that none of our fonts has (${missing.join(' ')}): papers and the card of shared links would show boxes. Write it in Latin letters, in Devanagari or in Chinese.`,
    ]
  })
}
