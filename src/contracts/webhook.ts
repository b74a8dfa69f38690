// What leaves for the lender's own systems: each kind of event with the schema of its data. Ids, amounts, days and states, nothing else.

import { z } from 'zod'

const id = z.string().min(1).max(128)
const amountMinor = z.int()
const currency = z.string().regex(/^[A-Z]{3}$/)
const day = z.iso.date()
const instant = z.iso.datetime()

/** A loan and whose it is. `owedMinor`: unpaid of the whole loan after the event, future interest included. */
const loan = { orderId: id, userId: id, currency, status: z.enum(['active', 'due', 'overdue', 'settled']) } as const
const owed = { owedMinor: amountMinor } as const

/** `applicationId` of an application with steps, `orderId` of an accepted offer that is decided: one of them. */
const applied = { applicationId: id.nullable(), orderId: id.nullable(), userId: id, productId: id } as const
const complaint = { caseId: id, caseNumber: id, userId: id, orderId: id.nullable() } as const

/** By type. A field may be added to one; none is taken away or changes its meaning. */
const webhookData = {
  'application.received': z.strictObject({ ...applied, amountMinor, currency }),
  /** `expired`: the borrower did not take the approved money in time. */
  'application.decided': z.strictObject({ ...applied, outcome: z.enum(['approved', 'declined', 'expired']) }),
  'loan.disbursed': z.strictObject({
    ...loan,
    ...owed,
    productId: id,
    principalMinor: amountMinor,
    /** What reached the borrower. */
    netProceedsMinor: amountMinor,
    disbursedOn: day,
    firstDueOn: day,
  }),
  /** `dueMinor`: unpaid of instalments that are due or late. */
  'loan.due': z.strictObject({ ...loan, ...owed, dueOn: day, dueMinor: amountMinor }),
  /** After the days of grace. */
  'loan.late': z.strictObject({ ...loan, ...owed, dueOn: day, dueMinor: amountMinor, daysPastDue: z.int() }),
  /** `creditMinor`: what the lender owes the borrower. */
  'loan.settled': z.strictObject({ ...loan, settledOn: day, creditMinor: amountMinor }),
  'loan.writtenOff': z.strictObject({ ...loan, ...owed, writtenOffOn: day }),
  /** `paymentKey` names the provider and its transaction, `bank:T-81`. `countedAs`: what the money was booked as. */
  'payment.posted': z.strictObject({
    ...loan,
    ...owed,
    paymentKey: id,
    amountMinor,
    countedAs: z.enum(['payment', 'rollover', 'settlement', 'coolingOffExit']),
    valueDate: day,
    postedOn: day,
  }),
  'payment.reversed': z.strictObject({ ...loan, ...owed, paymentKey: id, amountMinor, reversedOn: day }),
  /** `cameBack`: the money had arrived, and the bank sent it back. */
  'payout.failed': z.strictObject({ orderId: id, userId: id, currency, amountMinor, cameBack: z.boolean() }),
  /** `answerBy` is null where no time is promised. */
  'case.opened': z.strictObject({ ...complaint, kind: z.string().max(40), answerBy: instant.nullable() }),
  'case.answered': z.strictObject({ ...complaint, answeredAt: instant }),
  'account.deleted': z.strictObject({ userId: id }),
  /** An officer's proposal that was approved and carried out. `alone`: within the limit for one officer. */
  'proposal.signed': z.strictObject({
    proposalId: id,
    kind: z.string().max(40),
    orderId: id.nullable(),
    userId: id.nullable(),
    paymentId: id.nullable(),
    amountMinor: amountMinor.nullable(),
    alone: z.boolean(),
  }),
} as const satisfies Readonly<Record<string, z.ZodObject>>

export type WebhookType = keyof typeof webhookData
export type WebhookData<Type extends WebhookType> = z.output<(typeof webhookData)[Type]>
export const webhookTypes = Object.keys(webhookData) as readonly WebhookType[]

/** The body of a delivery. `timestamp` is when it happened, by the clock of the business. */
export function webhookBody(type: WebhookType) {
  return z.strictObject({ type: z.literal(type), timestamp: instant, data: webhookData[type] })
}

export const webhookHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const

/** A body at most, bytes. No event comes near it; one that did would not leave. */
export const webhookMaxBytes = 16_384
