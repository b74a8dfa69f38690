// The jobs of an order by topic. Each payload is parsed by a schema: it is input from the database like any other.

import { z } from 'zod'
import { marketIds } from '../../core/market/market.ts'
import { askForScoreTopic } from '../account/change/door.ts'
import { decideTopic, payOutTopic, retryPayoutTopic } from '../account/facts/door.ts'
import { type JobHandlers, jobDay, outside } from '../jobs/run-jobs.ts'
import { beginDay, closeDayTopic, closePart, closePartTopic, closeStep, endDay, endDayTopic } from './day/close-day.ts'
import { closeStepTopic, dayStepNames } from './day/day-steps.ts'
import { decideApplication } from './decide-application.ts'
import { planLapsedTopic, tellLapsed } from './hardship/plan-offer.ts'
import { askPayout, askPayoutTopic } from './payout/ask-payout.ts'
import { payOut, retryPayout } from './payout/pay-out.ts'
import { reminderJobs } from './reminder/reminder-store.ts'
import { askForScore } from './score-app.ts'

const orderPayload = z.object({ orderId: z.string().min(1) })
const askPayoutPayload = orderPayload.extend({ attempt: z.int().min(1) })
const planPayload = orderPayload.extend({ offerId: z.string().min(1) })
const payOutPayload = orderPayload.extend({ asked: z.int().min(0).default(0) })
const dayPayload = z.object({ market: z.enum(marketIds), day: jobDay })
const stepPayload = dayPayload.extend({ step: z.enum(dayStepNames) })
const partPayload = dayPayload.extend({ part: z.int().min(0), parts: z.int().min(1) })

/** A notice that was acknowledged is not sent again: a provider may be away for days until it can be asked. */
const askPayoutAttempts = 80

/** A day that could not be closed is retried for about 40 hours: no day may stay open. */
const closeDayAttempts = 50

export const orderJobs: JobHandlers = {
  ...reminderJobs,
  [decideTopic]: outside(orderPayload, (deps, { orderId }) => decideApplication(deps, orderId)),
  [payOutTopic]: outside(payOutPayload, (deps, { orderId, asked }) => payOut(deps, orderId, asked)),
  [askPayoutTopic]: outside(askPayoutPayload, (deps, { orderId, attempt }) => askPayout(deps, orderId, attempt), {
    maxAttempts: askPayoutAttempts,
  }),
  [retryPayoutTopic]: {
    kind: 'database',
    run: (tx, job, deps) => retryPayout(tx, deps, orderPayload.parse(job.payload).orderId),
  },
  [closeDayTopic]: outside(
    dayPayload,
    (deps, { market, day: closing }, lease) => beginDay(deps, market, closing, lease),
    {
      maxAttempts: closeDayAttempts,
    },
  ),
  [closePartTopic]: outside(
    partPayload,
    (deps, { market, day: closing, ...part }, lease) => closePart(deps, market, closing, part, lease),
    { maxAttempts: closeDayAttempts },
  ),
  [endDayTopic]: outside(dayPayload, (deps, { market, day: closing }, lease) => endDay(deps, market, closing, lease), {
    maxAttempts: closeDayAttempts,
  }),
  [closeStepTopic]: outside(
    stepPayload,
    (deps, { market, day: closing, step }, lease) => closeStep(deps, market, closing, step, lease),
    { maxAttempts: closeDayAttempts },
  ),
  [planLapsedTopic]: {
    kind: 'database',
    run: (tx, job, deps) => tellLapsed(tx, deps, planPayload.parse(job.payload)),
  },
  [askForScoreTopic]: {
    kind: 'database',
    run: (tx, job) => askForScore(tx, orderPayload.parse(job.payload).orderId),
  },
}
