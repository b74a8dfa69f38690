// The server's words by language: messages of refusals, texts of answers, bodies of SMS.

import { type AnyLanguage, spokenLanguage, testLanguages } from '../../core/language.ts'
import { pseudo } from '../../core/pseudo-language.ts'
import { withSingleStops } from '../../core/single-stops.ts'
import { en, type ServerWords } from './en.ts'
import { es } from './es.ts'
import { fil } from './fil.ts'
import { hi } from './hi.ts'
import { id } from './id.ts'
import { zhCN } from './zh-CN.ts'

export type { ServerWords } from './en.ts'

const byLanguage = {
  en: withSingleStops(en),
  id: withSingleStops(id),
  hi: withSingleStops(hi),
  'zh-CN': withSingleStops(zhCN),
  fil: withSingleStops(fil),
  es: withSingleStops(es),
  'en-XA': pseudo(en),
  'ar-XB': pseudo(en, 'rtl'),
} satisfies Record<AnyLanguage, ServerWords>

/**
 * The words of a `lang` parameter (`id`, `id-ID`, the old code `in`); English for a language that we do not speak. Who calls
 * has decided whether the languages of the tests count.
 */
export function serverWordsFor(language: string): ServerWords {
  const test = testLanguages.find((tag) => tag === language)
  return byLanguage[test ?? spokenLanguage(language) ?? 'en']
}
