// One case with its answer, and where to go when that does not help.

import { dateTimeIn } from '../../core/calendar-date.ts'
import { refuse } from '../../core/refusal.ts'
import type { Call, Handler } from '../http/call.ts'
import { findOwnCase, listImages } from './complaint-store.ts'
import { uploadAddress } from './uploads.ts'

export const getComplaint: Handler<'getComplaint'> = async (input, call) => {
  const { caller, db, market, words } = call
  const found = await findOwnCase(db, input.caseId, caller.borrowerId)
  if (found === null) return refuse('notFound')
  const images = await listImages(db, found.id)
  const addresses = (role: string): string[] =>
    images.filter((image) => image.role === role).map(({ name }) => uploadAddress(name))
  const moment = (at: Date): string => dateTimeIn(market.zone, at)
  return {
    type: words.complaint.types[found.type],
    subType: found.subType === null ? '' : words.complaint.subTypes[found.subType],
    caseId: found.id,
    content: found.text,
    images: addresses('borrower'),
    answer: found.answer ?? '',
    answerImages: addresses('answer'),
    ratingAsked: found.ratingAsked && found.stars === null && found.answeredAt !== null,
    caseNumber: found.caseNumber,
    openedAt: moment(found.openedAt),
    answerBy: moment(found.answerBy),
    answeredAt: found.answeredAt === null ? null : moment(found.answeredAt),
    orderId: found.orderId ?? '',
    escalation: escalation(call),
  }
}

function escalation({ deps, market, words }: Call): { label: string; value: string }[] {
  const { officer, phone, regulator } = words.complaint.escalation
  const { name, url } = market.regulator
  return [
    { label: officer, value: deps.config.supportEmail },
    { label: phone, value: deps.config.supportPhone },
    { label: regulator, value: [name ?? words.loan.authority, url].filter((part) => part !== null).join(', ') },
  ]
}
