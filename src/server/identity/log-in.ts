// Logs in with a code: the first time, that makes the account.

import { readPhone } from '../../core/identity/phone.ts'
import { isRefusal, refuse } from '../../core/refusal.ts'
import type { Caller, Handler } from '../http/call.ts'
import { checkCode, createBorrower, createSession, stranger } from '../people/door.ts'

/** Random part of a device id that we choose where the caller names none, bytes. */
const DEVICE_BYTES = 12

export const logIn: Handler<'logIn', Caller | null> = async (input, call) => {
  const { deps, market, common } = call
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
  const deviceId = input.deviceId || `web-${deps.random.token(DEVICE_BYTES)}`
  const kind = input.holder === 'browser' ? 'web' : 'api'
  const { borrowerId, sessionId } = await call.db.transaction(async (tx) => {
    const made = await createBorrower(tx, deps, { market: market.id, phone, language: call.language })
    const token = await createSession(tx, deps, { borrowerId: made.borrowerId, kind, deviceId, params: common })
    return { borrowerId: made.borrowerId, sessionId: token }
  })
  return {
    userId: borrowerId,
    sessionId,
    deviceId,
    appName: common.appName ?? '',
    appVersion: common.appVersion ?? '',
    merchantNumber: common.merchantNumber ?? '',
    system: common.system ?? '',
    lang: common.lang ?? call.language,
  }
}
