// Calls of the desk about acts on many loans: chosen by a view of the queue or by number, counted, signed once, and carried out by jobs.

import { z } from 'zod'
import {
  bulkKinds,
  bulkLoanStates,
  bulkLoansMax,
  bulkRights,
  bulkStates,
  bulkWhys,
  chargeParts,
} from '../core/desk/bulk.ts'
import { lateBuckets, lateSteps } from '../core/desk/late-loan.ts'
import { marketIds } from '../core/market/market.ts'
import { actReasons } from '../core/proposal/kinds.ts'
import { amount, calendarDay, day, deskCall, id, line, moment, next, pageSize, reason } from './desk-call.ts'
import { proposed, transfer } from './desk-shapes.ts'
import { decision, isMarked, markIsMissing } from './proposal.ts'

const figures = {
  /** All that is owed of the part, up to so much of each loan. */
  waiver: { part: z.enum(chargeParts), atMostMinor: amount.optional() },
  hardship: { fromDate: calendarDay, toDate: calendarDay },
  writeOff: {},
  handOver: { officerId: id },
  stopReminders: {},
} as const

const bulkAct = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('waiver'), ...figures.waiver }),
  z.object({ kind: z.literal('hardship'), ...figures.hardship }),
  z.object({ kind: z.literal('writeOff'), ...figures.writeOff }),
  z.object({ kind: z.literal('handOver'), ...figures.handOver }),
  z.object({ kind: z.literal('stopReminders'), ...figures.stopReminders }),
])
export type BulkAct = z.output<typeof bulkAct>

/** The act of a stored row; null for one of a form that is not read any more. */
export function bulkActOf(kind: string, asked: Readonly<Record<string, unknown>>): BulkAct | null {
  const read = bulkAct.safeParse({ ...asked, kind })
  return read.success ? read.data : null
}

/** The number of a loan as a person pastes it: what no number has (a full stop, a letter that cannot be seen) is refused, not looked for. */
const pastedId = id.regex(/^[\w-]+$/, 'must be the number of a loan')

/** Numbers of loans: a list of some hundreds, or one text of up to 10,000, as they are pasted into a form. */
const orderIds = z.union([
  z.array(pastedId).min(1).max(bulkLoansMax),
  z
    .string()
    .max(bulkLoansMax * 40)
    .transform((text) => text.split(/[\s,;]+/).filter((part) => part !== ''))
    .pipe(z.array(pastedId).min(1).max(bulkLoansMax)),
])

/** Loans by their numbers, or all that a view of the queue has. */
const chosen = {
  orderIds: orderIds.optional(),
  view: z
    .strictObject({
      bucket: z.enum(lateBuckets).optional(),
      owner: id.optional(),
      step: z.enum(lateSteps).optional(),
      market: z.enum(marketIds).optional(),
    })
    .optional(),
  reason,
}

/** The sums over all loans that can be done, minor units of the market's currency. */
const summed = z.object({
  loans: z.int(),
  /** The day of the figures where it is a later one than that of counting: the last day of a holiday. */
  asOf: day.nullable(),
  owedBeforeMinor: z.int(),
  owedAfterMinor: z.int(),
  dueBeforeMinor: z.int(),
  dueAfterMinor: z.int(),
  transfers: z.array(transfer),
})
export type BulkEffect = z.output<typeof summed>
export const storedBulkEffect = summed

const bulk = z.object({
  id: z.string(),
  kind: z.enum(bulkKinds),
  market: z.string(),
  currency: z.string(),
  ...proposed,
  view: z.string(),
  state: z.enum([...bulkStates, 'expired']),
  endedAt: moment.nullable(),
  endReason: z.string().nullable(),
  loans: z.int(),
  /** The day for which the effect holds; null until it is counted. */
  countedOn: day.nullable(),
  effect: summed.nullable(),
})

const progress = z.object({ waiting: z.int(), counted: z.int(), left: z.int(), done: z.int() })

export const proposeBulk = deskCall('POST', 'propose', '/desk/proposals/bulk', {
  summary:
    'Propose one act on many loans of one market, 10,000 at most, chosen by a view of the queue or by their numbers. Its effect is computed by a job',
  kindRights: bulkRights,
  refusals: ['badInput', 'noLoans', 'severalMarkets', 'tooManyLoans'],
  input: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('waiver'), ...figures.waiver, ...chosen }),
    z.strictObject({ kind: z.literal('hardship'), ...figures.hardship, ...chosen }),
    z.strictObject({ kind: z.literal('writeOff'), ...figures.writeOff, ...chosen }),
    z.strictObject({ kind: z.literal('handOver'), ...figures.handOver, ...chosen }),
    z.strictObject({ kind: z.literal('stopReminders'), ...figures.stopReminders, ...chosen }),
  ]),
  output: z.object({ id: z.string(), market: z.string(), loans: z.int(), state: z.enum(bulkStates) }),
})

export const listBulk = deskCall('GET', 'read', '/desk/proposals/bulk', {
  summary: 'Acts on many loans, the newest first. Pages go by key',
  input: z.strictObject({ after: id.optional(), limit: pageSize }),
  output: z.object({ bulks: z.array(bulk), next: z.string().nullable() }),
})

export const readBulk = deskCall('GET', 'read', '/desk/proposals/bulk/:bulkId', {
  summary: 'One act on many loans: the summed effect, each loan’s own, how far it is, and what was left out and why',
  refusals: ['notFound'],
  input: z.strictObject({
    bulkId: id,
    state: z.enum(bulkLoanStates).optional(),
    after: line(8)
      .regex(/^\d{1,6}$/)
      .optional(),
    limit: pageSize,
  }),
  output: z.object({
    bulk,
    progress,
    /** Sent with the decision: the signature holds for this effect only; null while it cannot be signed. */
    mark: z.string().nullable(),
    /** The day of the market is another one than the effect’s: count it again first. */
    isOutdated: z.boolean(),
    loans: z.array(
      z.object({
        n: z.int(),
        orderId: z.string(),
        userId: z.string().nullable(),
        /** Masked. */
        name: z.string(),
        state: z.enum(bulkLoanStates),
        why: z.enum([...bulkWhys, 'notFound', ...actReasons]).nullable(),
        effect: z.record(z.string(), z.unknown()).nullable(),
        doneAt: moment.nullable(),
      }),
    ),
    next,
  }),
})

export const countBulkAgain = deskCall('POST', 'propose', '/desk/proposals/bulk/:bulkId/count', {
  summary: 'Compute the effect of an open act on many loans anew: on another day, or after loans have moved',
  refusals: ['notFound', 'rightIsMissing', 'proposalIsDecided', 'itemIsTaken', 'proposalHasExpired'],
  input: z.strictObject({ bulkId: id }),
  output: z.object({ id: z.string(), state: z.enum(bulkStates) }),
})

export const decideBulk = deskCall('POST', 'decideProposal', '/desk/proposals/bulk/:bulkId/decision', {
  summary:
    'Approve or reject what somebody else proposed for many loans, on exactly the effect that is shown: one signature',
  refusals: [
    'notFound',
    'proposalIsOwn',
    'loansAreCounted',
    'proposalIsDecided',
    'itemIsTaken',
    'proposalHasExpired',
    'effectIsOfAnotherDay',
    'loanHasMoved',
    'changesNothing',
  ],
  input: z.strictObject({ bulkId: id, ...decision }).refine(isMarked, markIsMissing),
  output: z.object({ id: z.string(), state: z.enum(bulkStates) }),
})

export const stopBulk = deskCall('POST', 'propose', '/desk/proposals/bulk/:bulkId/stop', {
  summary: 'Stop an act on many loans between two of them: what is done stays done, the rest is left as it is',
  refusals: ['notFound', 'rightIsMissing', 'proposalIsDecided', 'itemIsTaken'],
  input: z.strictObject({ bulkId: id, reason }),
  output: z.object({ id: z.string(), state: z.enum(bulkStates) }),
})
