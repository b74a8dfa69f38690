// Opens a case: the text, the pictures that were uploaded for it, a number and the day by which it is answered.

import { complaintFieldNames, complaintSubTypeCodes, complaintTypeCodes } from '../../contracts/complaint.ts'
import { dateTimeIn, startOfDayIn } from '../../core/calendar-date.ts'
import { answerBy } from '../../core/complaint/case-clock.ts'
import { decideComplaint } from '../../core/complaint/complaint.ts'
import { complaintSubTypes, complaintTypes } from '../../core/complaint/complaint-types.ts'
import { isRefusal, type Refusal, type RefusalName, refuse } from '../../core/refusal.ts'
import { findOrder } from '../account/order/door.ts'
import type { Handler } from '../http/call.ts'
import { queueSms } from '../outbox/sms/door.ts'
import { lockBorrower } from '../people/borrower/door.ts'
import { countOpenedSince, type NewCase } from './complaint-store.ts'
import { caseNumber, imageNames, openCase, promisedWeekdays } from './open-case.ts'

export const saveComplaint: Handler<'saveComplaint'> = async (input, call) => {
  const { caller, db, deps, market } = call
  const names = imageNames(input.images ?? '', deps.config.publicOrigin)
  return await db.transaction(async (tx) => {
    // Locks the borrower's row, so that concurrent cases are counted one after the other.
    const borrower = await lockBorrower(tx, caller.borrowerId)
    if (borrower === null || borrower.deletedAt !== null) return refuse('sessionIsMissing')
    const orderId = input.orderId || null
    const order = orderId === null ? null : await findOrder(tx, { orderId, borrowerId: caller.borrowerId })
    if (orderId !== null && order === null) return refuse('notFound')
    const today = deps.clock.today(market.zone)
    const decided = decideComplaint({
      type: complaintTypes.find((type) => complaintTypeCodes[type] === input.type) ?? null,
      subType: input.subType
        ? (complaintSubTypes.find((subType) => complaintSubTypeCodes[subType] === input.subType) ?? null)
        : undefined,
      text: input.text,
      imageCount: names.length,
      orderAllowsCollection: order === null ? null : order.collectionAllowed,
      openedToday: await countOpenedSince(tx, caller.borrowerId, startOfDayIn(market.zone, today)),
    })
    if (isRefusal(decided)) return inWireNames(decided)
    const opened: NewCase = {
      ...decided,
      id: deps.ids.next('case'),
      caseNumber: caseNumber(call),
      borrowerId: caller.borrowerId,
      orderId,
      openedAt: deps.clock.now(),
      answerBy: answerBy(today, market.zone, promisedWeekdays(deps)),
    }
    const refused = await openCase(tx, deps, opened, names)
    if (refused !== null) return refused
    const answerByText = opened.answerBy === null ? null : dateTimeIn(market.zone, opened.answerBy)
    if (borrower.phone !== null) {
      const text = call.words.complaint.sms.opened({
        lender: deps.config.lenderName,
        caseNumber: opened.caseNumber,
        answerBy: answerByText?.slice(0, 10) ?? null,
      })
      await queueSms(tx, deps, {
        phone: borrower.phone,
        market,
        purpose: 'complaint',
        about: `${opened.id}:opened`,
        text,
      })
    }
    return { caseId: opened.id, caseNumber: opened.caseNumber, answerBy: answerByText }
  })
}

/** The fields that a refusal names, as the caller spelled them. */
export function inWireNames<Name extends RefusalName>(refusal: Refusal<Name>): Refusal<Name> {
  const { fields } = refusal
  return fields === undefined
    ? refusal
    : { ...refusal, fields: fields.map((field) => complaintFieldNames[field] ?? field) }
}
