// Shapes that several calls of the desk answer: a loan's figures, an effect, an event.

import { z } from 'zod'
import { contactChannels } from '../core/outbox/contact.ts'
import { contactStops } from '../core/outbox/contact-now.ts'
import { day, moment, person } from './desk-call.ts'

export const part = z.enum(['penalty', 'fee', 'interest', 'principal'])
/** Of a loan, with the name that its borrower reads. */
export const product = { productId: z.string(), productName: z.string() }
export const transfer = z.object({ debit: z.string(), credit: z.string(), amountMinor: z.int() })

/** What one officer proposes and another decides. */
export const proposed = {
  asked: z.record(z.string(), z.unknown()),
  reason: z.string(),
  proposedBy: person,
  proposedAt: moment,
  expiresAt: moment,
  decidedBy: person.nullable(),
  decidedAt: moment.nullable(),
  decisionReason: z.string().nullable(),
}

export const standing = z.object({
  owedMinor: z.int(),
  dueMinor: z.int(),
  penaltyMinor: z.int(),
  feeMinor: z.int(),
  interestMinor: z.int(),
  principalMinor: z.int(),
  outstandingPrincipalMinor: z.int(),
  creditMinor: z.int(),
  receivedMinor: z.int(),
  waivedMinor: z.int(),
  lateNominalMinor: z.int(),
  lateChargedMinor: z.int(),
  daysPastDue: z.int(),
  closedOn: day.nullable(),
  /** The last day without late charges. */
  pausedUntil: day.nullable(),
  writtenOffOn: day.nullable(),
  recoveredMinor: z.int(),
  plan: z.array(z.object({ n: z.int(), dueDate: day, unpaidMinor: z.int() })),
})

/** What an act would do to a loan today. */
export const loanEffect = z.object({
  asOf: day,
  before: standing,
  after: standing,
  transfers: z.array(transfer),
})

/** Why a borrower may not be contacted; null where they may. `also`: each further reason. */
export const stoppedBy = { because: z.enum(contactStops).nullable(), also: z.array(z.enum(contactStops)) }

const stopped = {
  ...stoppedBy,
  /** From when it may be; null where it may be now, and where that hangs on a person. */
  mayFrom: moment.nullable(),
}

/** Whether a borrower may be called about a payment now: `because` is null where they may. Hours and time are of the market. */
export const contactNow = z.object({
  ...stopped,
  /** The same by each channel. */
  channels: z.array(z.object({ channel: z.enum(contactChannels), ...stopped })),
  time: z.string(),
  from: z.string(),
  to: z.string(),
  inADay: z.int(),
  dayAtMost: z.int(),
  inAWeek: z.int(),
  weekAtMost: z.int(),
})
