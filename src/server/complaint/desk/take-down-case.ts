// Opens a case for a borrower who complained by telephone or in person: the officer writes it down, and the borrower reads it in the app.

import { dateIn, dateTimeIn } from '../../../core/calendar-date.ts'
import { answerBy } from '../../../core/complaint/answer-by.ts'
import { decideComplaint } from '../../../core/complaint/complaint.ts'
import { isAboutConduct, isNamedIn } from '../../../core/complaint/named-officer.ts'
import { markets } from '../../../core/market/markets.ts'
import { deny } from '../../../core/officer/desk-refusal.ts'
import { isRefusal } from '../../../core/refusal.ts'
import { serverWordsFor } from '../../../words/server-words.ts'
import { findOrder } from '../../account/order/door.ts'
import { type DeskChanger, deskMoment } from '../../officer/call/door.ts'
import { lockBorrower } from '../../people/borrower/door.ts'
import { storeAcknowledged } from '../complaint-store.ts'
import { holdCase, sendOfficerMessage } from '../officer-message.ts'
import { caseNumber, openCase, promisedWeekdays } from '../open-case.ts'

/** An officer opens as many as there are: the limit of a day is for forms that anybody can send. */
const openedToday = 0

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
  const openedAt = deps.clock.now()
  const promised = answerBy(dateIn(market.zone, openedAt), market.zone, promisedWeekdays(deps))
  const id = deps.ids.next('case')
  const opened = { ...decided, id, borrowerId: userId, orderId, openedAt, answerBy: promised }
  const number = caseNumber({ deps, market })
  if ((await openCase(db, deps, { ...opened, caseNumber: number }, [])) !== null)
    throw new Error('a case is not opened')
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
  return { caseId: id, caseNumber: number, answerBy: promised === null ? null : deskMoment(deps, promised) }
}
