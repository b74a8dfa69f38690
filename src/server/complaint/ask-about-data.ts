// A request about one's data: a case of its own type, with the market's clock.

import { dateTimeIn, startOfDayIn } from '../../core/calendar-date.ts'
import { decideDataRequest } from '../../core/complaint/data-request.ts'
import { isRefusal, refuse } from '../../core/refusal.ts'
import type { Handler } from '../http/call.ts'
import { queueSms } from '../outbox/sms/door.ts'
import { lockBorrower } from '../people/borrower/door.ts'
import { countOpenedSince, type NewCase } from './complaint-store.ts'
import { caseNumber, openCase, promisedBy } from './open-case.ts'

/** COMPLAINT-21. Refused without words, with too many, and above the cases of a day. */
export const askAboutData: Handler<'askAboutData'> = (input, call) => {
  const { caller, db, deps, market, words } = call
  const { borrowerId } = caller
  return db.transaction(async (tx) => {
    // Locks the borrower's row, so that concurrent cases are counted one after the other.
    const borrower = await lockBorrower(tx, borrowerId)
    if (borrower === null || borrower.deletedAt !== null) return refuse('sessionIsMissing')
    const today = deps.clock.today(market.zone)
    const openedToday = await countOpenedSince(tx, borrowerId, startOfDayIn(market.zone, today))
    const decided = decideDataRequest({ about: input.about, text: input.text, openedToday })
    if (isRefusal(decided)) return decided
    const opened: NewCase = {
      ...decided,
      id: deps.ids.next('case'),
      caseNumber: caseNumber(call),
      borrowerId,
      orderId: null,
      openedAt: deps.clock.now(),
      answerBy: promisedBy(deps, market, today, 'data'),
    }
    const refused = await openCase(tx, deps, opened, [])
    if (refused !== null) return refused
    const by = opened.answerBy === null ? null : dateTimeIn(market.zone, opened.answerBy)
    if (borrower.phone !== null) {
      const about = {
        lender: deps.config.lenderName,
        caseNumber: opened.caseNumber,
        answerBy: by?.slice(0, 10) ?? null,
      }
      await queueSms(tx, deps, {
        phone: borrower.phone,
        market,
        purpose: 'complaint',
        about: `${opened.id}:opened`,
        text: words.complaint.data.opened(about),
      })
    }
    return { caseId: opened.id, caseNumber: opened.caseNumber, answerBy: by }
  })
}
