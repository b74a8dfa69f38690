// Hydrates the page in the browser: loads the words of the language in use and the page's data first, then React.

import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { writeDatesAs } from '../core/written-date.ts'
import { clientWords, needWords, WordsProvider } from './messages/words-context.tsx'
import { pageData } from './sending/fetch-data.ts'
import { loadAnew } from './sending/load-anew.ts'
import { routerFetch } from './sending/router-fetch.ts'
import { keepTyped } from './sending/typed-before.ts'
import { rememberForms } from './ui/connection.ts'

const { fetch } = window
globalThis.fetch = routerFetch(fetch.bind(window), window.location.origin)
rememberForms()
// Before anything is written here: the page says how its dates are.
writeDatesAs(document.documentElement.dataset.dates)

const [{ text, meanwhile }] = await Promise.all([pageData(fetch.bind(window)), needWords('kit', 'frame')])
Object.assign((window as unknown as { __reactRouterContext: object }).__reactRouterContext, {
  stream: new Response(text).body,
})

/** What stands over the notes and parts of the page: the news of the page that takes its place is among them, or is not worth a line. */
const headlines = (): readonly string[] =>
  Array.from(document.querySelectorAll('.note b, section span[id], h2'), ({ textContent }) => textContent.trim())

const app = (
  <WordsProvider words={clientWords()}>
    <HydratedRouter />
  </WordsProvider>
)
if (meanwhile === 'anotherPage') loadAnew()
else if (meanwhile === 'same') startTransition(() => void hydrateRoot(document, app))
else {
  const putBack = keepTyped()
  const before = headlines()
  document.addEventListener('candor:awake', () => {
    putBack()
    const news = headlines().find((line) => !before.includes(line))
    document.dispatchEvent(new CustomEvent('candor:say', { detail: news ?? clientWords().kit.agreed.changed }))
  })
  createRoot(document).render(app)
}
