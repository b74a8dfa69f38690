// Calls about officers: who I am, who is here, invitations, and what everybody did.

import { z } from 'zod'
import { grantKinds, noticeKinds } from '../core/officer/grant-rules.ts'
import { rights, roles } from '../core/officer/rights.ts'
import { deskCall, flag, id, line, moment, next, pageSize, place, reason } from './desk-call.ts'
import { madePasskey, newPasskeyQuestion } from './desk-login.ts'
import { credentialId } from './passkey-shapes.ts'

const role = z.enum(roles)
const officer = z.object({ id, name: z.string(), role })
/** From when a role that needs a second person holds, unless it is confirmed or stopped before; null for one that holds at once. */
const holdsFrom = moment.nullable()
const grantKind = z.enum(grantKinds)

/** The address and the code with which it opens are told once. */
const invited = officer.extend({ invitation: z.string().nullable(), code: z.string().nullable(), holdsFrom })
const shownOnce = ['invitation', 'code']

export const getMe = deskCall('GET', 'ownSession', '/desk/me', {
  summary: 'Who is logged in, and what the role may do',
  input: z.strictObject({}),
  output: officer.extend({
    rights: z.array(z.enum(rights)),
    /** What this officer is told about roles, and has not seen yet. */
    told: z.array(
      z.object({
        id,
        aboutId: id,
        name: z.string(),
        kind: z.enum(noticeKinds),
        role,
        /** Null for the operator. */
        by: z.string().nullable(),
        at: moment,
        /** True while the role waits; `holdsFrom` is null then where it holds only once it is confirmed. */
        waits: z.boolean(),
        holdsFrom,
      }),
    ),
  }),
})

export const logOut = deskCall('POST', 'ownSession', '/desk/log-out', {
  summary: 'End this session',
  input: z.strictObject({}),
  output: z.object({ ended: z.literal(true) }),
})

export const listOfficers = deskCall('GET', 'audit', '/desk/officers', {
  summary: 'Officers, those who work here first, then those that were ended. Pages go by key',
  refusals: ['badInput'],
  input: z.strictObject({ after: line(80).optional(), limit: pageSize }),
  output: z.object({
    officers: z.array(
      officer.extend({
        createdAt: moment,
        endedAt: moment.nullable(),
        /** The last use of a session; null for who never was here. */
        lastSeenAt: moment.nullable(),
        passkeys: z.int(),
        /** Until when an invitation is open; null without one. */
        invitedUntil: moment.nullable(),
        /** True where the lender's identity provider says who it is, and the role. */
        byProvider: z.boolean(),
      }),
    ),
    next,
    /** Roles that wait for a second person. */
    grants: z.array(
      z.object({
        id,
        officerId: id,
        name: z.string(),
        kind: grantKind,
        role,
        /** Null for the operator, by command. */
        by: z.object({ id, name: z.string() }).nullable(),
        reason: z.string(),
        givenAt: moment,
        /** Null for what holds only once it is confirmed. */
        holdsFrom,
      }),
    ),
  }),
})

export const decideGrant = deskCall('POST', 'confirmRole', '/desk/grants/:grantId/decision', {
  summary: 'Confirm a role that somebody else gave, or stop it',
  refusals: ['notFound', 'grantIsDecided', 'officerIsYou', 'grantIsOwn', 'officerIsLast'],
  input: z.strictObject({
    grantId: id,
    confirm: flag,
    reason,
  }),
  output: officer.extend({ holds: z.boolean() }),
})

export const seeNotice = deskCall('POST', 'ownSession', '/desk/me/notices/:noticeId/seen', {
  summary: 'Note that the officer has seen what the desk told',
  refusals: ['notFound'],
  input: z.strictObject({ noticeId: id }),
  output: z.object({ id }),
})

export const inviteOfficer = deskCall('POST', 'manageOfficers', '/desk/officers', {
  summary:
    'Invite an officer; answers a one-time address at which the officer makes a passkey, and the code that opens it',
  refusals: ['badInput', 'providerSaysRole'],
  input: z.strictObject({ name: line(80).refine((text) => text.trim() !== '', 'must say something'), role }),
  output: invited,
  shownOnce,
})

export const inviteAgain = deskCall('POST', 'manageOfficers', '/desk/officers/:officerId/invitation', {
  summary:
    'Invite an officer anew, who has lost the passkeys: those there are open nothing any more, sessions are over',
  refusals: ['providerSaysRole', 'notFound', 'officerIsYou', 'officerIsLast', 'grantWaits'],
  input: z.strictObject({ officerId: id, reason }),
  output: invited,
  shownOnce,
})

export const changeRole = deskCall('POST', 'manageOfficers', '/desk/officers/:officerId/role', {
  summary:
    'Give an officer another role; it counts from the next call on, or once a second person confirms it or a day has passed',
  refusals: ['notFound', 'officerIsLast', 'officerIsYou', 'providerSaysRole', 'grantWaits'],
  input: z.strictObject({ officerId: id, role, reason }),
  output: officer.extend({ holdsFrom }),
})

export const endOfficer = deskCall('POST', 'manageOfficers', '/desk/officers/:officerId/end', {
  summary: 'End an officer: every session is over at once',
  refusals: ['notFound', 'officerIsLast'],
  input: z.strictObject({ officerId: id, reason }),
  output: officer,
})

export const readAudit = deskCall('GET', 'audit', '/desk/audit', {
  summary: 'What officers did, newest first; of one borrower, loan, case, proposal or officer where a subject is named',
  input: z.strictObject({
    subject: id.optional(),
    before: place.optional(),
    limit: pageSize,
  }),
  output: z.object({
    acts: z.array(
      z.object({
        id: z.int(),
        at: moment,
        /** Null for what the product did by itself. */
        officerId: z.string().nullable(),
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
    next,
  }),
})

export const listOwnPasskeys = deskCall('GET', 'ownSession', '/desk/me/passkeys', {
  summary: 'The passkeys of the officer who asks, the newest first',
  input: z.strictObject({}),
  output: z.array(z.object({ id: z.string(), label: z.string(), createdAt: moment, lastUsedAt: moment.nullable() })),
})

export const askOwnPasskey = deskCall('POST', 'ownSession', '/desk/me/passkeys/question', {
  summary:
    'What a browser is asked to make another passkey of. Refused where the login of this session is too long ago',
  refusals: ['providerSaysRole', 'loginIsTooLongAgo', 'tooManyPasskeys'],
  input: z.strictObject({}),
  output: newPasskeyQuestion,
})

export const addOwnPasskey = deskCall('POST', 'ownSession', '/desk/me/passkeys', {
  summary: 'Store another passkey of the officer',
  refusals: ['providerSaysRole', 'loginIsTooLongAgo', 'tooManyPasskeys', 'passkeyIsNotAccepted'],
  input: z.strictObject(madePasskey),
  output: z.object({ id: z.string() }),
})

export const removeOwnPasskey = deskCall('POST', 'ownSession', '/desk/me/passkeys/:credentialId/remove', {
  summary: 'Remove an own passkey: it opens nothing any more. The last one stays',
  refusals: ['notFound', 'passkeyIsLast'],
  input: z.strictObject({ credentialId }),
  output: z.object({ id: z.string() }),
})
