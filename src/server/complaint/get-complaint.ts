// One case with its answer, and where to go when that does not help.

import type { CallOutput } from '../../contracts/endpoints.ts'
import { dateTimeIn } from '../../core/calendar-date.ts'
import { caseClock } from '../../core/complaint/case-clock.ts'
import { caseState, isOpenCase } from '../../core/complaint/case-thread.ts'
import { refuse } from '../../core/refusal.ts'
import type { Call, Handler } from '../http/call.ts'
import { regulatorOf } from '../ports/lender/lender-data.ts'
import { listCaseMessages } from './case-message-store.ts'
import { type ComplaintCase, findOwnCase, listOwnCases } from './complaint-store.ts'
import { listComplaintImages } from './picture/image-store.ts'
import { uploadAddress } from './picture/uploads.ts'

export const getComplaint: Handler<'getComplaint'> = async (input, call) => {
  const { caller, db, market, words } = call
  const found = await findOwnCase(db, input.caseId, caller.borrowerId)
  if (found === null) return refuse('notFound')
  const thread = await listCaseMessages(db, found.id)
  const state = caseState(found)
  const clock = caseClock(found, market)
  const moment = (at: Date): string => dateTimeIn(market.zone, at)
  const orNull = (at: Date | null): string | null => (at === null ? null : moment(at))
  const now = call.deps.clock.now()
  // A day that is over is no promise any more.
  const stillPromised = (at: Date | null): string | null => (at === null || at <= now ? null : moment(at))
  return {
    type: words.complaint.types[found.type],
    subType: found.subType === null ? '' : words.complaint.subTypes[found.subType],
    caseId: found.id,
    content: found.text,
    images: (await listComplaintImages(db, found.id)).map(uploadAddress),
    answer: found.answer ?? '',
    answerImages: (thread.findLast(({ kind }) => kind === 'answer')?.images ?? []).map(uploadAddress),
    ratingAsked: found.ratingAsked && found.stars === null && state === 'answered',
    caseNumber: found.caseNumber,
    openedAt: moment(found.openedAt),
    answerBy: orNull(found.answerBy),
    answerIsLate: clock.answerBy !== null && clock.answerBy <= now && state === 'open',
    answeredAt: orNull(found.answeredAt),
    orderId: found.orderId ?? '',
    escalation: escalation(call),
    state,
    acknowledgeBy: stillPromised(clock.acknowledgeBy),
    finalBy: stillPromised(clock.finalBy),
    reopenedAt: orNull(found.reopenedAt),
    thread: thread.map(({ images, sentAt, ...said }) => ({
      ...said,
      images: images.map(uploadAddress),
      at: moment(sentAt),
    })),
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

type Item = CallOutput<'listComplaints'>['tabs'][number]['items'][number]

/** The borrower's cases in three tabs: all, open, answered. */
export const listComplaints: Handler<'listComplaints'> = async (_input, call) => {
  const { tabs } = call.words.complaint
  const cases = await listOwnCases(call.db, call.caller.borrowerId)
  const shown = (which: (found: ComplaintCase) => boolean): Item[] =>
    cases.filter(which).map((found) => item(call, found))
  return {
    tabs: [
      { title: tabs.all, items: shown(() => true) },
      { title: tabs.open, items: shown(isOpenCase) },
      { title: tabs.answered, items: shown((found) => !isOpenCase(found)) },
    ],
  }
}

function item({ market, words }: Call, found: ComplaintCase): Item {
  const { id, openedAt, type, text } = found
  const time = dateTimeIn(market.zone, openedAt)
  return { id, time, type: words.complaint.types[type], content: text, state: caseState(found) }
}
