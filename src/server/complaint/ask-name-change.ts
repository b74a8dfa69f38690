// A new name: asked for with a picture of the proof, as a case that an officer decides.

import { readFullName } from '../../core/application/details.ts'
import { dateTimeIn } from '../../core/calendar-date.ts'
import { claimImagesMax, decideComplaint } from '../../core/complaint/complaint.ts'
import { isRefusal, refuse } from '../../core/refusal.ts'
import type { Queries } from '../db/database.ts'
import type { Call, Handler } from '../http/call.ts'
import { findBorrower, lockBorrower } from '../people/borrower/door.ts'
import { findOwnCase } from './complaint-store.ts'
import { insertNameChange, type NameChange, ownNameChanges } from './name-change-store.ts'
import { imageNames, openCase, openedToday, tellCaller } from './open-case.ts'

export const getNameChange: Handler<'getNameChange'> = async (_input, call) => {
  const { caller, db, deps } = call
  const borrower = await findBorrower(db, caller.borrowerId)
  if (borrower === null) return refuse('sessionIsMissing')
  const [newest] = await ownNameChanges(db, deps, caller.borrowerId)
  return { name: borrower.name ?? '', ...(await standingOf(db, call, newest)) }
}

/**
 * Opens the case. While one waits, asking again answers that one and changes nothing. Refused as `valueIsNotAccepted` for what is no
 * name or the one that there is, `somethingIsMissing` without a picture, and as cases and their pictures are.
 */
export const askNameChange: Handler<'askNameChange'> = async (input, call) => {
  const { caller, db, deps, words } = call
  const { borrowerId } = caller
  const title = words.application.fields.fullName.title
  const notAccepted = { ...refuse('valueIsNotAccepted', { name: title }), fields: ['fullName'] }
  const name = readFullName(input.fullName)
  if (name === null) return notAccepted
  const pictures = imageNames(input.images ?? '', deps.config.publicOrigin)
  if (pictures.length === 0) {
    return { ...refuse('somethingIsMissing', { name: words.complaint.nameChange.proof }), fields: ['problemImage'] }
  }
  if (pictures.length > claimImagesMax) return refuse('tooManyImages', { max: claimImagesMax })
  return await db.transaction(async (tx) => {
    const borrower = await lockBorrower(tx, borrowerId)
    if (borrower === null || borrower.deletedAt !== null) return refuse('sessionIsMissing')
    const [newest] = await ownNameChanges(tx, deps, borrowerId)
    if (newest?.decidedAt === null) return await standingOf(tx, call, newest)
    if (name === borrower.name) return notAccepted
    const decided = decideComplaint({
      type: 'account',
      subType: undefined,
      text: words.complaint.nameChange.content({ name }),
      imageCount: pictures.length,
      orderAllowsCollection: null,
      openedToday: await openedToday(tx, call),
    })
    if (isRefusal(decided)) return decided
    const opened = await openCase(tx, call, { ...decided, borrowerId, orderId: null }, pictures)
    if (isRefusal(opened)) return opened
    const asked = { caseId: opened.id, borrowerId, name, askedAt: opened.openedAt }
    await insertNameChange(tx, deps, asked)
    const support = deps.config.supportPhone
    await tellCaller(tx, call, borrower, opened, (about) => words.complaint.nameChange.smsOpened({ ...about, support }))
    return await standingOf(tx, call, { ...asked, former: null, decidedAt: null, accepted: null })
  })
}

/** The state of the newest request. */
async function standingOf(db: Queries, { caller, market, deps }: Call, change: NameChange | undefined) {
  if (change === undefined) {
    return { state: 'none' as const, newName: '', caseId: '', caseNumber: '', answerBy: null }
  }
  const found = await findOwnCase(db, change.caseId, caller.borrowerId)
  if (found === null) throw new Error('a change of name has lost its case')
  const state = change.accepted === null ? 'waiting' : change.accepted ? 'accepted' : 'refused'
  return {
    state: state as 'waiting' | 'accepted' | 'refused',
    newName: change.name,
    caseId: found.id,
    caseNumber: found.caseNumber,
    // A day that is over is no promise any more; the case says so.
    answerBy:
      found.answerBy !== null && found.answerBy > deps.clock.now() ? dateTimeIn(market.zone, found.answerBy) : null,
  }
}
