// An invited officer makes the first passkey: only a stored passkey spends the invitation.

import type { DeskLoginInput } from '../../../contracts/desk-login.ts'
import { type DeskRefusal, deny } from '../../../core/officer/desk-refusal.ts'
import { insertAct, insertSystemAct } from '../act/act-store.ts'
import { deskMoment } from '../call/desk-call.ts'
import { grantOf, tellOfInvitation } from '../invitation/grant-store.ts'
import { findInvitation, type Invited, spendInvitation, tryCode } from '../invitation/invitation-store.ts'
import { holdOfficer } from '../person/officer-store.ts'
import type { LoginCall, LoginHandler } from './login-call.ts'
import { askForPasskey, spendOfficerChallenge } from './officer-challenge.ts'
import { isKnownPasskey, storeOfficerPasskey } from './officer-passkey-store.ts'
import { createOfficerSession } from './officer-session-store.ts'

/** Why an invitation does not open in this browser now: another officer is logged in here, or the role waits for a second person. */
async function whyClosed(
  invited: Invited,
  { deps, session }: LoginCall,
): Promise<DeskRefusal<'invitationIsForAnother' | 'invitationWaits'> | null> {
  if (session !== null && session.id !== invited.id) return deny('invitationIsForAnother')
  const grant = await grantOf(deps.db, invited.id)
  if (grant === null || grant.kind === 'role') return null
  return deny('invitationWaits', {
    more: { holdsFrom: deskMoment(deps, grant.holdsFrom) },
  })
}

/**
 * Whether the code is the one that was told with the invitation. The last wrong one ends it, and is told to who made it: somebody has
 * the link who was not told the code.
 */
async function whyNotOpened(invited: Invited, { ticket, code }: DeskLoginInput<'askJoin'>, { deps }: LoginCall) {
  return await deps.db.transaction(async (tx) => {
    const tried = await tryCode(tx, deps, ticket, code)
    if (tried === null) return deny('invitationIsOver')
    if (tried.isRight) return null
    if (tried.triesLeft === 0) {
      await insertSystemAct(tx, deps, { act: 'guessInvitation', subject: invited.id })
      await tellOfInvitation(tx, deps, invited, 'codeGuessed')
    }
    return deny('invitationCodeIsWrong', { fields: ['code'], more: { triesLeft: tried.triesLeft } })
  })
}

/** Refused as `invitationIsOver`, `invitationIsForAnother`, `invitationWaits` and `invitationCodeIsWrong`. */
export const askJoin: LoginHandler<'askJoin'> = async (input, call) => {
  const { deps, deskOrigin } = call
  const officer = await findInvitation(deps.db, deps, input.ticket)
  if (officer === null) return deny('invitationIsOver')
  const closed = await whyClosed(officer, call)
  if (closed !== null) return closed
  const unopened = await whyNotOpened(officer, input, call)
  if (unopened !== null) return unopened
  return { data: await askForPasskey(deps.db, deps, deskOrigin, { officer, purpose: 'join' }), session: null }
}

/** Signs the challenge that {@link askJoin} gave for the code; refused as that is, and as `passkeyIsNotAccepted`: then the invitation stays. */
export const join: LoginHandler<'join'> = async (input, call) => {
  const { deps, deskOrigin, addressHash } = call
  const { ticket, credentialId: id, label } = input
  const invited = await findInvitation(deps.db, deps, ticket)
  if (invited === null) return deny('invitationIsOver')
  const closed = await whyClosed(invited, call)
  if (closed !== null) return closed
  const whose = { purpose: 'join', officerId: invited.id } as const
  const challenge = await spendOfficerChallenge(deps.db, deps, input.clientData, whose)
  if (challenge === null) return deny('passkeyIsNotAccepted')
  const made = await deps.passkeys.checkEnrolment({ log: deps.log, origin: deskOrigin }, input, challenge)
  if (made === null) return deny('passkeyIsNotAccepted')
  return await deps.db.transaction(async (tx) => {
    if (await isKnownPasskey(tx, id)) return deny('passkeyIsNotAccepted')
    const officer = await holdOfficer(tx, invited.id)
    // Of two concurrent requests the second finds it spent.
    if (officer === null || !(await spendInvitation(tx, deps, ticket, invited.id))) return deny('invitationIsOver')
    const createdAt = deps.clock.now()
    if (!(await storeOfficerPasskey(tx, { id, officerId: officer.id, label, createdAt, ...made })))
      throw new Error('a passkey was stored twice at the same moment')
    await insertAct(tx, deps, { officer, addressHash }, { act: 'join', subject: officer.id })
    await tellOfInvitation(tx, deps, invited, 'joined')
    return { data: { loggedIn: true }, session: await createOfficerSession(tx, deps, officer.id) }
  })
}
