// Which words a page speaks: handed down once, read by every component that says something.

import { createContext, type ReactNode, useContext } from 'react'
import type { Words } from './load-section.ts'

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
