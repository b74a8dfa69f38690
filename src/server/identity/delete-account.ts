// Deletes an account: refused while something is owed, done once, and the person is gone from every table but the ledger's.

import { whyAccountStays } from '../../core/identity/deletion.ts'
import { readPhone } from '../../core/identity/phone.ts'
import { formatMoney } from '../../core/money.ts'
import { done, isRefusal, refuse } from '../../core/refusal.ts'
import { obligationsOf } from '../account/loan/door.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Caller, Handler } from '../http/call.ts'
import type { ErasedAccount } from '../own-data.ts'
import { askerOf } from '../people/asker/door.ts'
import { findBorrower, findBorrowerByPhone, lockBorrowerToErase } from '../people/borrower/door.ts'
import { checkCode, sendCode } from '../people/code/door.ts'
import { queueWebhook } from '../webhook/door.ts'

export const deleteAccount: Handler<'deleteAccount', Caller | null> = async (input, call) => {
  const { db, deps, market, caller, currencySymbol } = call
  const phone = readPhone(input.phone, market.phone)
  if (phone === null) return refuse('phoneIsNotValid')
  if (caller !== null && (await findBorrower(db, caller.borrowerId))?.phone !== phone) return refuse('phoneIsNotYours')
  const checked = await checkCode(db, deps, {
    purpose: 'delete',
    market,
    phone,
    code: input.code,
    asker: askerOf(call, input.deviceId),
  })
  if (isRefusal(checked)) return checked
  const account = await findBorrowerByPhone(db, market.id, phone)
  // The right code a second time, and the account is gone: the deletion is idempotent.
  if (account === null) return checked === 'alreadyUsed' ? done : refuse('codeIsWrong')
  return await db.transaction(async (tx) => {
    const locked = await lockBorrowerToErase(tx, account.id)
    if (locked === null || locked.deletedAt !== null) return done
    const money = (amountMinor: number): string => formatMoney(amountMinor, market.moneyFormat, currencySymbol)
    const reason = whyAccountStays(await obligationsOf(tx, deps, account.id), money)
    if (reason !== null) return reason
    await eraseAccount(tx, deps, { borrowerId: account.id, market, phone })
    return done
  })
}

/** Every room erases its part, the borrower's row last. The caller holds it. */
async function eraseAccount(tx: Tx, deps: Deps, account: ErasedAccount): Promise<void> {
  const { person, others } = deps.ownData
  for (const room of [...others, person]) await room.erase?.(tx, deps, account)
  await queueWebhook(tx, deps, 'account.deleted', { userId: account.borrowerId })
}

/**
 * Sends the code that confirms a deletion. With a session, only to the borrower's own phone; without a session, to a phone with an account.
 */
export const sendDeletionCode: Handler<'sendDeletionCode', Caller | null> = async (input, call) => {
  const { db, deps, market, caller } = call
  const phone = readPhone(input.phone, market.phone)
  if (phone === null) return refuse('phoneIsNotValid')
  if (caller !== null && (await findBorrower(db, caller.borrowerId))?.phone !== phone) return refuse('phoneIsNotYours')
  // Whether there is an account does not show: the answer, the limits and the work are the same.
  const deliver = (await findBorrowerByPhone(db, market.id, phone)) !== null
  const sent = await sendCode(db, deps, {
    purpose: 'delete',
    market,
    phone,
    text: call.words.identity.sms.delete,
    asker: askerOf(call, input.deviceId),
    deliver,
  })
  return isRefusal(sent) ? sent : { resendSeconds: sent.resendSeconds }
}
