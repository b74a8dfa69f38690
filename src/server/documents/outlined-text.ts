// A text as the outlines of its letters, from our own fonts: a picture that carries it looks the same on every machine.

import { fontOf, isKnown, runsOf } from './pdf-fonts.ts'

export interface OutlinedText {
  /** An SVG path that stands on the line y = 0 and begins at x = 0. */
  readonly path: string
  readonly width: number
}

/**
 * The text in semibold, `size` high or as much smaller as `maxWidth` asks for. Null for a text with letters that none of our
 * fonts has: boxes in their place would say nothing.
 */
export function outlinedText(
  text: string,
  { size, maxWidth }: { readonly size: number; readonly maxWidth: number },
): OutlinedText | null {
  if (text.trim() === '' || ![...text].every(isKnown)) return null
  const natural = outlined(text, size)
  return natural.width <= maxWidth ? natural : outlined(text, (size * maxWidth) / natural.width)
}

function outlined(text: string, size: number): OutlinedText {
  let path = ''
  let x = 0
  for (const run of runsOf(text)) {
    const font = fontOf(run.font, 'bold')
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run.text)
    for (const [index, glyph] of glyphs.entries()) {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {}
      path += glyph.path
        .scale(scale, -scale)
        .translate(x + xOffset * scale, -yOffset * scale)
        .toSVG()
      x += xAdvance * scale
    }
  }
  return { path: path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10)), width: x }
}
