// Logs in with a code: the first time, that makes the account.

import { readPhone } from '../../core/identity/phone.ts'
import { isRefusal, refuse } from '../../core/refusal.ts'
import type { Caller, Handler } from '../http/call.ts'
import { stranger } from '../people/asker/door.ts'
import { createBorrower } from '../people/borrower/door.ts'
import { checkCode } from '../people/code/door.ts'
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
