// Makes a passkey of this phone: soon after a login only, with a challenge of its own, and the owner of the number is told.

import { dateTimeIn } from '../../core/calendar-date.ts'
import { enrolWithinSeconds, passkeysAtMost, passkeysMadeADay } from '../../core/identity/passkey-rules.ts'
import { done, isRefusal, refuse } from '../../core/refusal.ts'
import { daySeconds, takeFromBudget } from '../db/budget.ts'
import type { Queries } from '../db/database.ts'
import type { Call, Handler } from '../http/call.ts'
import { queueSms } from '../outbox/sms/door.ts'
import { findBorrower, lockBorrower, shortNameOf } from '../people/borrower/door.ts'
import { secondsSinceLogin } from '../people/session/door.ts'
import { askChallenge, deletePasskey, passkeysOf, spendAnswered, storePasskey } from './passkey-store.ts'

/** Refused as `loginIsTooLongAgo` and `tooManyPasskeys`. */
export const askPasskeyEnrolment: Handler<'askPasskeyEnrolment'> = async (_input, call) => {
  const { db, deps, caller } = call
  const refused = await mayEnrol(call)
  if (isRefusal(refused)) return refused
  const known = await passkeysOf(db, caller.borrowerId)
  const borrower = await findBorrower(db, caller.borrowerId)
  const asked = await askChallenge(db, deps, { purpose: 'enrol', borrowerId: caller.borrowerId })
  return {
    ...asked,
    rpName: deps.config.lenderName,
    userHandle: Buffer.from(caller.borrowerId).toString('base64url'),
    userName: borrower === null ? '' : shortNameOf(borrower),
    known: known.map(({ id }) => id),
  }
}

/** Refused as `passkeyIsNotAccepted`, `loginIsTooLongAgo`, `tooManyPasskeys` and `tooManyRequests`. */
export const savePasskey: Handler<'savePasskey'> = async (input, call) => {
  const { deps, market, caller, words } = call
  const { borrowerId } = caller
  const refused = await mayEnrol(call)
  if (isRefusal(refused)) return refused
  const challenge = await spendAnswered(call.db, deps, input.clientData, { purpose: 'enrol', borrowerId })
  if (challenge === null) return refuse('passkeyIsNotAccepted')
  const made = await deps.passkeys.checkEnrolment({ log: deps.log, origin: deps.config.publicOrigin }, input, challenge)
  if (made === null) return refuse('passkeyIsNotAccepted')
  return await call.db.transaction(async (tx) => {
    const borrower = await lockBorrower(tx, borrowerId)
    if (borrower?.phone == null) return refuse('sessionIsMissing')
    // Counted once more: under the lock, two answers at once are one after the other.
    const refusedNow = await mayEnrol({ ...call, db: tx })
    if (isRefusal(refusedNow)) return refusedNow
    const createdAt = deps.clock.now()
    const budget = { key: `passkeys:${borrowerId}`, limit: passkeysMadeADay, windowSeconds: daySeconds }
    const taken = await takeFromBudget(tx, createdAt, budget)
    if (!taken.allowed) return refuse('tooManyRequests', { seconds: taken.secondsLeft })
    const { credentialId: id, label = '' } = input
    if (!(await storePasskey(tx, { id, borrowerId, label, createdAt, ...made }))) return refuse('passkeyIsNotAccepted')
    const text = words.identity.sms.passkey({ lender: deps.config.lenderName })
    await queueSms(tx, deps, { phone: borrower.phone, market, purpose: 'account', text })
    return done
  })
}

/** An unlocked phone in other hands makes no way in that stays. */
async function mayEnrol({ db, deps, caller }: Pick<Call, 'deps' | 'caller'> & { readonly db: Queries }) {
  const seconds = await secondsSinceLogin(db, deps, caller.sessionHash)
  if (seconds === null || seconds > enrolWithinSeconds) return refuse('loginIsTooLongAgo')
  const known = await passkeysOf(db, caller.borrowerId)
  return known.length >= passkeysAtMost ? refuse('tooManyPasskeys', { most: passkeysAtMost }) : null
}

/** The passkeys of a borrower: listed, and removed one by one. */
export const listPasskeys: Handler<'listPasskeys'> = async (_input, { db, market, caller }) => {
  const at = (moment: Date): string => dateTimeIn(market.zone, moment)
  const passkeys = await passkeysOf(db, caller.borrowerId)
  return {
    passkeys: passkeys.map(({ id, label, createdAt, lastUsedAt }) => ({
      id,
      label,
      createdAt: at(createdAt),
      lastUsedAt: lastUsedAt === null ? null : at(lastUsedAt),
    })),
  }
}

/** Refused as `notFound`, also for one of somebody else. */
export const removePasskey: Handler<'removePasskey'> = async ({ credentialId }, { db, caller }) =>
  (await deletePasskey(db, credentialId, caller.borrowerId)) ? done : refuse('notFound')
