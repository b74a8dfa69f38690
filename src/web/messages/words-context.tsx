// Which words a page speaks: handed down once, read by every component that says something. In the browser only those of the language in
// use, and of it only the sections that the screens so far have needed.

import { createContext, type ReactNode, useContext } from 'react'
import type { AnyLanguage } from '../../core/language.ts'
import { fetchAwaited } from '../ui/fetch-part.ts'
import { loadSection, type Section, type Words, words } from './load-section.ts'

const WordsContext = createContext<Words | null>(null)

/** Stands around the whole page, on the server ({@link wordsFor}) and in the browser (`clientWords`) alike. */
export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>
}

/** The words of this page. Throws outside of a {@link WordsProvider}: that is a fault of the page's frame. */
export function useWords(): Words {
  const words = useContext(WordsContext)
  if (words === null) throw new Error('useWords needs a WordsProvider around the page')
  return words
}

/** The words of this page. A section is there once its screen's module has loaded: each one asks with {@link needWords}. */
export function clientWords(): Words {
  return words as Words
}

/**
 * Fetches sections before they are spoken: `await needWords('order')` at the top of a screen's module, so that the router
 * has them with the screen. On the server all words are there already. Waits where there is no connection: a module whose top failed
 * fails for as long as the page lives. Rejects where our server has no such file.
 */
export async function needWords(...sections: readonly Section[]): Promise<void> {
  if (typeof document === 'undefined') return
  // The server has chosen among the languages that there are.
  const language = document.documentElement.lang as AnyLanguage
  const missing = sections.filter((section) => words[section] === undefined)
  const loaded = await Promise.all(missing.map((section) => fetchAwaited(() => loadSection(language, section))))
  for (const [index, section] of missing.entries()) Object.assign(words, { [section]: loaded[index] })
}
