// Stores preferences: the language of messages, and whether reminders are sent. Idempotent.

import { languages } from '../../core/language.ts'
import { refuse } from '../../core/refusal.ts'
import type { Handler } from '../http/call.ts'
import { savePreferencesOf } from '../people/door.ts'
import { ownBorrower } from './own-borrower.ts'

/** Refusal: `valueIsNotAccepted` for a language that we do not speak. */
export const savePreferences: Handler<'savePreferences'> = async ({ language, remindersOn }, call) => {
  const { db, caller } = call
  if (language !== undefined && !languages.some((spoken) => spoken === language)) {
    return { ...refuse('valueIsNotAccepted', { name: 'language' }), fields: ['language'] }
  }
  await savePreferencesOf(db, caller.borrowerId, {
    ...(language === undefined ? {} : { language }),
    ...(remindersOn === undefined ? {} : { remindersOff: !remindersOn }),
  })
  const { language: spoken, remindersOff } = await ownBorrower(call)
  return { language: spoken, remindersOn: !remindersOff }
}
