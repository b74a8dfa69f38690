// Sends a message of the lender about a case: stores it in the thread with its pictures, and queues the text message that announces it.

import { markets } from '../../core/market/markets.ts'
import { plainText } from '../../core/plain-text.ts'
import { serverWordsFor } from '../../words/server-words.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { queueSms } from '../outbox/sms/door.ts'
import { type Borrower, findBorrower } from '../people/borrower/door.ts'
import type { Picture } from '../ports/picture.ts'
import { insertCaseMessage } from './case-message-store.ts'
import { type ComplaintCase, lockCase } from './complaint-store.ts'
import { insertImage } from './picture/image-store.ts'
import { putPicture } from './picture/uploads.ts'

/** A message of an officer at most, characters. */
export const answerMaxCharacters = 4_000

/** How the lender can write: each kind has its text message. */
type OfficerMessageKind = 'acknowledgement' | 'question' | 'answer' | 'escalation' | 'reopening'

export interface OfficerMessage {
  readonly kind: OfficerMessageKind
  readonly text: string
  readonly pictures: readonly Picture[]
  /** Null for the answer of the demo. */
  readonly officerId: string | null
  readonly sentAt: Date
  /** The text message that announces it; where it is left out, the usual one of its kind. */
  readonly sms?: ((about: { lender: string; caseNumber: string }) => string) | undefined
}

/** A case under its lock, with the borrower whom it is about. */
export interface HeldCase {
  readonly found: ComplaintCase
  readonly borrower: Borrower
}

/** Locks a case and reads its borrower; null for an unknown case, and for one whose account is deleted. */
export async function holdCase(tx: Tx, caseId: string): Promise<HeldCase | null> {
  const found = await lockCase(tx, caseId)
  if (found === null) return null
  // Account deletion updates the case: it has committed before this lock, or waits for it and then empties what is written here.
  const borrower = await findBorrower(tx, found.borrowerId)
  return borrower === null || borrower.deletedAt !== null ? null : { found, borrower }
}

/** Writes the message and queues its text message. The caller stores the new state of the case. */
export async function sendOfficerMessage(
  tx: Tx,
  deps: Deps,
  { found, borrower }: HeldCase,
  message: OfficerMessage,
): Promise<void> {
  const { kind, officerId, sentAt } = message
  const { id: caseId, borrowerId, caseNumber } = found
  const stored = []
  for (const picture of message.pictures) stored.push(await putPicture(deps, borrowerId, picture))
  const messageId = deps.ids.inOrder('msg')
  await insertCaseMessage(tx, {
    id: messageId,
    caseId,
    borrowerId,
    kind,
    fromBorrower: false,
    officerId,
    text: plainText(message.text).slice(0, answerMaxCharacters),
    images: stored.map(({ name }) => name),
    sentAt,
  })
  for (const [position, image] of stored.entries())
    await insertImage(tx, image, { role: 'answer', caseId, messageId, position })
  if (borrower.phone === null) return
  const { sms: texts, data } = serverWordsFor(borrower.language).complaint
  const aboutData = kind === 'answer' ? data.answered : data.news
  const sms = message.sms ?? (found.type === 'data' ? aboutData : texts[kind])
  await queueSms(tx, deps, {
    phone: borrower.phone,
    market: markets[borrower.market],
    purpose: 'complaint',
    about: messageId,
    text: sms({ lender: deps.config.lenderName, caseNumber }),
  })
}
