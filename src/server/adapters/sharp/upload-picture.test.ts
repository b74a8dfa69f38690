// Uploads: pictures come out clean, and what is none does not come in. Over forty files; the same ones go over the wire in
// tests/service/uploaded-files.test.ts.

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { leftIn, notPictures, phonePhoto, picture, pictures } from '../../../../tests/support/picture-corpus.ts'
import { uploadMaxBytes } from '../../ports/picture.ts'
import { kindOfFile } from './kind-of-file.ts'
import { readPicture } from './upload-picture.ts'

describe('an upload', () => {
  it('has more than forty files to be tried with', async () => {
    expect((await notPictures()).length + (await pictures()).length).toBeGreaterThan(40)
  })

  it('that is no whole picture is not taken', async () => {
    for (const [name, bytes] of await notPictures()) expect(await readPicture(bytes), name).toBe('noImage')
  })

  it('that is a picture comes out as one of the same kind, with nothing else in it', async () => {
    for (const [name, bytes, kind] of await pictures()) {
      const read = await readPicture(bytes)
      if (typeof read === 'string') throw new Error(`${name}: ${read}`)
      expect(read.kind, name).toBe(kind)
      expect((await sharp(read.bytes).metadata()).format, name).toBe(kind)
      expect(await leftIn(read.bytes), name).toEqual([])
    }
  })

  it('of a phone stands upright, without the place where it was taken', async () => {
    const photo = await phonePhoto()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const read = await readPicture(photo)
    if (typeof read === 'string') throw new Error(read)
    const { width, height, orientation } = await sharp(read.bytes).metadata()
    expect({ width, height, orientation }).toEqual({ width: 40, height: 80, orientation: undefined })
  })

  it('is at most 2560 pixels long, and never made larger', async () => {
    const read = await readPicture(await picture(4_000, 1_000).jpeg().toBuffer())
    if (typeof read === 'string') throw new Error(read)
    const { width, height } = await sharp(read.bytes).metadata()
    expect({ width, height }).toEqual({ width: 2_560, height: 640 })
  })

  it('of more than five megabytes is too large, with any content', async () => {
    const jpeg = await picture().jpeg().toBuffer()
    const padded = (length: number) => Buffer.concat([jpeg, Buffer.alloc(length - jpeg.length)])
    expect(await readPicture(padded(uploadMaxBytes + 1))).toBe('tooLarge')
    expect(await readPicture(padded(uploadMaxBytes))).toMatchObject({ kind: 'jpeg' })
  })

  it('comes out of forty at once as it would alone', async () => {
    const png = await picture().png().toBuffer()
    const broken = png.subarray(0, png.length >> 1)
    const read = await Promise.all(Array.from({ length: 40 }, (_, at) => readPicture(at % 2 === 0 ? png : broken)))
    expect(read.filter((one) => one === 'noImage')).toHaveLength(20)
    expect(await readPicture(png)).toMatchObject({ kind: 'png' })
  })

  it('is known by its first bytes, not by its name', () => {
    expect(kindOfFile(Buffer.from('<script>'))).toBeNull()
    expect(kindOfFile(Buffer.of(0xff, 0xd8, 0xff, 0xdb))).toBe('jpeg')
  })
})
