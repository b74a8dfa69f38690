// Logs in with a code, which makes the account the first time, and logs out.

import { readPhone } from '../../core/identity/phone.ts'
import { done, isRefusal, refuse } from '../../core/refusal.ts'
import type { Caller, Handler } from '../http/call.ts'
import { stranger } from '../people/asker/door.ts'
import { createBorrower } from '../people/borrower/door.ts'
import { checkCode } from '../people/code/door.ts'
import { logOutOf } from '../people/session/door.ts'
import { beginSession } from './new-session.ts'

export const logIn: Handler<'logIn', Caller | null> = async (input, call) => {
  const { deps, market } = call
  const phone = readPhone(input.phone, market.phone)
  if (phone === null) return refuse('phoneIsNotValid')
  const checked = await checkCode(call.db, deps, {
    purpose: 'login',
    market,
    phone,
    code: input.code,
    asker: stranger(call, input.deviceId),
  })
  if (isRefusal(checked)) return checked
  if (checked === 'alreadyUsed') return refuse('codeHasExpired')
  return await call.db.transaction(async (tx) => {
    const made = await createBorrower(tx, deps, { market: market.id, phone, language: call.language })
    return await beginSession(tx, call, made.borrowerId, input)
  })
}

/** The token is invalid from then on, and the device shows no more messages. */
export const logOut: Handler<'logOut'> = async (_input, { caller, db, deps }) => {
  await logOutOf(db, deps, caller)
  return done
}
