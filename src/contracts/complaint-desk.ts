// Calls of the desk about cases: one with its thread, and a message to the borrower.

import { z } from 'zod'
import { caseMessageKinds, caseStates } from '../core/complaint/case-thread.ts'
import { textMaxCharacters } from '../core/complaint/complaint.ts'
import { complaintSubTypes, complaintTypes } from '../core/complaint/complaint-types.ts'
import { deskCall, deskFileCall, id, line, moment, next, pageSize, prose, reason } from './desk-call.ts'

const state = z.enum(caseStates)
/** What still has to be done, and by when; null where it is done, or no time was promised. The borrower sees the same. */
const clock = { acknowledgeBy: moment.nullable(), answerBy: moment.nullable(), finalBy: moment.nullable() }

const listed = {
  caseId: z.string(),
  caseNumber: z.string(),
  userId: z.string(),
  /** Of the borrower, masked. */
  name: z.string(),
  orderId: z.string().nullable(),
  type: z.string(),
  state,
  openedAt: moment,
  answerBy: moment.nullable(),
  answeredAt: moment.nullable(),
  acknowledgedAt: moment.nullable(),
  reopenedAt: moment.nullable(),
  escalatedAt: moment.nullable(),
  stars: z.int().nullable(),
}

export const listCases = deskCall('GET', 'read', '/desk/cases', {
  summary: 'Cases, what is due next first; answered ones newest first. Pages go by key',
  refusals: ['badInput'],
  input: z.strictObject({
    state: z.enum(['open', 'answered']).default('open'),
    after: line(200).optional(),
    limit: pageSize,
  }),
  output: z.object({
    now: moment,
    cases: z.array(
      z.object({
        ...listed,
        /** Of an open case: told that it was read, or answered, whichever is due next. */
        dueBy: moment.nullable(),
        isOver: z.boolean(),
      }),
    ),
    next,
  }),
})

export const readCase = deskCall('GET', 'read', '/desk/cases/:caseId', {
  summary: 'A case with its thread, oldest first. Reading is an act',
  refusals: ['notFound', 'caseNamesYou'],
  input: z.strictObject({ caseId: id }),
  output: z.object({
    ...listed,
    ...clock,
    /** The loan that it is about, today; null where it is about none, or none was paid out. */
    loan: z
      .object({
        currency: z.string(),
        /** Asked for today, late charges included; and late charges alone. */
        dueMinor: z.int(),
        penaltyMinor: z.int(),
        /** Of the whole loan, future interest included. */
        owedMinor: z.int(),
        daysPastDue: z.int(),
      })
      .nullable(),
    subType: z.string().nullable(),
    askedAt: moment.nullable(),
    escalatedTo: z.string().nullable(),
    /** The regulator to whom the case can be escalated; null where the lender names none. */
    regulator: z.string().nullable(),
    /** Texts to begin with, in the borrower's language. */
    language: z.string(),
    templates: z.array(z.object({ name: z.string(), text: z.string() })),
    ratingAsked: z.boolean(),
    /** The case asks for another name. Names are masked for officers without the right to unmask. */
    nameChange: z
      .object({
        former: z.string(),
        name: z.string(),
        decidedAt: moment.nullable(),
        accepted: z.boolean().nullable(),
      })
      .nullable(),
    messages: z.array(
      z.object({
        from: z.enum(['borrower', 'officer']),
        /** `complaint` is the first. */
        kind: z.enum(['complaint', ...caseMessageKinds]),
        name: z.string(),
        text: z.string(),
        images: z.array(z.string()),
        at: moment,
      }),
    ),
  }),
})

export const readCasePicture = deskFileCall('read', '/desk/cases/:caseId/pictures/:name', {
  refusals: ['caseNamesYou', 'notFound'],
  file: 'image/*',
  summary: 'A picture of a case, from the borrower or to them',
  input: z.strictObject({ caseId: id, name: line(80) }),
})

export const sendCaseMessage = deskCall('POST', 'answer', '/desk/cases/:caseId/messages', {
  summary: 'Answer the borrower, or ask: it is on the screen at once, and a text message says that it is there',
  refusals: [
    'caseNamesYou',
    'itemIsTaken',
    'caseHasMoved',
    'badInput',
    'nameIsUndecided',
    'notFound',
    'caseIsAnswered',
  ],
  input: z.strictObject({
    caseId: id,
    text: prose(4_000),
    kind: z.enum(['answer', 'question']).default('answer'),
    /** `data:image/…;base64,…` */
    images: z.array(z.string().max(8_000_000)).max(9).default([]),
    askRating: z.union([z.boolean(), z.enum(['0', '1']).transform((flag) => flag === '1')]).default(false),
    /** How many messages of the case the officer has read: refused where there are more by now. */
    read: z.int().min(1).max(100_000).optional(),
  }),
  output: z.object({ caseId: z.string(), state, answeredAt: moment.nullable() }),
})

export const takeDownCase = deskCall('POST', 'answer', '/desk/borrowers/:userId/cases', {
  summary:
    'Open a case for a borrower who complained by telephone or in person; the borrower is told and reads what was written down',
  refusals: ['notFound', 'badInput', 'caseNamesYou'],
  input: z.strictObject({
    userId: id,
    type: z.enum(complaintTypes),
    /** Of a complaint about collection, and of no other. */
    subType: z.enum(complaintSubTypes).optional(),
    orderId: id.optional(),
    text: prose(textMaxCharacters),
  }),
  output: z.object({ caseId: z.string(), caseNumber: z.string(), answerBy: moment.nullable() }),
})

const moved = z.object({ caseId: z.string(), state })

export const acknowledgeCase = deskCall('POST', 'answer', '/desk/cases/:caseId/acknowledge', {
  summary: 'Tell the borrower that the case was read, once',
  refusals: ['notFound', 'caseNamesYou', 'itemIsTaken', 'caseIsAcknowledged'],
  input: z.strictObject({ caseId: id }),
  output: moved,
})

export const escalateCase = deskCall('POST', 'answer', '/desk/cases/:caseId/escalate', {
  summary: 'Note that the case went to the regulator today, and tell the borrower, once',
  refusals: ['notFound', 'caseNamesYou', 'itemIsTaken', 'caseIsEscalated', 'noRegulator'],
  input: z.strictObject({ caseId: id, reason }),
  output: moved.extend({ escalatedTo: z.string() }),
})

export const reopenCase = deskCall('POST', 'answer', '/desk/cases/:caseId/reopen', {
  summary: 'Open an answered case again, with a new clock, and tell the borrower',
  refusals: ['notFound', 'caseNamesYou', 'itemIsTaken', 'caseIsOpen'],
  input: z.strictObject({ caseId: id, reason }),
  output: moved.extend({ answerBy: moment.nullable() }),
})

export const decideNameChange = deskCall('POST', 'answer', '/desk/cases/:caseId/name', {
  summary: 'Accept the name that a case asks for, or refuse it with the reason that the borrower reads: once',
  refusals: ['badInput', 'notFound', 'caseNamesYou', 'itemIsTaken', 'nameIsDecided'],
  input: z.strictObject({
    caseId: id,
    accept: z.union([z.boolean(), z.enum(['0', '1']).transform((flag) => flag === '1')]),
    /** What the borrower reads where it is refused. */
    reason: prose(1_000).optional(),
  }),
  output: moved.extend({ accepted: z.boolean() }),
})
