// A request about one's data: a case of its own type, with the market's clock.

import { decideDataRequest } from '../../core/complaint/data-request.ts'
import { isRefusal, refuse } from '../../core/refusal.ts'
import type { Handler } from '../http/call.ts'
import { lockBorrower } from '../people/borrower/door.ts'
import { openCase, openedToday, tellCaller } from './open-case.ts'

/** COMPLAINT-21. Refused without words, with too many, and above the cases of a day. */
export const askAboutData: Handler<'askAboutData'> = (input, call) => {
  const { borrowerId } = call.caller
  return call.db.transaction(async (tx) => {
    const borrower = await lockBorrower(tx, borrowerId)
    if (borrower === null || borrower.deletedAt !== null) return refuse('sessionIsMissing')
    const { about, text } = input
    const decided = decideDataRequest({ about, text, openedToday: await openedToday(tx, call) })
    if (isRefusal(decided)) return decided
    const opened = await openCase(tx, call, { ...decided, borrowerId, orderId: null }, [])
    return isRefusal(opened) ? opened : await tellCaller(tx, call, borrower, opened, call.words.complaint.data.opened)
  })
}
