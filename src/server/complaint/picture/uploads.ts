// Pictures of complaints: stored under names that the server makes, and served to their owner.

import type { Deps } from '../../deps.ts'
import { type Picture, pictureKinds } from '../../ports/picture.ts'
import { findCaseImage, findOwnImage, type StoredImage } from './image-store.ts'

const NAME_BYTES = 16
const NAME = /^[0-9a-f]{32}\.(jpg|png|webp)$/
const PATH = '/uploads/'

export interface UploadedPicture {
  readonly bytes: Uint8Array
  readonly mediaType: string
}

/** Where a picture of ours is found, on our own origin. */
export function uploadAddress(name: string): string {
  return `${PATH}${name}`
}

/** The name in an address of ours, absolute or not, with or without a query; null for any other address. */
export function uploadNameIn(address: string, publicOrigin: string): string | null {
  const path = address.startsWith(`${publicOrigin}/`) ? address.slice(publicOrigin.length) : address
  const name = path.startsWith(PATH) ? (path.slice(PATH.length).split(/[?#]/)[0] ?? '') : ''
  return NAME.test(name) ? name : null
}

/** Stores a re-encoded picture under a name of ours. Its row is the caller's to write. */
export async function putPicture(deps: Deps, borrowerId: string, picture: Picture): Promise<StoredImage> {
  const { mediaType, extension } = pictureKinds[picture.kind]
  const name = `${Buffer.from(deps.random.bytes(NAME_BYTES)).toString('hex')}.${extension}`
  await deps.uploads.put(name, picture.bytes, mediaType)
  return { name, borrowerId, mediaType, sizeBytes: picture.bytes.byteLength, createdAt: deps.clock.now() }
}

/** A picture for its owner; null for another borrower's and for one that does not exist. */
export async function readUpload(deps: Deps, borrowerId: string, name: string): Promise<UploadedPicture | null> {
  if (!NAME.test(name)) return null
  const found = await findOwnImage(deps.db, name, borrowerId)
  const bytes = found === null ? null : await deps.uploads.get(name)
  return found === null || bytes === null ? null : { bytes, mediaType: found.mediaType }
}

/** A picture of this case for an officer, from the borrower or the lender; null for a picture of another case. */
export async function readCaseUpload(deps: Deps, caseId: string, name: string): Promise<UploadedPicture | null> {
  if (!NAME.test(name)) return null
  const found = await findCaseImage(deps.db, name, caseId)
  const bytes = found === null ? null : await deps.uploads.get(name)
  return found === null || bytes === null ? null : { bytes, mediaType: found.mediaType }
}
