// The languages we speak, the two that only tests speak, and which way each is written.

export const languages = ['en', 'id'] as const
export type Language = (typeof languages)[number]

/** Pseudo-languages for tests: `en-XA` is 40 % longer than English, `ar-XB` the same from right to left. */
export const testLanguages = ['en-XA', 'ar-XB'] as const
export type TestLanguage = (typeof testLanguages)[number]

export type AnyLanguage = Language | TestLanguage

/**
 * The first language of ours that `asked` names: a `lang` parameter or an Accept-Language header. Region and weight
 * are ignored (`id-ID;q=0.9` is `id`, the old code `in` too); English where nothing fits. Pseudo-languages only count
 * with `alsoTestLanguages`.
 */
export function chooseLanguage(asked: string | null | undefined, alsoTestLanguages = false): AnyLanguage {
  for (const part of (asked ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim() ?? ''
    const pseudo = testLanguages.find((language) => language.toLowerCase() === tag.toLowerCase())
    if (pseudo !== undefined && alsoTestLanguages) return pseudo
    const primary = tag.split(/[-_]/)[0]?.toLowerCase()
    const known = languages.find((language) => language === (primary === 'in' ? 'id' : primary))
    if (known !== undefined) return known
  }
  return 'en'
}

/** Which way a language is written: the value of `<html dir>`. */
export function directionOf(language: AnyLanguage): 'ltr' | 'rtl' {
  return language === 'ar-XB' ? 'rtl' : 'ltr'
}
