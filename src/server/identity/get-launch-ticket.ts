// A ticket that opens one page as the caller, on the caller's device.

import type { Handler } from '../http/call.ts'

const JTI_BYTES = 16

export const getLaunchTicket: Handler<'getLaunchTicket'> = async (_input, { caller, deps }) => {
  const { borrowerId, deviceId } = caller
  const jti = deps.random.token(JTI_BYTES)
  return { ticket: await deps.tickets.issue({ borrowerId, deviceId, jti, now: deps.clock.now() }) }
}
