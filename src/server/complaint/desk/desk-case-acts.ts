// What officers do with a case: answer, ask, acknowledge, escalate, open again. Each step is told to the borrower.

import { dateIn, dateTimeIn } from '../../../core/calendar-date.ts'
import { caseState, isOpenCase } from '../../../core/complaint/case-thread.ts'
import { decideComplaint } from '../../../core/complaint/complaint.ts'
import { isAboutConduct, isNamedIn } from '../../../core/complaint/named-officer.ts'
import { markets } from '../../../core/market/markets.ts'
import { cannot, deny } from '../../../core/officer/desk-refusal.ts'
import { isRefusal } from '../../../core/refusal.ts'
import { serverWordsFor } from '../../../words/server-words.ts'
import { findOrder } from '../../account/order/door.ts'
import { type DeskChanger, deskMoment } from '../../officer/call/door.ts'
import { lockBorrower } from '../../people/borrower/door.ts'
import { regulatorOf } from '../../ports/lender/lender-data.ts'
import { countMessages } from '../case-message-store.ts'
import { findCase, storeAcknowledged, storeAsked, storeEscalated, storeReopened } from '../complaint-store.ts'
import { nameChangeOf } from '../name-change-store.ts'
import { refuseCase } from '../named-officer.ts'
import { type HeldCase, holdCase, type OfficerMessage, sendOfficerMessage } from '../officer-message.ts'
import { openCase, promisedBy } from '../open-case.ts'
import { answerCase, readPictures } from '../reply-to-complaint.ts'

export const sendCaseMessage: DeskChanger<'sendCaseMessage'> = async (input, { db, deps, officer, act }) => {
  const { caseId, kind, text, images, askRating, read } = input
  const asked = await findCase(db, caseId)
  const refusal = asked === null ? null : await refuseCase(db, asked, officer)
  if (refusal !== null) return refusal
  // Under the lock of the case, so that of two answers at the same moment the second one is refused.
  if (read !== undefined && (await holdCase(db, caseId)) !== null && (await countMessages(db, caseId)) > read)
    return cannot('caseHasMoved')
  const pictures = await readPictures(deps, images)
  if (isRefusal(pictures)) return deny('badInput', { fields: ['images'] })
  if (kind === 'answer') {
    // A request for a new name is answered by its decision: an answer by hand would leave the request open for ever.
    if ((await nameChangeOf(db, deps, caseId))?.decidedAt === null) return cannot('nameIsUndecided')
    const refused = await answerCase(db, deps, caseId, { text, pictures, needScore: askRating, officerId: officer.id })
    if (refused !== null) return deny('notFound')
  } else {
    const held = await holdCase(db, caseId)
    if (held === null) return deny('notFound')
    // An answered case has to be reopened before the borrower is asked in it.
    if (!isOpenCase(held.found)) return cannot('caseIsAnswered')
    const sentAt = deps.clock.now()
    await sendOfficerMessage(db, deps, held, { kind, text, pictures, officerId: officer.id, sentAt })
    await storeAsked(db, caseId, sentAt)
  }
  const found = await findCase(db, caseId)
  if (found === null) throw new Error('the case is not stored')
  await act({
    act: kind === 'answer' ? 'answerCase' : 'askBorrower',
    subject: caseId,
    borrowerId: found.borrowerId,
    about: [found.orderId],
    after: { images: images.length, askRating },
  })
  const answeredAt = deskMoment(deps, found.answeredAt)
  return { caseId, state: caseState(found), answeredAt }
}

/** A step that the lender tells in its own words, in the borrower's language. */
function plain(
  held: HeldCase,
  officerId: string,
  sentAt: Date,
): Omit<OfficerMessage, 'kind' | 'text'> & {
  readonly said: ReturnType<typeof serverWordsFor>['complaint']['said']
} {
  const { said, data } = serverWordsFor(held.borrower.language).complaint
  const own = held.found.type === 'data' ? { ...said, ...data.said } : said
  return { said: own, pictures: [], officerId, sentAt }
}

export const acknowledgeCase: DeskChanger<'acknowledgeCase'> = async ({ caseId }, { db, deps, officer, act }) => {
  const held = await holdCase(db, caseId)
  if (held === null) return deny('notFound')
  const refusal = await refuseCase(db, held.found, officer)
  if (refusal !== null) return refusal
  const { found } = held
  if (found.acknowledgedAt !== null) return cannot('caseIsAcknowledged')
  const { said, ...message } = plain(held, officer.id, deps.clock.now())
  await sendOfficerMessage(db, deps, held, { ...message, kind: 'acknowledgement', text: said.acknowledgement })
  await storeAcknowledged(db, caseId, message.sentAt)
  await act({ act: 'acknowledgeCase', subject: caseId, borrowerId: found.borrowerId, about: [found.orderId] })
  return { caseId, state: caseState(found) }
}

export const escalateCase: DeskChanger<'escalateCase'> = async ({ caseId, reason }, { db, deps, officer, act }) => {
  const held = await holdCase(db, caseId)
  if (held === null) return deny('notFound')
  const refusal = await refuseCase(db, held.found, officer)
  if (refusal !== null) return refusal
  const { found, borrower } = held
  if (found.escalatedAt !== null) return cannot('caseIsEscalated')
  const market = markets[borrower.market]
  const regulator = regulatorOf(deps.lender, market, borrower.language)
  if (regulator === null) return cannot('noRegulator')
  const { said, ...message } = plain(held, officer.id, deps.clock.now())
  const text = said.escalation({ regulator: regulator.name, day: dateIn(market.zone, message.sentAt) })
  await sendOfficerMessage(db, deps, held, { ...message, kind: 'escalation', text })
  await storeEscalated(db, caseId, message.sentAt, regulator.name)
  await act({
    act: 'escalateCase',
    subject: caseId,
    borrowerId: found.borrowerId,
    about: [found.orderId],
    reason,
    after: { to: regulator.name },
  })
  return { caseId, state: caseState(found), escalatedTo: regulator.name }
}

export const reopenCase: DeskChanger<'reopenCase'> = async ({ caseId, reason }, { db, deps, officer, act }) => {
  const held = await holdCase(db, caseId)
  if (held === null) return deny('notFound')
  const refusal = await refuseCase(db, held.found, officer)
  if (refusal !== null) return refusal
  const { found, borrower } = held
  if (isOpenCase(found)) return cannot('caseIsOpen')
  const market = markets[borrower.market]
  const { said, ...message } = plain(held, officer.id, deps.clock.now())
  await sendOfficerMessage(db, deps, held, { ...message, kind: 'reopening', text: said.reopening })
  const promised = promisedBy(deps, market, dateIn(market.zone, message.sentAt), found.type)
  await storeReopened(db, caseId, message.sentAt, promised)
  await act({ act: 'reopenCase', subject: caseId, borrowerId: found.borrowerId, about: [found.orderId], reason })
  return { caseId, state: 'open', answerBy: deskMoment(deps, promised) }
}

/** The limit of cases a day is for borrowers' forms: an officer may open any number. */
const openedToday = 0

/**
 * Opens a case for a borrower who complained by telephone or in person: the officer writes it down, and the borrower reads it in the app.
 */
export const takeDownCase: DeskChanger<'takeDownCase'> = async (input, { db, deps, officer, act }) => {
  const { userId, type, subType } = input
  const borrower = await lockBorrower(db, userId)
  if (borrower === null || borrower.deletedAt !== null) return deny('notFound')
  const orderId = input.orderId ?? null
  const order = orderId === null ? null : await findOrder(db, { orderId, borrowerId: userId })
  if (orderId !== null && order === null) return deny('badInput', { fields: ['orderId'] })
  // A complaint about collection is about a loan; one that is not chosen is missing.
  if (type === 'collection' && order?.collectionAllowed !== true) return deny('badInput', { fields: ['orderId'] })
  const { text } = input
  const decided = decideComplaint({
    ...{ type, subType, text, openedToday },
    imageCount: 0,
    orderAllowsCollection: order?.collectionAllowed ?? null,
  })
  if (isRefusal(decided)) return deny('badInput', { fields: [...(decided.fields ?? ['text'])] })
  // Somebody else writes down what is said about this officer (DESK-23).
  if (isAboutConduct(decided) && isNamedIn([decided.text], officer.name)) return deny('caseNamesYou')
  const market = markets[borrower.market]
  const opened = await openCase(db, { deps, market }, { ...decided, borrowerId: userId, orderId }, [])
  if (isRefusal(opened)) throw new Error('a case is not opened')
  const { id, caseNumber, openedAt, answerBy: promised } = opened
  const held = await holdCase(db, id)
  if (held === null) throw new Error('the case is not stored')
  const { said, sms } = serverWordsFor(borrower.language).complaint
  const answerDay = promised === null ? null : dateTimeIn(market.zone, promised).slice(0, 10)
  // The officer who recorded it has read it: the message to the borrower says so, and how to correct it.
  await sendOfficerMessage(db, deps, held, {
    ...{ kind: 'acknowledgement', text: said.takenDown, pictures: [], officerId: officer.id, sentAt: openedAt },
    sms: (about) => sms.opened({ ...about, answerBy: answerDay }),
  })
  await storeAcknowledged(db, id, openedAt)
  await act({
    act: 'takeDownCase',
    subject: id,
    borrowerId: userId,
    about: [orderId],
    after: { type, subType: subType ?? null, orderId },
  })
  return { caseId: id, caseNumber, answerBy: deskMoment(deps, promised) }
}
