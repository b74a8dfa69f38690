// Files as people send them, by mistake or to harm: over forty, made here. And what a stored picture must not have in it.

import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } })
const script = '<script>alert(document.cookie)</script>'
const text = (content: string) => Buffer.from(content)
const zip = Buffer.concat([Buffer.of(0x50, 0x4b, 3, 4), text(script)])

/** A JPEG as a phone makes it: turned on its side, with the place where it was taken. */
export async function phonePhoto(): Promise<Buffer> {
  return await picture(80, 40)
    .withExif({
      IFD0: { Make: 'CANARY-CAMERA', Copyright: 'CANARY-OWNER' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '120/1 58/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG of a few bytes that claims a size, black and white. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))])
}

/** What is no whole picture, or too large a one: never taken. */
export async function notPictures(): Promise<[string, Buffer][]> {
  const jpeg = await picture().jpeg().toBuffer()
  const png = await picture().png().toBuffer()
  const webp = await picture().webp().toBuffer()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
  const renamed = (head: readonly number[], rest: string) => Buffer.concat([Buffer.from(head), text(rest)])
  return [
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.of(0xff)],
    ['the first bytes of a JPEG alone', Buffer.of(0xff, 0xd8, 0xff)],
    ['the first bytes of a PNG alone', png.subarray(0, 8)],
    ['the first bytes of a WebP alone', webp.subarray(0, 12)],
    ['an SVG with a script', text(svg)],
    ['an SVG behind an XML head', text(`<?xml version="1.0"?>${svg}`)],
    ['an SVG behind a byte order mark', text(`\ufeff${svg}`)],
    [
      'an SVG that includes a file',
      text('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    ],
    ['an HTML page', text(`<!doctype html>${script}`)],
    ['a page that begins like a GIF', text(`GIF89a/*${script}*/=1;`)],
    ['a true GIF', await picture().gif().toBuffer()],
    ['a TIFF', await picture().tiff().toBuffer()],
    ['an AVIF', await picture().avif().toBuffer()],
    ['a BMP', renamed([0x42, 0x4d], 'x'.repeat(100))],
    ['a PDF', text('%PDF-1.7 ...')],
    ['a zip', zip],
    ['a program', text('\u007fELF....')],
    ['a shell script', text('#!/bin/sh\nrm -rf /')],
    ['PHP in the clothes of a JPEG', renamed([0xff, 0xd8, 0xff, 0xe0], '<?php system($_GET[0]); ?>')],
    ['a script in the clothes of a JPEG', renamed([0xff, 0xd8, 0xff, 0xe1], script)],
    ['a script in the clothes of a PNG', renamed([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], script)],
    ['a script in the clothes of a WebP', text(`RIFF....WEBP${script}`)],
    ['a sound in the clothes of a WebP', text('RIFF....WAVEfmt ')],
    ['a JPEG without its second half', jpeg.subarray(0, jpeg.length >> 1)],
    ['a JPEG without its last bytes', jpeg.subarray(0, jpeg.length - 30)],
    ['a PNG without its second half', png.subarray(0, png.length >> 1)],
    ['a PNG with a wrong checksum', Buffer.concat([png.subarray(0, 30), Buffer.of(0), png.subarray(31)])],
    ['a WebP without its second half', webp.subarray(0, webp.length >> 1)],
    ['a PNG of no size', bomb(0, 0)],
    ['a PNG that claims 900 megapixels', bomb(30_000, 30_000)],
    ['a PNG just above 25 megapixels', bomb(5_001, 5_000)],
    ['a PNG a hundred thousand wide', bomb(100_000, 400)],
    ['a JPEG behind a line of text', Buffer.concat([text('\n'), jpeg])],
    ['zeros', Buffer.alloc(1000)],
    ['noise', Buffer.from(Array.from({ length: 1000 }, (_, at) => (at * 7919) % 256))],
  ]
}

/** What is taken, with the kind as which it is stored. */
export async function pictures(): Promise<[string, Buffer, 'jpeg' | 'png' | 'webp'][]> {
  const jpeg = await picture().jpeg().toBuffer()
  const png = await picture().png().toBuffer()
  const commented = (name: string) => pngChunk('tEXt', text(`${name}\0${script}`))
  const withText = Buffer.concat([png.subarray(0, 33), commented('Comment'), png.subarray(33)])
  const frames = await Promise.all(
    ['red', 'green', 'blue'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return [
    ['a plain JPEG', jpeg, 'jpeg'],
    ['a progressive JPEG', await picture().jpeg({ progressive: true }).toBuffer(), 'jpeg'],
    ['a grey JPEG', await picture().greyscale().jpeg().toBuffer(), 'jpeg'],
    ['a CMYK JPEG', await picture().toColourspace('cmyk').jpeg().toBuffer(), 'jpeg'],
    ['a photo of a phone', await phonePhoto(), 'jpeg'],
    ['a JPEG with a zip behind it', Buffer.concat([jpeg, zip]), 'jpeg'],
    ['a JPEG with a page behind it', Buffer.concat([jpeg, text(`<html>${script}`)]), 'jpeg'],
    ['a PNG with a script as a comment', withText, 'png'],
    ['a PNG with a page behind it', Buffer.concat([png, text(script)]), 'png'],
    ['a PNG that one can see through', await picture().ensureAlpha(0.5).png().toBuffer(), 'png'],
    ['a PNG with a palette', await picture().png({ palette: true }).toBuffer(), 'png'],
    ['a PNG of one pixel', await picture(1, 1).png().toBuffer(), 'png'],
    ['a WebP', await picture().webp().toBuffer(), 'webp'],
    ['a WebP without loss', await picture().webp({ lossless: true }).toBuffer(), 'webp'],
    [
      'a WebP that moves',
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
      'webp',
    ],
  ]
}

/** What a stored picture has beside its pixels; empty for one that was re-encoded. */
export async function leftIn(bytes: Uint8Array): Promise<readonly string[]> {
  const { format, exif, icc, xmp, iptc, pages, comments } = await sharp(bytes).metadata()
  const parts = Object.entries({ exif, icc, xmp, iptc, comments }).filter(([, part]) => part !== undefined)
  const raw = Buffer.from(bytes).toString('latin1')
  return [
    ...parts.map(([name]) => name),
    ...((pages ?? 1) > 1 ? ['more than one picture'] : []),
    ...(['jpeg', 'png', 'webp'].includes(format ?? '') ? [] : [`the format ${format}`]),
    ...(raw.match(/<script|<html|CANARY|GPS|Exif/g) ?? []),
    ...(raw.includes(zip.subarray(0, 4).toString('latin1')) ? ['a zip'] : []),
  ]
}
