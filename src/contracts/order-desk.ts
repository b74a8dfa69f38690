// Calls of the desk about an order: a request for help that is declined, and a payout that waits for the name of its account.

import { z } from 'zod'
import { nameDecisions, nameOutcomes } from '../core/payout-account/name-check.ts'
import { deskCall, id, line, moment, reason } from './desk-call.ts'

export const declineHardship = deskCall('POST', 'proposeRelief', '/desk/hardship/:requestId/decline', {
  summary: 'Decline a request for help; the borrower reads the reason',
  refusals: ['badInput', 'notFound', 'itemIsTaken', 'hardshipIsOver'],
  input: z.strictObject({ requestId: id, reason }),
  output: z.object({ requestId: z.string(), state: z.literal('declined') }),
})

export const readHeldPayout = deskCall('GET', 'read', '/desk/payouts/:orderId', {
  summary: 'A payout whose account was asked for its name: both names masked, and what came of it. Reading is an act',
  refusals: ['notFound'],
  input: z.strictObject({ orderId: id }),
  output: z.object({
    orderId: z.string(),
    userId: z.string(),
    /** Of the borrower, masked. */
    name: z.string(),
    /** What is to be sent. */
    amountMinor: z.int(),
    currency: z.string(),
    bankName: z.string(),
    accountNumber: z.string(),
    /** The name on the account, masked; null where none was given. */
    accountName: z.string().nullable(),
    provider: z.string(),
    outcome: z.enum(nameOutcomes),
    answeredAt: moment,
    /** The money waits for an officer. */
    waits: z.boolean(),
    decision: z.enum(nameDecisions).nullable(),
    decidedAt: moment.nullable(),
    /** Why the officer decided so. */
    note: z.string().nullable(),
  }),
})

export const unmaskHeldPayout = deskCall('POST', 'decideApplication', '/desk/payouts/:orderId/unmask', {
  summary: 'Both names, unmasked for a reason: one act. Send it without an Idempotency-Key',
  refusals: ['notFound'],
  input: z.strictObject({ orderId: id, reason }),
  output: z.object({
    name: z.string(),
    accountName: z.string().nullable(),
    /** Sent with the decision: this officer was shown exactly this. */
    mark: z.string(),
  }),
})

export const decideHeldPayout = deskCall('POST', 'decideApplication', '/desk/payouts/:orderId/decision', {
  summary: 'Release a payout that waits for the name of its account, or ask the borrower for another account: once',
  refusals: ['badInput', 'notFound', 'itemIsTaken', 'accountIsDecided', 'identityHasChanged', 'approvalIsOwn'],
  input: z.strictObject({
    orderId: id,
    decision: z.enum(nameDecisions),
    /** What `unmaskHeldPayout` answered. */
    mark: line(64).min(1),
    reason,
  }),
  output: z.object({ orderId: z.string(), decision: z.enum(nameDecisions), decidedAt: moment }),
})
