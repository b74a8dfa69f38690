// Loads a section of words into the page, once.

import type { AnyLanguage, Language } from '../../core/language.ts'
import { writtenDate } from '../../core/written-date.ts'
import { type Compiled, spoken } from '../../words/message.ts'
import { ownWordsFolder, ownWordsMark } from '../../words/own-mark.ts'
import type { WebWords } from '../../words/words.ts'
import { writingOf } from '../../words/writing.ts'
import { fetchFiles } from '../ui/fetch-files.ts'

export type Words = WebWords

export type Section = keyof Words

type SectionFile = { readonly default: Compiled }

/** By their sources, where nothing is built. A built page would have to know two hundred names: it makes the name instead. */
const sources = import.meta.env.DEV ? import.meta.glob<SectionFile>('../../words/web/*/*.json') : {}

async function loadFile(language: string, section: Section): Promise<SectionFile> {
  const name = section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  if (import.meta.env.DEV) {
    const load = sources[`../../words/web/${language}/${name}.json`]
    if (load === undefined) throw new Error(`there are no words ${section} in ${language}`)
    return await load()
  }
  const own = ownWordsMark()
  const built = `/assets/${name}-${language}-${import.meta.env.WORDS_MARK}.js`
  const file = own === undefined ? built : `${ownWordsFolder(own)}${name}-${language}.js`
  await fetchFiles([file])
  return (await import(/* @vite-ignore */ file)) as SectionFile
}

/** One section of a language. Rejects when it cannot be fetched. */
export async function loadSection<Name extends Section>(language: AnyLanguage, section: Name): Promise<Words[Name]> {
  const stretched = language === 'en-XA' || language === 'ar-XB'
  const source: Language = stretched ? 'en' : language
  const said = spoken((await loadFile(source, section)).default, writingOf(source, 'unbroken')) as object
  const words = (section === 'kit' ? { ...said, day: writtenDate(source) } : said) as Words[Name]
  if (!stretched) return words
  const { pseudo } = await import('../../core/pseudo-language.ts')
  return pseudo(words, language === 'ar-XB' ? 'rtl' : 'ltr')
}

/** Filled as sections come; the page's provider hands out this one object. */
export const words: Partial<Words> = {}
