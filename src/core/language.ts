// The languages that the product speaks, two that only tests speak, and which one a reader asked for.

import { directions, type Language, languages, otherTags } from './spoken-languages.ts'

export { type Language, languageNames, languages } from './spoken-languages.ts'

/**
 * The language of a tag as a host, a browser or a form writes it: `id-ID`, `in_ID`, `tl`, `zh-Hans-SG`. Region and script
 * are ignored. Null for a language that we do not speak, and for what is no tag.
 */
export function spokenLanguage(tag: string): Language | null {
  const primary = tag.trim().split(/[-_]/)[0]?.toLowerCase() ?? ''
  const meant = otherTags[primary] ?? primary
  return languages.find((language) => language.split('-')[0] === meant) ?? null
}

/**
 * The tags of an Accept-Language header, the most wanted first. Those that are refused (`q=0`) are left out; one tag alone
 * is such a list, too.
 */
export function wantedTags(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.split(';')
      const weight = /^q=(\d(?:\.\d+)?)$/i.exec(rest.join(';').trim())?.[1]
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
}

/** Pseudo-languages for tests: `en-XA` is 40 % longer than English, `ar-XB` the same from right to left. */
export const testLanguages = ['en-XA', 'ar-XB'] as const
type TestLanguage = (typeof testLanguages)[number]

export type AnyLanguage = Language | TestLanguage

/**
 * The first language of ours that `asked` names: a `lang` parameter or an Accept-Language header; null where nothing fits.
 * Pseudo-languages only count with `alsoTestLanguages`.
 */
export function askedLanguage(asked: string | null | undefined, alsoTestLanguages = false): AnyLanguage | null {
  if (asked === null || asked === undefined || asked === '') return null
  const exact = languages.find((language) => language === asked)
  if (exact !== undefined) return exact
  for (const tag of wantedTags(asked)) {
    const pseudo = testLanguages.find((language) => language.toLowerCase() === tag.toLowerCase())
    if (pseudo !== undefined && alsoTestLanguages) return pseudo
    const known = spokenLanguage(tag)
    if (known !== null) return known
  }
  return null
}

/** The first language that one of `wishes` names, the strongest wish first; English where none does. */
export function chooseLanguage(wishes: readonly (string | null | undefined)[], alsoTestLanguages = false): AnyLanguage {
  for (const wish of wishes) {
    const language = askedLanguage(wish, alsoTestLanguages)
    if (language !== null) return language
  }
  return 'en'
}

/** Which way a language is written: the value of `<html dir>`. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return language === 'ar-XB' ? 'rtl' : (directions[language as Language] ?? 'ltr')
}
