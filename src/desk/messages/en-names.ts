// Names in English of what is kept as a code: languages.

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/** `hi` is `Hindi`. */
export const languageName = (language: string): string => languageNames.of(language) ?? language
