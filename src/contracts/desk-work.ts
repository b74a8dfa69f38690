// Calls of the desk about the work list: what waits, who has it, and how an item changes hands or is done.

import { z } from 'zod'
import { workKinds } from '../core/desk/work-clock.ts'
import { roles } from '../core/officer/rights.ts'
import { contactChannels } from '../core/outbox/contact.ts'
import { deskCall, flag, id, line, moment, next, pageSize, person, reason } from './desk-call.ts'

const kind = z.enum(workKinds)

export const item = z.object({
  kind,
  id: z.string(),
  userId: z.string().nullable(),
  orderId: z.string().nullable(),
  caseId: z.string().nullable(),
  name: z.string(),
  what: z.string(),
  amountMinor: z.int().nullable(),
  currency: z.string().nullable(),
  since: moment,
  dueBy: moment,
  isOver: z.boolean(),
  /** Minutes until it is due; negative once it is over. */
  minutesLeft: z.int(),
  owner: person.nullable(),
})

export const listWork = deskCall('GET', 'read', '/desk/work', {
  summary: 'What waits for a person, due next first. Of a kind 10,000 are counted; `hasMore`: there are more',
  refusals: ['badInput'],
  input: z.strictObject({
    kind: kind.optional(),
    /** `me`, `nobody`, or an officer's id. */
    owner: id.optional(),
    /** Only the kinds that one's role can do. */
    for: z.literal('me').optional(),
    clock: z.literal('over').optional(),
    after: line(200).optional(),
    limit: pageSize,
  }),
  output: z.object({
    now: moment,
    items: z.array(item),
    counts: z.array(z.object({ kind, waiting: z.int(), over: z.int(), hasMore: z.boolean() })),
    /** How much the officer who asks has. */
    mine: z.int(),
    /** How much somebody has. */
    taken: z.int(),
    next,
  }),
})

export const listTeam = deskCall('GET', 'read', '/desk/team', {
  summary: 'Officers who work here with how much each has, what is over time first',
  input: z.strictObject({}),
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: z.enum(roles),
      held: z.int(),
      over: z.int(),
      /** When the first of it is due; null where the officer has nothing. */
      dueBy: moment.nullable(),
      minutesLeft: z.int().nullable(),
    }),
  ),
})

const itemOf = { kind, itemId: id }
const held = z.object({ kind, id: z.string(), owner: person.nullable() })

export const takeWork = deskCall('POST', 'work', '/desk/work/:kind/:itemId/take', {
  summary: 'Take an item; refused while somebody else has it',
  refusals: ['rightIsMissing', 'notFound', 'caseNamesYou', 'workIsOwn', 'itemIsTaken', 'contactIsRefused', 'badInput'],
  input: z.strictObject({
    ...itemOf,
    /** Of a late loan: by which channel its borrower will be contacted, whose rules are asked; a call where none is named. */
    channel: z.enum(contactChannels).optional(),
  }),
  output: held,
})

export const handBackWork = deskCall('POST', 'work', '/desk/work/:kind/:itemId/hand-back', {
  summary: 'Hand back an item that one has; a manager hands back anybody’s',
  refusals: ['notFound', 'itemIsNotYours'],
  input: z.strictObject(itemOf),
  output: held,
})

export const readWork = deskCall('GET', 'read', '/desk/work/:kind/:itemId', {
  summary: 'One item of the work list while it waits; 404 once it is done',
  refusals: ['notFound'],
  input: z.strictObject(itemOf),
  output: item,
})

export const handOverWork = deskCall('POST', 'work', '/desk/work/:kind/:itemId/hand-over', {
  summary: 'Give an item to another officer who works here: one that one has, or that nobody has; a manager, anybody’s',
  refusals: [
    'notFound',
    'itemIsNotYours',
    'badInput',
    'roleCannotDo',
    'caseNamesOfficer',
    'workIsTheirs',
    'contactIsRefused',
  ],
  input: z.strictObject({ ...itemOf, officerId: id, reason }),
  output: held,
})

export const handOverAll = deskCall('POST', 'work', '/desk/team/:holderId/hand-over', {
  summary:
    'Give all that an officer has to another one; without another one, nobody has it again. One’s own, and for a manager anybody’s. What the other one may not do stays',
  refusals: ['notFound', 'rightIsMissing', 'badInput'],
  input: z.strictObject({ holderId: id, officerId: id.optional(), reason }),
  output: z.object({
    handed: z.int(),
    /** Left where it was, and why. */
    left: z.array(
      z.object({ kind, id: z.string(), why: z.enum(['roleCannotDo', 'caseNamesOfficer', 'workIsTheirs']) }),
    ),
    /** True where the officer has more than one call hands over: call again. */
    hasMore: z.boolean(),
  }),
})

export const listColleagues = deskCall('GET', 'work', '/desk/colleagues', {
  summary: 'Officers who work here and can be handed an item, by name',
  input: z.strictObject({}),
  output: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(roles) })),
})

export const closeWork = deskCall('POST', 'work', '/desk/work/:kind/:itemId/done', {
  summary:
    'Call a contact message, failed refund or broken promise done, with a reason; queue a job given up again, or end the question about money taken back that was settled by hand',
  refusals: ['badInput', 'rightIsMissing', 'notFound', 'itemIsTaken', 'workIsOwn'],
  input: z.strictObject({
    ...itemOf,
    reason,
    /** Of a job given up that asked what was taken back: an officer has looked, and it is not asked again. */
    settled: flag.optional(),
  }),
  output: z.object({ kind, id: z.string(), done: z.literal(true) }),
})
