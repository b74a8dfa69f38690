// Pictures of identity documents: re-encoded, sealed before they are stored, shown to their owner only.

import type { FastifyInstance } from 'fastify'
import { identityImageField } from '../../../contracts/application.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { pictureSides } from '../../../core/application/application-fields.ts'
import { dateTimeIn } from '../../../core/calendar-date.ts'
import { type Refusal, refuse } from '../../../core/refusal.ts'
import { daySeconds, takeFromBudget, usedOf } from '../../db/budget.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { serveOwnFiles } from '../../http/file/own-file.ts'
import { lockBorrower } from '../../people/borrower/door.ts'
import { pictureKinds, uploadMaxBytes, uploadMaxMegabytes } from '../../ports/picture.ts'
import { dropIdentityPicture, identityPictures, keepIdentityPicture } from '../form/application-store.ts'
import { picturesADay } from '../limits.ts'

const NAME_BYTES = 16

type ListAnswer = CallOutput<'listIdentityImages'>

/** Where the picture of one side is found, for its owner's session. */
function identityPictureAddress(name: string): string {
  return `/identity-pictures/${name}`
}

export const listIdentityImages: Handler<'listIdentityImages'> = async (_input, { db, caller, words, market }) => {
  const own = await identityPictures(db, caller.borrowerId)
  const images: ListAnswer['images'] = pictureSides.map((side) => {
    const picture = own.find((one) => one.side === side)
    return {
      side,
      title: words.application.sides[side],
      required: side === 'front',
      url: picture === undefined ? '' : identityPictureAddress(picture.name),
      savedAt: picture === undefined ? null : dateTimeIn(market.zone, picture.createdAt),
    }
  })
  return { images }
}

const budgetKey = (borrowerId: string): string => `identityPicture:${borrowerId}`

/** Refuses a borrower at the limit of the day, before another picture is taken in. */
export async function refuseBeforePicture(
  borrowerId: string,
  { db, clock }: Deps,
): Promise<Refusal<'tooManyUploads'> | null> {
  const used = await usedOf(db, clock.now(), budgetKey(borrowerId))
  return used < picturesADay ? null : refuse('tooManyUploads', { max: picturesADay })
}

/** Refusals: `fileIsNoImage`, `fileIsTooLarge`, `tooManyUploads`. The picture before it is erased by a job. */
export const uploadIdentityImage: Handler<'uploadIdentityImage'> = async ({ side }, call) => {
  const { db, deps, caller, files } = call
  const file = files.find(({ field }) => field === identityImageField)
  if (file === undefined || file.bytes.byteLength === 0) return refuse('fileIsNoImage')
  if (file.bytes.byteLength > uploadMaxBytes) return refuse('fileIsTooLarge', { megabytes: uploadMaxMegabytes })
  // Counted before it is decoded: reading a picture is what costs.
  const budget = { key: budgetKey(caller.borrowerId), limit: picturesADay, windowSeconds: daySeconds }
  const taken = await takeFromBudget(db, deps.clock.now(), budget)
  if (!taken.allowed) return refuse('tooManyUploads', { max: picturesADay })
  const picture = await deps.readPicture(file.bytes)
  if (picture === 'tooLarge') return refuse('fileIsTooLarge', { megabytes: uploadMaxMegabytes })
  if (picture === 'noImage') return refuse('fileIsNoImage')
  const { mediaType, extension } = pictureKinds[picture.kind]
  const name = `id-${Buffer.from(deps.random.bytes(NAME_BYTES)).toString('hex')}.${extension}`
  const sealed = deps.fieldCipher.sealBytes(picture.bytes, caller.borrowerId)
  await deps.uploads.put(name, sealed, 'application/octet-stream')
  const kept = await db.transaction(async (tx) => {
    const borrower = await lockBorrower(tx, caller.borrowerId)
    if (borrower === null || borrower.deletedAt !== null) return false
    await keepIdentityPicture(tx, deps, {
      name,
      borrowerId: borrower.id,
      side,
      mediaType,
      sizeBytes: sealed.byteLength,
    })
    return true
  })
  if (!kept) {
    await deps.uploads.erase(name)
    return refuse('sessionIsMissing')
  }
  return { side, url: identityPictureAddress(name) }
}

/** Refusals: `sessionIsMissing` once the account is gone. Idempotent. The file is erased by a job. */
export const removeIdentityImage: Handler<'removeIdentityImage'> = async ({ side }, { db, deps, caller }) =>
  await db.transaction(async (tx) => {
    const borrower = await lockBorrower(tx, caller.borrowerId)
    if (borrower === null || borrower.deletedAt !== null) return refuse('sessionIsMissing')
    await dropIdentityPicture(tx, deps, { borrowerId: borrower.id, side })
    return { side }
  })

/** GET /identity-pictures/<name>: a picture of an identity document, for its owner's session. It is opened here, and nowhere else. */
export function serveIdentityPictures(app: FastifyInstance, deps: Deps): void {
  serveOwnFiles(app, deps, '/identity-pictures', async ({ borrowerId }, { name }) => {
    const own = (await identityPictures(deps.db, borrowerId)).find((picture) => picture.name === name)
    const sealed = own === undefined ? null : await deps.uploads.get(own.name)
    if (own === undefined || sealed === null) return null
    return { content: deps.fieldCipher.openBytes(sealed, borrowerId), mediaType: own.mediaType }
  })
}
