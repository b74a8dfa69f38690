// Calls of the desk about the queue of late loans: what is late, what its next step is, the next one, and an officer's own views.

import { z } from 'zod'
import { lateBuckets, lateSorts, lateSteps } from '../core/desk/late-loan.ts'
import { marketIds } from '../core/market/market.ts'
import { plainText } from '../core/plain-text.ts'
import { day, deskCall, id, line, moment, next, pageSize, person } from './desk-call.ts'
import { stoppedBy } from './desk-shapes.ts'

const bucket = z.enum(lateBuckets)
const step = z.enum(lateSteps)

/** What a view of the queue asks for. */
const view = {
  bucket: bucket.optional(),
  /** `me`, `nobody`, or an officer's id. */
  owner: id.optional(),
  step: step.optional(),
  market: z.enum(marketIds).optional(),
  /** `late`: the most days late first; `recent`: the fewest; `owed`: the largest sum. */
  sort: z.enum(lateSorts).default('late'),
}

const lateLoan = z.object({
  orderId: z.string(),
  userId: z.string(),
  /** Masked. */
  name: z.string(),
  market: z.string(),
  currency: z.string(),
  bucket,
  daysLate: z.int(),
  dueSince: day,
  owedMinor: z.int(),
  step,
  /** Until when nothing is to be done; null where something is, or where that hangs on a person. */
  waitsUntil: moment.nullable(),
  contactedAt: moment.nullable(),
  /** Of a call now. */
  ...stoppedBy,
  owner: person.nullable(),
})

const count = z.object({ waiting: z.int(), hasMore: z.boolean() })

export const listCollections = deskCall('GET', 'read', '/desk/collections', {
  summary:
    'Late loans that are work by the lender’s thresholds, each with its owner and its next step. Of a bucket 10,000 are counted',
  refusals: ['badInput'],
  input: z.strictObject({ ...view, after: line(200).optional(), limit: pageSize }),
  output: z.object({
    today: day,
    loans: z.array(lateLoan),
    buckets: z.array(count.extend({ bucket })),
    /** Those steps that are counted: broken promises and plans, and payments that were taken back. */
    steps: z.array(count.extend({ step })),
    /** How many the officer who asks has. */
    mine: z.int(),
    views: z.array(z.object({ name: z.string(), query: z.string() })),
    next,
  }),
})

export const takeNextLate = deskCall('POST', 'answer', '/desk/collections/next', {
  summary: 'Take the next late loan of a view that nobody has, has a step to do, and whose borrower may be called now',
  refusals: ['notFound'],
  input: z.strictObject({ bucket: view.bucket, step: view.step, market: view.market, sort: view.sort }),
  output: z.object({ orderId: z.string(), userId: z.string(), step, owner: person }),
})

const name = line(40).transform(plainText).pipe(z.string().min(1))

export const saveView = deskCall('POST', 'work', '/desk/collections/views', {
  summary: 'Keep a view of the queue under a name, for the officer who asks. The same name takes its place; 20 at most',
  refusals: ['tooManyViews'],
  input: z.strictObject({ name, query: line(300) }),
  output: z.object({ name: z.string(), query: z.string() }),
})

export const forgetView = deskCall('POST', 'work', '/desk/collections/views/forget', {
  summary: 'Forget an own view of the queue',
  refusals: ['notFound'],
  input: z.strictObject({ name }),
  output: z.object({ name: z.string() }),
})
