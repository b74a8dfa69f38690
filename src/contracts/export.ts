// Files of the desk for accountants: the journal, the trial balance, loans in arrears, the register of complaints.

import { z } from 'zod'
import { rhythms } from '../core/export/period-ending.ts'
import { exportKinds } from '../core/export/schedule.ts'
import { tidyFigures } from '../core/typed-digits.ts'
import { day, deskCall, deskFileCall, moment, next, pageSize, place } from './desk-call.ts'

/** The number of a seal of the ledger. */
const seal = z
  .union([
    z.int(),
    z
      .string()
      .transform((typed) => tidyFigures(typed))
      .pipe(z.string().regex(/^\d{1,15}$/))
      .transform(Number),
  ])
  .pipe(z.int().min(1))

export const listExportFiles = deskCall('GET', 'export', '/desk/exports', {
  summary: 'Which files are written by themselves and how often, and those that were, the newest first',
  input: z.strictObject({
    before: place.optional(),
    limit: pageSize,
  }),
  output: z.object({
    /** The lender's day. */
    today: day,
    /** The newest seal, and the posting day of the last entry that it covers; null before the first. */
    seal: z.object({ number: z.int(), throughDay: day }).nullable(),
    plan: z.array(z.object({ kind: z.enum(exportKinds), rhythm: z.enum(rhythms) })),
    /** Where they go; null where none is written by itself. */
    place: z.enum(['local', 's3']).nullable(),
    files: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(exportKinds),
        /** `planned` waits for its turn; `failed` is tried again. */
        state: z.enum(['planned', 'failed', 'written']),
        fromDay: day,
        toDay: day,
        /** Of a journal: the seals that it holds, both counted. */
        fromSeal: z.int().nullable(),
        toSeal: z.int().nullable(),
        plannedAt: moment,
        failedAt: moment.nullable(),
        writtenAt: moment.nullable(),
        bytes: z.int().nullable(),
        /** sha256, hex. */
        hash: z.string().nullable(),
      }),
    ),
    next,
  }),
})

/** A file that a form of the page of exports asks for. */
const exported = <In extends z.ZodType>(name: string, input: In, summary: string) =>
  deskFileCall('export', `/desk/exports/${name}.csv`, {
    refusals: ['badInput'],
    file: 'text/csv; charset=utf-8',
    formPage: '/exports',
    summary,
    input,
  })

export const exportJournal = exported(
  'journal',
  z.strictObject({ fromSeal: seal.optional(), toSeal: seal.optional() }),
  'The entries of the ledger that seals cover, from one to another: the same bytes each time',
)

export const exportTrialBalance = exported(
  'trial-balance',
  z.strictObject({ asOf: day.optional() }),
  'All accounts at the end of a posting day: what the journal through that day adds up to',
)

export const exportArrears = exported(
  'arrears',
  z.strictObject({ asOf: day.optional() }),
  'Loans that are past due at the end of a day, today where none is named, with what is owed by part',
)

export const exportComplaints = exported(
  'complaints',
  z.strictObject({ fromDate: day.optional(), toDate: day.optional() }),
  'The register of complaints that came from one day to another, without the words',
)

export const exportPortfolio = exported(
  'portfolio',
  z.strictObject({ asOf: day.optional() }),
  'Every loan at the end of a day, yesterday where none is named: days past due, where it stands, what is owed by part',
)
