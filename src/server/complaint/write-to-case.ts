// The borrower writes about a case of theirs: an open one gets a reply, an answered one is open again.

import { dateTimeIn, startOfDayIn } from '../../core/calendar-date.ts'
import { caseState, decideReply } from '../../core/complaint/case-thread.ts'
import { isRefusal, type Refusal, refuse } from '../../core/refusal.ts'
import type { Tx } from '../db/database.ts'
import type { Call, Handler } from '../http/call.ts'
import { queueSms } from '../outbox/sms/door.ts'
import { lockBorrower } from '../people/borrower/door.ts'
import { countWrittenSince, insertCaseMessage, type NewCaseMessage } from './case-message-store.ts'
import { type ComplaintCase, lockOwnCase, storeReopened, storeReplied } from './complaint-store.ts'
import { attachAll, ImageIsNotFree, imageNames, promisedBy } from './open-case.ts'

export const writeToCase: Handler<'writeToCase'> = async (input, call) => {
  const { caller, db, deps, market } = call
  const { borrowerId } = caller
  const names = imageNames(input.images ?? '', deps.config.publicOrigin)
  return await db.transaction(async (tx) => {
    // Locks the borrower's row, so that concurrent messages are counted one after the other.
    const borrower = await lockBorrower(tx, borrowerId)
    if (borrower === null || borrower.deletedAt !== null) return refuse('sessionIsMissing')
    const found = await lockOwnCase(tx, input.caseId, borrowerId)
    if (found === null) return refuse('notFound')
    const sentAt = deps.clock.now()
    const today = deps.clock.today(market.zone)
    const decided = decideReply({
      text: input.text ?? '',
      imageCount: names.length,
      writtenToday: await countWrittenSince(tx, borrowerId, startOfDayIn(market.zone, today)),
      moments: found,
    })
    if (isRefusal(decided)) return decided
    const refused = await storeMessage(tx, names, {
      ...decided,
      id: deps.ids.inOrder('msg'),
      caseId: found.id,
      borrowerId,
      fromBorrower: true,
      officerId: null,
      images: [],
      sentAt,
    })
    if (refused !== null) return refused
    const isReopened = decided.kind === 'reopening'
    const promised = isReopened ? promisedBy(deps, market, today, found.type) : found.answerBy
    if (isReopened) {
      await storeReopened(tx, found.id, sentAt, promised)
      if (borrower.phone !== null) await tellReopened(tx, call, { phone: borrower.phone, found, promised })
    } else await storeReplied(tx, found.id)
    const after = { ...found, askedAt: null, reopenedAt: isReopened ? sentAt : found.reopenedAt }
    return {
      caseId: found.id,
      state: caseState(after),
      answerBy: promised === null ? null : dateTimeIn(market.zone, promised),
    }
  })
}

/** The message with its pictures, or nothing of it. */
async function storeMessage(
  tx: Tx,
  names: readonly (string | null)[],
  message: NewCaseMessage,
): Promise<Refusal<'notFound'> | null> {
  try {
    await tx.transaction(async (nested) => {
      await insertCaseMessage(nested, { ...message, images: names.map((name) => name ?? '') })
      const { id: messageId, caseId, borrowerId } = message
      await attachAll(nested, names, { borrowerId, caseId, messageId })
    })
    return null
  } catch (error) {
    if (error instanceof ImageIsNotFree) return refuse('notFound')
    throw error
  }
}

async function tellReopened(
  tx: Tx,
  { deps, market, words }: Call,
  {
    phone,
    found,
    promised,
  }: { phone: string; found: Pick<ComplaintCase, 'caseNumber' | 'type'>; promised: Date | null },
): Promise<void> {
  const { data, sms } = words.complaint
  const text = (found.type === 'data' ? data : sms).opened({
    lender: deps.config.lenderName,
    caseNumber: found.caseNumber,
    answerBy: promised === null ? null : dateTimeIn(market.zone, promised).slice(0, 10),
  })
  await queueSms(tx, deps, { phone, market, purpose: 'complaint', text })
}
