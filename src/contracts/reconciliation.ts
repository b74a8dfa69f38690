// Calls of the desk about money on its way: a provider's settlement report, what it says, and what differs.

import { z } from 'zod'
import { day, deskCall, id, line, moment, next, pageSize, reason, sentFile } from './desk-call.ts'

const provider = line(60).min(1)
const report = z.object({
  id: z.string(),
  provider: z.string(),
  source: z.enum(['file', 'list']),
  importedBy: z.string(),
  importedAt: moment,
  settledFrom: day,
  settledThrough: day,
  /** In the report, and of them those that no report had before. */
  lines: z.int(),
  newLines: z.int(),
  /** How many were compared with ours so far, and whether that is all: a job compares the rest. */
  linesDone: z.int(),
  isWhole: z.boolean(),
  /** Left out: another report said something else of them by the time they were compared. */
  changedLines: z.int(),
  matched: z.int(),
  amountDiffers: z.int(),
  weMissIt: z.int(),
  /** Fees and the lender's own transfers: they have no record of ours to compare with. */
  noted: z.int(),
  /** By currency and bank account: what the new lines come to. */
  totals: z.array(
    z.object({
      bankAccount: z.string(),
      currency: z.string(),
      grossMinor: z.int(),
      feeMinor: z.int(),
      netMinor: z.int(),
    }),
  ),
})
const difference = z.object({
  id: z.string(),
  what: z.enum(['amountDiffers', 'weMissIt', 'theyMissIt']),
  provider: z.string(),
  kind: z.string(),
  /** By the provider; ours for what only we have. */
  number: z.string(),
  reference: z.string(),
  /** Of ours: a payment, a payout's key or a refund. */
  subjectId: z.string().nullable(),
  theirMinor: z.int().nullable(),
  ourMinor: z.int().nullable(),
  currency: z.string(),
  /** In the report; null for what only we have. */
  line: z.int().nullable(),
})

/** What a report's lines are listed by: the state of a line, and what the report should have had. */
export const reportStates = ['matched', 'amountDiffers', 'weMissIt', 'theyMissIt', 'noted'] as const
const reportLine = difference.extend({ what: z.enum(reportStates), isCleared: z.boolean() })

export const importReport = deskCall('POST', 'proposePayment', '/desk/reports', {
  summary:
    'Import a settlement report of a provider, as multipart/form-data: `provider` and `file`. All of it is understood or nothing counts; the same file twice changes nothing. Of more than 1,000 lines the answer comes before all are compared (`isWhole`)',
  // A million lines.
  largeBody: { maxBytes: 256 * 1_048_576, page: '/payments' },
  refusals: ['badInput', 'reportIsWrong'],
  input: z.strictObject({
    provider,
    /** Its text. */
    file: sentFile,
  }),
  output: report.extend({ isNew: z.boolean() }),
})

export const listReports = deskCall('GET', 'read', '/desk/reports', {
  summary: 'Settlement reports, newest first, each with what differs and with gross, fees and net by bank account',
  input: z.strictObject({ provider: provider.optional(), after: id.optional(), limit: pageSize }),
  output: z.object({
    /** Those whose reports can be imported. */
    providers: z.array(z.string()),
    reports: z.array(report),
    next,
    /** What the ledger has, over all reports: by provider and bank. */
    accounts: z.array(z.object({ account: z.string(), currency: z.string(), balanceMinor: z.int() })),
  }),
})

export const readReport = deskCall('GET', 'read', '/desk/reports/:reportId', {
  summary: 'One report with what differs in it and what it should have had, 200 at most',
  refusals: ['notFound'],
  input: z.strictObject({ reportId: id }),
  output: report.extend({ differences: z.array(difference) }),
})

export const listReportLines = deskCall('GET', 'read', '/desk/reports/:reportId/lines', {
  summary:
    'The lines of a report and what it should have had, by line and page by page; of one state where it is named',
  refusals: ['badInput', 'notFound'],
  input: z.strictObject({
    reportId: id,
    state: z.enum(reportStates).optional(),
    after: line(80).optional(),
    limit: pageSize,
  }),
  output: z.object({
    lines: z.array(reportLine),
    /** How many there are of each state, cleared up ones included. */
    counts: z.record(z.enum(reportStates), z.int()),
    next,
  }),
})

export const readDifference = deskCall('GET', 'read', '/desk/differences/:differenceId', {
  summary: 'One difference, with the report in which it was found',
  refusals: ['notFound'],
  input: z.strictObject({ differenceId: line(160).min(1) }),
  output: reportLine.extend({ reportId: z.string().nullable() }),
})

export const clearDifference = deskCall('POST', 'proposePayment', '/desk/differences/:differenceId/clear', {
  summary:
    'Say that a difference was cleared up with the provider, and how; it leaves the work list and nothing is posted',
  refusals: ['notFound', 'itemIsTaken'],
  input: z.strictObject({ differenceId: line(160).min(1), reason }),
  output: z.object({ id: z.string(), cleared: z.literal(true) }),
})
