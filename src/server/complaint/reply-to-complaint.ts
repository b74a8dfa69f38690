// The officer's answer to a case: text, pictures, and whether it is to be rated.

import { markets } from '../../core/market/markets.ts'
import { plainText } from '../../core/plain-text.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import { type Picture, readPicture } from '../adapters/upload-picture.ts'
import type { Deps } from '../deps.ts'
import { queueErasure } from '../jobs/file-erasure.ts'
import { serverWordsFor } from '../messages/words.ts'
import { queueSms } from '../outbox/door.ts'
import { findBorrower } from '../people/door.ts'
import { insertImage, lockCase, removeAnswerImages, storeAnswer } from './complaint-store.ts'
import { putPicture, uploadNameIn } from './uploads.ts'

/** An answer at most, characters; pictures at most. */
export const answerMaxCharacters = 4_000
const ANSWER_IMAGES_MAX = 9

export interface Reply {
  readonly text: string
  /** `data:image/…;base64,…`, or an address of a picture that lies with us already: it is copied. */
  readonly images: readonly string[]
  readonly needScore: boolean
}

/** Answers a case, or answers it anew. Null when it was done; `notFound` for an unknown case, and for one whose account is gone. */
export async function replyToComplaint(deps: Deps, caseId: string, reply: Reply): Promise<Refusal | null> {
  const text = plainText(reply.text).slice(0, answerMaxCharacters)
  if (reply.images.length > ANSWER_IMAGES_MAX) return refuse('tooManyImages', { max: ANSWER_IMAGES_MAX })
  const pictures: Picture[] = []
  for (const image of reply.images) {
    const bytes = await bytesOf(deps, image)
    if (bytes === null) return refuse('linkIsNotAllowed')
    const picture = await readPicture(bytes)
    if (typeof picture === 'string') return refuse('fileIsNoImage')
    pictures.push(picture)
  }
  return await deps.db.transaction(async (tx): Promise<Refusal | null> => {
    const found = await lockCase(tx, caseId)
    if (found === null) return refuse('notFound')
    // A deletion empties the case: it is over before the case is locked here, or finds what is written here.
    const borrower = await findBorrower(tx, found.borrowerId)
    if (borrower === null || borrower.deletedAt !== null) return refuse('notFound')
    for (const replaced of await removeAnswerImages(tx, caseId)) await queueErasure(tx, deps, replaced)
    for (const [position, picture] of pictures.entries()) {
      const stored = await putPicture(deps, found.borrowerId, picture)
      await insertImage(tx, stored, { role: 'answer', caseId, position })
    }
    await storeAnswer(tx, caseId, { text, ratingAsked: reply.needScore, answeredAt: deps.clock.now() })
    if (borrower.phone !== null) {
      const words = serverWordsFor(borrower.language).complaint.sms
      await queueSms(tx, deps, {
        phone: borrower.phone,
        market: markets[borrower.market],
        purpose: 'complaint',
        text: words.answered({ lender: deps.config.lenderName, caseNumber: found.caseNumber }),
      })
    }
    return null
  })
}

async function bytesOf(deps: Deps, image: string): Promise<Uint8Array | null> {
  const data = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/=]+)$/.exec(image)?.[1]
  if (data !== undefined) return Buffer.from(data, 'base64')
  const name = uploadNameIn(image, deps.config.publicOrigin)
  return name === null ? null : await deps.uploads.get(name)
}
