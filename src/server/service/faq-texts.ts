// The questions and answers in every language: content, checked once when it is loaded.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { faqPages } from '../../contracts/service.ts'
import { type Language, languages } from '../../core/language.ts'
import { forReader } from '../../core/pseudo-language.ts'
import type { faqFillings } from './faq-fillings.ts'

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

const folder = path.join(import.meta.dirname, '..', '..', '..', 'content', 'faq')

/** Throws where a language of the product has no questions, or a file cannot be used. */
const byLanguage = Object.fromEntries(
  languages.map((language) => [
    language,
    faqFile.parse(JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8'))),
  ]),
) as Record<Language, FaqTexts>

/** The questions in the language of a call; in English where the product does not have that language. */
export function faqTexts(language: string): FaqTexts {
  return forReader(byLanguage, language)
}
