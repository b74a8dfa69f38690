// What kind of picture a file is, by its first bytes.

import type { PictureKind } from '../../ports/picture.ts'

/** What the first bytes say a file is; null for everything that we do not take. */
export function kindOfFile(bytes: Uint8Array): PictureKind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16))
  if (head.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))) return 'jpeg'
  if (head.subarray(0, 8).equals(Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))) return 'png'
  if (head.subarray(0, 4).toString('latin1') === 'RIFF' && head.subarray(8, 12).toString('latin1') === 'WEBP')
    return 'webp'
  return null
}
