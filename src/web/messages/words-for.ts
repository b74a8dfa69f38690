// Words on the server: all languages at once. The browser loads only its own, through client-words.ts.

import type { AnyLanguage } from '../../core/language.ts'
import { pseudo } from '../../core/pseudo-language.ts'
import { withSingleStops } from '../../core/single-stops.ts'
import { en, type Words } from './en.ts'
import { es } from './es.ts'
import { fil } from './fil.ts'
import { hi } from './hi.ts'
import { id } from './id.ts'
import { zhCN } from './zh-CN.ts'

const byLanguage = {
  en: withSingleStops(en),
  id: withSingleStops(id),
  hi: withSingleStops(hi),
  'zh-CN': withSingleStops(zhCN),
  fil: withSingleStops(fil),
  es: withSingleStops(es),
  'en-XA': pseudo(en),
  'ar-XB': pseudo(en, 'rtl'),
} satisfies Record<AnyLanguage, Words>

/** All words of a language. */
export function wordsFor(language: AnyLanguage): Words {
  return byLanguage[language]
}
