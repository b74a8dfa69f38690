// Another phone number: a code to the old one, then one to the new one. The old one is told, and the other sessions end.

import { contactChangesADay, phoneStep } from '../../core/identity/contact-change.ts'
import { enrolWithinSeconds } from '../../core/identity/passkey-rules.ts'
import { maskedPhone, readPhone } from '../../core/identity/phone.ts'
import { isRefusal, refuse } from '../../core/refusal.ts'
import { daySeconds, takeFromBudget } from '../db/budget.ts'
import type { Call, Handler } from '../http/call.ts'
import { queueSms } from '../outbox/sms/door.ts'
import { askerOf, type CodeTarget, stranger } from '../people/asker/door.ts'
import { findBorrower, lockBorrower } from '../people/borrower/door.ts'
import { checkCode, sendCode } from '../people/code/door.ts'
import { movePhone, rememberPhone } from '../people/phone/door.ts'
import { beganByPasskey, endLiveSessions } from '../people/session/door.ts'
import {
  type ContactChange,
  dropWaiting,
  endContactChange,
  findContactChange,
  insertContactChange,
  noteProved,
} from './contact-change-store.ts'

/**
 * Refused as `phoneIsNotValid`, `phoneIsYoursAlready` and as codes are. Whether an account has the new number does not show here:
 * only who holds that phone learns of it, at the end.
 */
export const startPhoneChange: Handler<'startPhoneChange'> = async (input, call) => {
  const { db, deps, market, caller } = call
  const { borrowerId } = caller
  const phone = readPhone(input.phone, market.phone)
  if (phone === null) return { ...refuse('phoneIsNotValid'), fields: ['phone'] }
  const owned = (await findBorrower(db, borrowerId))?.phone ?? null
  if (owned === null) return refuse('sessionIsMissing')
  if (phone === owned) return { ...refuse('phoneIsYoursAlready'), fields: ['phone'] }
  const taken = await takeFromBudget(db, deps.clock.now(), {
    key: `phoneChange:${borrowerId}`,
    limit: contactChangesADay,
    windowSeconds: daySeconds,
  })
  if (!taken.allowed) return refuse('tooManyCodes', { seconds: taken.secondsLeft })
  // A passkey proves the owner as well as a code to the old phone, which may be lost.
  const isProved = await beganByPasskey(db, deps, {
    sessionHash: caller.sessionHash,
    withinSeconds: enrolWithinSeconds,
  })
  const change = await db.transaction((tx) =>
    insertContactChange(tx, deps, { borrowerId, kind: 'phone', value: phone, isProved }),
  )
  const sent = await sendStepCode(call, change, owned)
  if (isRefusal(sent)) {
    await dropWaiting(db, borrowerId, 'phone')
    return sent
  }
  return { changeId: change.id, step: phoneStep(change) }
}

/** Refused as `notFound` for a change of somebody else or none, `codeHasExpired` for one that is over, and as codes are. */
export const sendPhoneChangeCode: Handler<'sendPhoneChangeCode'> = async ({ changeId }, call) => {
  const { db, deps, caller } = call
  const change = await findContactChange(db, deps, { id: changeId, borrowerId: caller.borrowerId })
  const owned = (await findBorrower(db, caller.borrowerId))?.phone ?? null
  if (change === null || change.kind !== 'phone' || owned === null) return refuse('notFound')
  if (!isOpen(change, deps.clock.now())) return refuse('codeHasExpired')
  const sent = await sendStepCode(call, change, owned)
  return isRefusal(sent) ? sent : { resendSeconds: sent.resendSeconds }
}

/**
 * The right code of the old number sends one to the new number, whose right code changes it. Refused as the change and its codes
 * are, and as `phoneHasAnotherAccount`. What was done is answered the same when it is asked again.
 */
export const confirmPhoneChange: Handler<'confirmPhoneChange'> = async ({ changeId, code }, call) => {
  const { db, deps, caller } = call
  const whose = { id: changeId, borrowerId: caller.borrowerId }
  const change = await findContactChange(db, deps, whose)
  const owned = (await findBorrower(db, caller.borrowerId))?.phone ?? null
  if (change === null || change.kind !== 'phone' || owned === null) return refuse('notFound')
  if (change.doneAt !== null) return { step: 'done', maskedPhone: maskedPhone(owned) }
  if (!isOpen(change, deps.clock.now())) return refuse('codeHasExpired')
  const checked = await checkCode(db, deps, { ...phoneChangeTarget(call, change, owned), code })
  if (isRefusal(checked)) return checked
  if (change.provedAt !== null) {
    const { value: phone } = change
    if (phone !== null && !(await deps.phonePlaces.claim({ market: call.market.id, phone })))
      return refuse('phoneHasAnotherAccount')
    return await makeChange(call, whose)
  }
  await noteProved(db, change.id, deps.clock.now())
  const proved = { ...change, provedAt: deps.clock.now() }
  const sent = await sendStepCode(call, proved, owned)
  return isRefusal(sent) ? sent : { step: 'new', maskedPhone: maskedPhone(change.value ?? '') }
}

/** Under the borrower's lock: two right answers at once are one change. */
async function makeChange(call: Call, whose: Pick<ContactChange, 'id' | 'borrowerId'>) {
  const { deps, market, caller } = call
  return await call.db.transaction(async (tx) => {
    const borrower = await lockBorrower(tx, caller.borrowerId)
    const change = await findContactChange(tx, deps, whose)
    if (borrower?.phone == null || change === null) return refuse('notFound')
    if (change.value === null) return { step: 'done' as const, maskedPhone: maskedPhone(borrower.phone) }
    const { value: phone } = change
    if (!(await movePhone(tx, deps, { borrower, market, phone }))) return refuse('phoneHasAnotherAccount')
    await endContactChange(tx, change.id, deps.clock.now())
    await endLiveSessions(tx, deps, borrower.id, caller.sessionHash)
    const { lenderName: lender, supportPhone: support } = deps.config
    const text = call.words.identity.sms.phoneChanged({ lender, support })
    await queueSms(tx, deps, { phone: borrower.phone, market, purpose: 'phoneChanged', text })
    await rememberPhone(tx, deps, { borrower, market, phone: borrower.phone })
    return { step: 'done' as const, maskedPhone: maskedPhone(phone) }
  })
}

function isOpen(change: ContactChange, now: Date): boolean {
  return change.doneAt === null && change.expiresAt > now
}

/** The code of a step. The new number is not confirmed: the limits for strangers hold. */
export function phoneChangeTarget(call: Call, change: ContactChange, owned: string): CodeTarget {
  const { market, caller } = call
  const isOld = phoneStep(change) === 'old'
  return {
    purpose: 'phone',
    market,
    phone: isOld ? owned : (change.value ?? ''),
    subject: change.id,
    asker: isOld ? askerOf(call) : stranger(call, caller.deviceId),
  }
}

function sendStepCode(call: Call, change: ContactChange, owned: string) {
  const { phoneOld, phoneNew } = call.words.identity.sms
  return sendCode(call.db, call.deps, {
    ...phoneChangeTarget(call, change, owned),
    text: phoneStep(change) === 'old' ? phoneOld : phoneNew,
    deliver: true,
  })
}
