// Wakes the page up in the browser: first its words, in the one language in use, then React.

import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { chooseLanguage } from './messages/languages.ts'
import { loadWords } from './messages/load-words.ts'
import { WordsProvider } from './messages/words-context.tsx'

const words = await loadWords(chooseLanguage(document.documentElement.lang, true))

startTransition(() => {
  hydrateRoot(
    document,
    <WordsProvider words={words}>
      <HydratedRouter />
    </WordsProvider>,
  )
})
