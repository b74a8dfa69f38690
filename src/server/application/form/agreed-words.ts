// Whether a borrower's consent is valid today: it counts only for the words that the borrower saw.

import { type DataPurpose, neededPurposes } from '../../../core/application/application-fields.ts'
import { languages } from '../../../core/language.ts'
import { serverWordsFor } from '../../../words/server-words.ts'
import type { Queries } from '../../db/database.ts'
import { type DataConsent, listDataConsents } from '../../people/consent/door.ts'

/** The words of a consent that somebody is shown today, those of `first` before the others. */
export function wordsShown(
  purpose: DataPurpose,
  first: string,
): { readonly words: string; readonly language: string }[] {
  return [first, ...languages].map((language) => ({
    words: serverWordsFor(language).application.consents[purpose].text,
    language,
  }))
}

/** The valid consent to a purpose; null without one, and for a consent to words that are no longer shown. */
export async function standingConsent(
  db: Queries,
  borrowerId: string,
  purpose: DataPurpose,
): Promise<DataConsent | null> {
  const last = (await listDataConsents(db, borrowerId)).find((one) => one.purpose === purpose)
  if (last?.agreed !== true) return null
  return wordsShown(purpose, 'en').some(({ words }) => words === last.words) ? last : null
}

/** When the last of the purposes that an application needs was agreed to; null while one is not. */
export async function agreedSince(db: Queries, borrowerId: string): Promise<Date | null> {
  const moments: number[] = []
  for (const purpose of neededPurposes) {
    const consent = await standingConsent(db, borrowerId, purpose)
    if (consent === null) return null
    moments.push(consent.saidAt.getTime())
  }
  return new Date(Math.max(...moments))
}
