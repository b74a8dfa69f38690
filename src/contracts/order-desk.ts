// The call of the desk about a borrower's request for help with a loan: it is declined with a reason that the borrower reads.

import { z } from 'zod'
import { deskCall, id, reason } from './desk-call.ts'

export const declineHardship = deskCall({
  method: 'POST',
  path: '/desk/hardship/:requestId/decline',
  right: 'proposeRelief',
  summary: 'Decline a request for help; the borrower reads the reason',
  input: z.strictObject({ requestId: id, reason }),
  output: z.object({ requestId: z.string(), state: z.literal('declined') }),
})
