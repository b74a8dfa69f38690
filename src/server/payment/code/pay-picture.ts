// The picture of a pay code: a QR code or barcode drawn by us from our own record, as one path and as an SVG file.

import { loadBwip, loadQrcode, loadSharp } from '../../drawing.ts'
import type { Presentation } from '../../ports/payment-channel.ts'

/** A picture in black on white: `path` fills the dark parts of a box of `width` by `height` units, quiet zone included. */
export interface PayPicture {
  readonly width: number
  readonly height: number
  readonly path: string
}

/** Light units around a QR code (its standard asks for 4) and beside a Code 128 (10). */
const qrQuietUnits = 4
const barcodeQuietUnits = 10
const barcodeHeightUnits = 48

/** The picture for a presentation; null where a code is only read and typed. */
export function drawPayCode(
  presentation: Presentation,
  payCode: string | null,
  qrText: string | null,
): PayPicture | null {
  const scanned = qrText ?? payCode
  if (presentation === 'qr') return scanned === null || scanned === '' ? null : drawQr(scanned)
  return presentation === 'barcode' && payCode !== null && payCode !== '' ? drawBarcode(payCode) : null
}

function drawQr(text: string): PayPicture {
  const { size, data } = loadQrcode().create(text, { errorCorrectionLevel: 'M' }).modules
  let path = ''
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      let length = 0
      while (column + length < size && data[row * size + column + length] === 1) length += 1
      if (length === 0) continue
      path += `M${column + qrQuietUnits} ${row + qrQuietUnits}h${length}v1h-${length}z`
      column += length
    }
  }
  return { width: size + 2 * qrQuietUnits, height: size + 2 * qrQuietUnits, path }
}

/** Code 128: bars and gaps in turn, beginning with a bar. */
function drawBarcode(text: string): PayPicture {
  const [drawn] = loadBwip().raw('code128', text)
  if (drawn === undefined || !('sbs' in drawn)) throw new Error('a barcode came without bars')
  let x = barcodeQuietUnits
  let path = ''
  for (const [index, width] of drawn.sbs.entries()) {
    if (index % 2 === 0) path += `M${x} 0h${width}v${barcodeHeightUnits}h-${width}z`
    x += width
  }
  return { width: x + barcodeQuietUnits, height: barcodeHeightUnits, path }
}

/** The picture as an SVG file, on white paper in every colour scheme: scanners need the contrast. */
export function pictureFile(picture: PayPicture): string {
  const { width, height, path } = picture
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${width}v${height}H0z"/><path d="${path}"/></svg>`
}

/** A saved picture is as wide as this at least: a wallet reads it from the phone's photos. Pixels. */
const savedWidthPx = 800

/** The picture as a PNG file: what phones keep among their photos, and wallets read from there. Sharp edges, whole pixels a unit. */
export async function photoFile(picture: PayPicture): Promise<Uint8Array> {
  const scale = Math.ceil(savedWidthPx / picture.width)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const svg = pictureFile(picture).replace('<svg ', `<svg width="${width}" height="${height}" `)
  const sharp = await loadSharp()
  return await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}
