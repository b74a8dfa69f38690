// Logs in with a code, which makes the account the first time, and logs out.

import type { CallInput } from '../../contracts/endpoints.ts'
import { readPhone } from '../../core/identity/phone.ts'
import { done, isRefusal, refuse } from '../../core/refusal.ts'
import type { Queries } from '../db/database.ts'
import type { Call, Caller, Handler } from '../http/call.ts'
import { stranger } from '../people/asker/door.ts'
import { createBorrower, findBorrower, shortNameOf } from '../people/borrower/door.ts'
import { checkCode } from '../people/code/door.ts'
import { createSession, logOutOf } from '../people/session/door.ts'
import { askChallenge, findPasskey, spendAnswered, usePasskey } from './passkey-store.ts'

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

/** Random part of a device id that we choose where the caller names none, bytes. */
const DEVICE_BYTES = 12

type Asked = Pick<CallInput<'logIn'>, 'deviceId' | 'holder'> & {
  /** True where the lock of a phone of theirs has proved who asks. */
  readonly byPasskey?: boolean
}

/** Begins a session of the borrower on the device that asks, and answers its common parameters: the only time that its token is seen. */
async function beginSession(
  tx: Queries,
  { deps, common, language }: Call<Caller | null>,
  borrowerId: string,
  asked: Asked,
) {
  const deviceId = asked.deviceId || `web-${deps.random.token(DEVICE_BYTES)}`
  const kind = asked.holder === 'browser' ? 'web' : 'api'
  return {
    userId: borrowerId,
    sessionId: await createSession(tx, deps, {
      borrowerId,
      kind,
      deviceId,
      params: common,
      byPasskey: asked.byPasskey ?? false,
    }),
    deviceId,
    appName: common.appName ?? '',
    appVersion: common.appVersion ?? '',
    merchantNumber: common.merchantNumber ?? '',
    system: common.system ?? '',
    lang: common.lang ?? language,
  }
}

/** Refused as `passkeyIsNotAccepted`, for whatever reason: an unknown passkey and a wrong signature look the same. */
export const logInByPasskey: Handler<'logInByPasskey', Caller | null> = async (input, call) => {
  const { db, deps } = call
  const challenge = await spendAnswered(db, deps, input.clientData, { purpose: 'login', borrowerId: null })
  if (challenge === null) return refuse('passkeyIsNotAccepted')
  const passkey = await findPasskey(db, input.credentialId)
  if (passkey === null) return refuse('passkeyIsNotAccepted')
  const counter = await deps.passkeys.checkLogin(
    { log: deps.log, origin: deps.config.publicOrigin },
    input,
    passkey,
    challenge,
  )
  if (counter === null) return refuse('passkeyIsNotAccepted')
  const { borrowerId } = passkey
  const borrower = await findBorrower(db, borrowerId)
  const begun = await db.transaction(async (tx) => {
    if (!(await usePasskey(tx, passkey.id, counter, deps.clock.now()))) return null
    return await beginSession(tx, call, borrowerId, { ...input, byPasskey: true })
  })
  if (begun === null) {
    deps.log.warn({}, 'the counter of a passkey went back: it may have been copied')
    return refuse('passkeyIsNotAccepted')
  }
  return { ...begun, shortName: borrower === null ? '' : shortNameOf(borrower) }
}

/** What a browser is asked to sign. The answer reveals nothing: the phone itself knows whose passkey it has. */
export const askPasskeyLogin: Handler<'askPasskeyLogin', Caller | null> = (_input, { db, deps }) =>
  askChallenge(db, deps, { purpose: 'login', borrowerId: null })
