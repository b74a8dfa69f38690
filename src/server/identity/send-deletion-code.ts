// Sends the code that confirms a deletion. With a session, only to the borrower's own phone; without a session, to a phone with an account.

import { readPhone } from '../../core/identity/phone.ts'
import { isRefusal, refuse } from '../../core/refusal.ts'
import type { Caller, Handler } from '../http/call.ts'
import { askerOf } from '../people/asker/door.ts'
import { findBorrower, findBorrowerByPhone } from '../people/borrower/door.ts'
import { sendCode } from '../people/code/door.ts'

export const sendDeletionCode: Handler<'sendDeletionCode', Caller | null> = async (input, call) => {
  const { db, deps, market, caller } = call
  const phone = readPhone(input.phone, market.phone)
  if (phone === null) return refuse('phoneIsNotValid')
  if (caller !== null && (await findBorrower(db, caller.borrowerId))?.phone !== phone) return refuse('phoneIsNotYours')
  // Whether there is an account does not show: the answer, the limits and the work are the same.
  const deliver = (await findBorrowerByPhone(db, market.id, phone)) !== null
  const sent = await sendCode(db, deps, {
    purpose: 'delete',
    market,
    phone,
    text: call.words.identity.sms.delete,
    asker: askerOf(call, input.deviceId),
    deliver,
  })
  return isRefusal(sent) ? sent : { resendSeconds: sent.resendSeconds }
}
