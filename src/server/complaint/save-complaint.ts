// Opens a case: the text, the pictures that were uploaded for it, a number and the day by which it is answered.

import { complaintFieldNames, complaintSubTypeCodes, complaintTypeCodes } from '../../contracts/complaint.ts'
import { decideComplaint } from '../../core/complaint/complaint.ts'
import { complaintSubTypes, complaintTypes } from '../../core/complaint/complaint-types.ts'
import { isRefusal, type Refusal, type RefusalName, refuse } from '../../core/refusal.ts'
import { findOrder } from '../account/order/door.ts'
import type { Handler } from '../http/call.ts'
import { lockBorrower } from '../people/borrower/door.ts'
import { imageNames, openCase, openedToday, tellCaller } from './open-case.ts'

export const saveComplaint: Handler<'saveComplaint'> = async (input, call) => {
  const { borrowerId } = call.caller
  const names = imageNames(input.images ?? '', call.deps.config.publicOrigin)
  return await call.db.transaction(async (tx) => {
    const borrower = await lockBorrower(tx, borrowerId)
    if (borrower === null || borrower.deletedAt !== null) return refuse('sessionIsMissing')
    const orderId = input.orderId || null
    const order = orderId === null ? null : await findOrder(tx, { orderId, borrowerId })
    if (orderId !== null && order === null) return refuse('notFound')
    const decided = decideComplaint({
      type: complaintTypes.find((type) => complaintTypeCodes[type] === input.type) ?? null,
      subType: input.subType
        ? (complaintSubTypes.find((subType) => complaintSubTypeCodes[subType] === input.subType) ?? null)
        : undefined,
      text: input.text,
      imageCount: names.length,
      orderAllowsCollection: order === null ? null : order.collectionAllowed,
      openedToday: await openedToday(tx, call),
    })
    if (isRefusal(decided)) return inWireNames(decided)
    const opened = await openCase(tx, call, { ...decided, borrowerId, orderId }, names)
    return isRefusal(opened) ? opened : await tellCaller(tx, call, borrower, opened, call.words.complaint.sms.opened)
  })
}

/** The fields that a refusal names, as the caller spelled them. */
export function inWireNames<Name extends RefusalName>(refusal: Refusal<Name>): Refusal<Name> {
  const { fields } = refusal
  return fields === undefined
    ? refusal
    : { ...refusal, fields: fields.map((field) => complaintFieldNames[field] ?? field) }
}
