// Acts that an officer proposes, each kind with what it needs: read from a call and from the row of a proposal by the same schemas.

import { z } from 'zod'
import { type ProposalKind, subjectFields } from '../core/proposal/kinds.ts'
import { amount, calendarDay, id, reason } from './desk-call.ts'
import { part } from './desk-shapes.ts'

const dueDates = z
  .array(z.strictObject({ n: z.int().min(1).max(400), dueDate: calendarDay }))
  .min(1)
  .max(400)
/** New due dates of a hardship plan, each later than before: a list, or `1=2026-10-20,2=2026-11-20` from a form. */
const plan = z.union([
  dueDates,
  z
    .string()
    .regex(/^\d{1,3}=\d{4}-\d\d-\d\d(?:,\d{1,3}=\d{4}-\d\d-\d\d)*$/)
    .transform((text, context) => {
      const pairs = text.split(',').map((pair) => pair.split('='))
      const read = dueDates.safeParse(pairs.map(([n, dueDate]) => ({ n: Number(n), dueDate })))
      if (read.success) return read.data
      context.addIssue('must be days of the years 1900 to 2999')
      return z.NEVER
    }),
])

const ofLoan = { orderId: id }
const ofPayment = { paymentId: id }

/** What each kind is about, and its figures. What a kind does not name is no part of it. */
const acts = {
  waiver: z.object({ kind: z.literal('waiver'), ...ofLoan, part, amountMinor: amount }),
  hardship: z.object({
    kind: z.literal('hardship'),
    ...ofLoan,
    fromDate: calendarDay,
    toDate: calendarDay,
    plan: plan.optional(),
  }),
  refund: z.object({ kind: z.literal('refund'), ...ofLoan, amountMinor: amount }),
  creditOffer: z.object({ kind: z.literal('creditOffer'), ...ofLoan, toOrderId: id, amountMinor: amount }),
  reversal: z.object({ kind: z.literal('reversal'), ...ofPayment }),
  placeSuspense: z.object({ kind: z.literal('placeSuspense'), ...ofPayment, ...ofLoan }),
  returnSuspense: z.object({ kind: z.literal('returnSuspense'), ...ofPayment }),
  takeReturn: z.object({ kind: z.literal('takeReturn'), ...ofPayment }),
  bearReturn: z.object({ kind: z.literal('bearReturn'), ...ofPayment }),
  block: z.object({ kind: z.literal('block'), userId: id, untilDate: calendarDay }),
  writeOff: z.object({ kind: z.literal('writeOff'), ...ofLoan }),
} as const satisfies { readonly [Kind in ProposalKind]: z.ZodObject<{ kind: z.ZodLiteral<Kind> }> }

/** An act of one kind, or of any: everything that it needs is there. Amounts in minor units. */
export type ProposedAct<Kind extends ProposalKind = ProposalKind> = {
  [Each in Kind]: { readonly kind: Each } & Omit<z.output<(typeof acts)[Each]>, 'kind'>
}[Kind]

const proposedAct = z.discriminatedUnion('kind', [
  acts.waiver,
  acts.hardship,
  acts.refund,
  acts.creditOffer,
  acts.reversal,
  acts.placeSuspense,
  acts.returnSuspense,
  acts.takeReturn,
  acts.bearReturn,
  acts.block,
  acts.writeOff,
])

/**
 * How a call names what an act is about: by the field of its own, or by `subjectId`. Other ids may stand beside it; they are compared
 * with what it is about.
 */
const named = {
  subjectId: id.optional(),
  orderId: id.optional(),
  paymentId: id.optional(),
  userId: id.optional(),
  reason,
}

export const proposalInput = z.discriminatedUnion('kind', [
  acts.waiver.extend(named).strict(),
  acts.hardship.extend(named).strict(),
  acts.refund.extend(named).strict(),
  acts.creditOffer.extend(named).strict(),
  acts.reversal.extend(named).strict(),
  acts.placeSuspense.extend(named).strict(),
  acts.returnSuspense.extend(named).strict(),
  acts.takeReturn.extend(named).strict(),
  acts.bearReturn.extend(named).strict(),
  acts.block.extend(named).strict(),
  acts.writeOff.extend(named).strict(),
])

export type ReadAct = { readonly act: ProposedAct } | { readonly fields: readonly string[] }

/** The act of a call; the fields by which it would have to say what it is about, where it does not. */
export function actOfInput(input: z.output<typeof proposalInput>): ReadAct {
  const field = subjectFields[input.kind]
  const read = proposedAct.safeParse({ ...input, [field]: input[field] ?? input.subjectId })
  if (read.success) return { act: read.data }
  const missing = read.error.issues.map(({ path }) => path.join('.'))
  // Of a loan alone the general field is asked for, as the desk's contract has it.
  const isOfLoan = input.kind === 'waiver' || input.kind === 'hardship' || input.kind === 'writeOff'
  return { fields: missing.map((name) => (isOfLoan && name === 'orderId' ? 'subjectId' : name)) }
}

/** A proposal's row: ids in columns, the other figures together. */
export interface ActColumns {
  readonly kind: ProposalKind
  readonly orderId: string | null
  readonly paymentId: string | null
  readonly borrowerId: string | null
  readonly asked: Readonly<Record<string, unknown>>
}

/** The act of a stored proposal; null for one of a form that is not read any more. */
export function actOfColumns({ kind, orderId, paymentId, borrowerId: userId, asked }: ActColumns): ProposedAct | null {
  const read = proposedAct.safeParse({ ...asked, kind, orderId, paymentId, userId })
  return read.success ? read.data : null
}

const idFields: readonly string[] = ['kind', 'orderId', 'paymentId', 'userId']

/** The figures of an act, without kind and ids: what a proposal keeps as asked. */
export function figuresOf(act: ProposedAct): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(act).filter(([name, value]) => !idFields.includes(name) && value !== undefined),
  )
}

/** The id of what an act is about. */
export function idOf(act: ProposedAct): string {
  if ('userId' in act) return act.userId
  return 'paymentId' in act ? act.paymentId : act.orderId
}

/** The sum that an act is about, minor units; null where it has none. */
export function amountOf(act: ProposedAct): number | null {
  return 'amountMinor' in act ? act.amountMinor : null
}
