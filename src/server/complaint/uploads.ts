// Pictures of complaints: taken in, named by us, and handed out to their owner or by an address that holds for minutes.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Picture, pictureKinds } from '../adapters/upload-picture.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { findOwnImage, type ImageRole, insertImage } from './complaint-store.ts'

const NAME_BYTES = 16
const NAME = /^[0-9a-f]{32}\.(jpg|png|webp)$/
const PATH = '/uploads/'
/** How long an address without a session holds. */
export const signedAddressSeconds = 600

export interface UploadedPicture {
  readonly bytes: Uint8Array
  readonly mediaType: string
}

/** Where a picture of ours is found, on our own origin. */
export function uploadAddress(name: string): string {
  return `${PATH}${name}`
}

/** The name in an address of ours, absolute or not, whatever follows it; null for any other address. */
export function uploadNameIn(address: string, publicOrigin: string): string | null {
  const path = address.startsWith(`${publicOrigin}/`) ? address.slice(publicOrigin.length) : address
  const name = path.startsWith(PATH) ? (path.slice(PATH.length).split(/[?#]/)[0] ?? '') : ''
  return NAME.test(name) ? name : null
}

/** Keeps a picture that was written anew, under a name of ours. Answers the name. */
export async function keepPicture(
  db: Queries,
  deps: Deps,
  { borrowerId, picture }: { readonly borrowerId: string; readonly picture: Picture },
  place: { readonly role: ImageRole; readonly caseId: string | null; readonly position: number },
): Promise<string> {
  const { mediaType, extension } = pictureKinds[picture.kind]
  const name = `${Buffer.from(deps.random.bytes(NAME_BYTES)).toString('hex')}.${extension}`
  await deps.uploads.put(name, picture.bytes, mediaType)
  const sizeBytes = picture.bytes.byteLength
  await insertImage(db, { name, borrowerId, mediaType, sizeBytes, createdAt: deps.clock.now() }, place)
  return name
}

/** A picture for its owner; null for everybody else's and for those that do not exist. */
export async function readUpload(deps: Deps, borrowerId: string, name: string): Promise<UploadedPicture | null> {
  if (!NAME.test(name)) return null
  const found = await findOwnImage(deps.db, name, borrowerId)
  return found === null ? null : await fileOf(deps, name, found.mediaType)
}

/** An address of a picture that works without a session, for {@link signedAddressSeconds}. */
export function signedUploadAddress(deps: Deps, name: string): string {
  const until = Math.floor(deps.clock.now().getTime() / 1000) + signedAddressSeconds
  return `${uploadAddress(name)}?until=${until}&sign=${signatureOf(deps, name, until)}`
}

/** The picture behind a signed address; null when it is too old or was not signed by us. */
export async function readSignedUpload(
  deps: Deps,
  { name, until, sign }: { readonly name: string; readonly until: string; readonly sign: string },
): Promise<UploadedPicture | null> {
  if (!NAME.test(name) || !/^\d{1,12}$/.test(until) || !/^[0-9a-f]{64}$/.test(sign)) return null
  const expected = signatureOf(deps, name, Number(until))
  if (!timingSafeEqual(Buffer.from(sign, 'hex'), Buffer.from(expected, 'hex'))) return null
  if (Number(until) * 1000 <= deps.clock.now().getTime()) return null
  const [kind] = Object.values(pictureKinds).filter(({ extension }) => name.endsWith(`.${extension}`))
  const [row] = await deps.db.query<{ name: string }>(
    'select name from complaint_image where name = $1 and erased_at is null',
    [name],
  )
  return row === undefined || kind === undefined ? null : await fileOf(deps, name, kind.mediaType)
}

async function fileOf(deps: Deps, name: string, mediaType: string): Promise<UploadedPicture | null> {
  const bytes = await deps.uploads.get(name)
  return bytes === null ? null : { bytes, mediaType }
}

function signatureOf(deps: Deps, name: string, until: number): string {
  const key = createHmac('sha256', deps.config.sessionSecret).update('candor/upload-address').digest()
  return createHmac('sha256', key).update(`${name}\n${until}`).digest('hex')
}
