// Logs an officer in by a passkey: the challenge is used up whatever the outcome, and a signature counter that did not rise is refused.

import { deny } from '../../../core/officer/desk-refusal.ts'
import { roleRights } from '../../../core/officer/rights.ts'
import { insertAct } from '../act/act-store.ts'
import { type DeskChanger, type DeskReader, deskMoment } from '../call/desk-call.ts'
import { unseenNotices } from '../invitation/grant-store.ts'
import { holdOfficer } from '../person/officer-store.ts'
import type { LoginHandler } from './login-call.ts'
import { askOfficer, spendOfficerChallenge } from './officer-challenge.ts'
import { countOfficerPasskey, findOfficerPasskey } from './officer-passkey-store.ts'
import { createOfficerSession, endOfficerSession } from './officer-session-store.ts'

const anyOfficer = { purpose: 'logIn', officerId: null } as const

/** Names no officer: the device knows whose passkey it holds. */
export const askLogIn: LoginHandler<'askLogIn'> = async (_input, { deps, deskOrigin }) => ({
  data: await askOfficer(deps.db, deps, deskOrigin, anyOfficer),
  session: null,
})

/** Refused as `passkeyIsNotAccepted`, for whatever reason: an unknown passkey and a wrong signature look the same. */
export const logIn: LoginHandler<'logIn'> = async (input, { deps, deskOrigin, addressHash }) => {
  const { db, log, clock } = deps
  const refused = deny('passkeyIsNotAccepted')
  const challenge = await spendOfficerChallenge(db, deps, input.clientData, anyOfficer)
  if (challenge === null) return refused
  const passkey = await findOfficerPasskey(db, input.credentialId)
  if (passkey === null) return refused
  const counter = await deps.passkeys.checkLogin({ log, origin: deskOrigin }, input, passkey, challenge)
  if (counter === null) return refused
  return await db.transaction(async (tx) => {
    // Locks the row: an officer who is being ended concurrently gets no session afterwards.
    const officer = await holdOfficer(tx, passkey.officerId)
    if (officer === null) return refused
    const origin = { officer, addressHash }
    if (!(await countOfficerPasskey(tx, passkey.id, counter, clock.now()))) {
      log.warn({}, 'the counter of an officer’s passkey went back: it may have been copied')
      await insertAct(tx, deps, origin, {
        act: 'refused',
        subject: officer.id,
        after: { call: 'logIn', why: 'counterWentBack' },
      })
      return refused
    }
    await insertAct(tx, deps, origin, { act: 'logIn', subject: officer.id, after: { by: 'passkey' } })
    return { data: { loggedIn: true }, session: await createOfficerSession(tx, deps, officer.id) }
  })
}

const toldAtOnce = 3

/** The officer's own session: who is logged in, and its end. */
export const getMe: DeskReader<'getMe'> = async (_input, { db, deps, officer }) => {
  const notices = await unseenNotices(db, officer.id, toldAtOnce)
  const told = notices.map(({ at, holdsFrom, ...notice }) => ({
    ...notice,
    at: deskMoment(deps, at),
    holdsFrom: deskMoment(deps, holdsFrom),
  }))
  return { ...officer, rights: [...roleRights[officer.role]], told }
}

export const logOut: DeskChanger<'logOut'> = async (_input, { db, deps, token, officer, act }) => {
  await endOfficerSession(db, deps, token)
  await act({ act: 'logOut', subject: officer.id })
  return { ended: true }
}
