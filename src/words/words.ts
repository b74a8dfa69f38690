// The words of a part in a language, as the server speaks them: each section is read when it is first used.

import { directionOf, type Language, testLanguages } from '../core/language.ts'
import { pseudo } from '../core/pseudo-language.ts'
import { writtenDate } from '../core/written-date.ts'
import { type Part, readSection, sectionFiles } from './files.ts'
import { compiled } from './icu.ts'
import { type Compiled, spoken, type Writing } from './message.ts'
import { type OwnTexts, overridden, speakAs } from './overrides.ts'
import type { DeskCatalogue, ServerCatalogue, WebCatalogue } from './types.ts'
import { writingOf } from './writing.ts'

/** Writes a date of the wire, with its time where it has one. */
type WriteDay = (date: string | number) => string

/** What a part has beside its catalogue: how days are written where they stand alone. */
export type WebWords = WebCatalogue & { readonly kit: { readonly day: WriteDay } }
export type ServerWords = ServerCatalogue & {
  readonly loan: { readonly day: WriteDay }
  readonly documents: { readonly day: WriteDay }
}
export type DeskWords = DeskCatalogue & { readonly date: WriteDay }

interface Words {
  readonly web: WebWords
  readonly server: ServerWords
  readonly desk: DeskWords
}

const dates = { web: 'unbroken', server: 'plain', desk: 'plain' } as const
/** The sections in which a day can be written alone; the desk does so anywhere. */
const withDay: Readonly<Record<Part, readonly string[]>> = { web: ['kit'], server: ['loan', 'documents'], desk: [] }

const isTest = (language: string): boolean => testLanguages.some((one) => one === language)

function sectionWords(part: Part, language: string, name: string, file: string, writing: Writing): object {
  const source = isTest(language) ? 'en' : language
  const words = spoken(sectionNode(part, source, name, file), writing) as object
  const all = withDay[part].includes(name) ? { ...words, day: plainDay(source) } : words
  return isTest(language) ? pseudo(all, directionOf(language)) : all
}

const plainDay = (language: string): WriteDay => writtenDate(language as Language)

/** A section in its compiled form, with the lender's own texts. */
function sectionNode(part: Part, language: string, name: string, file: string): Compiled {
  const like = compiled(readSection(sectionFiles(part, 'en')[name] ?? file))
  return compiled(overridden(part, language, name, readSection(file)), like)
}

function read(part: Part, language: string): object {
  const source = isTest(language) ? 'en' : language
  const writing = writingOf(source as Language, dates[part])
  const { index, ...files } = sectionFiles(part, source)
  const words: object = index === undefined ? {} : sectionWords(part, language, 'index', index, writing)
  if (part === 'desk') Object.assign(words, { date: plainDay(source) })
  for (const [name, file] of Object.entries(files))
    Object.defineProperty(words, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = sectionWords(part, language, name, file, writing)
        Object.defineProperty(words, name, { value, enumerable: true })
        return value
      },
    })
  return words
}

const known = new Map<string, object>()

/** All words of a part in a language. Throws for a language that the part does not speak. */
export function wordsOf<P extends Part>(part: P, language: string): Words[P] {
  const key = `${part} ${language}`
  const words = known.get(key) ?? read(part, language)
  known.set(key, words)
  return words as Words[P]
}

/** Speaks with the lender's own texts from here on; they have been checked. */
export function speakWith(texts: OwnTexts): void {
  speakAs(texts)
  known.clear()
}

/** A section of the pages as a module for the browser, with the lender's own texts. Throws where there is no such section or language. */
export function sectionModule(language: string, name: string): string {
  const file = sectionFiles('web', language)[name]
  if (file === undefined) throw new Error(`there are no words ${name} in ${language}`)
  return `export default ${JSON.stringify(sectionNode('web', language, name, file))}`
}
