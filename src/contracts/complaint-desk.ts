// Calls of the desk about cases: one with its thread, and a message to the borrower.

import { z } from 'zod'
import { deskCall, id, moment, prose } from './desk-call.ts'

export const readCase = deskCall({
  method: 'GET',
  path: '/desk/cases/:caseId',
  right: 'read',
  summary: 'A case with its thread, oldest first. Reading is an act',
  input: z.strictObject({ caseId: id }),
  output: z.object({
    caseId: z.string(),
    caseNumber: z.string(),
    userId: z.string(),
    orderId: z.string().nullable(),
    type: z.string(),
    subType: z.string().nullable(),
    state: z.enum(['open', 'answered']),
    openedAt: moment,
    answerBy: moment.nullable(),
    answeredAt: moment.nullable(),
    ratingAsked: z.boolean(),
    stars: z.int().nullable(),
    messages: z.array(
      z.object({
        from: z.enum(['borrower', 'officer']),
        name: z.string(),
        text: z.string(),
        images: z.array(z.string()),
        at: moment,
      }),
    ),
  }),
})

export const sendCaseMessage = deskCall({
  method: 'POST',
  path: '/desk/cases/:caseId/messages',
  right: 'answer',
  summary: 'Write to the borrower: it is on the screen at once, and a text message says that it is there',
  input: z.strictObject({
    caseId: id,
    text: prose(4_000),
    /** `data:image/…;base64,…` */
    images: z.array(z.string().max(8_000_000)).max(9).default([]),
    askRating: z.union([z.boolean(), z.enum(['0', '1']).transform((flag) => flag === '1')]).default(false),
  }),
  output: z.object({ caseId: z.string(), state: z.literal('answered'), answeredAt: moment }),
})
