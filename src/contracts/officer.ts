// Calls about officers: who I am, who is here, invitations, and what everybody did.

import { z } from 'zod'
import { rights, roles } from '../core/officer/rights.ts'
import { deskCall, id, line, moment, pageSize, reason } from './desk-call.ts'

const role = z.enum(roles)
const officer = z.object({ id, name: z.string(), role })

export const getMe = deskCall({
  method: 'GET',
  path: '/desk/me',
  right: 'ownSession',
  summary: 'Who is logged in, and what the role may do',
  input: z.strictObject({}),
  output: officer.extend({ rights: z.array(z.enum(rights)) }),
})

export const logOut = deskCall({
  method: 'POST',
  path: '/desk/log-out',
  right: 'ownSession',
  summary: 'End this session',
  input: z.strictObject({}),
  output: z.object({ ended: z.literal(true) }),
})

export const listOfficers = deskCall({
  method: 'GET',
  path: '/desk/officers',
  right: 'manageOfficers',
  summary: 'All officers, those that were ended included',
  input: z.strictObject({}),
  output: z.array(officer.extend({ createdAt: moment, endedAt: moment.nullable() })),
})

export const inviteOfficer = deskCall({
  method: 'POST',
  path: '/desk/officers',
  right: 'manageOfficers',
  summary: 'Invite an officer; answers a one-time address that logs in',
  input: z.strictObject({ name: line(80).refine((text) => text.trim() !== '', 'must say something'), role }),
  output: officer.extend({ launch: z.string() }),
})

export const changeRole = deskCall({
  method: 'POST',
  path: '/desk/officers/:officerId/role',
  right: 'manageOfficers',
  summary: 'Give an officer another role; it counts from the next call on',
  input: z.strictObject({ officerId: id, role, reason }),
  output: officer,
})

export const endOfficer = deskCall({
  method: 'POST',
  path: '/desk/officers/:officerId/end',
  right: 'manageOfficers',
  summary: 'End an officer: every session is over at once',
  input: z.strictObject({ officerId: id, reason }),
  output: officer,
})

export const readAudit = deskCall({
  method: 'GET',
  path: '/desk/audit',
  right: 'audit',
  summary: 'What officers did, newest first; of one borrower, loan, case, proposal or officer where a subject is named',
  input: z.strictObject({
    subject: id.optional(),
    before: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional(),
    limit: pageSize,
  }),
  output: z.object({
    acts: z.array(
      z.object({
        id: z.int(),
        at: moment,
        officerId: z.string(),
        officerName: z.string(),
        role: z.string(),
        act: z.string(),
        subject: z.string(),
        userId: z.string().nullable(),
        reason: z.string(),
        from: z.string(),
        before: z.unknown(),
        after: z.unknown(),
      }),
    ),
    /** Pass it as `before` for the next page; null on the last one. */
    next: z.string().nullable(),
  }),
})
