// Calls of the desk about the books: their months, what stops a close, the close by two people, and the files of a month.

import { z } from 'zod'
import { closeStops } from '../core/accounting/period.ts'
import type { DeskRefused } from '../core/officer/desk-refusal.ts'
import { day, deskCall, deskFileCall, flag, id, line, moment, person, reason } from './desk-call.ts'

const file = 'text/csv'
const formPage = '/books'
/** A month of the books, `2026-10`. */
const month = z.string().regex(/^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])$/, 'must be a month, YYYY-MM')

const sums = z.object({
  account: z.string(),
  currency: z.string(),
  /** Minor units, debit positive, before the month. */
  openingMinor: z.int(),
  debitMinor: z.int(),
  creditMinor: z.int(),
  /** Of the lender's chart; null where it has none for this account. */
  number: z.string().nullable(),
})
/** What is signed: the accounts of the month, and a hash of them by market and product. */
const figures = z.record(z.string(), z.unknown())

const close = z.object({
  id: z.string(),
  /** `withdrawn`: taken back by the officer who proposed it. */
  state: z.enum(['open', 'approved', 'rejected', 'withdrawn']),
  reason: z.string(),
  /** As they were when it was proposed. */
  figures,
  proposedBy: person,
  proposedAt: moment,
  decidedBy: z.string().nullable(),
  decidedAt: moment.nullable(),
  decisionReason: z.string().nullable(),
})

const period = z.object({
  month: z.string(),
  state: z.enum(['open', 'closed']),
  /** One more after each reopening. */
  run: z.int(),
  adjustedAt: moment.nullable(),
  reopenedBy: z.string().nullable(),
  reopenedAt: moment.nullable(),
  reopenReason: z.string().nullable(),
})

export const readBooks = deskCall('GET', 'export', '/desk/books', {
  summary:
    'The months of the books, and one of them, the oldest open one where none is named: what stops its close, trial balance, allowance, loans without accrual',
  input: z.strictObject({ month: month.optional() }),
  output: z.object({
    /** By what the books are kept. */
    policy: z.object({
      version: z.string(),
      feeMethod: z.enum(['effectiveRate', 'straightLine']),
      nonAccrualDays: z.int(),
      cureDays: z.int(),
      allowance: z.array(z.object({ stage: z.int(), fromDays: z.int(), rateBps: z.int() })),
    }),
    /** How the books began; null before they did. */
    opening: z.object({ through: day, loans: z.int(), entries: z.int() }).nullable(),
    /** The newest first. */
    periods: z.array(period),
    /** Null where the books do not have the month. */
    month: z
      .object({
        period,
        stops: z.array(z.object({ stop: z.enum(closeStops), count: z.int() })),
        balances: z.array(sums),
        /** Of the figures as they are now, to be sent with a decision; null for a closed month. */
        mark: z.string().nullable(),
        close: close.nullable(),
        /** By currency: of expected loss what was there, was added, was released, and bore write-offs. Minor units. */
        allowance: z.array(
          z.object({
            currency: z.string(),
            openingMinor: z.int(),
            addedMinor: z.int(),
            releasedMinor: z.int(),
            usedMinor: z.int(),
            closingMinor: z.int(),
          }),
        ),
        /** By currency, tax, rate and what it is on: charged in the month without tax, and the tax of it. Minor units. */
        tax: z.array(
          z.object({
            currency: z.string(),
            tax: z.string(),
            rateBps: z.int(),
            part: z.enum(['fee', 'interest', 'penalty']),
            taxedMinor: z.int(),
            taxMinor: z.int(),
          }),
        ),
      })
      .nullable(),
    /** As of the last adjustment, the longest first; at most a hundred. */
    nonAccrual: z.array(
      z.object({
        orderId: z.string(),
        currency: z.string(),
        since: day,
        daysPastDue: z.int(),
        suspendedMinor: z.int(),
        carryingMinor: z.int(),
        allowanceMinor: z.int(),
      }),
    ),
    /** All of them. */
    nonAccrualLoans: z.int(),
  }),
})

export const proposeBookClose = deskCall('POST', 'proposePayment', '/desk/books/:month/close', {
  summary: 'Propose to close a month on its figures as they are now; somebody else decides',
  refusals: ['notFound', 'monthIsClosed', 'closeIsStopped', 'closeIsProposed'],
  input: z.strictObject({ month, reason }),
  output: z.object({ id: z.string(), figures, mark: z.string() }),
})

export const decideBookClose = deskCall('POST', 'decideProposal', '/desk/books/:month/decision', {
  summary: 'Close a month on exactly the figures that are shown, or reject; never one’s own proposal',
  refusals: [
    'notFound',
    'proposalIsOwn',
    'proposalIsDecided',
    'proposerHasNoRight',
    'monthIsClosed',
    'closeIsStopped',
    'booksHaveMoved',
  ],
  input: z
    .strictObject({
      month,
      closeId: id,
      /** Of the figures that the officer read: nothing else is signed. A rejection needs none. */
      mark: line(64).optional(),
      approve: flag,
      reason,
    })
    .refine(({ approve, mark }) => !approve || mark !== undefined, { path: ['mark'], error: 'is missing' }),
  output: close,
})

export const withdrawBookClose = deskCall('POST', 'proposePayment', '/desk/books/:month/withdraw', {
  summary: 'Take back an own proposal to close a month that nobody has decided; it stays on file',
  refusals: ['notFound', 'rightIsMissing', 'proposalIsDecided'],
  input: z.strictObject({ month, closeId: id, reason }),
  output: close,
})

export const reopenBooks = deskCall('POST', 'decideProposal', '/desk/books/:month/reopen', {
  summary: 'Open the last closed month again, for a reason; it is adjusted and closed once more',
  refusals: ['notFound', 'monthIsOpen', 'monthIsNotLast'],
  input: z.strictObject({ month, reason }),
  output: period,
})

const monthFile = <Refused extends DeskRefused = never>(
  name: string,
  summary: string,
  refusals: readonly Refused[] = [],
) =>
  deskFileCall('export', `/desk/books/:month/${name}.csv`, {
    refusals: ['notFound', ...refusals],
    file,
    formPage,
    summary,
    input: z.strictObject({ month }),
  })

export const exportBookOpening = deskFileCall('export', '/desk/books/opening.csv', {
  refusals: ['notFound'],
  file,
  formPage,
  summary: 'How the books began: each account before the opening entries, what they moved, and after them',
  input: z.strictObject({}),
})

export const exportBookBalance = monthFile(
  'trial-balance',
  'The trial balance of a month by account, market and product: the same bytes each time once it is closed',
)

export const exportBookJournal = monthFile(
  'journal',
  'The lines of a month, of the ledger and of the books: the same bytes each time once it is closed',
  ['monthIsInFile'],
)

export const exportBookErpnext = monthFile(
  'erpnext',
  'The days of a month as journal entries, in the columns of the data import of ERPNext',
  ['monthIsInFile', 'noChart', 'noAbbreviation', 'noAccount', 'twoCurrencies'],
)

export const exportBookDays = monthFile(
  'days',
  'The lines of a month rolled up by day and account, for systems that cannot take all of them',
  ['monthIsInFile'],
)

export const exportBookAllowance = monthFile(
  'allowance',
  'What moved the allowance for expected loss in a month, by market and product',
)

export const exportBookTax = monthFile(
  'tax',
  'The tax of a month by rate, market and product: what was charged, and the tax of it',
)
