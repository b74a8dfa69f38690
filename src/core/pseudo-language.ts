// Pseudo-languages: English made longer, accented and (on request) right to left, so that tests find what breaks.

import { directionOf, type Language, spokenLanguage, testLanguages } from './language.ts'

const accented: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  g: 'ĝ',
  i: 'í',
  l: 'ł',
  n: 'ñ',
  o: 'ó',
  s: 'š',
  u: 'ú',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  G: 'Ĝ',
  I: 'Í',
  L: 'Ł',
  N: 'Ñ',
  O: 'Ó',
  S: 'Š',
  U: 'Ú',
  Y: 'Ý',
  Z: 'Ž',
}

/** Letters appended in words of up to six, so that lines can break where a real language would. */
const filler = 'lorem ipsum dolor sit amet '
const growth = 1.4

/** One text, at least 40 % longer. Figures and signs stay as they are, so that tests can still find them. */
function pseudoText(text: string, direction: 'ltr' | 'rtl' = 'ltr'): string {
  if (!/\p{L}/u.test(text)) return text
  // What stands in braces is filled in later, by its name.
  const letters = text.replace(/\{\w+\}|./gsu, (part) => accented[part] ?? part)
  const extra = Math.max(1, Math.ceil(text.length * (growth - 1)) - 1)
  const longer = `${letters} ${filler
    .repeat(Math.ceil(extra / filler.length))
    .slice(0, extra)
    .trim()}`
  // The right-to-left override makes the letters themselves run the other way, as Arabic would.
  return direction === 'rtl' ? `\u202e${longer}\u202c` : longer
}

type Sentence = (...values: never[]) => unknown

/** All words, in pseudo-language. Texts inside functions, lists and sections are changed too; the shape stays the same. */
export function pseudo<W>(words: W, direction: 'ltr' | 'rtl' = 'ltr'): W {
  if (typeof words === 'string') return pseudoText(words, direction) as W
  if (typeof words === 'function') {
    const sentence = words as unknown as Sentence
    return ((...values: never[]) => pseudo(sentence(...values), direction)) as W
  }
  if (Array.isArray(words)) return words.map((word) => pseudo(word, direction)) as W
  if (typeof words === 'object' && words !== null) {
    return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, pseudo(word, direction)])) as W
  }
  return words
}

/**
 * Those of `texts` for a reader of `language`: a tag that we do not speak gets English, a test language English stretched.
 * Who calls has decided whether the languages of the tests count.
 */
export function forReader<T>(texts: Readonly<Record<'en', T> & Partial<Record<Language, T>>>, language: string): T {
  const test = testLanguages.find((tag) => tag === language)
  if (test !== undefined) return pseudo(texts.en, directionOf(test))
  return texts[spokenLanguage(language) ?? 'en'] ?? texts.en
}
