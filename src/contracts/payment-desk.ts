// The calls of the desk about payments: one in suspense, with the loans that it may belong to.

import { z } from 'zod'
import { placeReasons } from '../core/payment/place-candidates.ts'
import { deskCall, id, moment } from './desk-call.ts'

export const readSuspense = deskCall('GET', 'read', '/desk/suspense/:paymentId', {
  summary:
    'A payment by its id or that of a returned part, what of it was taken back, and while it is in suspense the loans that it may belong to, the likeliest first',
  refusals: ['notFound'],
  input: z.strictObject({ paymentId: id }),
  output: z.object({
    paymentId: z.string(),
    place: z.enum(['suspense', 'loan', 'returned']),
    provider: z.string(),
    transactionId: z.string(),
    channel: z.string(),
    /** As borrowers read it in English. */
    channelName: z.string(),
    /** What the provider passed on: a code, or whatever the payer typed. */
    reference: z.string(),
    amountMinor: z.int(),
    currency: z.string(),
    paidAt: moment,
    /** What of it was taken back while it stands, and waits for an officer: oldest first. */
    returned: z.array(
      z.object({
        id: z.string(),
        amountMinor: z.int(),
        currency: z.string(),
        returnedAt: moment,
      }),
    ),
    /** The loan that it was booked to. */
    orderId: z.string().nullable(),
    candidates: z.array(
      z.object({
        orderId: z.string(),
        /** Masked. */
        name: z.string(),
        reasons: z.array(z.enum(placeReasons)),
      }),
    ),
  }),
})
