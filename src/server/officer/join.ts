// An invited officer makes the first passkey: only a stored passkey spends the invitation.

import { deny } from '../../core/officer/desk-refusal.ts'
import { checkEnrolment } from '../adapters/passkey-proof.ts'
import { insertAct } from './act-store.ts'
import { findInvitation, spendInvitation } from './invitation-store.ts'
import type { LoginHandler } from './login-call.ts'
import { askForPasskey, spendOfficerChallenge } from './officer-challenge.ts'
import { isKnownPasskey, storeOfficerPasskey } from './officer-passkey-store.ts'
import { createOfficerSession } from './officer-session-store.ts'
import { holdOfficer } from './officer-store.ts'

/** Refused as `invitationIsOver`. */
export const askJoin: LoginHandler<'askJoin'> = async ({ ticket }, { deps, deskOrigin }) => {
  const officer = await findInvitation(deps.db, deps, ticket)
  if (officer === null) return deny('invitationIsOver')
  return { data: await askForPasskey(deps.db, deps, deskOrigin, { officer, purpose: 'join' }), session: null }
}

/** Refused as `invitationIsOver` and `passkeyIsNotAccepted`; then the invitation stays. */
export const join: LoginHandler<'join'> = async (input, { deps, deskOrigin, addressHash }) => {
  const { ticket, credentialId: id, label } = input
  const invited = await findInvitation(deps.db, deps, ticket)
  if (invited === null) return deny('invitationIsOver')
  const whose = { purpose: 'join', officerId: invited.id } as const
  const challenge = await spendOfficerChallenge(deps.db, deps, input.clientData, whose)
  if (challenge === null) return deny('passkeyIsNotAccepted')
  const made = await checkEnrolment({ log: deps.log, origin: deskOrigin }, input, challenge)
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
    return { data: { loggedIn: true }, session: await createOfficerSession(tx, deps, officer.id) }
  })
}
