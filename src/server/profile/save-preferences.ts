// Stores preferences: the language of messages, and what is sent by text. Idempotent.

import { languages } from '../../core/language.ts'
import { refuse } from '../../core/refusal.ts'
import type { Handler } from '../http/call.ts'
import { saveWishes, wishesOf } from '../outbox/door.ts'
import { saveLanguageOf } from '../people/door.ts'
import { ownBorrower } from './own-borrower.ts'

/** Refusal: `valueIsNotAccepted` for a language that we do not speak. */
export const savePreferences: Handler<'savePreferences'> = async ({ language, remindersOn, receiptsOn }, call) => {
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
    await saveWishes(tx, caller.borrowerId, wishes, { now: deps.clock.now() })
  })
  const { reminders, receipts } = await wishesOf(db, caller.borrowerId)
  return { language: (await ownBorrower(call)).language, remindersOn: reminders, receiptsOn: receipts }
}
