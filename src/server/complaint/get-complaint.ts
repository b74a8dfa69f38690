// One case with its answer, and where to go when that does not help.

import { dateTimeIn } from '../../core/calendar-date.ts'
import { refuse } from '../../core/refusal.ts'
import { regulatorOf } from '../adapters/lender/lender-data.ts'
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
    answerBy: found.answerBy && moment(found.answerBy),
    answeredAt: found.answeredAt === null ? null : moment(found.answeredAt),
    orderId: found.orderId ?? '',
    escalation: escalation(call),
  }
}

function escalation({ deps, market, words, language }: Call): { label: string; value: string }[] {
  const { again, officer, phone, regulator } = words.complaint.escalation
  const named = deps.lender.grievanceOfficer
  const outside = regulatorOf(deps.lender, market, language)
  return [
    ...(named === null
      ? [{ label: again, value: deps.config.supportEmail }]
      : [{ label: officer, value: `${named.name}, ${named.email}` }]),
    { label: phone, value: named?.phone ?? deps.config.supportPhone },
    ...(outside === null
      ? []
      : [{ label: regulator, value: [outside.name, outside.url].filter((part) => part !== null).join(', ') }]),
  ]
}
