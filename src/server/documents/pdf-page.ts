// Lays text on the pages of a file: fonts, columns, page breaks, and a structure that a screen reader can follow.

import { loadPdfkit } from '../drawing.ts'
import { ascentOf, type FontName, fontFor, isPlain, type Run, runsOf, type Weight } from './pdf-fonts.ts'

/** Points. A4. */
const page = { width: 595.28, height: 841.89, side: 56, top: 72, bottom: 84 } as const
export const columnWidth = page.width - 2 * page.side
const lineGap = 2

interface TextStyle {
  readonly size: number
  readonly weight?: Weight
  readonly grey?: boolean
}

/** One cell of a row: its share of the width in points, from the left. */
export interface Cell {
  readonly text: string
  readonly x: number
  readonly width: number
  readonly align?: 'left' | 'right'
}

type StructureTag = 'H1' | 'H2' | 'P'

interface PageFrame {
  readonly title: string
  readonly author: string
  readonly language: string
  readonly head: string
  /** Stands at the foot of every page, beside its number. */
  readonly foot: string
  readonly pageOf: (n: number, count: number) => string
  /** The moment that the file says it was made: the same words always make the same bytes. */
  readonly madeAt: Date
}

const ink = '#14201a'
const greyInk = '#54615a'

/** A file being written. The cursor goes down; what does not fit goes to the next page as a whole. */
export class PdfPage {
  readonly #pdf: PDFKit.PDFDocument
  readonly #frame: PageFrame
  readonly #whole: Promise<Buffer>
  readonly #root: PDFKit.PDFStructureElement
  #y: number = page.top

  constructor(frame: PageFrame) {
    this.#frame = frame
    const PDFDocument = loadPdfkit()
    this.#pdf = new PDFDocument({
      size: 'A4',
      // The margins are ours to keep: pdfkit itself must never break a page.
      margin: 0,
      bufferPages: true,
      lang: frame.language,
      displayTitle: true,
      tagged: true,
      pdfVersion: '1.7',
      info: { Title: frame.title, Author: frame.author, CreationDate: frame.madeAt, ModDate: frame.madeAt },
    })
    this.#whole = collected(this.#pdf)
    this.#root = this.#pdf.struct('Document')
    this.#pdf.addStructure(this.#root)
  }

  /** Room before the next thing, points; none at the top of a page. */
  space(points: number): void {
    if (this.#y > page.top) this.#y += points
  }

  /** The next things begin on a new page unless `points` fit on this one. */
  keep(points: number, onNewPage?: () => void): void {
    if (this.#y + points <= page.height - page.bottom) return
    this.#pdf.addPage()
    this.#y = page.top
    onNewPage?.()
  }

  /** A paragraph over the whole width, under `tag` of the file's structure. */
  text(tag: StructureTag, text: string, style: TextStyle, indent = 0): void {
    this.cells(tag, [{ text, x: indent, width: columnWidth - indent }], style)
  }

  /**
   * Cells beside each other, as high as the highest; kept on one page, which `onNewPage` begins where it is a new one. A screen
   * reader reads them as one line.
   */
  cells(tag: StructureTag, cells: readonly Cell[], style: TextStyle, onNewPage?: () => void): void {
    const pdf = this.#use(style)
    const mixed = cells.map(({ text, width }) => (isPlain(text) ? null : this.#mixed(text, style, width)))
    const heights = cells.map(
      ({ text, width }, index) => mixed[index]?.height ?? pdf.heightOfString(text, { width, lineGap }),
    )
    const height = Math.max(...heights)
    this.keep(height, onNewPage)
    const top = this.#y
    const element = pdf.struct(tag)
    for (const [index, { text, x, width, align = 'left' }] of cells.entries()) {
      if (text === '') continue
      element.add(
        pdf.struct('Span', {}, () => {
          const own = mixed[index]
          if (own == null) this.#use(style).text(text, page.side + x, top, { width, align, lineGap })
          else own.draw(page.side + x, top, align, width)
        }),
      )
    }
    element.end()
    this.#root.add(element)
    this.#y = top + height
  }

  /** A hairline across the width. */
  rule(): void {
    const y = this.#y + 3
    this.#asArtifact(() => {
      this.#pdf
        .moveTo(page.side, y)
        .lineTo(page.width - page.side, y)
        .lineWidth(0.5)
        .strokeColor('#c6cec8')
        .stroke()
    })
    this.#y = y + 3
  }

  async end(): Promise<Buffer> {
    const { head, foot, pageOf } = this.#frame
    this.#root.end()
    const { count } = this.#pdf.bufferedPageRange()
    for (let index = 0; index < count; index += 1) {
      this.#pdf.switchToPage(index)
      this.#asArtifact(() => {
        const bottom = page.height - 60
        this.#margin(head, { x: page.side, width: columnWidth }, 40)
        this.#margin(foot, { x: page.side, width: columnWidth - 90 }, bottom)
        this.#margin(pageOf(index + 1, count), { x: page.width - page.side - 80, width: 80, align: 'right' }, bottom)
      })
    }
    this.#pdf.end()
    return await this.#whole
  }

  /** Head or foot, small and grey. */
  #margin(text: string, { x, width, align = 'left' }: Omit<Cell, 'text'>, y: number): void {
    const style = { size: 8, grey: true }
    if (isPlain(text)) this.#use(style).text(text, x, y, { width, align })
    else this.#mixed(text, style, width).draw(x, y, align, width)
  }

  /** A text in more than one font. Its lines are broken here: the drawing library knows one font at a time. */
  #mixed(text: string, style: TextStyle, width: number): MixedText {
    return new MixedText(text, width, {
      lineGap,
      ascent: style.size * ascentOf(style.weight ?? 'regular'),
      use: (font) => this.#use(style, font),
    })
  }

  #use({ size, weight = 'regular', grey = false }: TextStyle, font: FontName = 'latin'): PDFKit.PDFDocument {
    const source = fontFor(font, weight)
    return this.#pdf
      .font(source.font, source.name)
      .fontSize(size)
      .fillColor(grey ? greyInk : ink)
  }

  /** What is there for the eye only: a screen reader passes it by. */
  #asArtifact(draw: () => void): void {
    this.#pdf.markContent('Artifact', { type: 'Pagination' })
    draw()
    this.#pdf.endMarkedContent()
  }
}

function collected(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}

interface Pen {
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

/** A text that needs more than one font: Chinese with a sign of currency, or a Chinese name among Latin words. */
class MixedText {
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
