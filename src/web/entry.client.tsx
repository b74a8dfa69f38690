// Hydrates the page in the browser: loads the words of the language in use first, then React.

import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { writeDatesAs } from '../core/written-date.ts'
import { clientWords, needWords } from './messages/client-words.ts'
import { WordsProvider } from './messages/words-context.tsx'
import { routerFetch } from './sending/router-fetch.ts'
import { rememberForms } from './ui/connection.ts'

globalThis.fetch = routerFetch(globalThis.fetch.bind(globalThis), window.location.origin)
rememberForms()
// Before anything is written here: the page says how its dates are.
writeDatesAs(document.documentElement.dataset.dates)

await needWords('kit', 'frame')

startTransition(() => {
  hydrateRoot(
    document,
    <WordsProvider words={clientWords()}>
      <HydratedRouter />
    </WordsProvider>,
  )
})
