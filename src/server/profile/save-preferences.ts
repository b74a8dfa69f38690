// Stores preferences: the language of messages, what is sent by text, and what the phone shows. Idempotent.

import { languages } from '../../core/language.ts'
import { refuse } from '../../core/refusal.ts'
import type { Handler } from '../http/call.ts'
import { saveWishes, wishesOf } from '../outbox/wish/door.ts'
import { saveLanguageOf } from '../people/borrower/door.ts'
import { ownBorrower } from './get-profile.ts'
import { phoneMessagesOf } from './phone-messages.ts'

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
