// The calls of the desk about promises to pay: what a borrower promised an officer is noted, and taken back where it was a mistake.

import { z } from 'zod'
import { amount, day, deskCall, id, prose, reason } from './desk-call.ts'

export const recordPromise = deskCall('POST', 'proposeRelief', '/desk/loans/:orderId/promises', {
  summary:
    'Note what the borrower promised to pay, and by when; the borrower is told, and no reminder is sent until then',
  refusals: ['badInput', 'notFound', 'itemIsTaken', 'notPaidOut', 'nothingIsOwed'],
  input: z.strictObject({ orderId: id, amountMinor: amount, promisedOn: day, note: prose(500) }),
  output: z.object({ promiseId: z.string(), state: z.literal('open') }),
})

export const withdrawPromise = deskCall('POST', 'proposeRelief', '/desk/promises/:promiseId/withdraw', {
  summary: 'Take back a promise that was noted by mistake',
  refusals: ['badInput', 'notFound', 'itemIsTaken', 'promiseHasEnded'],
  input: z.strictObject({ promiseId: id, reason }),
  output: z.object({ promiseId: z.string(), state: z.literal('withdrawn') }),
})
