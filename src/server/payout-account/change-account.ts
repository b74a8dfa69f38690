// Another payout account: a code goes to the borrower's phone, and only the right one binds the account. The phone is told.

import { maskedPhone } from '../../core/identity/phone.ts'
import {
  type AccountDetails,
  isSameAccount,
  maskedNumber,
  type TypedAccount,
} from '../../core/payout-account/account.ts'
import { type Done, done, isRefusal, type Refusal, type RefusalName, refuse } from '../../core/refusal.ts'
import type { Tx } from '../db/database.ts'
import type { Call } from '../http/call.ts'
import { queueSms } from '../outbox/sms/door.ts'
import { askerOf, type CodeTarget } from '../people/asker/door.ts'
import { findBorrower } from '../people/borrower/door.ts'
import { checkCode, sendCode } from '../people/code/door.ts'
import {
  type AccountChange,
  dropAccountChange,
  endAccountChange,
  findAccountChange,
  insertAccountChange,
} from '../people/payout-account/door.ts'

export interface Decided {
  readonly bound: AccountDetails | null
  readonly wanted: AccountDetails
}

/** Asks for the code. A change that waits already gets another code where its token is sent without one. */
export async function startChange(
  call: Call,
  { details, smsToken }: { readonly details: AccountDetails; readonly smsToken: string },
): Promise<
  Refusal<'accountChangeNeedsCode' | 'codeWasJustSent' | 'longCodeIsUnderWay' | 'sessionIsMissing' | 'tooManyCodes'>
> {
  const { db, deps, caller } = call
  const phone = await phoneOf(call)
  if (phone === null) return refuse('sessionIsMissing')
  const waiting = smsToken === '' ? null : await findAccountChange(db, deps, smsToken, caller.borrowerId)
  if (waiting !== null && isOpenFor(waiting, details, deps.clock.now())) {
    const sent = await sendChangeCode(call, waiting.id, phone, details)
    return isRefusal(sent) ? sent : codeIsNeeded(waiting.id, phone)
  }
  const { change, isNew } = await insertAccountChange(db, deps, {
    borrowerId: caller.borrowerId,
    requestKey: call.idempotencyKey,
    details,
  })
  // The same call once more, after a lost answer: its code is on the phone.
  if (!isNew) return codeIsNeeded(change.id, phone)
  const sent = await sendChangeCode(call, change.id, phone, details)
  if (!isRefusal(sent)) return codeIsNeeded(change.id, phone)
  await dropAccountChange(db, change.id)
  return sent
}

interface Confirming<Refused extends RefusalName> {
  readonly smsToken: string
  readonly code: string
  readonly typed: TypedAccount
  /** The rules of every save, under the borrower's lock. */
  readonly decide: (tx: Tx, call: Call, typed: TypedAccount) => Promise<Decided | Refusal<Refused>>
  readonly bind: (tx: Tx, call: Call, details: AccountDetails) => Promise<void>
}

/**
 * Binds the account that the code was sent for. Refusals: `notFound` for a token of somebody else or none, `valueIsNotAccepted`
 * where the call names another account than the message did, those of the code, `payoutAccountIsFrozen`. The same right code
 * again is answered the same.
 */
export async function confirmChange<Refused extends RefusalName>(
  call: Call,
  { smsToken, code, typed, decide, bind }: Confirming<Refused>,
): Promise<
  Done | Refusal<Refused | 'notFound' | 'codeHasExpired' | 'valueIsNotAccepted' | 'codeIsUsedUp' | 'codeIsWrong'>
> {
  const { db, deps, caller, idempotencyKey } = call
  const phone = await phoneOf(call)
  const change = await findAccountChange(db, deps, smsToken, caller.borrowerId)
  if (change === null || phone === null) return refuse('notFound')
  const isRepeated = change.doneAt !== null && idempotencyKey !== null && change.confirmKey === idempotencyKey
  if (isRepeated) return done
  if (change.doneAt === null) {
    const before = await db.transaction((tx) => decide(tx, call, typed))
    if (isRefusal(before)) return before
    if (!isOpenFor(change, before.wanted, deps.clock.now())) return otherAccount(change, deps.clock.now())
  }
  const checked = await checkCode(db, deps, { ...targetOf(call, change.id, phone), code, key: idempotencyKey })
  if (isRefusal(checked)) return checked
  return await db.transaction(async (tx) => {
    const decided = await decide(tx, call, typed)
    // Made by another call with the same right code, or by this one before its answer was lost.
    const now = await findAccountChange(tx, deps, smsToken, caller.borrowerId)
    if (now === null) return refuse('notFound')
    if (now.doneAt !== null) return done
    if (isRefusal(decided)) return decided
    if (now.details === null || !isSameAccount(now.details, decided.wanted))
      return otherAccount(change, deps.clock.now())
    await endAccountChange(tx, change.id, idempotencyKey, deps.clock.now())
    await bind(tx, call, now.details)
    await tellPhone(tx, call, phone, now.details)
    return done
  })
}

function isOpenFor(change: AccountChange, details: AccountDetails, now: Date): boolean {
  return (
    change.doneAt === null &&
    change.expiresAt > now &&
    change.details !== null &&
    isSameAccount(change.details, details)
  )
}

/** After an expired code the borrower starts again; the code counts only for the account that its message named. */
function otherAccount(change: AccountChange, now: Date): Refusal<'codeHasExpired' | 'valueIsNotAccepted'> {
  return change.expiresAt <= now ? refuse('codeHasExpired') : { ...refuse('valueIsNotAccepted'), fields: ['smsToken'] }
}

async function phoneOf({ db, caller }: Call): Promise<string | null> {
  return (await findBorrower(db, caller.borrowerId))?.phone ?? null
}

function targetOf(call: Call, changeId: string, phone: string): CodeTarget {
  return { purpose: 'account', market: call.market, phone, subject: changeId, asker: askerOf(call) }
}

function sendChangeCode(call: Call, changeId: string, phone: string, details: AccountDetails) {
  const { changeCode } = call.words.payoutAccount.sms
  return sendCode(call.db, call.deps, {
    ...targetOf(call, changeId, phone),
    text: (values) => changeCode({ ...values, bank: details.bankName, account: maskedNumber(details.number) }),
    deliver: true,
  })
}

function codeIsNeeded(smsToken: string, phone: string): Refusal<'accountChangeNeedsCode'> {
  return refuse('accountChangeNeedsCode', { codeNeeded: 1, smsToken, sendDetail: maskedPhone(phone) })
}

/** To the phone that the account had before: a borrower who did not ask for it learns of it there. */
async function tellPhone(tx: Tx, call: Call, phone: string, details: AccountDetails): Promise<void> {
  const { changed } = call.words.payoutAccount.sms
  await queueSms(tx, call.deps, {
    phone,
    market: call.market,
    purpose: 'accountChanged',
    text: changed({
      lender: call.deps.config.lenderName,
      bank: details.bankName,
      account: maskedNumber(details.number),
      support: call.deps.config.supportPhone,
    }),
  })
}
