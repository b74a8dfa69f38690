// A paper as a PDF file, from the same blocks as its page. The same words always make the same bytes.

import type { DocumentWords } from '../../words/server-words.ts'
import type { DocumentBlock, LoanDocument, TableBlock, TextBlock } from './document.ts'
import { type Cell, columnWidth, PdfPage } from './pdf-page.ts'

export interface PdfMeans {
  readonly lenderName: string
  readonly words: DocumentWords['frame']
}

const body = { size: 10 } as const
/** Share of a row that its label has. */
const labelWidth = columnWidth * 0.5
const gutter = 10
/** A heading needs so much room for itself and the line after it, points. */
const headingRoom = 64

export async function renderPdf(document: LoanDocument, { lenderName, words }: PdfMeans): Promise<Buffer> {
  const page = new PdfPage({
    title: `${document.title} ${document.number}`,
    author: lenderName,
    language: document.language,
    head: `${lenderName} · ${document.title} · ${document.number}`,
    foot: `${words.fingerprint} ${document.hash}`,
    pageOf: (n, count) => words.page({ n, count }),
    madeAt: document.madeAt,
  })
  let before: DocumentBlock['kind'] | null = null
  for (const block of document.blocks) {
    if (block.kind === 'table') drawTable(page, block)
    else drawText(page, block, before)
    before = block.kind
  }
  if (document.agreedAt !== null) {
    page.space(12)
    page.text('P', words.agreedAt({ at: document.agreedAt }), { size: 9, grey: true })
  }
  return await page.end()
}

function drawText(page: PdfPage, block: TextBlock, before: DocumentBlock['kind'] | null): void {
  switch (block.kind) {
    case 'title':
      page.text('H1', block.text, { size: 20, weight: 'bold' })
      page.space(10)
      break
    case 'heading':
      page.keep(headingRoom)
      page.space(16)
      page.text('H2', block.text, { size: 12, weight: 'bold' })
      page.space(4)
      break
    case 'paragraph':
      page.space(6)
      page.text('P', block.text, body)
      break
    case 'item':
      page.space(3)
      page.text('P', `•  ${block.text}`, body, 8)
      break
    case 'row':
      page.space(before === 'row' ? 0 : 6)
      page.cells(
        'P',
        [
          { text: block.text, x: 0, width: labelWidth },
          { text: block.value, x: labelWidth + gutter, width: columnWidth - labelWidth - gutter, align: 'right' },
        ],
        body,
      )
      page.rule()
      break
  }
}

/** The first column is for days, the second takes what the amounts leave. */
const dayWidth = 92
const amountWidth = 82

function drawTable(page: PdfPage, { columns, lines }: TableBlock): void {
  const amounts = columns.filter(({ isAmount }) => isAmount).length
  const wordsWidth = (columnWidth - dayWidth - amounts * amountWidth) / Math.max(1, columns.length - amounts - 1)
  let x = 0
  const places = columns.map(({ isAmount }, index) => {
    const width = isAmount ? amountWidth : index === 0 ? dayWidth : wordsWidth
    const place = isAmount
      ? { x: x + gutter, width: width - gutter, align: 'right' as const }
      : { x, width: width - gutter }
    x += width
    return place
  })
  const cellsOf = (texts: readonly string[]): Cell[] =>
    places.map((place, index) => ({ ...place, text: texts[index] ?? '' }))
  const titles = (): void => {
    const cells = cellsOf(columns.map(({ title }) => title))
    page.cells('P', cells, { size: 8.5, weight: 'bold' })
    page.rule()
  }
  page.space(6)
  titles()
  for (const line of lines) {
    page.cells('P', cellsOf(line), { size: 9 }, titles)
    page.rule()
  }
}
