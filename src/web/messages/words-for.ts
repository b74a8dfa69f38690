// Words on the server: all languages. The browser loads only its own, through client-words.ts.

import type { AnyLanguage } from '../../core/language.ts'
import { type WebWords, wordsOf } from '../../words/words.ts'

/** All words of a language. */
export function wordsFor(language: AnyLanguage): WebWords {
  return wordsOf('web', language)
}
