// What a borrower sends who agrees to both consents that an application needs.

import { wordsHash } from '../../src/server/people/consent/data-consent-store.ts'
import { serverWordsFor } from '../../src/words/server-words.ts'

/** In the words of a language. */
export function yesToBoth(language: string) {
  const { dataUse, creditCheck } = serverWordsFor(language).application.consents
  const version = ({ text }: { text: string }) => wordsHash(text).slice(0, 12)
  return {
    dataUse: true,
    dataUseVersion: version(dataUse),
    creditCheck: true,
    creditCheckVersion: version(creditCheck),
  }
}
