// Calls of the desk about proposals: made with their computed effect, listed, and decided by somebody else.

import { z } from 'zod'
import { planAnswers } from '../core/order/hardship.ts'
import { actReasons, proposalKinds, proposalRights } from '../core/proposal/kinds.ts'
import { deskCall, flag, id, line, moment, next, pageSize, reason } from './desk-call.ts'
import { proposed } from './desk-shapes.ts'
import { proposalInput } from './proposal-act.ts'

const kind = z.enum(proposalKinds)
/** Before, after, and the ledger entries between them: as it was computed and marked when it was stored. */
export const storedEffect = z.record(z.string(), z.unknown())
const effect = storedEffect
/** `withdrawn`: taken back by the officer who proposed it. */
const state = z.enum(['open', 'approved', 'rejected', 'withdrawn', 'expired'])

const proposal = z.object({
  id: z.string(),
  kind,
  orderId: z.string().nullable(),
  userId: z.string().nullable(),
  /** Of the borrower, masked; empty where the payment has none yet. */
  name: z.string(),
  paymentId: z.string().nullable(),
  /** Of the loan or the payment; null for a block. */
  currency: z.string().nullable(),
  /** Of the loan: how its amounts are written; null where there is none. */
  market: z.string().nullable(),
  ...proposed,
  /** What was signed; until then, what was proposed. */
  effect,
  /** As it was when it was proposed: kept beside what is signed. */
  proposedEffect: effect,
  state,
  /** Of a hardship plan that was approved: it begins once the borrower accepts it. */
  offer: z
    .object({
      state: z.enum(['open', ...planAnswers, 'lapsed']),
      expiresAt: moment,
      answeredAt: moment.nullable(),
    })
    .nullable(),
})

export const propose = deskCall('POST', 'propose', '/desk/proposals', {
  summary: 'Propose an act on money, or a block; answers its effect. Each kind needs a right of its own',
  kindRights: proposalRights,
  refusals: ['badInput', 'notFound', ...actReasons, 'itemIsTaken'],
  input: proposalInput,
  /** `approved`: a small sum that this role may do alone; it is done. */
  output: z.object({ id: z.string(), effect, mark: z.string(), state: z.enum(['open', 'approved']) }),
})

export const listProposals = deskCall('GET', 'read', '/desk/proposals', {
  summary: 'Proposals, the newest first; the open ones, or those of one loan or borrower. Pages go by key',
  input: z.strictObject({
    state: state.optional(),
    subject: id.optional(),
    after: id.optional(),
    limit: pageSize,
  }),
  output: z.object({
    proposals: z.array(proposal),
    next,
  }),
})

export const readProposal = deskCall('GET', 'read', '/desk/proposals/:proposalId', {
  summary: 'One proposal; while it is open with its effect as it is now, which is what would be signed',
  refusals: ['notFound'],
  input: z.strictObject({ proposalId: id }),
  output: z.object({
    proposal,
    /** What is signed now; null where nothing can be signed. */
    now: z
      .object({
        effect,
        /** Sent with the decision: the signature holds for this effect only. */
        mark: z.string(),
        /** The effect is another one than when it was proposed. */
        hasMoved: z.boolean(),
      })
      .nullable(),
    /** Why an open proposal cannot be done any more. */
    whyNot: z.object({ code: z.string(), message: z.string() }).nullable(),
  }),
})

/** What a decision sends. The mark is of the effect that the officer read: nothing else is signed. A rejection needs none. */
export const decision = {
  mark: line(64).optional(),
  approve: flag,
  reason,
}
export const isMarked = ({
  approve,
  mark,
}: {
  readonly approve: boolean
  readonly mark?: string | undefined
}): boolean => !approve || mark !== undefined
export const markIsMissing = { path: ['mark'], error: 'is missing' }

export const decideProposal = deskCall('POST', 'decideProposal', '/desk/proposals/:proposalId/decision', {
  summary: 'Approve or reject what somebody else proposed, on exactly the effect that is shown',
  refusals: [
    'notFound',
    'proposalIsOwn',
    'proposalIsDecided',
    'itemIsTaken',
    'proposalHasExpired',
    'badInput',
    'proposerHasNoRight',
    ...actReasons,
    'loanHasMoved',
  ],
  input: z.strictObject({ proposalId: id, ...decision }).refine(isMarked, markIsMissing),
  output: proposal,
})

export const withdrawProposal = deskCall('POST', 'propose', '/desk/proposals/:proposalId/withdraw', {
  summary: 'Take back an own proposal that nobody has decided; it stays on file',
  refusals: ['notFound', 'rightIsMissing', 'proposalIsDecided', 'proposalHasExpired'],
  input: z.strictObject({ proposalId: id, reason }),
  output: proposal,
})
