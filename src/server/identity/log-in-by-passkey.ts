// Logs in by a passkey: the challenge is used up whatever the outcome, and a signature counter that did not rise is refused.

import { refuse } from '../../core/refusal.ts'
import type { Caller, Handler } from '../http/call.ts'
import { findBorrower, shortNameOf } from '../people/borrower/door.ts'
import { beginSession } from './new-session.ts'
import { askChallenge, spendAnswered } from './passkey-challenge.ts'
import { findPasskey, usePasskey } from './passkey-store.ts'

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
