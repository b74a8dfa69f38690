// The passkeys of the officer who asks: listed, added soon after a login, removed but for the last one.

import type { DeskCallRefused } from '../../../contracts/desk-endpoints.ts'
import { enrolWithinSeconds, passkeysAtMost } from '../../../core/identity/passkey-rules.ts'
import { type DeskRefusal, deny } from '../../../core/officer/desk-refusal.ts'
import { type DeskCall, type DeskChanger, type DeskReader, deskMoment } from '../call/desk-call.ts'
import { lockOfficer } from '../person/officer-store.ts'
import { askForPasskey, spendOfficerChallenge } from './officer-challenge.ts'
import { deleteOfficerPasskey, passkeysOfOfficer, storeOfficerPasskey } from './officer-passkey-store.ts'
import { secondsSinceOfficerLogin } from './officer-session-store.ts'

export const listOwnPasskeys: DeskReader<'listOwnPasskeys'> = async (_input, { db, deps, officer }) => {
  const own = await passkeysOfOfficer(db, officer.id)
  return own.map(({ id, label, createdAt, lastUsedAt }) => ({
    id,
    label,
    createdAt: deskMoment(deps, createdAt),
    lastUsedAt: deskMoment(deps, lastUsedAt),
  }))
}

/** Asks for a recent login: a person who finds an unlocked laptop must not add a passkey of their own. */
async function mayAdd({
  db,
  deps,
  token,
  officer,
}: DeskCall): Promise<DeskRefusal<DeskCallRefused<'askOwnPasskey'>> | null> {
  if (deps.config.desk?.provider != null) return deny('providerSaysRole')
  const seconds = await secondsSinceOfficerLogin(db, deps, token)
  if (seconds === null || seconds > enrolWithinSeconds) return deny('loginIsTooLongAgo')
  const own = await passkeysOfOfficer(db, officer.id)
  return own.length >= passkeysAtMost ? deny('tooManyPasskeys') : null
}

export const askOwnPasskey: DeskChanger<'askOwnPasskey'> = async (_input, call) => {
  const refused = await mayAdd(call)
  if (refused !== null) return refused
  return await askForPasskey(call.db, call.deps, call.deskOrigin, { officer: call.officer, purpose: 'add' })
}

export const addOwnPasskey: DeskChanger<'addOwnPasskey'> = async (input, call) => {
  const { db, deps, deskOrigin, officer, act } = call
  const { credentialId: id, label } = input
  // Locked before it is counted: of two answers at once, the second sees the first.
  await lockOfficer(db, officer.id)
  const refused = await mayAdd(call)
  if (refused !== null) return refused
  const whose = { purpose: 'add', officerId: officer.id } as const
  const challenge = await spendOfficerChallenge(db, deps, input.clientData, whose)
  if (challenge === null) return deny('passkeyIsNotAccepted')
  const made = await deps.passkeys.checkEnrolment({ log: deps.log, origin: deskOrigin }, input, challenge)
  if (made === null) return deny('passkeyIsNotAccepted')
  const createdAt = deps.clock.now()
  if (!(await storeOfficerPasskey(db, { id, officerId: officer.id, label, createdAt, ...made })))
    return deny('passkeyIsNotAccepted')
  await act({ act: 'addPasskey', subject: officer.id, after: { passkey: id.slice(0, 8) } })
  return { id }
}

export const removeOwnPasskey: DeskChanger<'removeOwnPasskey'> = async ({ credentialId: id }, call) => {
  const { db, officer, act } = call
  await lockOfficer(db, officer.id)
  const own = await passkeysOfOfficer(db, officer.id)
  if (!own.some((passkey) => passkey.id === id)) return deny('notFound')
  if (own.length === 1) return deny('passkeyIsLast')
  await deleteOfficerPasskey(db, id, officer.id)
  await act({ act: 'removePasskey', subject: officer.id, before: { passkey: id.slice(0, 8) } })
  return { id }
}
