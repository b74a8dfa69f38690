// Calls of the desk: the search, a borrower, a loan on two axes of time, and 'what if'.

import { z } from 'zod'
import { ruleOutcomes } from '../core/order/decision-rules.ts'
import { hardshipEnds, hardshipReasons, planAnswers } from '../core/order/hardship.ts'
import { contactChannels } from '../core/outbox/contact.ts'
import { contactStops } from '../core/outbox/contact-now.ts'
import { autopayOutcomes, autopayStops } from '../core/payment/autopay.ts'
import { nameDecisions, nameOutcomes } from '../core/payout-account/name-check.ts'
import { promiseStates } from '../core/promise/promise.ts'
import { amount, day, deskCall, deskFileCall, id, line, moment, prose, reason } from './desk-call.ts'
import { timelineEntry } from './desk-contact.ts'
import { contactNow, loanEffect, part, product, standing, stoppedBy, transfer } from './desk-shapes.ts'
import { item } from './desk-work.ts'
import { accountPapers } from './document-addresses.ts'
import { paperNames, textKinds } from './documents.ts'
import { instalmentStates } from './order.ts'

const paperKinds = [...paperNames, ...accountPapers] as const
export const find = deskCall('GET', 'read', '/desk/find', {
  summary: 'Find by order, case, receipt, pay code, transaction of a provider, phone or name',
  input: z.strictObject({ q: line(80) }),
  output: z.object({
    found: z.array(
      z.object({
        kind: z.enum(['borrower', 'loan', 'case', 'payment', 'receipt', 'payCode']),
        id: z.string(),
        label: z.string(),
        userId: z.string().nullable(),
        orderId: z.string().nullable(),
        caseId: z.string().nullable(),
      }),
    ),
  }),
})

export const readBorrower = deskCall('GET', 'read', '/desk/borrowers/:userId', {
  summary: 'A borrower, masked: loans, cases, messages, logins, notes. Reading is an act',
  refusals: ['notFound'],
  input: z.strictObject({ userId: id }),
  output: z.object({
    userId: z.string(),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    birthDate: z.string(),
    market: z.string(),
    /** The day there. */
    today: day,
    language: z.string(),
    clientKind: z.string(),
    remindersOff: z.boolean(),
    blockedUntil: day.nullable(),
    blockedReason: z.string().nullable(),
    createdAt: moment,
    deletedAt: moment.nullable(),
    /** Where the borrower lives, masked; empty where it was not told here. */
    address: z.string(),
    /** Where money goes; null while no account is bound. */
    account: z
      .object({
        bankName: z.string(),
        number: z.string(),
        /** In whose name it is; null where it was not asked for, or not answered. */
        name: z
          .object({
            outcome: z.enum(nameOutcomes),
            provider: z.string(),
            at: moment,
            decision: z.enum(nameDecisions).nullable(),
          })
          .nullable(),
        /** The order whose payout waits for an officer because of it. */
        heldOrderId: z.string().nullable(),
      })
      .nullable(),
    contact: contactNow.nullable(),
    /** The noted contacts by channel, the newest hundred: how many, and the last one. */
    byChannel: z.array(z.object({ channel: z.enum(contactChannels), contacts: z.int(), lastAt: moment })),
    loans: z.array(
      z.object({
        orderId: z.string(),
        ...product,
        status: z.string(),
        appliedAt: moment,
        currency: z.string(),
        principalMinor: z.int(),
        owedMinor: z.int(),
        dueMinor: z.int(),
        creditMinor: z.int(),
        daysPastDue: z.int(),
      }),
    ),
    cases: z.array(
      z.object({
        caseId: z.string(),
        caseNumber: z.string(),
        type: z.string(),
        openedAt: moment,
        answeredAt: moment.nullable(),
      }),
    ),
    messages: z.array(z.object({ at: moment, purpose: z.string(), state: z.string(), text: z.string() })),
    sessions: z.array(z.object({ kind: z.string(), app: z.string(), createdAt: moment, lastSeenAt: moment })),
    /** What was changed by the borrower and with which proof, newest first; without the values. */
    changes: z.array(z.object({ kind: z.enum(['phone', 'email', 'name']), at: moment, caseId: z.string().nullable() })),
    notes: z.array(z.object({ id: z.string(), by: z.string(), at: moment, text: z.string() })),
    /** How many notes have set or ended a rule about contacting the borrower; of a loan likewise. */
    rulesNoted: z.int(),
    /** Contacts that officers noted and messages that were sent, newest first. */
    timeline: z.array(timelineEntry),
  }),
})

/** So many borrowers are asked about at once. */
const contactsAtMost = 50

export const listContacts = deskCall('GET', 'read', '/desk/contacts', {
  summary: 'Whether some borrowers may be called about a payment now, by their ids with commas between; null is yes',
  input: z.strictObject({
    userIds: line(4_000)
      .transform((text) => text.split(','))
      .pipe(z.array(id).min(1).max(contactsAtMost)),
  }),
  output: z.array(z.object({ userId: z.string(), because: z.enum(contactStops).nullable() })),
})

export const unmask = deskCall('POST', 'unmask', '/desk/borrowers/:userId/unmask', {
  summary: 'One masked field of a borrower, with a reason',
  refusals: ['notFound'],
  input: z.strictObject({ userId: id, field: z.enum(['name', 'phone', 'email', 'birthDate', 'address']), reason }),
  output: z.object({ field: z.string(), value: z.string() }),
})

export const addNote = deskCall('POST', 'answer', '/desk/borrowers/:userId/notes', {
  summary: 'Note something about a borrower',
  refusals: ['notFound', 'badInput'],
  input: z.strictObject({ userId: id, text: prose(2_000) }),
  output: z.object({ id: z.string() }),
})

export const readLoan = deskCall('GET', 'read', '/desk/loans/:orderId', {
  summary: 'A loan as of a value date, as known on a posting date: figures, events, their allocation and entries',
  refusals: ['notFound', 'badInput'],
  input: z.strictObject({ orderId: id, asOf: day.optional(), knownOn: day.optional() }),
  output: z.object({
    orderId: z.string(),
    userId: z.string(),
    /** Of the borrower, masked. */
    name: z.string(),
    ...product,
    market: z.string(),
    currency: z.string(),
    /** Today's status, whatever the sliders say. */
    status: z.string(),
    asOf: day,
    knownOn: day,
    today: day,
    disbursedOn: day.nullable(),
    principalMinor: z.int(),
    /** Null before the payout. */
    standing: standing.nullable(),
    instalments: z.array(
      z.object({
        n: z.int(),
        dueDate: day,
        plannedDueDate: day,
        standing: z.string(),
        due: z.record(part, z.int()),
        paid: z.record(part, z.int()),
        waived: z.record(part, z.int()),
        unpaidMinor: z.int(),
        daysPastDue: z.int(),
      }),
    ),
    events: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        valueDate: day,
        postingDate: day,
        amountMinor: z.int(),
        data: z.record(z.string(), z.unknown()),
        /** False: after one of the two days, or taken back. */
        counts: z.boolean(),
        countedAs: z.string().nullable(),
        allocation: z.array(z.object({ n: z.int(), part, amountMinor: z.int() })),
        creditMinor: z.int(),
        entries: z.array(
          z.object({ id: z.int(), kind: z.string(), valueDate: day, postingDate: day, transfers: z.array(transfer) }),
        ),
      }),
    ),
    /** The newest plan that has begun, and each of its dates; null without one. */
    plan: z
      .object({
        proposalId: z.string(),
        /** The days without late charges. */
        fromDate: day,
        toDate: day,
        standing: z.enum(['running', 'kept', 'broken']),
        dates: z.array(
          z.object({
            n: z.int(),
            dueDate: day,
            paidOn: day.nullable(),
            state: z.enum(['ahead', 'kept', 'paidLate', 'missed']),
          }),
        ),
      })
      .nullable(),
    /** The decision: how each rule came out, and which version of the lender's limits it was made with (null where none was kept); null before it. */
    decided: z
      .object({
        at: moment,
        limitsVersion: z.string().nullable(),
        rules: z.array(z.object({ rule: z.string(), outcome: z.enum(ruleOutcomes) })),
      })
      .nullable(),
    /** What the borrower last asked for, being unable to pay, and the plan that was last offered; null where there is none. */
    request: z
      .object({
        requestId: z.string(),
        reason: z.enum(hardshipReasons),
        words: z.string(),
        canPayMinor: z.int(),
        payFrom: day,
        askedAt: moment,
        answerBy: moment.nullable(),
        state: z.enum(['open', ...hardshipEnds]),
      })
      .nullable(),
    offer: z
      .object({ proposalId: z.string(), state: z.enum(['open', ...planAnswers, 'lapsed']), expiresAt: moment })
      .nullable(),
    /** What the borrower promised officers to pay, the newest first. */
    promises: z.array(
      z.object({
        promiseId: z.string(),
        amountMinor: z.int(),
        promisedOn: day,
        note: z.string(),
        by: z.string(),
        madeAt: moment,
        state: z.enum(promiseStates),
        /** Booked since, up to the promised day. */
        paidMinor: z.int(),
      }),
    ),
    /** The lender's texts with which a note begins: of a contact by what came of it, or a letter in the borrower's language. Of today. */
    texts: z.array(z.object({ kind: z.enum(['note', 'letter']), name: z.string(), text: z.string() })),
    rulesNoted: z.int(),
    /** Contacts with the borrower and messages to them since this loan was applied for, newest first; contacts about another loan left out, but for those that set or end a rule. */
    timeline: z.array(timelineEntry),
    /** Entries that no event made: the payout, and days that were closed. */
    otherEntries: z.array(
      z.object({ id: z.int(), kind: z.string(), valueDate: day, postingDate: day, transfers: z.array(transfer) }),
    ),
    /** The last agreement to automatic repayment as it is today, and all its charges; null where there never was one. */
    autopay: z
      .object({
        since: day,
        stoppedBecause: z.enum(autopayStops).nullable(),
        charges: z.array(
          z.object({
            day,
            dueDate: day,
            n: z.int(),
            amountMinor: z.int(),
            outcome: z.enum(autopayOutcomes).nullable(),
          }),
        ),
      })
      .nullable(),
    /** Of today, whatever the sliders say: what waits for a person here, due next first. */
    work: z.array(item),
    /** Why its borrower may not be called now, where it is late and no officer has it: such a loan is not taken. */
    ...stoppedBy,
    /** Of today, too. */
    papers: z.array(
      z.object({ title: z.string(), paper: z.enum(paperKinds), number: z.string(), year: z.int().nullable() }),
    ),
  }),
})

export const readLoanPaper = deskCall('GET', 'read', '/desk/loans/:orderId/paper', {
  summary: 'A paper of a loan word for word, in the language of its borrower, whose name is masked. Reading is an act',
  refusals: ['notFound'],
  input: z.strictObject({
    orderId: id,
    paper: z.enum(paperKinds),
    /** Of a receipt or a letter. */
    number: line(64).optional(),
    /** Of a yearly interest statement. */
    year: z
      .string()
      .regex(/^\d{4}$/)
      .transform(Number)
      .or(z.int().min(1).max(9999))
      .optional(),
  }),
  output: z.object({
    orderId: z.string(),
    userId: z.string(),
    title: z.string(),
    number: z.string(),
    language: z.string(),
    /** `value` is empty except in rows. */
    blocks: z.array(z.object({ kind: z.enum(textKinds), text: z.string(), value: z.string() })),
  }),
})

export const readAsSeen = deskCall('GET', 'read', '/desk/loans/:orderId/as-seen', {
  summary: 'A loan as its borrower sees it, in their language, with their name masked. Reading is an act',
  refusals: ['notFound'],
  input: z.strictObject({ orderId: id }),
  output: z.object({
    orderId: z.string(),
    userId: z.string(),
    language: z.string(),
    market: z.string(),
    currency: z.string(),
    productName: z.string(),
    title: z.string(),
    text: z.string(),
    /** What the borrower is asked to do; empty for nothing. */
    prompt: z.string(),
    notice: z.string(),
    /** What was agreed, in the words of the borrower's pages. */
    agreed: z.array(z.object({ title: z.string(), next: z.string(), why: z.string(), stops: z.string() })),
    dueMinor: z.int(),
    nextDueDate: day.nullable(),
    rows: z.array(z.object({ label: z.string(), value: z.string() })),
    schedule: z.array(
      z.object({ n: z.int(), dueDate: day, amountMinor: z.int(), paidMinor: z.int(), state: z.enum(instalmentStates) }),
    ),
    /** Their titles. */
    papers: z.array(z.string()),
  }),
})

export const whatIf = deskCall('POST', 'read', '/desk/loans/:orderId/what-if', {
  summary: 'What a payment, a waiver or a charge holiday would do. Nothing is stored',
  refusals: ['notFound', 'notPaidOut', 'badInput'],
  input: z.strictObject({
    orderId: id,
    kind: z.enum(['payment', 'waiver', 'hardship']),
    amountMinor: amount.optional(),
    part: part.optional(),
    /** The value date of a payment or a waiver; today where it is left out. */
    valueDate: day.optional(),
    fromDate: day.optional(),
    toDate: day.optional(),
    /** The day on which the effect is looked at; today, or the last day of the holiday, where it is left out. */
    asOf: day.optional(),
  }),
  output: z.object({ effect: loanEffect }),
})

/** All that is known about a borrower as one file, for a regulator or a court. */
export const exportEvidence = deskFileCall('evidence', '/desk/borrowers/:userId/evidence.zip', {
  refusals: ['notFound'],
  file: 'application/zip',
  summary:
    'All that is known about a borrower: agreements as signed, schedules, events, ledger entries with seals, contacts, messages and decisions with their signed effects. Unmasked; the reason is recorded',
  input: z.strictObject({ userId: id, reason }),
})
