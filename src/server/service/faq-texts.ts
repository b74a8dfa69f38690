// The questions and answers in every language: content, checked once when it is loaded.

import { z } from 'zod'
import en from '../../../content/faq/en.json' with { type: 'json' }
import es from '../../../content/faq/es.json' with { type: 'json' }
import fil from '../../../content/faq/fil.json' with { type: 'json' }
import hi from '../../../content/faq/hi.json' with { type: 'json' }
import id from '../../../content/faq/id.json' with { type: 'json' }
import zhCN from '../../../content/faq/zh-CN.json' with { type: 'json' }
import { faqPages } from '../../contracts/service.ts'
import type { Language } from '../../core/language.ts'
import { forReader } from '../../core/pseudo-language.ts'

/** What a question or an answer may name in braces: who the lender is, and its general terms. */
export const faqFillings = [
  'lender',
  'phone',
  'email',
  'age',
  'decision',
  'funding',
  'fundingMost',
  'notice',
  'early',
] as const
export type FaqFilling = (typeof faqFillings)[number]

const faqFile = z.strictObject({
  /** In the order in which they are shown. */
  topics: z.record(z.string(), z.string()),
  items: z.array(
    z.strictObject({
      id: z.string(),
      topic: z.string(),
      question: z.string(),
      /** May name the {@link faqFillings}. */
      answer: z.string(),
      /** Stands behind the answer where the lender's people answer; may name `{weekdays}`. */
      promise: z.string().optional(),
      words: z.string(),
      link: z.strictObject({ page: z.enum(faqPages), label: z.string() }).optional(),
    }),
  ),
})
export type FaqTexts = z.output<typeof faqFile>

/** A language without questions does not compile. */
const byLanguage = {
  en: faqFile.parse(en),
  es: faqFile.parse(es),
  fil: faqFile.parse(fil),
  hi: faqFile.parse(hi),
  id: faqFile.parse(id),
  'zh-CN': faqFile.parse(zhCN),
} satisfies Record<Language, FaqTexts>

/** The questions in the language of a call; in English where the product does not have that language. */
export function faqTexts(language: string): FaqTexts {
  return forReader(byLanguage, language)
}
