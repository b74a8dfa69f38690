// The officer's answer to a case: text, pictures, and whether it is to be rated.

import { isOpenCase } from '../../core/complaint/case-thread.ts'
import { whyRatingIsRefused } from '../../core/complaint/complaint.ts'
import { plainText } from '../../core/plain-text.ts'
import { isRefusal, type Refusal, refuse } from '../../core/refusal.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Handler } from '../http/call.ts'
import type { Picture } from '../ports/picture.ts'
import { tellAnswered } from './case-webhooks.ts'
import { findOwnCase, storeAnswer, storeStars } from './complaint-store.ts'
import { answerMaxCharacters, holdCase, type OfficerMessage, sendOfficerMessage } from './officer-message.ts'
import { uploadNameIn } from './picture/uploads.ts'
import { inWireNames } from './save-complaint.ts'

const ANSWER_IMAGES_MAX = 9

interface Reply {
  readonly text: string
  /** `data:image/…;base64,…`, or the address of a picture that we have stored: it is copied. */
  readonly images: readonly string[]
  readonly needScore: boolean
}

/** Answers a case, or answers it again. Null when it was done; `notFound` for an unknown case, and for one whose account is gone. */
export async function replyToComplaint(
  deps: Deps,
  caseId: string,
  reply: Reply,
): Promise<Refusal<'fileIsNoImage' | 'linkIsNotAllowed' | 'notFound' | 'tooManyImages'> | null> {
  const pictures = await readPictures(deps, reply.images)
  if (isRefusal(pictures)) return pictures
  const { text, needScore } = reply
  return await deps.db.transaction((tx) => answerCase(tx, deps, caseId, { text, pictures, needScore, officerId: null }))
}

/** The pictures of an answer, checked and drawn again. */
export async function readPictures(
  deps: Deps,
  images: readonly string[],
): Promise<Picture[] | Refusal<'fileIsNoImage' | 'linkIsNotAllowed' | 'tooManyImages'>> {
  if (images.length > ANSWER_IMAGES_MAX) return refuse('tooManyImages', { max: ANSWER_IMAGES_MAX })
  const pictures: Picture[] = []
  for (const image of images) {
    const bytes = await bytesOf(deps, image)
    if (bytes === null) return refuse('linkIsNotAllowed')
    const picture = await deps.readPicture(bytes)
    if (typeof picture === 'string') return refuse('fileIsNoImage')
    pictures.push(picture)
  }
  return pictures
}

interface CaseReply {
  readonly text: string
  readonly pictures: readonly Picture[]
  readonly needScore: boolean
  /** Null for the answer of the demo. */
  readonly officerId: string | null
  /** The text message about it, where that of an answer would mislead. */
  readonly sms?: OfficerMessage['sms']
}

/** Answers a case in the caller's transaction: the message joins the thread, and is the answer that the borrower sees from now on. */
export async function answerCase(
  tx: Tx,
  deps: Deps,
  caseId: string,
  reply: CaseReply,
): Promise<Refusal<'notFound'> | null> {
  const held = await holdCase(tx, caseId)
  if (held === null) return refuse('notFound')
  const sentAt = deps.clock.now()
  const text = plainText(reply.text).slice(0, answerMaxCharacters)
  const { pictures, officerId, needScore, sms } = reply
  await sendOfficerMessage(tx, deps, held, { kind: 'answer', text, pictures, officerId, sentAt, sms })
  await storeAnswer(tx, caseId, { text, ratingAsked: needScore, answeredAt: sentAt })
  await tellAnswered(tx, deps, caseId, sentAt)
  return null
}

async function bytesOf(deps: Deps, image: string): Promise<Uint8Array | null> {
  const data = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/=]+)$/.exec(image)?.[1]
  if (data !== undefined) return Buffer.from(data, 'base64')
  const name = uploadNameIn(image, deps.config.publicOrigin)
  return name === null ? null : await deps.uploads.get(name)
}

/** Notes the stars for an answer: once, and only where they were asked for. */
export const rateComplaint: Handler<'rateComplaint'> = async ({ caseId, stars }, { caller, db, deps }) => {
  const found = await findOwnCase(db, caseId, caller.borrowerId)
  if (found === null) return refuse('notFound')
  const refused = whyRatingIsRefused({ ...found, isAnswered: !isOpenCase(found) }, stars)
  if (refused !== null) return inWireNames(refused)
  const counted = await storeStars(db, { caseId, borrowerId: caller.borrowerId, stars, at: deps.clock.now() })
  return counted ? { stars } : refuse('alreadyRated')
}
