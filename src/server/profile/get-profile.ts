// The borrower's profile: masked, as a shared phone may show it, and the borrower's preferences.

import { dateIn } from '../../core/calendar-date.ts'
import { maskedEmail } from '../../core/identity/contact-change.ts'
import { languages } from '../../core/language.ts'
import { done, refuse } from '../../core/refusal.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Call, Handler } from '../http/call.ts'
import { forgetPushPhone as forgetPhone, hasPushPhone, savePushPhone as savePhone } from '../outbox/push/door.ts'
import { saveWishes, wishesOf } from '../outbox/wish/door.ts'
import { type Borrower, findBorrower, saveLanguageOf, shortNameOf } from '../people/borrower/door.ts'

export const getProfile: Handler<'getProfile'> = async (_input, call) => {
  const borrower = await ownBorrower(call)
  const wishes = await wishesOf(call.db, borrower.id, 'sms')
  return {
    borrowerId: borrower.id,
    maskedPhone: shortNameOf(borrower),
    name: borrower.name ?? '',
    maskedEmail: borrower.email === null ? '' : maskedEmail(borrower.email),
    language: borrower.language,
    registeredOn: dateIn(call.market.zone, borrower.createdAt),
    remindersOn: wishes.reminders,
    receiptsOn: wishes.receipts,
    phone: await phoneMessagesOf(call.db, call.deps, borrower.id),
  }
}

/** Throws where there is none: deleting an account ends its sessions. */
export async function ownBorrower({ db, caller }: Pick<Call, 'db' | 'caller'>): Promise<Borrower> {
  const borrower = await findBorrower(db, caller.borrowerId)
  if (borrower === null) throw new Error('a session has no borrower')
  return borrower
}

/** For the profile: whether push messages are offered, whether they are on, and each kind. */
async function phoneMessagesOf(db: Queries, deps: Pick<Deps, 'push'>, borrowerId: string) {
  return {
    isOffered: deps.push !== null,
    isOn: deps.push !== null && (await hasPushPhone(db, borrowerId)),
    ...(await wishesOf(db, borrowerId, 'push')),
  }
}

/**
 * Refusal: `notFound` where the lender's app shows no messages. The last phone counts: its messages go to the borrower who last
 * allowed them on it.
 */
export const savePushPhone: Handler<'savePushPhone'> = async ({ address }, { db, deps, caller }) => {
  if (deps.push === null) return refuse('notFound')
  const { borrowerId, deviceId } = caller
  await db.transaction((tx) => savePhone(tx, { borrowerId, address, deviceId }, deps.clock.now()))
  return done
}

export const forgetPushPhone: Handler<'forgetPushPhone'> = async (_input, { db, caller }) => {
  await forgetPhone(db, caller.borrowerId)
  return done
}

/** Refusal: `valueIsNotAccepted` for a language that the product does not have. */
export const savePreferences: Handler<'savePreferences'> = async (
  { language, remindersOn, receiptsOn, loanOnPhone, casesOnPhone, receiptsOnPhone, remindersOnPhone },
  call,
) => {
  const { db, deps, caller } = call
  if (language !== undefined && !languages.some((spoken) => spoken === language)) {
    return { ...refuse('valueIsNotAccepted', { name: 'language' }), fields: ['language'] }
  }
  await db.transaction(async (tx) => {
    if (language !== undefined) await saveLanguageOf(tx, caller.borrowerId, language)
    const wishes = {
      ...(remindersOn === undefined ? {} : { reminders: remindersOn }),
      ...(receiptsOn === undefined ? {} : { receipts: receiptsOn }),
    }
    const onPhone = {
      ...(loanOnPhone === undefined ? {} : { loan: loanOnPhone }),
      ...(casesOnPhone === undefined ? {} : { cases: casesOnPhone }),
      ...(receiptsOnPhone === undefined ? {} : { receipts: receiptsOnPhone }),
      ...(remindersOnPhone === undefined ? {} : { reminders: remindersOnPhone }),
    }
    const now = deps.clock.now()
    await saveWishes(tx, caller.borrowerId, wishes, { now, channel: 'sms' })
    await saveWishes(tx, caller.borrowerId, onPhone, { now, channel: 'push' })
  })
  const { reminders, receipts } = await wishesOf(db, caller.borrowerId, 'sms')
  return {
    language: (await ownBorrower(call)).language,
    remindersOn: reminders,
    receiptsOn: receipts,
    phone: await phoneMessagesOf(db, deps, caller.borrowerId),
  }
}
