// A new name: asked for with a picture of the proof, as a case that an officer decides.

import { readFullName } from '../../core/application/details.ts'
import { dateTimeIn, startOfDayIn } from '../../core/calendar-date.ts'
import { answerBy } from '../../core/complaint/case-clock.ts'
import { claimImagesMax, decideComplaint } from '../../core/complaint/complaint.ts'
import { isRefusal, refuse } from '../../core/refusal.ts'
import type { Queries } from '../db/database.ts'
import type { Call, Handler } from '../http/call.ts'
import { queueSms } from '../outbox/sms/door.ts'
import { findBorrower, lockBorrower } from '../people/borrower/door.ts'
import { countOpenedSince, findOwnCase, type NewCase } from './complaint-store.ts'
import { insertNameChange, type NameChange, ownNameChanges } from './name-change-store.ts'
import { caseNumber, imageNames, openCase, promisedWeekdays } from './open-case.ts'

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
  const { caller, db, deps, market, words } = call
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
    // Locks the borrower's row, so that concurrent requests are counted one after the other.
    const borrower = await lockBorrower(tx, borrowerId)
    if (borrower === null || borrower.deletedAt !== null) return refuse('sessionIsMissing')
    const [newest] = await ownNameChanges(tx, deps, borrowerId)
    if (newest?.decidedAt === null) return await standingOf(tx, call, newest)
    if (name === borrower.name) return notAccepted
    const today = deps.clock.today(market.zone)
    const decided = decideComplaint({
      type: 'account',
      subType: undefined,
      text: words.complaint.nameChange.content({ name }),
      imageCount: pictures.length,
      orderAllowsCollection: null,
      openedToday: await countOpenedSince(tx, borrowerId, startOfDayIn(market.zone, today)),
    })
    if (isRefusal(decided)) return decided
    const askedAt = deps.clock.now()
    const opened: NewCase = {
      ...decided,
      id: deps.ids.next('case'),
      caseNumber: caseNumber(call),
      borrowerId,
      orderId: null,
      openedAt: askedAt,
      answerBy: answerBy(today, market.zone, promisedWeekdays(deps)),
    }
    const refused = await openCase(tx, deps, opened, pictures)
    if (refused !== null) return refused
    const asked = { caseId: opened.id, borrowerId, name, askedAt }
    await insertNameChange(tx, deps, asked)
    if (borrower.phone !== null) {
      // The message goes to the phone of the account, in case somebody else asked.
      const text = words.complaint.nameChange.smsOpened({
        lender: deps.config.lenderName,
        caseNumber: opened.caseNumber,
        support: deps.config.supportPhone,
      })
      const about = `${opened.id}:opened`
      await queueSms(tx, deps, { phone: borrower.phone, market, purpose: 'complaint', about, text })
    }
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
