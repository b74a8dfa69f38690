// The port by which an uploaded file becomes a picture of our own, and what we take.

/** A file at most, bytes. */
export const uploadMaxMegabytes = 5
export const uploadMaxBytes = uploadMaxMegabytes * 1_048_576

/** What is taken, by what its first bytes say. */
export const pictureKinds = {
  jpeg: { mediaType: 'image/jpeg', extension: 'jpg' },
  png: { mediaType: 'image/png', extension: 'png' },
  webp: { mediaType: 'image/webp', extension: 'webp' },
} as const

export type PictureKind = keyof typeof pictureKinds

export interface Picture {
  readonly kind: PictureKind
  readonly bytes: Uint8Array
}

/** Decodes an uploaded file and writes it anew, so that nothing but the picture is kept. */
export type ReadPicture = (bytes: Uint8Array) => Promise<Picture | 'tooLarge' | 'noImage'>
