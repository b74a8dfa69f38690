// The borrower's cases in three tabs: all, open, answered.

import type { CallOutput } from '../../contracts/endpoints.ts'
import { dateTimeIn } from '../../core/calendar-date.ts'
import { caseState, isOpenCase } from '../../core/complaint/case-thread.ts'
import type { Call, Handler } from '../http/call.ts'
import { type ComplaintCase, listOwnCases } from './complaint-store.ts'

type Item = CallOutput<'listComplaints'>['tabs'][number]['items'][number]

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
