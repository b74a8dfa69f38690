// How each language writes and is called, as files: `src/words/languages/<tag>.json`. `npm run words` makes `src/core/spoken-languages.ts` of them.

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const folder = path.join(import.meta.dirname, '..', 'src', 'words', 'languages')

const MONTHS = 12
const DIGITS = 10

const text = z.string().trim().min(1)
/** A pattern that names each of `values` once, and nothing else. */
const pattern = (...values: readonly string[]) =>
  z.string().refine(
    (given) =>
      [...given.matchAll(/\{(\w*)\}/g)]
        .map(([, name]) => name)
        .sort()
        .join() === [...values].sort().join(),
    {
      error: `must name ${values.map((value) => `{${value}}`).join(', ')}, each once`,
    },
  )
const oneAndSeveral = z.tuple([text, pattern('n')])

const languageFile = z.strictObject({
  /** Its place among the languages that a reader chooses from. */
  place: z.number().positive(),
  /** In the language itself. */
  name: text,
  /** Other tags that hosts and browsers write for it. */
  otherTags: z.array(z.string().regex(/^[a-z]{2,3}$/)),
  direction: z.enum(['ltr', 'rtl']),
  /** January first, as they stand in a date. */
  months: z.array(text).length(MONTHS),
  date: pattern('day', 'month', 'year'),
  /** Where the whole date is near. */
  shortDate: pattern('day', 'month'),
  dateAndTime: pattern('date', 'clock'),
  /** The midnight that ends a day, behind the language's word for 'before' or 'until'. */
  endOfDay: pattern('date'),
  /** Between two of a list. */
  between: z.string().min(1),
  /** One and several of each unit, as they stand after `in`. */
  wait: z.strictObject({ second: oneAndSeveral, minute: oneAndSeveral, hour: oneAndSeveral, day: oneAndSeveral }),
  /** The captcha that is heard: a voice of espeak-ng, and the digits from nought to nine as it has to read them. */
  spokenDigits: z.strictObject({ voice: text, note: text.optional(), words: z.array(text).length(DIGITS) }),
})
export type LanguageFile = z.output<typeof languageFile>

/** What is wrong with the file of a language, each with its place; empty where it can be used. */
export function wrongInLanguage(file: unknown): string[] {
  const { error } = languageFile.safeParse(file)
  return (error?.issues ?? []).map(({ path: at, message }) => `${at.join('.') || 'the file'}: ${message}`)
}

/** Every language by its tag, in the order of their places. Throws where a file cannot be used, with its name. */
export function languageFiles(): ReadonlyMap<string, LanguageFile> {
  const read = readdirSync(folder).map((name) => {
    const file: unknown = JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
    const wrong = wrongInLanguage(file)
    if (wrong.length > 0) throw new Error(`src/words/languages/${name}: ${wrong.join('; ')}`)
    return [path.basename(name, '.json'), file as LanguageFile] as const
  })
  return new Map(read.sort(([, one], [, other]) => one.place - other.place))
}

/** The languages as the core and the browser take them: a table for each use, so that a page carries only those that it needs. */
export function languageTables(): string {
  const all = [...languageFiles()]
  const table = (of: (file: LanguageFile) => unknown): string =>
    JSON.stringify(Object.fromEntries(all.map(([tag, file]) => [tag, of(file)])), null, 2)
  const others = Object.fromEntries(all.flatMap(([tag, { otherTags }]) => otherTags.map((other) => [other, tag])))
  return `// Made by \`npm run words\` from src/words/languages: which languages there are, and how each writes. Not written by hand.

/** In the order in which a reader sees them. Each has all words of the screens, of the server, and all papers. */
export const languages = ${JSON.stringify(all.map(([tag]) => tag))} as const
export type Language = (typeof languages)[number]
type Each<Value> = Readonly<Record<Language, Value>>

/** The name of each language in that language. */
export const languageNames: Each<string> = ${table(({ name }) => name)}

/** Other tags for these languages. */
export const otherTags: Readonly<Record<string, string>> = ${JSON.stringify(others)}

export const directions: Each<'ltr' | 'rtl'> = ${table(({ direction }) => direction)}

export interface DateStyle {
  /** January first. */
  readonly months: readonly string[]
  readonly date: string
  readonly shortDate: string
  readonly dateAndTime: string
}

export const dateStyles: Each<DateStyle> = ${table(({ months, date, shortDate, dateAndTime }) => ({ months, date, shortDate, dateAndTime }))}

/** The midnight that ends a day, behind the language's word for 'before' or 'until'. */
export const endsOfDay: Each<string> = ${table(({ endOfDay }) => endOfDay)}

/** Stands between two of a list. */
export const betweenTwo: Each<string> = ${table(({ between }) => between)}

/** One and several of each unit, as they stand after \`in\`; \`{n}\` becomes the number. */
export const waitingWords: Each<
  Readonly<Record<'second' | 'minute' | 'hour' | 'day', readonly [one: string, several: string]>>
> = ${table(({ wait }) => wait)}
`
}
