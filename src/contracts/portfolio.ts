// Calls of the desk about all loans together: the figures of a day, and the loans behind each of them.

import { z } from 'zod'
import { bucketNames, standings } from '../core/portfolio/standing.ts'
import { day, deskCall, line, next, pageSize } from './desk-call.ts'

const standing = z.enum(standings)
const sums = {
  loans: z.int(),
  principalMinor: z.int(),
  interestMinor: z.int(),
  feeMinor: z.int(),
  penaltyMinor: z.int(),
}
/** Loans that are `par` days past due or more (PAR 1), or more days than that (PAR 30, 60, 90). */
const risk = z.object({
  par: z.int(),
  loans: z.int(),
  principalMinor: z.int(),
  /** Of all outstanding principal, in hundredths of a per cent. */
  shareBps: z.int(),
})
const book = z.object({
  market: z.string(),
  currency: z.string(),
  /** Owed and not written off. */
  loans: z.int(),
  /** Their principal. */
  outstandingMinor: z.int(),
  /** All that is unpaid of them, future interest included. */
  owedMinor: z.int(),
  /** At the end of the month before. */
  before: z.object({ loans: z.int(), outstandingMinor: z.int(), atRisk: z.array(risk) }),
  atRisk: z.array(risk.extend({ owedMinor: z.int() })),
  buckets: z.array(z.object({ bucket: z.enum(bucketNames), ...sums })),
  /** From the bucket at the end of the month before to the present one; the principal of then. */
  rolls: z.array(z.object({ was: standing, standing, loans: z.int(), principalMinor: z.int() })),
  /** Late at the end of the month before, and neither late nor written off now. */
  cured: z.object({ loans: z.int(), principalMinor: z.int(), ofLoans: z.int(), shareBps: z.int() }),
  /** Written off since. */
  lost: z.object({ loans: z.int(), principalMinor: z.int() }),
  /** By month of payout: the share that was ever more than 30 days late, by months since. */
  vintages: z.array(
    z.object({
      paidOut: z.string(),
      loans: z.int(),
      everLate: z.array(z.object({ months: z.int(), loans: z.int(), shareBps: z.int() })),
    }),
  ),
  /** At the end of each month, and on the day. */
  history: z.array(z.object({ day, outstandingMinor: z.int(), atRisk: z.array(risk) })),
  /** In the month of the day, through that day, as everything below. */
  decisions: z.array(
    z.object({
      /** `application`: by the rules; `loan`: an accepted offer, looked at once more. */
      step: z.enum(['application', 'loan']),
      approved: z.int(),
      declined: z.int(),
      reasons: z.array(z.object({ reason: z.string(), times: z.int() })),
    }),
  ),
  complaints: z.object({
    opened: z.int(),
    /** Of 1,000 loans that are owed, in hundredths. */
    perThousandLoansHundredths: z.int(),
    withinClock: z.int(),
    overClock: z.int(),
  }),
  payments: z.array(
    z.object({
      channel: z.string(),
      /** As borrowers read it in English. */
      channelName: z.string(),
      payments: z.int(),
      amountMinor: z.int(),
    }),
  ),
})

export const readPortfolio = deskCall('GET', 'export', '/desk/portfolio', {
  summary:
    'All loans at the end of a day, yesterday where none is named: outstanding, at risk, moves, vintages, decisions, complaints, payments. Today is counted as it is now',
  refusals: ['badInput'],
  input: z.strictObject({ asOf: day.optional() }),
  output: z.object({
    asOf: day,
    /** The end of the month before. */
    before: day,
    today: day,
    books: z.array(book),
  }),
})

export const listPortfolioLoans = deskCall('GET', 'export', '/desk/portfolio/loans', {
  summary:
    'The loans behind a figure of the portfolio on a day, page by page: late ones by days late, the most first, others by their number',
  refusals: ['badInput'],
  input: z.strictObject({
    asOf: day.optional(),
    market: line(20).optional(),
    standing: standing.optional(),
    /** Their bucket at the end of the month before. */
    was: standing.optional(),
    /** Late at the end of the month before and not any more; written off since. */
    moved: z.enum(['cured', 'lost']).optional(),
    par: z.enum(['1', '30', '60', '90']).optional(),
    /** `any`: owed and not written off. */
    open: z.literal('any').optional(),
    /** The month of the payout. */
    paidOut: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional(),
    /** Ever more than 30 days late by the day. */
    everLate: z.literal('yes').optional(),
    /** Paid by this channel in the month of the day. */
    channel: line(60).optional(),
    /** Decided in the month of the day. */
    decided: z.enum(['approved', 'declined']).optional(),
    reason: line(60).optional(),
    /** By their number, also where all of them are late. */
    order: z.literal('number').optional(),
    after: line(80).min(1).optional(),
    limit: pageSize,
  }),
  output: z.object({
    /** The lender's day. */
    today: day,
    asOf: day,
    /** Of the channel that was asked for, as borrowers read it in English; null where none was. */
    channelName: z.string().nullable(),
    /** The months in which loans were paid out by the day, the newest first. */
    paidOutMonths: z.array(z.string()),
    /** `late`: the most days late first, and then by number. */
    order: z.enum(['late', 'number']),
    loans: z.array(
      z.object({
        orderId: z.string(),
        userId: z.string(),
        /** Of the borrower, masked. */
        name: z.string(),
        productId: z.string(),
        market: z.string(),
        currency: z.string(),
        standing,
        was: standing,
        paidOutOn: day.nullable(),
        daysLate: z.int(),
        /** Of the oldest instalment that was not paid on the day; null where none was. */
        nextDue: day.nullable(),
        /** Late on the day, and not any more. */
        isCaughtUp: z.boolean(),
        /** That is open now. */
        promise: z.object({ amountMinor: z.int(), promisedOn: day }).nullable(),
        principalMinor: z.int(),
        interestMinor: z.int(),
        feeMinor: z.int(),
        penaltyMinor: z.int(),
      }),
    ),
    next,
  }),
})
