// The file `books.json`: the lender's policy for its books and its chart of accounts, checked as a whole.

import { z } from 'zod'
import { chartFaults } from '../../../core/accounting/chart.ts'
import { policyFaults } from '../../../core/accounting/policy.ts'

const text = z.string().trim().min(1).max(80)
const count = z.int().min(0).max(10_000)

const policy = z.strictObject({
  version: text,
  feeMethod: z.enum(['effectiveRate', 'straightLine']),
  nonAccrualDays: count.default(90),
  cureDays: count,
  allowance: z
    .array(z.strictObject({ stage: z.literal([1, 2, 3]), fromDays: count, rateBps: count }))
    .min(1)
    .max(40),
})

const chart = z.strictObject({
  version: text,
  accounts: z.array(z.strictObject({ number: text, name: text })).max(2_000),
  mapping: z.array(z.strictObject({ account: text, number: text })).max(2_000),
  entities: z.record(text, text),
  abbreviations: z.record(text, text).optional(),
})

/** Both parts with every fault of them, named by field. */
export const booksFile = z.strictObject({ policy, chart }).superRefine((file, { addIssue }) => {
  for (const message of policyFaults(file.policy)) addIssue({ code: 'custom', path: ['policy'], message })
  for (const message of chartFaults(file.chart)) addIssue({ code: 'custom', path: ['chart'], message })
})
