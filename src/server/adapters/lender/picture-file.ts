// A picture of the lender's as a file: whether it is what its name says, told by its bytes.

import { readFileSync } from 'node:fs'
import path from 'node:path'

const pngSignature = '89504e470d0a1a0a'
/** Where a PNG says how large it is: width and height, four bytes each. */
const pngSizeAt = 16

/** What keeps a file from being shown as a picture, in words that follow its name; null where nothing does. */
export function wrongPicture(file: string): string | null {
  const type = path.extname(file)
  if (type !== '.svg' && type !== '.png') return 'is no .svg or .png file'
  const bytes = readFileSync(file)
  const isWhatItSays = type === '.png' ? isPng(bytes) : /<svg[\s>]/.test(bytes.toString('utf8'))
  return isWhatItSays ? null : `is not what a ${type} file holds`
}

export function hasSize(
  bytes: Buffer,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  return isPng(bytes) && bytes.readUInt32BE(pngSizeAt) === width && bytes.readUInt32BE(pngSizeAt + 4) === height
}

function isPng(bytes: Buffer): boolean {
  return bytes.length > pngSizeAt + 8 && bytes.subarray(0, 8).toString('hex') === pngSignature
}
