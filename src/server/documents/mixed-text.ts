// A text that needs more than one font: Chinese with a sign of currency, or a Chinese name among Latin words.

import { type FontName, type Run, runsOf } from './pdf-fonts.ts'

interface Pen {
  /** Points between two lines. */
  readonly lineGap: number
  /** From the top of a line to the foot of its letters, points: the same for all fonts of the line. */
  readonly ascent: number
  /** The drawing library with this font in hand. */
  readonly use: (font: FontName) => PDFKit.PDFDocument
}

interface Line {
  readonly runs: readonly (Run & { readonly width: number })[]
  readonly width: number
}

/**
 * Where a line may end: after a blank, and after any Chinese sign, but never before a mark that closes something or after one
 * that opens it.
 */
const piece =
  /[（《“‘「]*(?:\p{Script=Han}|(?![（《「])[\u3000-\u303f\uff00-\uffef])[，。、；：！？）》”’」%]*\s*|[^\s\p{Script=Han}]+\s*|\s+/gu

export class MixedText {
  readonly #lines: readonly Line[]
  readonly #lineHeight: number
  readonly #pen: Pen

  constructor(text: string, width: number, pen: Pen) {
    this.#pen = pen
    this.#lines = text.split('\n').flatMap((paragraph) => this.#broken(paragraph, width))
    this.#lineHeight = Math.max(pen.use('latin').currentLineHeight(true), pen.use('chinese').currentLineHeight(true))
  }

  /** Points, the room below the last line included, as the drawing library counts it. */
  get height(): number {
    return this.#lines.length * (this.#lineHeight + this.#pen.lineGap)
  }

  draw(x: number, y: number, align: 'left' | 'right', width: number): void {
    for (const [index, line] of this.#lines.entries()) {
      const top = y + index * (this.#lineHeight + this.#pen.lineGap)
      let at = align === 'right' ? x + width - line.width : x
      for (const run of line.runs) {
        this.#pen.use(run.font).text(run.text, at, top + this.#pen.ascent, { lineBreak: false, baseline: 'alphabetic' })
        at += run.width
      }
    }
  }

  #broken(paragraph: string, width: number): Line[] {
    const lines: Line[] = []
    let current = ''
    for (const [next] of paragraph.matchAll(piece)) {
      if (current !== '' && this.#measured((current + next).trimEnd()).width > width) {
        lines.push(this.#measured(current.trimEnd()))
        current = next.trimStart()
      } else current += next
    }
    if (current.trim() !== '') lines.push(this.#measured(current.trimEnd()))
    return lines
  }

  #measured(text: string): Line {
    const runs = runsOf(text).map((run) => ({ ...run, width: this.#pen.use(run.font).widthOfString(run.text) }))
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
  }
}
