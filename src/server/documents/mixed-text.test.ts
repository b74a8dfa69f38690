// Papers in every script: nothing is a box, nothing runs out of its column, and a small file stays small.

import { describe, expect, it } from 'vitest'
import { pdfLines, pdfText } from '../../../tests/support/pdf-text.ts'
import { isPlain, runsOf } from './pdf-fonts.ts'
import { columnWidth, PdfPage } from './pdf-page.ts'

const chinese = '您今天需要支付 ₱1,234.56（含逾期费用）。请在到期日之前付款，否则将按日收取费用。'

async function paper(draw: (page: PdfPage) => void): Promise<Buffer> {
  const page = new PdfPage({
    title: 'Paper',
    author: 'Candor',
    language: 'zh-CN',
    head: '还款凭证',
    foot: 'abc',
    pageOf: (n, count) => `第 ${n} 页，共 ${count} 页`,
    madeAt: new Date(0),
  })
  draw(page)
  return await page.end()
}

describe('the fonts of a paper', () => {
  it.each(['₱1,234.56', '₹1,23,456.00', 'Niño Buwan-buwan', 'ऋण की राशि', 'Año, ¿cuánto?', ''])(
    '%s needs one',
    (text) => {
      expect(isPlain(text)).toBe(true)
    },
  )

  it('change where the first one has no letter, and only there', () => {
    expect(runsOf('共 ₱1，')).toEqual([
      { font: 'chinese', text: '共' },
      { font: 'latin', text: ' ₱1' },
      { font: 'chinese', text: '，' },
    ])
  })
})

describe('Chinese on a paper', () => {
  it('is all there, in letters that can be read back', async () => {
    const file = await paper((page) => page.text('P', chinese, { size: 10 }))
    const text = pdfText(file).replaceAll(' ', '')
    expect(text).toContain(chinese.replaceAll(' ', ''))
    expect(text).toContain('还款凭证')
    expect(text).toContain('第1页，共1页')
  })

  it('breaks its lines within the column, and none begins with a mark that closes', async () => {
    const long = chinese.repeat(8)
    const file = await paper((page) => page.text('P', long, { size: 10 }))
    const lines = pdfLines(file)
    expect(lines.join('').replaceAll(' ', '')).toContain(long.replaceAll(' ', ''))
    // A Chinese sign is as wide as it is high.
    expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(columnWidth / 10)
    expect(lines.filter((line) => /^[，。）]/.test(line))).toEqual([])
  })

  it('carries the letters that it uses, not the whole font', async () => {
    const file = await paper((page) => page.text('P', chinese, { size: 10, weight: 'bold' }))
    expect(file.byteLength).toBeLessThan(200_000)
  })
})
