// Ends the caller's session: its token is invalid from then on, and the device shows no more messages.

import { done } from '../../core/refusal.ts'
import type { Handler } from '../http/call.ts'
import { logOutOf } from '../people/session/door.ts'

export const logOut: Handler<'logOut'> = async (_input, { caller, db, deps }) => {
  await logOutOf(db, deps, caller)
  return done
}
