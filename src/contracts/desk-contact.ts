// Calls of the desk about contacts with a borrower: what an officer notes of one.

import { z } from 'zod'
import { contactChannels, contactDirections, contactOutcomes } from '../core/outbox/contact.ts'
import { contactStops } from '../core/outbox/contact-now.ts'
import { plainText } from '../core/plain-text.ts'
import { amount, day, deskCall, id, line, moment, prose } from './desk-call.ts'

const channel = z.enum(contactChannels)

/** A contact that an officer noted, or a message that the product wrote, in one list by time. */
export const timelineEntry = z.object({
  at: moment,
  /** `at` on the borrower's clock, by which the hours are kept; null where both clocks agree. */
  borrowersAt: moment.nullable(),
  kind: z.enum(['contact', 'message']),
  id: z.string(),
  /** Of a message: what it is for. */
  purpose: z.string(),
  channel,
  direction: z.enum(contactDirections),
  /** Of a contact what came of it, of a message what became of it. */
  outcome: z.string(),
  withWhom: z.string(),
  /** The note, or the text of the message. */
  text: z.string(),
  orderId: z.string().nullable(),
  /** The officer; empty for a message. */
  by: z.string(),
  /** When it was noted, where that is later; null for a message. */
  notedAt: moment.nullable(),
  against: z.enum(contactStops).nullable(),
  againstAlso: z.array(z.enum(contactStops)),
})

export const recordContact = deskCall('POST', 'answer', '/desk/borrowers/:userId/contacts', {
  summary:
    'Note a contact with a borrower, now or up to 31 days back. `against`: the rule that it passed, `againstAlso`: each further one; a manager looks at them',
  refusals: ['notFound', 'badInput', 'contactRuleIsNew', 'itemIsTaken', 'notPaidOut', 'nothingIsOwed'],
  input: z.strictObject({
    userId: id,
    channel,
    direction: z.enum(contactDirections),
    outcome: z.enum(contactOutcomes),
    /** Who it was with, as the officer says. */
    withWhom: line(80).transform(plainText).default(''),
    note: prose(2_000),
    /** `YYYY-MM-DD HH:MM` in the borrower's market, a day, or a moment of UTC that ends in `Z`; now where it is left out. */
    at: line(30).optional(),
    /** `rulesNoted` of the page that the officer has read: a note that sets or ends a rule is refused where there are more by now. */
    rulesRead: z.int().min(0).max(100_000).optional(),
    orderId: id.optional(),
    /** A promise to pay that was made in it. `orderId` may be left out where the borrower has one loan that is due. */
    promise: z.strictObject({ orderId: id.optional(), amountMinor: amount, promisedOn: day }).optional(),
  }),
  output: z.object({
    contactId: z.string(),
    at: moment,
    against: z.enum(contactStops).nullable(),
    againstAlso: z.array(z.enum(contactStops)),
    promiseId: z.string().nullable(),
  }),
})
