// The pictures of pay codes: read back by an independent reading of the drawn units.

import QRCode from 'qrcode'
import { describe, expect, it } from 'vitest'
import { drawPayCode, type PayPicture, pictureFile } from './pay-picture.ts'

/** Which units of a row are dark. */
function darkUnits(picture: PayPicture, row: number): Set<number> {
  const dark = new Set<number>()
  for (const [, x = '', y = '', width = '', height = ''] of picture.path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g)) {
    if (row < Number(y) || row >= Number(y) + Number(height)) continue
    for (let unit = 0; unit < Number(width); unit += 1) dark.add(Number(x) + unit)
  }
  return dark
}

describe('the picture of a pay code', () => {
  it('draws every dark module of the QR code and no other, inside a quiet zone of four', () => {
    const text = 'sandboxpay:m-wallet:8710440299135527:PHP:140000'
    const picture = drawPayCode('qr', '8710440299135527', text) as PayPicture
    const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules
    expect(picture.width).toBe(size + 8)
    for (let row = 0; row < size + 8; row += 1) {
      const dark = darkUnits(picture, row)
      for (let column = 0; column < size + 8; column += 1) {
        const inside = row >= 4 && row < size + 4 && column >= 4 && column < size + 4
        expect(dark.has(column)).toBe(inside && data[(row - 4) * size + column - 4] === 1)
      }
    }
  })

  it('draws a barcode whose bars end in the stop pattern of Code 128', () => {
    const picture = drawPayCode('barcode', '8710440299135527', null) as PayPicture
    const dark = darkUnits(picture, 0)
    const units = Array.from({ length: picture.width }, (_, unit) => (dark.has(unit) ? '1' : '0')).join('')
    // Start C, eight pairs of digits, a checksum of eleven units each, and the stop of thirteen.
    expect(units).toHaveLength(10 + 10 * 11 + 13 + 10)
    expect(units.slice(10, 21)).toBe('11010011100')
    expect(units.slice(-23, -10)).toBe('1100011101011')
  })

  it('draws nothing for a code that is only typed, and nothing before there is a code', () => {
    expect(drawPayCode('code', '8710440299135527', null)).toBeNull()
    expect(drawPayCode('qr', '', null)).toBeNull()
  })

  it('is a file on white paper', () => {
    const picture = drawPayCode('barcode', '8710440299135527', null) as PayPicture
    expect(pictureFile(picture)).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 143 48".*fill="#fff".*<\/svg>$/,
    )
  })
})
