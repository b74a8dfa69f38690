// Ends the caller's session: its token is invalid from then on.

import type { Handler } from '../http/call.ts'
import { endSession } from '../people/door.ts'

export const logOut: Handler<'logOut'> = async (_input, { caller, db, deps }) => {
  await endSession(db, deps, caller.sessionHash)
  return {}
}
