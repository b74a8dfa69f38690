// Makes a picture of our own out of an uploaded file: only JPEG, PNG and WebP, decoded and re-encoded, nothing else kept.

import { loadSharp } from '../../drawing.ts'
import { type Picture, type PictureKind, uploadMaxBytes } from '../../ports/picture.ts'
import { kindOfFile } from './kind-of-file.ts'

/** Pixels at most: a small file can claim to be enormous. */
const PIXELS_MAX = 25_000_000
/** The longer side of what we keep, pixels: enough to read a photographed letter. */
const SIDE_MAX = 2_560
const DECODED_AT_ONCE = 2
/** Files that may wait for their turn; beyond it the process would only pile up memory. */
const WAITING_MAX = 200

/**
 * Decodes the picture and re-encodes it: upright, at most {@link SIDE_MAX} on its longer side, without place, camera,
 * comment or other data hidden in the file. Animations become their first picture.
 */
export async function readPicture(bytes: Uint8Array): Promise<Picture | 'tooLarge' | 'noImage'> {
  if (bytes.byteLength > uploadMaxBytes) return 'tooLarge'
  const kind = kindOfFile(bytes)
  if (kind === null) return 'noImage'
  return await inTurn(() => writtenAnew(kind, bytes))
}

async function writtenAnew(kind: PictureKind, bytes: Uint8Array): Promise<Picture | 'noImage'> {
  const sharp = await loadSharp()
  const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'warning', pages: 1 })
    .autoOrient()
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
  const encoded = {
    jpeg: () => image.jpeg({ quality: 82 }),
    png: () => image.png(),
    webp: () => image.webp({ quality: 82 }),
  }[kind]()
  try {
    return { kind, bytes: await encoded.toBuffer() }
  } catch (error) {
    // The decoder's complaint is the answer: a file that it cannot read whole is no picture.
    if (error instanceof Error) return 'noImage'
    throw error
  }
}

let busy = 0
const waiting: (() => void)[] = []

/** Runs `work` when one of the {@link DECODED_AT_ONCE} places is free. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= DECODED_AT_ONCE) {
    if (waiting.length >= WAITING_MAX) throw new Error('too many pictures are waiting to be read')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    busy += 1
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next === undefined) busy -= 1
    else next()
  }
}
