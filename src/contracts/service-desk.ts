// The calls of the desk about customer service: what a visitor of the public pages wrote.

import { z } from 'zod'
import { deskCall, id, moment } from './desk-call.ts'

export const readVisitorMessage = deskCall('GET', 'unmask', '/desk/messages/:messageId', {
  summary: 'What a visitor wrote from the public pages, with the name and the phone to answer at. Reading is an act',
  refusals: ['notFound'],
  input: z.strictObject({ messageId: id }),
  output: z.object({
    messageId: z.string(),
    name: z.string(),
    /** As it was typed. */
    phone: z.string(),
    text: z.string(),
    at: moment,
    /** By whom and how it was answered; null while it waits. */
    done: z.object({ at: moment, by: z.string(), reason: z.string() }).nullable(),
  }),
})
