// Takes one picture for a complaint that is being written.

import type { FastifyInstance } from 'fastify'
import { complaintImageField } from '../../../contracts/complaint.ts'
import { unusedPictureDays, uploadsADay } from '../../../core/complaint/complaint.ts'
import { type Refusal, refuse } from '../../../core/refusal.ts'
import { daySeconds, takeFromBudget, usedOf } from '../../db/budget.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { serveOwnFiles } from '../../http/file/own-file.ts'
import { enqueue } from '../../jobs/queue.ts'
import { lockBorrower } from '../../people/borrower/door.ts'
import { uploadMaxBytes, uploadMaxMegabytes } from '../../ports/picture.ts'
import { forgetUnusedPictureTopic } from '../jobs.ts'
import { insertImage } from './image-store.ts'
import { putPicture, readUpload, uploadAddress } from './uploads.ts'

const budgetKey = (borrowerId: string): string => `upload:${borrowerId}`

/** Refuses a borrower at the limit of the day, before another picture is taken in. */
export async function refuseBeforeUpload(
  borrowerId: string,
  { db, clock }: Deps,
): Promise<Refusal<'tooManyUploads'> | null> {
  const used = await usedOf(db, clock.now(), budgetKey(borrowerId))
  return used < uploadsADay ? null : refuse('tooManyUploads', { max: uploadsADay })
}

export const uploadComplaintImage: Handler<'uploadComplaintImage'> = async (_input, { caller, db, deps, files }) => {
  const file = files.find(({ field }) => field === complaintImageField)
  if (file === undefined || file.bytes.byteLength === 0) return refuse('fileIsNoImage')
  if (file.bytes.byteLength > uploadMaxBytes) return refuse('fileIsTooLarge', { megabytes: uploadMaxMegabytes })
  // Counted before it is decoded: reading a picture is what costs.
  const budget = { key: budgetKey(caller.borrowerId), limit: uploadsADay, windowSeconds: daySeconds }
  const taken = await takeFromBudget(db, deps.clock.now(), budget)
  if (!taken.allowed) return refuse('tooManyUploads', { max: uploadsADay })
  const picture = await deps.readPicture(file.bytes)
  if (picture === 'tooLarge') return refuse('fileIsTooLarge', { megabytes: uploadMaxMegabytes })
  if (picture === 'noImage') return refuse('fileIsNoImage')
  const stored = await putPicture(deps, caller.borrowerId, picture)
  const kept = await db.transaction(async (tx) => {
    // The account may have been deleted while the picture was decoded: its files are erased by then, and this one must not stay.
    const borrower = await lockBorrower(tx, caller.borrowerId)
    if (borrower === null || borrower.deletedAt !== null) return false
    await insertImage(tx, stored, { role: 'borrower', caseId: null, messageId: null, position: 0 })
    const { name, createdAt } = stored
    const runAt = new Date(createdAt.getTime() + unusedPictureDays * daySeconds * 1000)
    await enqueue(tx, { topic: forgetUnusedPictureTopic, key: name, payload: { name }, runAt })
    return true
  })
  if (kept) return { url: uploadAddress(stored.name) }
  await deps.uploads.erase(stored.name)
  return refuse('sessionIsMissing')
}

/** GET /uploads/<name>: a picture of a complaint, for its owner's session. */
export function serveUploads(app: FastifyInstance, deps: Deps): void {
  serveOwnFiles(app, deps, '/uploads', async ({ borrowerId }, { name }) => {
    const picture = await readUpload(deps, borrowerId, name)
    return picture === null ? null : { content: picture.bytes, mediaType: picture.mediaType }
  })
}
