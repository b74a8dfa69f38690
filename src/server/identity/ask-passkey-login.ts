// What a browser is asked to sign to log in by a passkey. The answer reveals nothing: the phone itself knows whose passkey it has.

import type { Caller, Handler } from '../http/call.ts'
import { askChallenge } from './passkey-challenge.ts'

export const askPasskeyLogin: Handler<'askPasskeyLogin', Caller | null> = (_input, { db, deps }) =>
  askChallenge(db, deps, { purpose: 'login', borrowerId: null })
